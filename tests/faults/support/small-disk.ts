import { spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdirSync } from 'node:fs';

/** A small disk of its own in memory at `place`, where this user may mount one; says whether it is there. */
export function mountSmallDisk(place: string, size: string): boolean {
	mkdirSync(place);
	const mounted = mount(['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'fescue-fault', place]);
	if (mounted) chmodSync(place, 0o755);
	return mounted;
}

export const resizeSmallDisk = (place: string, size: string) => mount(['-o', `remount,size=${size}`, place]);

export const unmount = (place: string) => spawnSync('umount', ['--lazy', place]);

const mount = (words: string[]) => spawnSync('mount', words, { stdio: 'ignore' }).status === 0;

/** Writes a file until there is no room left for a byte more. */
export function fillDisk(file: string) {
	const piece = Buffer.alloc(1_048_576);
	for (const size of [piece.length, 4_096]) {
		try {
			for (;;) appendFileSync(file, piece.subarray(0, size));
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
		}
	}
}
