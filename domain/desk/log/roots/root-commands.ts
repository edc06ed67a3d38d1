import { randomBytes } from 'node:crypto';
import { and, asc, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { deskLog } from '#database/schema/desk.ts';
import { decisionHashes, decisionRoots } from '#database/schema/open-data.ts';
import { utcDay } from '#domain/shared/day.ts';
import { hashEntry, joinHashes, NO_ROOT, rootKey, signRoot } from './chain.ts';

const ENTRIES_AT_A_TIME = 2_000;
/** Any number, the same in every process: who holds this advisory lock makes the root. */
const MAKING_LOCK = 7_352_184;

type Hashed = Pick<typeof decisionHashes.$inferInsert, 'entryId' | 'salt' | 'hash'>;

/**
 * Joins the hashes of all entries of the log that have none yet to the root before, and signs what comes of it: once a UTC day, also
 * where nothing was decided. An entry whose transaction ends meanwhile is in the next one. True where there is a new root. One process
 * makes it, in one transaction. Throws what the database throws.
 */
export async function makeDecisionRoot(parts: { db: Database; now: () => Date; secret: string }): Promise<boolean> {
	const { db, now, secret } = parts;
	const day = utcDay(now());
	if (await isMade(db, day)) return false;
	return db.transaction(async (transaction) => {
		// A transaction answers everything that is asked of a database here.
		const tx = transaction as unknown as Database;
		const { rows } = await tx.execute<{ mine: boolean }>(sql`select pg_try_advisory_xact_lock(${MAKING_LOCK}) as mine`);
		if (!rows[0]?.mine || (await isMade(tx, day))) return false;
		const [last] = await tx.select().from(decisionRoots).orderBy(desc(decisionRoots.number)).limit(1);
		const hashed = await hashNewEntries(tx);
		const before = last?.root ?? NO_ROOT;
		const root = joinHashes(
			before,
			hashed.map(({ hash }) => hash),
		);
		const signature = signRoot(rootKey(secret), { day, root });
		const number = (last?.number ?? 0) + 1;
		await tx.insert(decisionRoots).values({ number, day, madeAt: now(), before, root, signature });
		await storeHashes(tx, day, hashed);
		return true;
	});
}

const isMade = async (db: Database, day: string) => (await db.$count(decisionRoots, eq(decisionRoots.day, day))) > 0;

/** The entries without a hash in the order of their numbers, each with a salt of its own. */
async function hashNewEntries(tx: Database): Promise<Hashed[]> {
	const hashed: Hashed[] = [];
	for (let more = true; more; ) {
		const page = await tx
			.select({ entry: deskLog })
			.from(deskLog)
			.leftJoin(decisionHashes, eq(decisionHashes.entryId, deskLog.id))
			.where(and(isNull(decisionHashes.entryId), gt(deskLog.id, hashed.at(-1)?.entryId ?? 0)))
			.orderBy(asc(deskLog.id))
			.limit(ENTRIES_AT_A_TIME);
		for (const { entry } of page) {
			const salt = randomBytes(32);
			hashed.push({ entryId: entry.id, salt, hash: hashEntry(salt, entry) });
		}
		more = page.length === ENTRIES_AT_A_TIME;
	}
	return hashed;
}

async function storeHashes(tx: Database, day: string, hashed: readonly Hashed[]): Promise<void> {
	const first =
		(await tx.select({ place: sql<number>`coalesce(max(place), 0)::int` }).from(decisionHashes))[0]?.place ?? 0;
	const rows = hashed.map((one, at) => ({ ...one, day, place: first + at + 1 }));
	for (let at = 0; at < rows.length; at += ENTRIES_AT_A_TIME)
		await tx.insert(decisionHashes).values(rows.slice(at, at + ENTRIES_AT_A_TIME));
}
