import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Raw answers are kept for a month. */
const KEPT_MILLISECONDS = 30 * 86_400_000;
const NAME = /^([A-Z]{2})\.json$/;

/**
 * The raw answers of Overpass in the data folder, a file a country. Those in `waiting` have come and are not in the catalogue yet: a run
 * that was broken off goes on with them. Those in `imported` are there to be looked at.
 */
export type Answers = {
	/** Keeps an answer; a file is there whole or not at all. */
	keep: (code: string, text: string) => Promise<void>;
	/** The codes of those that wait. */
	listWaiting: () => Promise<Set<string>>;
	pathOf: (code: string) => string;
	/** Notes that these are in the catalogue. */
	settle: (codes: readonly string[]) => Promise<void>;
	/** The countries of a run that did not come to its end, and have not come; none where all did. */
	listUnfinished: () => Promise<string[]>;
	noteUnfinished: (codes: Iterable<string>) => Promise<void>;
	/** Removes what is older than a month, and what was written halfway. */
	sweep: (now: Date) => Promise<void>;
};

/** Opens the folder, which is made where it is not there. */
export async function openAnswers(dataDirectory: string): Promise<Answers> {
	const { waiting, imported, unfinished } = pathsIn(dataDirectory);
	for (const folder of [waiting, imported]) await mkdir(folder, { recursive: true });
	const write = async (file: string, text: string) => {
		await writeFile(`${file}.part`, text);
		await rename(`${file}.part`, file);
	};
	const pathOf = (code: string) => path.join(waiting, `${code}.json`);
	return {
		pathOf,
		keep: (code, text) => write(pathOf(code), text),
		async listWaiting() {
			const names = await readdir(waiting);
			return new Set(names.flatMap((name) => NAME.exec(name)?.[1] ?? []));
		},
		async settle(codes) {
			for (const code of codes) await rename(pathOf(code), path.join(imported, `${code}.json`));
		},
		async listUnfinished() {
			const text = await readFile(unfinished, 'utf8').catch(() => '');
			return text.split(' ').filter((code) => /^[A-Z]{2}$/.test(code));
		},
		noteUnfinished: (codes) => write(unfinished, [...codes].join(' ')),
		async sweep(now) {
			await sweepAnswers(dataDirectory, now);
			for (const folder of [waiting, imported]) {
				const halves = (await readdir(folder)).filter((name) => !NAME.test(name));
				for (const name of halves) await rm(path.join(folder, name), { force: true });
			}
		},
	};
}

/** Removes what is older than a month, where there is anything; a run may be writing beside it. */
export async function sweepAnswers(dataDirectory: string, now: Date): Promise<void> {
	const { waiting, imported, unfinished } = pathsIn(dataDirectory);
	const files = [waiting, imported].map(async (folder) => {
		// A site that has never fetched the world has no such folder.
		const names = await readdir(folder).catch(() => []);
		return names.map((name) => path.join(folder, name));
	});
	for (const file of [unfinished, ...(await Promise.all(files)).flat()]) {
		if (await isOld(file, now)) await rm(file, { force: true });
	}
}

function pathsIn(dataDirectory: string) {
	const inWorld = (name: string) => path.join(dataDirectory, 'world', name);
	return { waiting: inWorld('waiting'), imported: inWorld('imported'), unfinished: inWorld('unfinished.txt') };
}

/** False for a file that is not there. */
async function isOld(file: string, now: Date): Promise<boolean> {
	const found = await stat(file).catch(() => null);
	return found !== null && now.getTime() - found.mtimeMs > KEPT_MILLISECONDS;
}
