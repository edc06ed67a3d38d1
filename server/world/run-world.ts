import { readFile } from 'node:fs/promises';
import type { Database } from '#database/client.ts';
import { importCourses } from '#domain/catalogue/import/import-courses.ts';
import { Tally } from '#domain/catalogue/import/tally.ts';
import { countryName } from '#domain/catalogue/places/countries.ts';
import { countListed, noteListing, type WorldChanges } from '#domain/catalogue/world/differences.ts';
import { queryOfCountry } from '#domain/catalogue/world/overpass-query.ts';
import type { WorldProgress } from '#domain/catalogue/world/progress-words.ts';
import { type ListedCourse, readAnswer } from '#domain/catalogue/world/read-answer.ts';
import type { Geography } from '#domain/geography/geography.ts';
import type { Answers } from './answers.ts';
import type { AskOverpass } from './overpass.ts';
import { type ImportedWorld, linesOfRun, type WorldOutcome } from './run-lines.ts';

export type WorldParts = {
	db: Database;
	answers: Answers;
	ask: AskOverpass;
	geography: Geography;
	now: () => Date;
	onProgress: (progress: WorldProgress) => void | Promise<void>;
};

/** A country that listed this many is not believed to have lost half of them since: an answer that says so is not whole. */
const MANY = 10;

/**
 * Fetches the courses of countries from OpenStreetMap, one after the other, and brings those that came into the catalogue in one
 * transaction. Where a run was broken off or something did not come, the next one asks for what is missing alone.
 */
export async function runWorld(parts: WorldParts, codes: readonly string[]): Promise<WorldOutcome> {
	const { answers } = parts;
	await answers.sweep(parts.now());
	const before = await answers.listUnfinished();
	const left = codes.filter((code) => before.includes(code));
	const wanted = left.length > 0 ? left : codes;
	await answers.noteUnfinished(new Set([...before, ...wanted]));
	const gathered = await gather(parts, wanted);
	await parts.onProgress({ done: wanted.length, total: wanted.length, country: null, secondsLeft: null });
	const waiting = await listWhole(answers, wanted);
	const came = wanted.filter((code) => waiting.has(code));
	const imported = came.length > 0 ? await importAnswers(parts, came) : null;
	await answers.settle(came);
	// What has failed twice is left: it must not keep all others from being asked for again.
	const over = [...came, ...(left.length > 0 ? gathered.missing.map(({ code }) => code) : [])];
	await answers.noteUnfinished((await answers.listUnfinished()).filter((code) => !over.includes(code)));
	return { lines: linesOfRun({ ...gathered, came, imported }), ...gathered };
}

/** Asks for every country whose answer does not wait already. */
async function gather(parts: WorldParts, codes: readonly string[]): Promise<Omit<WorldOutcome, 'lines'>> {
	const waiting = await listWhole(parts.answers, codes);
	const known = await countListed(parts.db);
	const asked = codes.filter((code) => !waiting.has(code));
	const [began, before] = [parts.now().getTime(), codes.length - asked.length];
	const missing: WorldOutcome['missing'] = [];
	for (const [at, code] of asked.entries()) {
		const secondsLeft = at === 0 ? null : ((parts.now().getTime() - began) / 1_000 / at) * (asked.length - at);
		await parts.onProgress({ done: before + at, total: codes.length, country: countryName(code), secondsLeft });
		const answer = await parts.ask(queryOfCountry(code));
		if (!answer.ok && answer.kind !== 'half') return { missing, stopped: answer };
		const message = answer.ok ? whyHalf(answer.value, known.get(code) ?? 0) : answer.message;
		if (message !== null) missing.push({ code, message });
		else if (answer.ok) await parts.answers.keep(code, answer.value);
	}
	return { missing, stopped: null };
}

/** Which countries' answers wait. What a machine that died has left of a file is asked for again. */
async function listWhole(answers: Answers, codes: readonly string[]): Promise<Set<string>> {
	const waiting = await answers.listWaiting();
	const whole = new Set<string>();
	for (const code of codes.filter((one) => waiting.has(one))) {
		if (readAnswer(await readFile(answers.pathOf(code), 'utf8')).ok) whole.add(code);
	}
	return whole;
}

/** Why an answer is not believed beside what was listed the last time; null where it is. */
function whyHalf(text: string, known: number): string | null {
	const { length } = listIn(text);
	if (known < MANY || length * 2 >= known) return null;
	return `${length} courses came where there were ${known} the last time`;
}

async function importAnswers(
	{ db, answers, geography, now }: WorldParts,
	codes: readonly string[],
): Promise<ImportedWorld> {
	const tally = new Tally();
	const closed = new Set<string>();
	const listed = await readAll(answers, codes);
	const files = codes.filter((code) => listed.some(({ country }) => country === code)).map(answers.pathOf);
	let changes: WorldChanges = null;
	const outcome = await importCourses(db, files, {
		geography,
		dryRun: false,
		now: now(),
		onProgress: () => {},
		onRows(rows) {
			for (const row of rows) {
				tally.add(row);
				if (row.refusal === 'closed') closed.add(`${row.file}:${row.line}`);
			}
		},
		async beforeCommit(tx) {
			// A course whose row says that it is closed or gone is listed no longer.
			const open = listed.filter(({ country, line }) => !closed.has(`${country}.json:${line}`));
			changes = await noteListing(tx, open, codes, now());
		},
	});
	// What is kept has been read to its end before.
	if (!outcome.ok) throw new Error(`${outcome.file}: ${outcome.message}`);
	return { tally, ...outcome.value, changes };
}

type OfCountry = ListedCourse & { country: string };

async function readAll({ pathOf }: Answers, codes: readonly string[]): Promise<OfCountry[]> {
	const all: OfCountry[] = [];
	for (const country of codes) {
		for (const course of listIn(await readFile(pathOf(country), 'utf8'))) all.push({ ...course, country });
	}
	return all;
}

/** The courses of an answer that was found whole when it came. */
function listIn(text: string): ListedCourse[] {
	const read = readAnswer(text);
	if (!read.ok) throw new Error(`An answer that was kept is not whole: ${read.message}`);
	return read.value;
}
