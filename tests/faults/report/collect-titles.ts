import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A test, by its file below the root and the title that names the case. */
export type Shown = { file: string; title: string };

const FOLDERS = ['app', 'bench', 'cli', 'content', 'database', 'domain', 'mail', 'server', 'tests'];
const TEST = /\.(?:test|spec)\.tsx?$/;
/** A title is what `it`, `test` or `describe` is given first, or what `it.each(…)` and its like give back. */
const TITLE = /(?:\b(?:it|test|describe)(?:\.\w+)*|\))\(\s*(['"`])((?:(?!\1).)*\b[RS]\d\d\b(?:(?!\1).)*)\1/g;

/** Every test whose title names a case, by the case's id. */
export function collectTitles(root: string): Map<string, Shown[]> {
	const found = new Map<string, Shown[]>();
	for (const file of FOLDERS.flatMap((folder) => filesBelow(root, folder)).toSorted()) {
		const text = readFileSync(path.join(root, file), 'utf8');
		for (const [, , title = ''] of text.matchAll(TITLE)) {
			for (const [id] of title.matchAll(/\b[RS]\d\d\b/g)) {
				const shown = found.get(id) ?? [];
				if (!shown.some((each) => each.file === file && each.title === title)) shown.push({ file, title });
				found.set(id, shown);
			}
		}
	}
	return found;
}

function filesBelow(root: string, folder: string): string[] {
	const entries = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
	return entries.filter((name) => TEST.test(name)).map((name) => path.posix.join(folder, name));
}
