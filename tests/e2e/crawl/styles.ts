import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { shortNames } from '#app/styles/vite-plugin.ts';

/** The map itself needs a script, which brings its styles; the outline of the world in its place has its own. */
const LATE = ['app/features/map/course-map.module.css'];
/** What the build calls the classes of a module: letters of its file, then its place in it. */
const SHORT_NAME = /^(_[\w-]{3})[\da-z]{1,2}$/;
const CLASSES = / class="([^"]+)"/g;
const INSIDE = /<style>([\s\S]*?)<\/style>/g;
const LINKED = /<link rel="stylesheet" href="([^"#]+)/g;

const files = sheetsByLetters();
const linked = new Map<string, Promise<string>>();

/** The style sheets whose classes a page names while it does not have them. */
export async function unstyledIn(html: string, request: APIRequestContext): Promise<string[]> {
	const sheets = [...html.matchAll(INSIDE)].map(([, text = '']) => text);
	for (const [, href = ''] of html.matchAll(LINKED)) sheets.push(await sheetAt(href, request));
	const styles = sheets.join('');
	const missing = [...lettersIn(html)].filter((letters) => !styles.includes(`.${letters}`));
	return missing.flatMap((letters) => files.get(letters) ?? []).filter((file) => !LATE.includes(file));
}

/** The files, as letters, whose classes the elements of a page have. */
function lettersIn(html: string): Set<string> {
	const names = [...html.matchAll(CLASSES)].flatMap(([, value = '']) => value.split(' '));
	return new Set(names.flatMap((name) => SHORT_NAME.exec(name)?.[1] ?? []));
}

function sheetAt(href: string, request: APIRequestContext): Promise<string> {
	const known = linked.get(href) ?? request.get(href).then((answer) => answer.text());
	linked.set(href, known);
	return known;
}

function sheetsByLetters(): Map<string, string> {
	const nameOf = shortNames(process.cwd());
	const paths = globSync('app/**/*.module.css');
	return new Map(paths.map((path) => [nameOf('any', resolve(path)).slice(0, 4), path]));
}
