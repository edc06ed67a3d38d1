import { and, desc, eq, inArray, isNotNull, isNull, notBetween } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { courses } from '#database/schema/catalogue.ts';
import { openFilePieces, openFiles } from '#database/schema/open-data.ts';
import { utcDay } from '#domain/shared/day.ts';
import { firstChangeAfter } from '../data-calls/change-queries.ts';
import { packInPieces } from './in-pieces.ts';
import { type Lines, readLines } from './lines-queries.ts';
import { getKeptFile, type KeptFile } from './queries.ts';

type Parts = { db: Database; now: () => Date };

/** Whoever takes longer has died over it. */
const MAKING_MILLISECONDS = 15 * 60_000;
/** How soon courses that come by day stand in a file. */
const AGAIN_MILLISECONDS = 3_600_000;
/** The newest, and the one before, which may still be being fetched. */
const KEPT_FILES = 2;

/**
 * Makes the file of the catalogue where there is none of today (UTC), or where courses have come or gone since the newest, once an
 * hour at most; of the same bytes the newest is said to be today's. True where there is something new to tell. One process makes it;
 * it is offered when it is whole, and what a process has left half is removed by the next. Throws what the database throws.
 */
export async function makeOpenFile({ db, now }: Parts): Promise<boolean> {
	if (!(await isDue({ db, now }))) return false;
	const fileId = await begin({ db, now });
	if (fileId === null) return false;
	try {
		// Another process may have ended one in between.
		const isStillDue = await isDue({ db, now });
		if (isStillDue) await offer({ db, now }, fileId, await writeFile(db, fileId));
		else await db.delete(openFiles).where(eq(openFiles.id, fileId));
		return isStillDue;
	} catch (error) {
		await db.delete(openFiles).where(eq(openFiles.id, fileId));
		throw error;
	}
}

async function isDue({ db, now }: Parts): Promise<boolean> {
	const newest = await getKeptFile({ db });
	if (newest?.day !== utcDay(now())) return true;
	const isRecent = Math.abs(now().getTime() - newest.madeAt.getTime()) < AGAIN_MILLISECONDS;
	return !isRecent && newest.courses !== (await db.$count(courses));
}

/** The id of a file that is to be made; null while another process makes one. */
async function begin({ db, now }: Parts): Promise<number | null> {
	const away = (milliseconds: number) => new Date(now().getTime() + milliseconds);
	// One that began in time to come was begun while a clock was wrong.
	const isGivenUp = notBetween(openFiles.startedAt, away(-MAKING_MILLISECONDS), away(MAKING_MILLISECONDS));
	await db.delete(openFiles).where(and(isNull(openFiles.madeAt), isGivenUp));
	const [begun] = await db
		.insert(openFiles)
		.values({ day: utcDay(now()), startedAt: now() })
		.onConflictDoNothing()
		.returning({ id: openFiles.id });
	return begun?.id ?? null;
}

type Made = Pick<KeptFile, 'hash' | 'bytes' | 'courses' | 'changesFrom'>;

/** Writes the pieces of a file while the courses are read, all of them as they are at one moment. */
async function writeFile(db: Database, fileId: number): Promise<Made> {
	let count = 0;
	let changesFrom = 0;
	async function* textOf(lines: AsyncIterable<Lines>) {
		for await (const { text, courses: some } of lines) {
			count += some;
			yield text;
		}
	}
	const written = await db.transaction(
		async (transaction) => {
			// A transaction answers everything that is asked of a database here.
			const lines = readLines(transaction as unknown as Database);
			changesFrom = await firstChangeAfter(transaction as unknown as Database);
			// Besides the transaction, which ends sooner where nothing is written in it.
			return packInPieces(textOf(lines), (number, content) =>
				db.insert(openFilePieces).values({ fileId, number, content }),
			);
		},
		{ isolationLevel: 'repeatable read', accessMode: 'read only' },
	);
	return { ...written, courses: count, changesFrom };
}

/** Offers a file that is whole, or the newest once more where it is the same, and removes those that are no longer kept. */
async function offer({ db, now }: Parts, fileId: number, made: Made): Promise<void> {
	await db.transaction(async (tx) => {
		const [newest] = await tx
			.select({ id: openFiles.id, hash: openFiles.hash })
			.from(openFiles)
			.where(isNotNull(openFiles.madeAt))
			.orderBy(desc(openFiles.id))
			.limit(1);
		if (newest?.hash === made.hash) {
			await tx
				.update(openFiles)
				.set({ day: utcDay(now()) })
				.where(eq(openFiles.id, newest.id));
			await tx.delete(openFiles).where(eq(openFiles.id, fileId));
			return;
		}
		const offered = await tx
			.update(openFiles)
			.set({ ...made, madeAt: now(), day: utcDay(now()) })
			.where(eq(openFiles.id, fileId))
			.returning({ id: openFiles.id });
		if (offered.length === 0) throw new Error('the file was taken for given up while it was made');
		const old = tx
			.select({ id: openFiles.id })
			.from(openFiles)
			.where(isNotNull(openFiles.madeAt))
			.orderBy(desc(openFiles.id))
			.offset(KEPT_FILES);
		await tx.delete(openFiles).where(inArray(openFiles.id, old));
	});
}
