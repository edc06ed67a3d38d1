import { asc, desc, eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { deskLog } from '#database/schema/desk.ts';
import { decisionHashes, decisionRoots } from '#database/schema/open-data.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { hashEntry, joinHashes, NO_ROOT } from './chain.ts';
import { type DecisionFile, type DecisionRoot, decisionFileName, ROOTS_TOLD } from './root-file.ts';

/** The key of what tells of the roots; changed when there is a new one. */
export const DECISION_ROOTS = 'decision-roots';

/** The last roots, the newest first. For everybody. */
export async function listDecisionRoots(ctx: Pick<DomainContext, 'db' | 'reads'>): Promise<DecisionRoot[]> {
	ctx.reads.add(DECISION_ROOTS);
	const rows = await ctx.db
		.select({ day: decisionRoots.day, root: decisionRoots.root })
		.from(decisionRoots)
		.orderBy(desc(decisionRoots.number))
		.limit(ROOTS_TOLD);
	return rows.map((row) => ({ ...row, name: decisionFileName(row.day) }));
}

/** The file of a day, or the newest; null where there is none. For everybody. */
export async function getDecisionFile({ db }: { db: Database }, day?: string): Promise<DecisionFile | null> {
	const [row] = await db
		.select()
		.from(decisionRoots)
		.where(day === undefined ? undefined : eq(decisionRoots.day, day))
		.orderBy(desc(decisionRoots.number))
		.limit(1);
	if (!row) return null;
	const hashes = await db
		.select({ hash: decisionHashes.hash })
		.from(decisionHashes)
		.where(eq(decisionHashes.day, row.day))
		.orderBy(asc(decisionHashes.place));
	const { before, root, signature } = row;
	return { day: row.day, before, hashes: hashes.map(({ hash }) => hash), root, signature };
}

/** What does not hold in the log as it is stored, in the order in which it was found. */
export type BrokenPlace =
	| { kind: 'entry-changed'; entryId: number }
	| { kind: 'entry-gone'; entryId: number }
	| { kind: 'root-wrong'; day: string };

/** How much was held against what was published, and what of it does not hold. */
export type LogCheck = { nights: number; decisions: number; broken: BrokenPlace[] };

/**
 * Holds the log against its hashes and the hashes against their roots; `broken` is empty where all is as it was published. An entry that was
 * erased with its salt is no fault: that it was there stays seen. For whoever runs the machine.
 */
export async function checkDecisionLog(db: Database): Promise<LogCheck> {
	const check: LogCheck = { nights: 0, decisions: 0, broken: [] };
	let before = NO_ROOT;
	for (const root of await db.select().from(decisionRoots).orderBy(asc(decisionRoots.number))) {
		const rows = await db
			.select({ entryId: decisionHashes.entryId, salt: decisionHashes.salt, hash: decisionHashes.hash, entry: deskLog })
			.from(decisionHashes)
			.leftJoin(deskLog, eq(deskLog.id, decisionHashes.entryId))
			.where(eq(decisionHashes.day, root.day))
			.orderBy(asc(decisionHashes.place));
		for (const { entryId, salt, hash, entry } of rows) {
			if (salt && !entry) check.broken.push({ kind: 'entry-gone', entryId });
			if (entry && (!salt || hashEntry(salt, entry) !== hash)) check.broken.push({ kind: 'entry-changed', entryId });
		}
		const made = joinHashes(
			before,
			rows.map(({ hash }) => hash),
		);
		if (root.before !== before || root.root !== made) check.broken.push({ kind: 'root-wrong', day: root.day });
		before = root.root;
		check.nights += 1;
		check.decisions += rows.length;
	}
	return check;
}
