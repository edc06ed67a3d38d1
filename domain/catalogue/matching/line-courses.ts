import type { DomainContext } from '#domain/shared/context.ts';
import { toCard } from '../cards.ts';
import { listCards } from '../finding/search.ts';
import type { CourseCard } from '../shapes.ts';

/** A course as a line shows it. */
export type LineCourse = Pick<CourseCard, 'id' | 'slug' | 'name' | 'location' | 'country' | 'land' | 'kind'>;

/** The courses of some ids as lines show them, each once; those that are there no more are left out. */
export async function listLineCourses(ctx: DomainContext, ids: readonly number[]): Promise<LineCourse[]> {
	const rows = await listCards(ctx, [...new Set(ids)]);
	return rows.map((row) => {
		const { id, slug, name, location, country, land, kind } = toCard(row);
		return { id, slug, name, location, country, land, kind };
	});
}
