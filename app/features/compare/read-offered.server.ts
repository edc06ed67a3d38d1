import { formatDistance } from '#app/lib/format/fact-format.ts';
import { withFallback } from '#app/lib/with-fallback.ts';
import { listSurroundings } from '#domain/catalogue/finding/nearby-queries.ts';
import type { CourseDetails } from '#domain/catalogue/shapes.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import type { Offered } from './add-near.tsx';

const OF_EACH = 3;

/** Courses to be added that lie around the first of `courses` or are most like it, at most six; none where that cannot be told. */
export async function readOffered(ctx: DomainContext, courses: readonly CourseDetails[]): Promise<Offered[]> {
	const [first] = courses;
	if (!first) return [];
	const around = listSurroundings(ctx, first.id, OF_EACH + courses.length);
	const { nearby, similar } = await withFallback(
		ctx,
		around,
		{ nearby: [], similar: [] },
		'Reading courses to compare',
	);
	const near = nearby.filter(notOf(courses)).slice(0, OF_EACH);
	const like = similar.filter(notOf([...courses, ...near])).slice(0, OF_EACH);
	return [
		...near.map((course) => offer(course, `${formatDistance(course.kilometres)} from ${first.name}`)),
		...like.map((course) => offer(course, `much like ${first.name}`)),
	];
}

const notOf =
	(taken: readonly { id: number }[]) =>
	({ id }: { id: number }) =>
		taken.every((one) => one.id !== id);

const offer = ({ slug, name, country }: Omit<Offered, 'why'>, why: string): Offered => ({
	slug,
	name,
	country: { slug: country.slug },
	why,
});
