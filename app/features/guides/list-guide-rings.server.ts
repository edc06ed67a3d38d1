import { coursesNamedIn } from '#content/compile/course-marks.ts';
import { listCardsBySlugs } from '#domain/catalogue/queries.ts';
import { listPlayedSlugs } from '#domain/reviews/lists/ring-queries.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { paths } from '../../lib/paths.ts';
import { GUIDES } from '../content/library.server.ts';

/** A guide of whose courses a member has played some. */
export type GuideRing = { name: string; to: string; played: number; of: number };

/** The rings of all guides of whose courses the viewer has played some, those with the most played first; none for visitors. */
export async function listGuideRings(ctx: DomainContext): Promise<GuideRing[]> {
	const named = GUIDES.map(({ slug, title, html }) => ({ slug, title, courses: coursesNamedIn(html) }));
	const cards = await listCardsBySlugs(ctx, [...new Set(named.flatMap(({ courses }) => courses))]);
	const played = await listPlayedSlugs(
		ctx,
		[...cards.values()].map(({ slug }) => slug),
	);
	return named
		.map(({ slug, title, courses }) => {
			// Two names may lead to one course of today.
			const today = [...new Set(courses.flatMap((name) => cards.get(name)?.slug ?? []))];
			return {
				name: title,
				to: paths.guide(slug),
				played: today.filter((one) => played.has(one)).length,
				of: today.length,
			};
		})
		.filter((ring) => ring.played > 0)
		.sort((a, b) => b.played - a.played || a.name.localeCompare(b.name, 'en'));
}
