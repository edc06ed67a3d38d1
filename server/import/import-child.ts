/** A process of its own that reads one file of courses, and imports it where it is asked to. Asked and answered by messages. */
import { eq } from 'drizzle-orm';
import { type Database, openDatabase } from '#database/client.ts';
import { courseFiles } from '#database/schema/desk.ts';
import { importCourses } from '#domain/catalogue/import/import-courses.ts';
import { reasonOf } from '#domain/catalogue/import/notes.ts';
import { Tally } from '#domain/catalogue/import/tally.ts';
import type { Written } from '#domain/catalogue/import/write-staged.ts';
import { loadGeography } from '#domain/geography/geography.ts';
import type { Viewer } from '#domain/shared/context.ts';
import type { ImportReport, ToldRow } from '#domain/shared/course-imports.ts';
import { recordDecision } from '#domain/shared/desk/desk-log.ts';
import type { Order } from './course-imports.ts';

/** As the command line's; milliseconds. */
const LIMITS = { size: 2, statementTimeout: 240_000, waitTimeout: 10_000 };
const MOST_ROWS_TOLD = 200;

/** Thrown to undo an import of a file that somebody else has imported. */
class AlreadyGone extends Error {}

process.once('message', async (order: Order) => {
	const report = await obey(order);
	process.send?.(report, () => process.exit(0));
});
process.on('disconnect', () => process.exit(0));

async function obey({ path, commit, encoding }: Order): Promise<ImportReport> {
	const { db, pool } = openDatabase(process.env.DATABASE_URL ?? '', LIMITS);
	const tally = new Tally();
	const rows: ToldRow[] = [];
	const answer: Omit<ImportReport, 'counts'> = {
		reading: null,
		rows,
		broken: null,
		gone: false,
		written: { inserted: 0, updated: 0 },
	};
	try {
		const outcome = await importCourses(db, [path], {
			geography: loadGeography(),
			dryRun: commit === null,
			now: new Date(),
			onProgress: () => {},
			onReading: (reading) => {
				answer.reading = reading;
			},
			encoding,
			onRows: (batch) => {
				for (const row of batch) {
					tally.add(row);
					const { line, name, outcome: became } = row;
					const reason = reasonOf(row);
					if (reason !== '' && rows.length < MOST_ROWS_TOLD) rows.push({ line, name, outcome: became, reason });
				}
			},
			beforeCommit: (tx, written) => settle(tx, commit, tally, written),
		});
		const counts = tally.counts();
		if (outcome.ok) return { ...answer, counts, written: outcome.value };
		return { ...answer, counts, broken: { line: outcome.line, message: outcome.message } };
	} catch (error) {
		if (!(error instanceof AlreadyGone)) throw error;
		return { ...answer, counts: tally.counts(), gone: true };
	} finally {
		await pool.end();
	}
}

/** In the transaction of the import: the stored file goes, which only one of two editors can do, and the log has it. */
async function settle(tx: Database, commit: Order['commit'], tally: Tally, written: Written) {
	if (commit === null) return;
	const [file] = await tx
		.delete(courseFiles)
		.where(eq(courseFiles.id, commit.fileId))
		.returning({ name: courseFiles.name });
	if (!file) throw new AlreadyGone();
	const { taken, merged, refused } = tally;
	// Whoever asked has been found to be an editor; here nothing but the number is of interest.
	const viewer = { kind: 'member', userId: commit.actorId } as Viewer;
	await recordDecision(
		tx,
		{ viewer, now: () => new Date(), changes: new Set() },
		{
			action: 'courses imported',
			thing: { kind: 'course', id: file.name },
			after: { taken, merged, refused, ...written },
		},
	);
}
