import { coursesNamedIn } from '#content/compile/course-marks.ts';
import { whichAreOf } from '#domain/catalogue/places/place-queries.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { GUIDES } from '../content/library.server.ts';
import type { GuideSummary } from './guide-shapes.ts';
import { toSummary } from './read-guide.server.ts';

/** How many of some courses a guide has to name to be about them: so many, and such a share of all that it names. */
export type About = { least: number; share: number };

/** A golf area or a club is small: a guide that names a few courses of it is about it. */
export const ABOUT_FEW = { least: 2, share: 0 };
export const ABOUT_CLUB = { least: 1, share: 0 };
/** Of a country or a region any guide to the world names a few. */
export const ABOUT_LAND = { least: 2, share: 0.2 };

/** The guides that are about some courses: `which` they are, as the database is asked. */
export async function listGuidesAbout(
	ctx: DomainContext,
	which: Parameters<typeof whichAreOf>[1],
	{ least, share }: About,
): Promise<GuideSummary[]> {
	const named = GUIDES.map((guide) => ({ guide, slugs: coursesNamedIn(guide.html) }));
	const here = await whichAreOf(ctx, which, [...new Set(named.flatMap(({ slugs }) => slugs))]);
	return named
		.filter(({ slugs }) => {
			const found = slugs.filter((slug) => here.has(slug)).length;
			return found >= least && found >= slugs.length * share;
		})
		.map(({ guide }) => toSummary(guide));
}
