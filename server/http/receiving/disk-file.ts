import { type FileHandle, open } from 'node:fs/promises';
import { PICTURE_LIMITS } from '#domain/pictures/limits.ts';
import { createTurnstile } from '#server/load/turnstile.ts';

/** So many forms with files are received at once. */
export const FORMS_AT_ONCE = 40;
/** Bytes of a file that may still be on their way to the disk. */
const UNWRITTEN_BYTES = 2_097_152;
/** Who waits for the disk takes one of Node's four threads: two are left to passwords and pages. */
const toDisk = createTurnstile(2, FORMS_AT_ONCE * 2 * PICTURE_LIMITS.photographs);

/**
 * A file that is written down for good every few megabytes: when the last byte is there, little is left to wait for, and who sends
 * faster than the disk writes is slowed down. `take` and `finish` say whether the disk has taken it, whatever kept it from that.
 */
export function createDiskFile(path: string, report: (error: unknown) => void) {
	let file: FileHandle | undefined;
	let unwritten = 0;
	const isDone = (work: Promise<void>) =>
		work.then(
			() => true,
			(error) => {
				report(error);
				return false;
			},
		);
	const writeDown = async () => {
		unwritten = 0;
		await toDisk.run(async () => file?.datasync());
	};
	const append = async (chunk: Buffer) => {
		file ??= await open(path, 'wx', 0o600);
		await file.appendFile(chunk);
		unwritten += chunk.length;
		if (unwritten >= UNWRITTEN_BYTES) await writeDown();
	};
	return {
		take: (chunk: Buffer) => isDone(append(chunk)),
		finish: () => isDone(writeDown()),
		close: () => file?.close().catch(() => {}),
	};
}
