import { spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdirSync, truncateSync, writeFileSync } from 'node:fs';

/** A small disk of its own in memory at `place`, where this user may mount one; says whether it is there. */
export function mountSmallDisk(place: string, size: string): boolean {
	mkdirSync(place);
	const mounted = mount(['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'fescue-fault', place]);
	if (mounted) chmodSync(place, 0o755);
	return mounted;
}

/** A disk of `size` that is kept in the file `image` and mounted at `place`, where this user may; says whether it is there. */
export function mountDiskOf(image: string, place: string, size: number): boolean {
	mkdirSync(place);
	writeFileSync(image, '');
	truncateSync(image, size);
	const made = spawnSync('mkfs.ext4', ['-q', '-F', image], { stdio: 'ignore' }).status === 0;
	return made && mountAgain(image, place);
}

export const mountAgain = (image: string, place: string) => mount(['-o', 'loop', image, place]);

/** As the kernel does with a disk that fails it: whatever is open for writing, nothing is written any more. */
export const makeReadOnly = (place: string) => mount(['-o', 'remount,abort', place]);

/** Fails, unlike `unmount`, where a process has files open there. */
export const unmountUnused = (place: string) => spawnSync('umount', [place], { stdio: 'ignore' }).status === 0;

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
