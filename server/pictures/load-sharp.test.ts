import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const CHECKOUT = fileURLToPath(new URL('../..', import.meta.url));
/** Opens all the files that the process may, tries, closes them, and tries again. */
const TRIAL = `
	import { closeSync, openSync } from 'node:fs';
	import { loadSharp } from './server/pictures/load-sharp.ts';
	const open = [];
	try { for (;;) open.push(openSync('/dev/null')); } catch {}
	let first = 'loaded';
	try { loadSharp(); } catch { first = 'refused'; }
	for (const file of open) closeSync(file);
	console.log(first, typeof loadSharp());
`;

it('R26: what could not be loaded while no file could be opened is loaded afterwards', async () => {
	const { stdout } = await promisify(execFile)(
		'sh',
		['-c', 'ulimit -n 64; exec "$0" --input-type=module -e "$1"', process.execPath, TRIAL],
		{ cwd: CHECKOUT },
	);
	expect(stdout).toBe('refused function\n');
});
