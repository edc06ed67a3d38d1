import { basename } from 'node:path';
import type { Database } from '#database/client.ts';
import type { Geography } from '#domain/geography/geography.ts';
import { utcDay } from '#domain/shared/day.ts';
import { failure, type Result, success } from '#domain/shared/result.ts';
import { noteClosed } from '../world/differences.ts';
import { BrokenFile } from './files/broken-file.ts';
import type { Encoding } from './files/encoding/encodings.ts';
import { sizeOf } from './files/file-bytes.ts';
import { type OnReading, readRows } from './files/read-file.ts';
import type { OpenOne } from './gone.ts';
import type { Note, RowReport } from './notes.ts';
import { placeAll } from './place-all.ts';
import { coursesOf, recognise } from './recognise.ts';
import { readRegions } from './regions.ts';
import { noRenames, type Renames, writeRenames } from './rename.ts';
import { makeCountryFinder } from './rows/country-names.ts';
import type { ImportedCourse, RowRefusal } from './rows/imported-course.ts';
import { type ParseTools, parseRow } from './rows/parse-row.ts';
import { type Staged, type StagingState, stageBatch } from './stage-batch.ts';
import { openStaging } from './staging.ts';
import { type Written, writeStaged } from './write-staged.ts';

const BATCH = 1_000;

/** `bytes` of `size` of the file have been read; `rows` counts over all files. */
export type ImportProgress = { file: string; bytes: number; size: number; rows: number };

/** `now` tells which years are plausible and stands with what is taken over; `onRows` is told of every row of every file, in order, before anything is kept. */
export type ImportOptions = {
	geography: Geography;
	dryRun: boolean;
	now: Date;
	onRows: (rows: RowReport[]) => void | Promise<void>;
	onProgress: (progress: ImportProgress) => void;
	/** Told how each file was read, once it has been, or as far as it could be. */
	onReading?: OnReading;
	/** The encoding of all files, where it is known; else it is told from each. */
	encoding?: Encoding | undefined;
	/** Does what belongs to an import in its transaction, at its end; what it throws undoes everything. */
	beforeCommit?: (tx: Database, written: Written) => Promise<void>;
};

/** `line` is where the trouble begins, null where the whole file is meant. */
export type ImportFailure = { kind: 'broken-file'; file: string; line: number | null; message: string };

type Session = {
	tx: Database;
	/** The database beside the transaction. */
	beside: Database;
	tools: Omit<ParseTools, 'file'>;
	state: StagingState;
	credits: Set<string>;
	renames: Renames;
	/** Courses that are gone in the files and open here. */
	gone: OpenOne[];
	options: ImportOptions;
};
type ParsedRow = { line: number; parsed: Result<ImportedCourse, RowRefusal> };

/** Thrown to leave the transaction without keeping anything. */
class Leave extends Error {}

/**
 * Brings the courses of files into the catalogue: all of them in one transaction, or nothing at all. A dry run reads,
 * matches and reports in the same way and writes nothing. Memory does not grow with the files. Fails with `broken-file`
 * for a file that cannot be read to its end; database errors are thrown. Takes two connections of the database.
 */
export async function importCourses(
	db: Database,
	files: readonly string[],
	options: ImportOptions,
): Promise<Result<Written, ImportFailure>> {
	let outcome: Result<Written, ImportFailure> = success({ inserted: 0, updated: 0 });
	try {
		await db.transaction(async (transaction) => {
			// A transaction answers everything that the commands here ask of a database.
			const tx = transaction as unknown as Database;
			const findRegion = await readRegions(tx);
			await openStaging(tx, findRegion);
			const tools = {
				geography: options.geography,
				findCountry: makeCountryFinder(),
				thisYear: options.now.getUTCFullYear(),
			};
			const counts = { rows: 0, taken: 0, takenBefore: 0 };
			const state = {
				...counts,
				lastNumbers: new Map<string, number>(),
				day: utcDay(options.now),
				findRegion,
				beside: db,
			};
			const session: Session = {
				tx,
				beside: db,
				tools,
				state,
				credits: new Set(),
				renames: noRenames(),
				gone: [],
				options,
			};
			for (const file of files) {
				const broken = await stageFile(session, file);
				if (broken) {
					outcome = failure(broken);
					throw new Leave();
				}
			}
			if (options.dryRun) throw new Leave();
			const { inserted, updated } = await writeStaged(tx, session.credits);
			const written = { inserted, updated: updated + (await writeRenames(tx, session.renames)) };
			await options.beforeCommit?.(tx, written);
			await noteClosed(tx, session.gone, options.now);
			outcome = success(written);
		});
	} catch (error) {
		if (!(error instanceof Leave)) throw error;
	}
	return outcome;
}

/** Stages one file; returns what is wrong with it, or null. */
async function stageFile(session: Session, file: string): Promise<ImportFailure | null> {
	let staged: Promise<void> = Promise.resolve();
	try {
		const size = await sizeOf(file);
		const tools = { ...session.tools, file };
		const { onProgress, onReading, encoding } = session.options;
		const onBytes = (bytes: number) => onProgress({ file, bytes, size, rows: session.state.rows });
		let batch: ParsedRow[] = [];
		session.state.takenBefore = session.state.taken;
		for await (const row of readRows(file, { encoding, onBytes, onReading })) {
			batch.push({ line: row.line, parsed: parseRow(row, tools) });
			if (batch.length < BATCH) continue;
			await staged;
			// The next rows are read while the database works on these; what fails there is thrown where it is waited for.
			staged = stageRows(session, file, batch);
			staged.catch(() => {});
			batch = [];
		}
		await staged;
		await stageRows(session, file, batch);
		return null;
	} catch (error) {
		if (!(error instanceof BrokenFile)) throw error;
		return { kind: 'broken-file', file, line: error.line, message: error.message };
	} finally {
		await staged;
	}
}

async function stageRows(session: Session, file: string, rows: readonly ParsedRow[]) {
	const { tx, beside, tools, state, credits, options } = session;
	const places = placeAll(beside, coursesOf(rows));
	// What fails is thrown where it is waited for, unless something else has failed before.
	places.catch(() => {});
	const { courses, gone, tell } = await recognise(tx, rows, session.renames, state.day);
	session.gone.push(...gone);
	const matches = await stageBatch(tx, { courses, places }, tools.geography, state);
	state.rows += rows.length - courses.length;
	courses.forEach((course, at) => {
		if (matches[at]?.match.kind !== 'id-conflict') for (const line of course.credits) credits.add(line);
	});
	let next = 0;
	const reports = rows.map((row) => reportOf(basename(file), row, row.parsed.ok ? matches[next++] : undefined));
	await options.onRows(tell(reports));
}

const OUTCOMES = { new: 'taken', merge: 'merged', waiting: 'waiting' } as const;

function reportOf(file: string, { line, parsed }: ParsedRow, staged: Staged | undefined): RowReport {
	const refused = { file, line, outcome: 'refused', into: null } as const;
	if (!parsed.ok) return { ...refused, name: parsed.name, refusal: parsed.refusal, notes: [] };
	const { name, notes } = parsed.value;
	if (!staged || staged.match.kind === 'id-conflict') return { ...refused, name, refusal: 'id-conflict', notes };
	const { match, slugs } = staged;
	const asked: Note[] = match.kind === 'waiting' ? [{ flag: 'same-course', detail: slugs.join(', ') }] : [];
	const into = match.kind === 'merge' ? (slugs[0] ?? null) : null;
	return { file, line, name, outcome: OUTCOMES[match.kind], into, refusal: null, notes: [...asked, ...notes] };
}
