/**
 * A process of its own that makes the files of one picture at a time. It unpacks what strangers have sent, so it holds no
 * secret and no connection, and whoever asked may end it at any moment. Asked and answered by messages.
 */
import { access, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { PICTURE_LIMITS } from '#domain/pictures/limits.ts';
import { AVATAR_SIZES, PHOTOGRAPH_SIZES, SCORECARD_SIZE } from '#domain/pictures/sizes.ts';
import type { MadePicture, PicturePurpose } from '#domain/shared/pictures.ts';
import type { Answer, Order } from './maker.ts';
import { filesOf } from './store.ts';

// One thread and no memory of pictures gone by: the pages next door come first.
sharp.concurrency(1);
sharp.cache(false);

// More effort at AVIF makes files no smaller at this quality, and takes five times as long.
const QUALITY = {
	avif: { quality: 55, effort: 0, chromaSubsampling: '4:2:0' },
	webp: { quality: 78, effort: 4 },
	jpeg: { quality: 85 },
} as const;

/** The longest side of what is unpacked of a picture that is only read. */
const READ_PIXELS = 64;

process.on('message', async (order: Order) => {
	process.send?.(await obey(order));
});
process.on('disconnect', () => process.exit(0));
// Whoever started it waits for this word.
process.send?.('ready');

class NotDecoded extends Error {}

async function obey(order: Order): Promise<Answer> {
	try {
		return { ok: true, made: await make(order) };
	} catch (error) {
		const why = error instanceof Error ? error.message : String(error);
		return { ok: false, fault: error instanceof NotDecoded ? 'picture' : 'ours', why };
	}
}

/** Turned upright by its EXIF, in sRGB, without any metadata: only pixels are passed on (S42, S44). */
async function make(order: Order): Promise<MadePicture> {
	const { path } = order;
	// A file that is not there is no broken picture.
	await access(path);
	const limits = { limitInputPixels: PICTURE_LIMITS.pixels, failOn: 'error', sequentialRead: true } as const;
	if (order.purpose === null) {
		// Every byte is decoded, and next to no pixel kept.
		const { width, height } = await unpack(within(sharp(path, limits), READ_PIXELS));
		return { width, height, bytes: 0 };
	}
	const { purpose, folder } = order;
	const largest = await unpack(SHAPES[purpose](sharp(path, limits).autoOrient()));
	let bytes = 0;
	for (const { size, format, pixels } of filesOf(purpose)) {
		const target = join(folder, `${size}.${format}`);
		await within(largest.picture(), pixels).toFormat(format, QUALITY[format]).toFile(target);
		bytes += (await stat(target)).size;
	}
	return { width: largest.width, height: largest.height, bytes };
}

/** The largest size of each purpose; an avatar is cropped to the square in which most is to be seen. */
const SHAPES: Record<PicturePurpose, (picture: Sharp) => Sharp> = {
	photograph: (picture) => within(picture, PHOTOGRAPH_SIZES.large),
	scorecard: (picture) => within(picture, SCORECARD_SIZE),
	avatar: (picture) =>
		picture.resize(AVATAR_SIZES.portrait, AVATAR_SIZES.portrait, { fit: 'cover', position: sharp.strategy.attention }),
};

const within = (picture: Sharp, pixels: number) =>
	picture.resize(pixels, pixels, { fit: 'inside', withoutEnlargement: true });

/**
 * The largest size as bare pixels, from which all files are made: what was sent is decoded once. Throws `NotDecoded`; whatever
 * fails after it is no fault of the picture.
 */
async function unpack(picture: Sharp) {
	const { data, info } = await picture
		.flatten({ background: '#ffffff' })
		.toColourspace('srgb')
		.raw()
		.toBuffer({ resolveWithObject: true })
		.catch((error: Error) => {
			throw new NotDecoded(error.message);
		});
	const { width, height, channels } = info;
	return { width, height, picture: () => sharp(data, { raw: { width, height, channels } }) };
}
