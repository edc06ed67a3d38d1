import { open } from 'node:fs/promises';
import { PICTURE_LIMITS } from '#domain/pictures/limits.ts';
import type { PictureFailure } from '#domain/shared/pictures.ts';
import { failure, type Result, success } from '#domain/shared/result.ts';
import { loadSharp } from './load-sharp.ts';

type Kind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'svg' | 'other';

const HEAD_BYTES = 1_024;

/**
 * Looks at the head of a file, whatever its name says: whether it is a picture of a kind we take, of one frame, within so
 * many pixels. No pixel is unpacked, so that a bomb is refused as fast as anything else (S41).
 */
export async function inspectPicture(path: string): Promise<Result<object, PictureFailure>> {
	const kind = kindOf(await readHead(path));
	if (kind === 'heic' || kind === 'svg') return failure({ kind: `picture-${kind}` });
	if (kind === 'other') return failure({ kind: 'picture-format' });
	const sharp = loadSharp();
	try {
		// The limit is ours to judge: the library's own would say the same of a bomb and of a broken file.
		const { width, height, pages = 1 } = await sharp(path, { limitInputPixels: false }).metadata();
		const pixels = width * height;
		if (pixels > PICTURE_LIMITS.pixels) return failure({ kind: 'picture-pixels' });
		if (kind === 'avif' && pixels > PICTURE_LIMITS.avifPixels) return failure({ kind: 'picture-avif-pixels' });
		return pages > 1 ? failure({ kind: 'picture-moving' }) : success({});
	} catch {
		return failure({ kind: 'picture-broken' });
	}
}

async function readHead(path: string): Promise<Buffer> {
	const file = await open(path, 'r');
	try {
		const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
		return buffer.subarray(0, bytesRead);
	} finally {
		await file.close();
	}
}

/** What a file is by its first bytes. Only kinds that we take may come near a decoder. */
function kindOf(head: Buffer): Kind {
	const text = head.toString('latin1');
	if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
	if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
	if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
	if (text.slice(4, 8) === 'ftyp') return kindOfBrands(head);
	return /^\s*(?:\xef\xbb\xbf)?\s*<(?:\?xml|!--|!doctype|svg)/i.test(text) && /<svg|\?xml/i.test(text)
		? 'svg'
		: 'other';
}

/** AVIF and HEIC are the same box with other names on it. */
function kindOfBrands(head: Buffer): Kind {
	const length = Math.min(head.length, Math.max(16, head.readUInt32BE(0)));
	const brands = head.toString('latin1', 8, length).match(/.{4}/gs) ?? [];
	if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif';
	return brands.some((brand) => /^(?:hei[cxms]|he[vi][cxms]|mif1|msf1)$/.test(brand)) ? 'heic' : 'other';
}
