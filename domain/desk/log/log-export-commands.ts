import { and } from 'drizzle-orm';
import type { DomainContext } from '#domain/shared/context.ts';
import { recordDecision } from '#domain/shared/desk/desk-log.ts';
import { isChiefEditor } from '#domain/shared/desk/desk-policy.ts';
import { failure, type Result, success } from '#domain/shared/result.ts';
import { toCsv } from '#domain/shared/text/csv.ts';
import { inTransaction } from '#domain/shared/transaction.ts';
import { type LogEntry, type LogFilter, placed, readEntries, whichOf } from './log-queries.ts';

const ENTRIES_AT_A_TIME = 5_000;
const HEAD = ['Number', 'Moment (UTC)', 'Editor', 'Editor’s id', 'Decision', 'Thing', 'Id', 'Ground', 'Words'];

/**
 * The entries that a filter leaves as a CSV file, the oldest first, safe for spreadsheets. That it was taken is itself an
 * entry, which is not in the file. Fails for everybody but the chief editor.
 */
export async function exportLog(
	ctx: DomainContext,
	filter: LogFilter,
): Promise<Result<{ csv: string }, { kind: 'not-the-chief' }>> {
	if (!isChiefEditor(ctx.viewer)) return failure({ kind: 'not-the-chief' });
	return inTransaction<Result<{ csv: string }, never>>(ctx, async (tx) => {
		const rows = [[...HEAD, 'Before', 'After']];
		let last: number | null = null;
		for (;;) {
			const where = and(whichOf(filter), placed('>', last));
			const entries: LogEntry[] = await readEntries({ db: tx }, where, { upwards: true, limit: ENTRIES_AT_A_TIME });
			rows.push(...entries.map(toRow));
			last = entries.at(-1)?.id ?? null;
			if (entries.length < ENTRIES_AT_A_TIME) break;
		}
		await recordDecision(tx, ctx, {
			action: 'log exported',
			thing: { kind: 'log', id: 'all' },
			after: { entries: rows.length - 1, ...filter },
		});
		return success({ csv: toCsv(rows) });
	});
}

const toRow = ({ id, at, by, action, thingKind, thingId, ground, words, before, after }: LogEntry): string[] => [
	String(id),
	at.toISOString(),
	by === null ? 'The machine' : by.name,
	by?.id ?? '',
	action,
	thingKind,
	thingId,
	ground ?? '',
	words ?? '',
	jsonOf(before),
	jsonOf(after),
];

const jsonOf = (facts: Record<string, unknown> | null) => (facts === null ? '' : JSON.stringify(facts));
