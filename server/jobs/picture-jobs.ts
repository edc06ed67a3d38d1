import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#database/client.ts';
import {
	listRemovals,
	noteDelayed,
	noteMade,
	noteRemoved,
	RENEWAL_MILLISECONDS,
	renewComing,
	sweepUploads,
	takeComing,
} from '#domain/pictures/making-commands.ts';
import { listComing, listKnownPictures } from '#domain/pictures/serving-queries.ts';
import type { Core } from '../core.ts';
import { MakingLost } from '../pictures/maker.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { allNamesOf, idIn, incomingName, isIncoming } from '../pictures/store.ts';

export type PictureJobParts = Pick<Core, 'db' | 'now' | 'change' | 'report'> & { pictures: Pictures };

const RETRY_MILLISECONDS = 60_000;
const HOUR_MILLISECONDS = 3_600_000;
const REMOVED_AT_ONCE = 50;
const LOOKED_AT_ONCE = 500;

/** Makes the sizes of one photograph that waits for them. False when none does. Throws when the database does. */
export async function makeNextPhotograph(parts: PictureJobParts): Promise<boolean> {
	const { db, now, report } = parts;
	const taken = await takeComing(db, now());
	if (!taken) return false;
	if (taken.isGivenUp) {
		report('A photograph was given up', new Error(`making ${taken.id} was begun too often`));
		await removeFiles(parts, [incomingName(taken.id)]);
		return true;
	}
	const renewing = setInterval(() => renew(parts, taken.id), RENEWAL_MILLISECONDS);
	try {
		await makePhotograph(parts, taken.id);
	} catch (error) {
		report('Making the sizes of a photograph failed', error);
		const fault = error instanceof MakingLost ? 'unknown' : 'ours';
		await noteDelayed(db, taken.id, { until: new Date(now().getTime() + RETRY_MILLISECONDS), fault });
	} finally {
		clearInterval(renewing);
	}
	return true;
}

/** The upload stays until what was made of it is written down: whoever comes after a crash in between begins anew. */
async function makePhotograph(parts: PictureJobParts, id: string) {
	const { db, change, pictures } = parts;
	const outcome = await pictures.makeIncoming(id);
	const changed = await noteMade(db, id, outcome.ok ? outcome.value : null);
	if (changed) await change(changed);
	// Another process may have made it ready; if it was removed while it was made, nothing may be left of it.
	const isKnown = changed !== null || (await listKnownPictures(db, [id])).has(id);
	await removeFiles(parts, isKnown ? [incomingName(id)] : allNamesOf(id));
}

async function renew({ db, now, report }: PictureJobParts, id: string) {
	await renewComing(db, id, now()).catch((error) => report('Extending the hold on a photograph failed', error));
}

/** What cannot be removed now is left to the sweep. */
async function removeFiles({ pictures, report }: PictureJobParts, names: readonly string[]) {
	await pictures.store.remove(names).catch((error) => report('Removing the files of a photograph failed', error));
}

/** What may be broken off between two pictures: the next turn goes on. */
type Sweeping = Pick<PictureJobParts, 'db' | 'pictures'> & { isStopping?: () => boolean };

/** Removes the files of pictures whose rows are gone. */
export async function removePictures({ db, pictures, isStopping = () => false }: Sweeping): Promise<void> {
	while (!isStopping()) {
		const ids = await listRemovals(db, REMOVED_AT_ONCE);
		if (ids.length === 0) return;
		const removed: string[] = [];
		for (const id of ids) {
			if (isStopping()) break;
			await pictures.store.remove(allNamesOf(id));
			removed.push(id);
		}
		await noteRemoved(db, removed);
	}
}

/**
 * The safety net: uploads without a review, stored files without a row, uploads whose photograph is made or has failed,
 * temporary files that a crash has left.
 */
export async function sweepPictures(sweeping: Sweeping & Pick<PictureJobParts, 'now'>): Promise<void> {
	const { db, now, pictures, isStopping = () => false } = sweeping;
	await sweepUploads(db, now());
	const longAgo = new Date(now().getTime() - HOUR_MILLISECONDS);
	let found: { name: string; id: string | null }[] = [];
	for await (const { name, storedAt } of pictures.store.list()) {
		if (isStopping()) return;
		if (storedAt < longAgo) found.push({ name, id: idIn(name) });
		if (found.length < LOOKED_AT_ONCE) continue;
		await removeUnknown(db, pictures, found);
		found = [];
	}
	await removeUnknown(db, pictures, found);
	await sweepTemporary(pictures.temporary, longAgo);
}

async function removeUnknown(db: Database, { store }: Pictures, found: { name: string; id: string | null }[]) {
	const ids = [...new Set(found.flatMap(({ id }) => id ?? []))];
	const [known, coming] = await Promise.all([listKnownPictures(db, ids), listComing(db, ids)]);
	const isKept = (name: string, id: string | null) => id !== null && (isIncoming(name) ? coming : known).has(id);
	await store.remove(found.filter(({ name, id }) => !isKept(name, id)).map(({ name }) => name));
}

async function sweepTemporary(folder: string, longAgo: Date) {
	await mkdir(folder, { recursive: true });
	for (const name of await readdir(folder)) {
		const path = join(folder, name);
		const left = await stat(path).catch(() => null);
		if (left && left.mtime < longAgo) await rm(path, { recursive: true, force: true });
	}
}
