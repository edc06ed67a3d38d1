import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { openDatabase } from '#database/client.ts';
import { prepareDatabase } from '#database/prepare.ts';
import { Refusal } from '#database/refusal.ts';
import { findEncoding } from '#domain/catalogue/import/files/encoding/encodings.ts';
import { listColumns } from '#domain/catalogue/import/files/headers.ts';
import { importCourses } from '#domain/catalogue/import/import-courses.ts';
import type { RowReport } from '#domain/catalogue/import/notes.ts';
import { readingInWords } from '#domain/catalogue/import/reading-in-words.ts';
import { REPORT_HEADER, reportLine } from '#domain/catalogue/import/report-csv.ts';
import { Tally } from '#domain/catalogue/import/tally.ts';
import { loadGeography } from '#domain/geography/geography.ts';
import type { FileReading } from '#domain/shared/course-imports.ts';
import { requireConfig, runCommand, say } from '#server/start/terminal.ts';
import { readArguments } from './arguments.ts';
import { showProgress } from './import-progress.ts';

const USAGE =
	'usage: npm run import -- FILE… [--dry-run] [--report file.csv] [--encoding windows-1250], or --columns alone';
/** A million rows are moved in one statement; milliseconds. */
const LIMITS = { size: 2, statementTimeout: 3_600_000, waitTimeout: 10_000 };

await runCommand(async () => {
	const { files, dryRun, report, columns, encoding } = readWishes();
	if (columns) {
		for (const { label, headers } of listColumns()) say(`${label}: ${headers.join(', ')}`);
		return;
	}
	const database = await prepareDatabase(requireConfig(), say, 'tool');
	const { db, pool } = openDatabase(database.url, LIMITS);
	const file = report ? await openReport(report) : null;
	const progress = showProgress(process.stderr);
	const tally = new Tally();
	const readings: FileReading[] = [];
	try {
		const onRows = async (rows: RowReport[]) => {
			for (const row of rows) tally.add(row);
			if (file && !file.write(rows.map(reportLine).join(''))) await once(file, 'drain');
		};
		const outcome = await importCourses(db, files, {
			geography: loadGeography(),
			dryRun,
			now: new Date(),
			onRows,
			onProgress: progress.update,
			onReading: (reading) => readings.push(reading),
			encoding,
		});
		progress.clear();
		for (const line of readings.flatMap(readingInWords)) say(line);
		for (const line of tally.lines()) say(line);
		if (!outcome.ok) {
			const place = outcome.line === null ? outcome.file : `${outcome.file}:${outcome.line}`;
			throw new Refusal(`${place}: ${outcome.message}. Nothing was imported.`);
		}
		const { inserted, updated } = outcome.value;
		say(dryRun ? 'Dry run: nothing was written.' : `Written: ${inserted} new courses, ${updated} filled up.`);
	} finally {
		if (file) await closeReport(file);
		await pool.end();
		await database.stop();
	}
});

function readWishes() {
	const { values, positionals } = readArguments(USAGE, {
		'dry-run': { type: 'boolean', default: false },
		report: { type: 'string' },
		columns: { type: 'boolean', default: false },
		encoding: { type: 'string' },
	});
	const { columns } = values;
	if (columns === positionals.length > 0) throw new Refusal(USAGE);
	const encoding = values.encoding === undefined ? undefined : findEncoding(values.encoding);
	if (encoding === null) throw new Refusal(`--encoding: ${values.encoding} is none that can be read here`);
	return { files: positionals, dryRun: values['dry-run'], report: values.report, columns, encoding };
}

async function openReport(path: string): Promise<WriteStream> {
	const file = createWriteStream(path);
	try {
		await once(file, 'open');
	} catch (error) {
		throw new Refusal(`--report: ${(error as Error).message}`);
	}
	// A mark at the beginning, so that spreadsheets read it as UTF-8.
	file.write(`\ufeff${REPORT_HEADER}`);
	return file;
}

async function closeReport(file: WriteStream): Promise<void> {
	file.end();
	await once(file, 'close');
}
