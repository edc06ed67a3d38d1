import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { S3mini } from 's3mini';
import type { Bucket } from '../settings/bucket-settings.ts';
import type { PictureStore } from './store.ts';

/** A call that takes longer has lost its way; the picture is tried again. */
const PATIENCE_MILLISECONDS = 60_000;
const LISTED_AT_ONCE = 1_000;

/**
 * A store in a bucket of anything that speaks S3. A put object appears whole or not at all; a call that has no answer after
 * `patience` milliseconds has failed.
 */
export function createS3Store(
	{ endpoint, region, accessKeyId, secretAccessKey }: Bucket,
	{ patience = PATIENCE_MILLISECONDS } = {},
): PictureStore {
	const bucket = new S3mini({
		endpoint,
		region,
		accessKeyId,
		secretAccessKey,
		requestAbortTimeout: patience,
	});
	return {
		async put(name, path, type) {
			await bucket.putObject(name, await openAsBlob(path), type);
		},
		async open(name) {
			const answer = await bucket.getObjectResponse(name);
			if (!answer?.body) return null;
			// The two types of the same web stream, the library's and Node's, know nothing of each other.
			const stream = Readable.fromWeb(answer.body as ReadableStream);
			return { stream, bytes: Number(answer.headers.get('content-length')) };
		},
		async remove(names) {
			for (const name of names) await bucket.deleteObject(name);
		},
		async *list() {
			let next: string | undefined;
			do {
				const page = await bucket.listObjectsPaged('/', '', LISTED_AT_ONCE, next);
				// It answers 404: no picture is there, but they are not gone.
				if (!page?.objects) throw new Error(`There is no bucket at ${endpoint}.`);
				for (const { Key, LastModified } of page.objects) yield { name: Key, storedAt: new Date(LastModified) };
				next = page.nextContinuationToken;
			} while (next);
		},
	};
}
