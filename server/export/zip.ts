import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of an archive: its path in it, and its bytes as they come. */
export type ZipEntry = {
	name: string;
	bytes: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
	/** Pictures are small already; packing them again only takes time. */
	packed: boolean;
};

/**
 * Writes an archive while its entries are read, one after the other, so that it is never in memory as a whole. Throws
 * what reading an entry throws: the archive is broken off then, and no program takes it for a whole one.
 */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
	const ready: Uint8Array[] = [];
	const zip = new Zip((error, chunk) => {
		if (error) throw error;
		ready.push(chunk);
	});
	for await (const { name, bytes, packed } of entries) {
		const file = packed ? new ZipPassThrough(name) : new ZipDeflate(name);
		zip.add(file);
		for await (const part of bytes) {
			file.push(part);
			yield* ready.splice(0);
		}
		file.push(new Uint8Array(), true);
		yield* ready.splice(0);
	}
	zip.end();
	yield* ready;
}
