import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { BrokenFile } from './broken-file.ts';

/** A zipped file may grow to this many times its size, or to the floor below, before it is taken for a bomb. */
const MOST_GROWTH = 100;
const GROWTH_FLOOR_BYTES = 64 * 1024 * 1024;

/** Told how many of the file's own bytes have been read. */
export type OnBytes = (read: number) => void;

/** Size in bytes; throws `BrokenFile` for what is no readable file. */
export async function sizeOf(path: string): Promise<number> {
	const found = await stat(path).catch(() => null);
	if (!found?.isFile()) throw new BrokenFile('there is no such file');
	return found.size;
}

/** The bytes of a file, unpacked if it is gzip whatever its name says. Throws `BrokenFile` for a bomb or a broken archive. */
export async function* readBytes(path: string, onBytes: OnBytes = () => {}): AsyncGenerator<Buffer> {
	const packed = await isGzip(path);
	const file = createReadStream(path, { highWaterMark: 256 * 1024 });
	let read = 0;
	file.on('data', (chunk) => {
		read += chunk.length;
		onBytes(read);
	});
	if (!packed) {
		yield* file;
		return;
	}
	const unzipped = createGunzip();
	file.on('error', (error) => unzipped.destroy(error));
	yield* limited(file.pipe(unzipped), (await sizeOf(path)) * MOST_GROWTH);
}

async function* limited(bytes: AsyncIterable<Buffer>, most: number): AsyncGenerator<Buffer> {
	let total = 0;
	try {
		for await (const chunk of bytes) {
			total += chunk.length;
			if (total > Math.max(most, GROWTH_FLOOR_BYTES)) {
				throw new BrokenFile(`unpacked it is more than ${MOST_GROWTH} times its size; that is no list of courses`);
			}
			yield chunk;
		}
	} catch (error) {
		if (error instanceof BrokenFile) throw error;
		throw new BrokenFile(`it cannot be unpacked: ${(error as Error).message}`);
	}
}

async function isGzip(path: string): Promise<boolean> {
	const handle = await open(path);
	try {
		const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
		return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
	} finally {
		await handle.close();
	}
}
