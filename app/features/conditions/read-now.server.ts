import { withFallback } from '#app/lib/with-fallback.ts';
import { listConditionsNow } from '#domain/conditions/now-queries.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { nowInALine } from './condition-words.ts';

/** How the courses of a list are now, each in a line by its id: "Greens good, 2 days ago". Nothing of those of which nothing is said. */
export async function readNowLines(
	ctx: DomainContext,
	courses: readonly { id: number }[],
): Promise<Record<number, string>> {
	const ids = courses.map(({ id }) => id);
	const said = await withFallback(ctx, listConditionsNow(ctx, ids), new Map(), 'Reading how courses of a list are now');
	return Object.fromEntries([...said].map(([id, conditions]) => [id, nowInALine(conditions)]));
}
