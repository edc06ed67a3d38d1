import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#database/client.ts';
import {
	listRemovals,
	noteDelayed,
	noteMade,
	noteRemoved,
	sweepUploads,
	takeComing,
} from '#domain/pictures/making-commands.ts';
import { listKnownPictures } from '#domain/pictures/serving-queries.ts';
import type { Core } from '../core.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { allNamesOf, idIn } from '../pictures/store.ts';

export type PictureJobParts = Pick<Core, 'db' | 'now' | 'change' | 'report'> & { pictures: Pictures };

const RETRY_MILLISECONDS = 60_000;
const HOUR_MILLISECONDS = 3_600_000;
const REMOVED_AT_ONCE = 50;
const LOOKED_AT_ONCE = 500;

/** Makes the sizes of one photograph that waits for them. False when none does. Throws when the database does. */
export async function makeNextPhotograph({ db, now, change, report, pictures }: PictureJobParts): Promise<boolean> {
	const taken = await takeComing(db, now());
	if (!taken) return false;
	if (taken.isGivenUp) {
		report('a photograph was given up', new Error(`making ${taken.id} was begun too often`));
		return true;
	}
	try {
		const outcome = await pictures.makeIncoming(taken.id);
		const changed = await noteMade(db, taken.id, outcome.ok ? outcome.value : null);
		if (changed) await change(changed);
		// It was removed while it was made: nothing may be left of it.
		else await pictures.store.remove(allNamesOf(taken.id));
	} catch (error) {
		report('a photograph could not be made', error);
		await noteDelayed(db, taken.id, new Date(now().getTime() + RETRY_MILLISECONDS));
	}
	return true;
}

/** Removes the files of pictures whose rows are gone. */
export async function removePictures({ db, pictures }: Pick<PictureJobParts, 'db' | 'pictures'>): Promise<void> {
	for (;;) {
		const ids = await listRemovals(db, REMOVED_AT_ONCE);
		if (ids.length === 0) return;
		for (const id of ids) await pictures.store.remove(allNamesOf(id));
		await noteRemoved(db, ids);
	}
}

/** The safety net: uploads without a review, stored files without a row, temporary files that a crash has left. */
export async function sweepPictures({ db, now, pictures }: Omit<PictureJobParts, 'change' | 'report'>): Promise<void> {
	await sweepUploads(db, now());
	const longAgo = new Date(now().getTime() - HOUR_MILLISECONDS);
	let found: { name: string; id: string | null }[] = [];
	for await (const { name, storedAt } of pictures.store.list()) {
		if (storedAt < longAgo) found.push({ name, id: idIn(name) });
		if (found.length < LOOKED_AT_ONCE) continue;
		await removeUnknown(db, pictures, found);
		found = [];
	}
	await removeUnknown(db, pictures, found);
	await sweepTemporary(pictures.temporary, longAgo);
}

async function removeUnknown(db: Database, { store }: Pictures, found: { name: string; id: string | null }[]) {
	const known = await listKnownPictures(db, [...new Set(found.flatMap(({ id }) => id ?? []))]);
	await store.remove(found.filter(({ id }) => id === null || !known.has(id)).map(({ name }) => name));
}

async function sweepTemporary(folder: string, longAgo: Date) {
	await mkdir(folder, { recursive: true });
	for (const name of await readdir(folder)) {
		const path = join(folder, name);
		const left = await stat(path).catch(() => null);
		if (left && left.mtime < longAgo) await rm(path, { recursive: true, force: true });
	}
}
