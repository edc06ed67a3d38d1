import { coursesNamedIn } from '#content/compile/course-marks.ts';
import { listCardsBySlugs } from '#domain/catalogue/queries.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { withFallback } from '../../lib/with-fallback.ts';
import { type Guide, getGuide } from '../content/library.server.ts';
import { fillPieces } from './fill-pieces.ts';
import type { GuidePiece, GuideSummary } from './guide-shapes.ts';
import { readingMinutes } from './reading-time.ts';

export function toSummary({ slug, title, standfirst, published, text }: Guide): GuideSummary {
	return { slug, title, standfirst, published, minutes: readingMinutes(text) };
}

export const listRelated = ({ related }: Guide): GuideSummary[] =>
	related.flatMap((slug) => {
		const guide = getGuide(slug);
		return guide ? [toSummary(guide)] : [];
	});

/**
 * The guide's text with the courses as they are now: one query for every course that it names. A course that is gone is
 * named without a link, and its card is left out.
 */
export async function readPieces(ctx: DomainContext, { html }: Guide): Promise<GuidePiece[]> {
	const cards = await withFallback(
		ctx,
		listCardsBySlugs(ctx, coursesNamedIn(html)),
		new Map(),
		'Reading the courses of a guide',
	);
	return fillPieces(html, cards);
}
