import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MadePicture, PictureFailure, PictureServices } from '#domain/shared/pictures.ts';
import { failure, type Result } from '#domain/shared/result.ts';
import type { Config } from '../settings/config.ts';
import { createDiskStore } from './disk-store.ts';
import { inspectPicture } from './inspect.ts';
import { createMaker } from './maker.ts';
import { createS3Store } from './s3-store.ts';
import { filesOf, incomingName, nameOf, type PictureStore, TYPES } from './store.ts';

/** Everything about pictures that lives as long as the process. */
export type Pictures = {
	services: PictureServices;
	store: PictureStore;
	/** Where files of posts lie until they are answered; on the disk of the data folder, whatever the store. */
	temporary: string;
	/**
	 * Makes the sizes of an upload that was laid aside, and leaves it there; `picture-broken` also where it is gone. Throws when
	 * the store does, and as `Maker.make` does.
	 */
	makeIncoming: (id: string) => Promise<Result<MadePicture, PictureFailure>>;
	close: () => void;
};

/** Where files of posts lie, and the store's own folder where that is no bucket. */
export function pictureFolders(dataDirectory: string): { temporary: string; stored: string } {
	const folder = join(dataDirectory, 'pictures');
	return { temporary: join(folder, 'temporary'), stored: join(folder, 'stored') };
}

/**
 * Opens the store that the settings name: a bucket, or `pictures` in the data folder. `noteBroken` is told why a picture
 * could not be decoded.
 */
export function createPictures(
	{ dataDirectory, s3 }: Pick<Config, 'dataDirectory' | 's3'>,
	noteBroken?: (why: string) => void,
): Pictures {
	const { temporary, stored } = pictureFolders(dataDirectory);
	const store = s3 ? createS3Store(s3) : createDiskStore(stored);
	const maker = createMaker({ noteBroken });

	/** Files are made in a folder of their own, and then stored one by one; a row names them only when all are. */
	const make: PictureServices['make'] = (id, path, purpose) =>
		inFolderOf(temporary, async (place) => {
			const outcome = await maker.make({ path, folder: place, purpose });
			if (!outcome.ok) return outcome;
			for (const { size, format } of filesOf(purpose)) {
				await store.put(nameOf(id, size, format), join(place, `${size}.${format}`), TYPES[format]);
			}
			return outcome;
		});

	return {
		services: {
			inspect: inspectPicture,
			readWhole: maker.read,
			keep: (id, path) => store.put(incomingName(id), path, 'application/octet-stream'),
			make,
		},
		store,
		temporary,
		makeIncoming: (id) =>
			inFolderOf(temporary, async (place) => {
				const upload = await store.open(incomingName(id));
				if (!upload) return failure<PictureFailure>({ kind: 'picture-broken' });
				const path = join(place, 'upload');
				await pipeline(upload.stream, createWriteStream(path));
				return make(id, path, 'photograph');
			}),
		close: maker.close,
	};
}

/** Works in a folder of its own, which is gone when that has ended. */
async function inFolderOf<Value>(parent: string, work: (place: string) => Promise<Value>): Promise<Value> {
	await mkdir(parent, { recursive: true });
	const place = await mkdtemp(join(parent, 'making-'));
	try {
		return await work(place);
	} finally {
		await rm(place, { recursive: true, force: true });
	}
}
