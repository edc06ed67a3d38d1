import type { DomainContext } from '#domain/shared/context.ts';
import { isDatabaseFailing } from '#domain/shared/database-failing.ts';

/**
 * A part of a page whose read may fail: it is told to the operator and the part shows its empty state. When the database
 * cannot be reached at all the failure is passed on, and the whole page is answered as unavailable (decision X3).
 */
export async function orEmpty<Value>(
	ctx: DomainContext,
	read: Promise<Value>,
	empty: Value,
	what: string,
): Promise<Value> {
	try {
		return await read;
	} catch (error) {
		if (isDatabaseFailing(error)) throw error;
		ctx.report(`Reading ${what} failed`, error);
		return empty;
	}
}
