import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** Only a script opens it, and brings its styles. */
const OPENED_BY_SCRIPT = ['app/features/photographs/photograph-viewer.module.css'];

const TYPES = /^import type [^;]*;/gm;
const STATIC = /^(?:import|\} from) [^;]*?'([^']+)';|^import '([^']+)';/gm;
const LATE = /\bimport\('([^']+)'\)/g;

/** Every style sheet that a module brings, by the modules it imports; with what it imports late, where `late` is asked for. */
function sheetsOf(path: string, late: boolean, seen = new Set<string>()): Set<string> {
	if (seen.has(path) || !existsSync(join(ROOT, path))) return seen;
	seen.add(path);
	if (!/\.tsx?$/.test(path)) return seen;
	const source = readFileSync(join(ROOT, path), 'utf8').replace(TYPES, '');
	const patterns = late ? [STATIC, LATE] : [STATIC];
	for (const [, from, bare] of patterns.flatMap((pattern) => [...source.matchAll(pattern)])) {
		const name = from ?? bare ?? '';
		if (name.startsWith('#app/')) sheetsOf(name.slice(1), late, seen);
		else if (name.startsWith('.')) sheetsOf(join(dirname(path), name), late, seen);
	}
	return seen;
}

it('styles of the dialogs come with the page that they open over', () => {
	const there = new Set([...sheetsOf('app/routes/courses/top-rated.tsx', false), ...sheetsOf('app/root.tsx', false)]);
	const needed = [...sheetsOf('app/features/dialogs/course-dialogs.tsx', true)].filter((path) => path.endsWith('.css'));
	expect(needed.length).toBeGreaterThan(3);
	expect(needed.filter((path) => !there.has(path) && !OPENED_BY_SCRIPT.includes(path))).toEqual([]);
});
