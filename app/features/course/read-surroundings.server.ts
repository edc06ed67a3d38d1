import { listNearby, listSimilar, type NearbyCourse, type SimilarCourse } from '#domain/catalogue/nearby-queries.ts';
import type { CourseDetails } from '#domain/catalogue/shapes.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { orEmpty } from '../../lib/or-empty.ts';

const LISTED = 4;

/** The courses nearest to a course, and those most like it. */
export async function readSurroundings(ctx: DomainContext, { id, latitude, longitude }: CourseDetails) {
	const [nearby, similar] = await Promise.all([
		latitude === null || longitude === null
			? []
			: orEmpty(ctx, listNearby(ctx, { id, latitude, longitude }, LISTED), [] as NearbyCourse[], 'the courses nearby'),
		orEmpty(ctx, listSimilar(ctx, id, LISTED), [] as SimilarCourse[], 'the similar courses'),
	]);
	return { nearby, similar };
}
