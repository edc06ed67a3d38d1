import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeDown } from '#database/write-down.ts';
import type { PictureStore } from './store.ts';

/** A store in a folder. What was put is on the disk when `put` returns; a crash leaves a draft, never half a file. */
export function createDiskStore(folder: string): PictureStore {
	const pathOf = (name: string) => join(folder, name);
	return {
		async put(name, path) {
			const target = pathOf(name);
			await mkdir(dirname(target), { recursive: true });
			await move(path, target);
			await writeDown(dirname(target));
		},
		async open(name) {
			const found = await stat(pathOf(name)).catch(orNull);
			return found?.isFile() ? { stream: createReadStream(pathOf(name)), bytes: found.size } : null;
		},
		async remove(names) {
			for (const name of names) await rm(pathOf(name), { force: true });
		},
		async *list() {
			const places = await readdir(folder, { withFileTypes: true }).catch(orNull);
			for (const place of places?.filter((entry) => entry.isDirectory()) ?? []) {
				for (const file of await readdir(pathOf(place.name))) {
					const name = `${place.name}/${file}`;
					const found = await stat(pathOf(name)).catch(orNull);
					if (found?.isFile()) yield { name, storedAt: found.mtime };
				}
			}
		},
	};
}

/** A rename of what is on the disk already, or a copy where the file comes from another disk. */
async function move(from: string, to: string) {
	try {
		await writeDown(from);
		await rename(from, to);
	} catch (error) {
		if (codeOf(error) !== 'EXDEV') throw error;
		const draft = `${to}.draft`;
		await copyFile(from, draft);
		await writeDown(draft);
		await rename(draft, to);
	}
}

function orNull(error: unknown): null {
	if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return null;
	throw error;
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;
