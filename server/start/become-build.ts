import { flushCompileCache } from 'node:module';
import path from 'node:path';
import { execArgv, execPath } from 'node:process';
import { pathToFileURL } from 'node:url';
import { BUNDLE } from './sources.ts';

/**
 * Young objects are collected in spaces of 16 megabytes at most, old ones and machine code whenever there are 96 (112 less the young
 * space), not when there are so many times what happened to be left: then every collection starts from the same size, and the most
 * that was ever held, which V8 keeps, does not creep up (R45). Only a site with more than 56 left may grow beyond, to 1.7 times that.
 * Bytes outside V8's heap count apart: else a rush of them moves that size. V8's first compiler (Sparkplug) is left out: the next
 * ones make what runs often, pages cost the same, and machine code crept with it.
 * What a rush has left is given back when it is over: `giveMemoryBack`. No object counts as old from the start: since some
 * pages' bytes are kept, V8 would take those of every page for old, and hold them until all old ones are collected. The thread that
 * answers collects by itself, in short steps between the answers: on a single core V8's four would leave it a fifth of
 * it. Young objects are collected meanwhile too: else some 70 MB come to lie there until all old ones are marked (decision record 0022).
 */
export const FRUGAL = [
	'--max-semi-space-size=16',
	'--initial-old-space-size=112',
	'--heap-growing-percent=70',
	'--external-memory-accounted-in-global-limit',
	'--no-sparkplug',
	'--no-allocation-site-pretenuring',
	'--expose-gc',
	'--single-threaded-gc',
	'--no-separate-gc-phases',
];

/**
 * How much may lie free at the end of glibc's heap before it is given back, and from what size on a block is given back by itself,
 * in bytes. Left alone, glibc takes for the one twice the largest block that was freed (what hashing a password takes, 19 MB), and
 * for the other that block.
 */
const MALLOC_KEEPS = '1048576';

/** `began` is when the command was given, in milliseconds of the clock; `compiled` is where Node keeps what it has compiled. */
type Beginning = { root: string; began: number; compiled: string };

/**
 * Goes on as the built server below `root`. Where the system can, the process turns into a new one under the same number: what
 * it took to read TypeScript and to look for changes is given back (30 MB), and the new one is given its settings of memory.
 * Elsewhere the bundle is loaded into this one.
 */
export async function becomeBuild({ root, began, compiled }: Beginning): Promise<void> {
	const bundle = path.join(root, BUNDLE);
	if (process.execve && process.platform !== 'win32') {
		// Otherwise it is written at the end of a process, which this one does not come to.
		flushCompileCache();
		process.execve(execPath, [execPath, ...FRUGAL, ...execArgv, bundle, String(began)], {
			...process.env,
			NODE_COMPILE_CACHE: compiled,
			// glibc keeps what was freed apart for each thread; two shares are enough for a process with one main thread.
			MALLOC_ARENA_MAX: '2',
			MALLOC_TRIM_THRESHOLD_: MALLOC_KEEPS,
			MALLOC_MMAP_THRESHOLD_: MALLOC_KEEPS,
		});
	}
	await import(pathToFileURL(bundle).href);
}
