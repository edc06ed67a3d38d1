import { data } from 'react-router';
import { getCourseCard } from '#domain/catalogue/queries.ts';
import type { ClosableCard } from '#domain/catalogue/shapes.ts';
import type { DomainContext } from '#domain/shared/context.ts';

/** The course of an address below its page; anything else is not found. */
export async function requireCourseCard(
	ctx: DomainContext,
	{ country, slug }: { country: string; slug: string },
): Promise<ClosableCard> {
	const course = await getCourseCard(ctx, slug);
	if (course?.country.slug !== country) throw data(null, { status: 404 });
	return course;
}
