import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A test, by its file below the root and the title that names the case. */
export type Shown = { file: string; title: string };

const FOLDERS = ['app', 'bench', 'cli', 'content', 'database', 'domain', 'mail', 'server', 'tests'];
const TEST = /\.(?:test|spec)\.tsx?$/;
/** A title stands in quotes, behind a bracket or at the beginning of a line. */
const TITLE = /(?:\(|^\s*)(['"`])((?:(?!\1).)*\b[RS]\d\d\b(?:(?!\1).)*)\1/gm;

/** An id and a word or two: a title says what holds, behind a colon or before the id. */
const FIGURE = /^[RS]\d\d(?: (?:[\w]+|\$\{\w+\})){0,2}$/;

/** Every test whose title names a case, by the case's id. */
export function collectTitles(root: string): Map<string, Shown[]> {
	const found = new Map<string, Shown[]>();
	for (const file of FOLDERS.flatMap((folder) => filesBelow(root, folder)).toSorted()) {
		const text = readFileSync(path.join(root, file), 'utf8');
		for (const [, , title = ''] of text.matchAll(TITLE)) {
			// What figures are noted under is no title.
			if (FIGURE.test(title)) continue;
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
