import { constants, crc32, deflateRawSync, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { PICTURE_LIMITS } from '#domain/pictures/limits.ts';

const still = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#889988' } });

function chunk(type: string, data: Buffer): Buffer {
	const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
	const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
	length.writeUInt32BE(data.length);
	sum.writeUInt32BE(crc32(body));
	return Buffer.concat([length, body, sum]);
}

/** A PNG that says how large it is and holds next to nothing, or the packed `pixels` that it is given. */
export function makePng(
	width: number,
	height: number,
	pixels: Buffer = deflateSync(Buffer.alloc(1_000)),
	more: Buffer = Buffer.alloc(0),
) {
	const head = Buffer.alloc(13);
	head.writeUInt32BE(width, 0);
	head.writeUInt32BE(height, 4);
	// One bit for each pixel, black or white.
	head.set([1, 0, 0, 0, 0], 8);
	const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
	const [first, last] = [chunk('IHDR', head), chunk('IEND', Buffer.alloc(0))];
	return Buffer.concat([signature, first, more, chunk('IDAT', pixels), last]);
}

/** Zeros in zlib's form, as many megabytes as asked for: the same packed megabyte again and again, as nobody reads to the sum. */
function packedZeros(megabytes: number): Buffer {
	const block = deflateRawSync(Buffer.alloc(1_048_576), { level: 9, finishFlush: constants.Z_FULL_FLUSH });
	const end = Buffer.from([0x03, 0x00, 0x00, 0x00, 0x00, 0x01]);
	return Buffer.concat([Buffer.from([0x78, 0xda]), ...Array.from({ length: megabytes }, () => block), end]);
}

/** A small JPEG whose frame header says something else. */
async function jpeg(width: number, height: number) {
	const bytes = await still().jpeg().toBuffer();
	const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
	bytes.writeUInt16BE(height, frame + 5);
	bytes.writeUInt16BE(width, frame + 7);
	return bytes;
}

/** An extended WebP header with a canvas of any size, and nothing behind it that could be drawn on it. */
async function webp(width: number, height: number) {
	const inside = (await still().webp({ lossless: true }).toBuffer()).subarray(12);
	const head = Buffer.alloc(18);
	head.write('VP8X', 0, 'latin1');
	head.writeUInt32LE(10, 4);
	head.writeUIntLE(width - 1, 12, 3);
	head.writeUIntLE(height - 1, 15, 3);
	const outside = Buffer.alloc(12);
	outside.write('RIFF', 0, 'latin1');
	outside.writeUInt32LE(4 + head.length + inside.length, 4);
	outside.write('WEBP', 8, 'latin1');
	return Buffer.concat([outside, head, inside]);
}

/** A small AVIF whose image size says something else. */
export async function avifOf(width: number, height: number) {
	const bytes = await still().avif().toBuffer();
	for (let at = bytes.indexOf('ispe'); at > 0; at = bytes.indexOf('ispe', at + 4)) {
		bytes.writeUInt32BE(width, at + 8);
		bytes.writeUInt32BE(height, at + 12);
	}
	return bytes;
}

function movingGif(frames: number) {
	const frame = Buffer.from('\x21\xf9\x04\0\0\0\0\0\x2c\0\0\0\0\x01\0\x01\0\0\x02\x02\x44\x01\0', 'latin1');
	const head = Buffer.from('GIF89a\x01\0\x01\0\0\0\0', 'latin1');
	return Buffer.concat([head, ...Array.from({ length: frames }, () => frame)]);
}

/** A small picture that is as it should be, but for its colour profile: that unpacks to a gigabyte (S44). */
export function pngWithHeavyProfile(width: number, height: number): Buffer {
	const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))));
	const profile = Buffer.concat([Buffer.from('x\0\0', 'latin1'), packedZeros(1_024)]);
	return makePng(width, height, rows, chunk('iCCP', profile));
}

/** Says of the part behind its head that it is 4 GB long, and has nothing of it. */
function endless(png: Buffer) {
	const cut = png.subarray(0, 41);
	cut.writeUInt32BE(0xff_ff_ff_ff, 33);
	return cut;
}

/** Pictures by name of which none may be unpacked (S41). */
export const PICTURE_BOMBS: Record<string, () => Buffer | Promise<Buffer>> = {
	'a PNG of 225,000 by 225,000 pixels, packed into 6 MB': () => makePng(225_000, 225_000, packedZeros(6_035)),
	'a white PNG of 30,000 by 30,000': () => makePng(30_000, 30_000),
	'a PNG just over the limit': () => makePng(8_000, PICTURE_LIMITS.pixels / 8_000 + 1),
	'a JPEG of 64,250 by 64,250': () => jpeg(64_250, 64_250),
	'a WebP of 16,383 by 16,383': () => webp(16_383, 16_383),
	'an AVIF of 40,000 by 40,000': () => avifOf(40_000, 40_000),
	'an AVIF just over the limit': () => avifOf(3_000, PICTURE_LIMITS.avifPixels / 3_000 + 1),
	'a GIF of 10,000 frames': () => movingGif(10_000),
	'a PNG whose next part never ends': () => endless(makePng(60, 40)),
	'a PNG that is cut off in its head': () => makePng(60, 40).subarray(0, 20),
};
