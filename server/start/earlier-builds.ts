import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { extname, join } from 'node:path';
import { TWIN_ENDINGS } from '../built-files/compressed-files.ts';

/** Beside `build`, all of which React Router empties before it builds. */
export const EARLIER = 'build-earlier';

const DAY = 86_400_000;
/** How long a page may stand open and still find its files after a newer build has taken their place. */
const KEPT_DAYS = 30;

/**
 * Moves the hashed files of the build below `root` to `build-earlier`, before the next build empties their place; each has the time of
 * that as its own. What has lain there for 30 days goes. Throws what the file system throws.
 */
export function setEarlierFilesAside(root: string, now: Date): void {
	const assets = join(root, 'build/client/assets');
	const earlier = join(root, EARLIER);
	mkdirSync(earlier, { recursive: true });
	for (const name of existsSync(assets) ? readdirSync(assets) : []) {
		// Compressed anew when they are asked for: most never are.
		if (TWIN_ENDINGS.includes(extname(name))) continue;
		renameSync(join(assets, name), join(earlier, name));
		utimesSync(join(earlier, name), now, now);
	}
	const end = now.getTime() - KEPT_DAYS * DAY;
	for (const name of readdirSync(earlier)) {
		if (statSync(join(earlier, name)).mtimeMs < end) rmSync(join(earlier, name));
	}
}
