import { coursesNamedIn } from '#content/compile/course-marks.ts';
import { listCardsBySlugs } from '#domain/catalogue/queries.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { withFallback } from '../../lib/with-fallback.ts';
import { readNowLines } from '../conditions/read-now.server.ts';
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
 * named without a link, and its card is left out. `courses`: how many it names that are there.
 */
export async function readPieces(ctx: DomainContext, guide: Guide): Promise<{ pieces: GuidePiece[]; courses: number }> {
	const cards = await withFallback(ctx, listCards(ctx, guide), new Map(), 'Reading the courses of a guide');
	const pieces = fillPieces(guide.html, cards);
	const now = await readNowLines(
		ctx,
		pieces.flatMap((piece) => (piece.kind === 'course' ? [piece.course] : [])),
	);
	return {
		pieces: pieces.map((piece) => (piece.kind === 'course' ? { ...piece, now: now[piece.course.id] } : piece)),
		courses: slugsIn(cards).length,
	};
}

/** The slugs that the courses which a guide names have today, each once. */
export const listSlugsOf = async (ctx: DomainContext, guide: Guide): Promise<string[]> =>
	slugsIn(await listCards(ctx, guide));

/** The courses that a guide names, in its order, each once. */
export async function listCoursesOf(ctx: DomainContext, guide: Guide) {
	const cards = await listCards(ctx, guide);
	return [...new Map([...cards.values()].map((card) => [card.id, { ...card, holes: null }])).values()];
}

const listCards = (ctx: DomainContext, { html }: Guide) => listCardsBySlugs(ctx, coursesNamedIn(html));

const slugsIn = (cards: Awaited<ReturnType<typeof listCards>>) => [
	...new Set([...cards.values()].map(({ slug }) => slug)),
];
