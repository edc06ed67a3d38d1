import path from 'node:path';
import { execArgv, execPath } from 'node:process';
import { pathToFileURL } from 'node:url';
import { BUNDLE } from './build.ts';

/**
 * Young objects are collected in spaces of so many megabytes at most, old ones when they are two and a half times what was left, not
 * only when they are four times that (R45). What a rush has left in them is given back when it is over: `giveMemoryBack`. No object
 * counts as old from the start: since some pages' bytes are kept, V8 would take those of every page for old, and hold them until all
 * old ones are collected (decision record 0022). One thread marks old objects beside the one that answers: on a single core
 * V8's four would leave that one a fifth of it.
 */
export const FRUGAL = [
	'--max-semi-space-size=16',
	'--heap-growing-percent=150',
	'--no-allocation-site-pretenuring',
	'--expose-gc',
	'--concurrent-marking-max-worker-num=1',
];

/**
 * How much may lie free at the end of glibc's heap before it is given back, and from what size on a block is given back by itself,
 * in bytes. Left alone, glibc takes for the one twice the largest block that was freed (what hashing a password takes, 19 MB), and
 * for the other that block.
 */
const MALLOC_KEEPS = '1048576';

/**
 * Goes on as the built server below `root`. Where the system can, the process turns into a new one under the same number: what
 * it took to read TypeScript and to look for changes is given back (30 MB), and the new one is given its settings of memory.
 * Elsewhere the bundle is loaded into this one. `began` is when the command was given, in milliseconds of the clock.
 */
export async function becomeBuild(root: string, began: number): Promise<void> {
	const bundle = path.join(root, BUNDLE);
	if (process.execve && process.platform !== 'win32') {
		process.execve(execPath, [execPath, ...FRUGAL, ...execArgv, bundle, String(began)], {
			...process.env,
			// What Node has compiled of the bundle is kept beside it; another place may be named where that is not to be written.
			NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE || path.join(root, 'build/compiled'),
			// glibc keeps what was freed apart for each thread; two shares are enough for a process with one main thread.
			MALLOC_ARENA_MAX: '2',
			MALLOC_TRIM_THRESHOLD_: MALLOC_KEEPS,
			MALLOC_MMAP_THRESHOLD_: MALLOC_KEEPS,
		});
	}
	await import(pathToFileURL(bundle).href);
}
