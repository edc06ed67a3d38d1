import { withFallback } from '#app/lib/with-fallback.ts';
import { type Announcement, listAnnouncements } from '#domain/conditions/announcements/announcement-queries.ts';
import type { Condition } from '#domain/conditions/join.ts';
import { getConditionsNow, listConditionsNow } from '#domain/conditions/now-queries.ts';
import { listPhotographsNow } from '#domain/conditions/photograph-queries.ts';
import type { Photograph } from '#domain/pictures/shapes.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { announcementText, weightiest } from '../announcements/announcement-words.ts';
import { nowInALine } from './condition-words.ts';

/** How one course is now: what golfers say, and their photographs of it. */
export async function readNowOfCourse(
	ctx: DomainContext,
	courseId: number,
): Promise<{ conditions: Condition[]; looks: Photograph[] }> {
	const conditions = await withFallback(ctx, getConditionsNow(ctx, courseId), [], 'Reading how a course is now');
	// No photograph is shown whose report says nothing any more.
	const photographs = conditions.length > 0 ? listPhotographsNow(ctx, courseId) : Promise.resolve([]);
	return { conditions, looks: await withFallback(ctx, photographs, [], 'Reading how a course looks now') };
}

/**
 * How the courses of a list are now, each in a line by its id: what its club announces of the present, else "Greens good, 2 days ago".
 * Nothing of those of which nothing is said.
 */
export async function readNowLines(
	ctx: DomainContext,
	courses: readonly { id: number }[],
): Promise<Record<number, string>> {
	const ids = courses.map(({ id }) => id);
	const [said, announced] = await Promise.all([
		withFallback(ctx, listConditionsNow(ctx, ids), new Map(), 'Reading how courses of a list are now'),
		withFallback(
			ctx,
			listAnnouncements(ctx, ids, { withSamples: true }),
			new Map(),
			'Reading what clubs of a list announce',
		),
	]);
	const lines = ids.map((id) => [id, lineOf(said.get(id) ?? [], announced.get(id) ?? [])] as const);
	return Object.fromEntries(lines.filter(([, line]) => line !== ''));
}

function lineOf(said: readonly Condition[], announced: readonly Announcement[]): string {
	const club = weightiest(announced);
	// That there are no carts says less than how the greens are.
	const isMinor = club?.kind === 'carts' && said.length > 0;
	return club && !isMinor ? announcementText(club) : nowInALine(said);
}
