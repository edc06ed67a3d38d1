import { listSurroundings, type Surroundings } from '#domain/catalogue/finding/nearby-queries.ts';
import type { CourseDetails } from '#domain/catalogue/shapes.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { withFallback } from '../../lib/with-fallback.ts';

const LISTED = 4;
const NONE: Surroundings = { nearby: [], similar: [] };

/** The courses nearest to a course, and those most like it. */
export const readSurroundings = (ctx: DomainContext, { id }: CourseDetails): Promise<Surroundings> =>
	withFallback(ctx, listSurroundings(ctx, id, LISTED), NONE, 'Reading the courses nearby and like it');
