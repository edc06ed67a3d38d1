import type { DomainContext } from '#domain/shared/context.ts';
import { isDatabaseFailing } from '#domain/shared/database-failing.ts';

/** For what is worth more than a page that says it is unavailable: words that somebody has typed. */
export const WHATEVER_FAILS = () => false;

/**
 * What was tried, or what stands in for it where that fails: a part of a page shows its empty state. The log says what failed,
 * `doing` in words ("Reading the ranking"). A failure that is to be passed on is thrown: by default of a database that cannot be
 * reached at all, where the whole page is answered as unavailable (decision X3).
 */
export async function withFallback<Value>(
	ctx: DomainContext,
	attempt: Promise<Value>,
	fallback: Value,
	doing: string,
	passOn: (error: unknown) => boolean = isDatabaseFailing,
): Promise<Value> {
	try {
		return await attempt;
	} catch (error) {
		if (passOn(error)) throw error;
		ctx.report(`${doing} failed`, error);
		return fallback;
	}
}
