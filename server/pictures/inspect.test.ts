import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { inspectPicture } from './inspect.ts';

let folder: string;
beforeAll(async () => {
	folder = await makeTemporaryFolder();
});

/** What is said of a file with these bytes. */
async function kindOf(bytes: Buffer | string, name = 'picture.jpg'): Promise<string> {
	const path = join(folder, name);
	await writeFile(path, bytes);
	const outcome = await inspectPicture(path);
	return outcome.ok ? 'taken' : outcome.kind;
}

const grey = { width: 60, height: 40, channels: 3, background: '#889988' } as const;
const still = () => sharp({ create: grey });

describe('what is taken', () => {
	it.each(['jpeg', 'png', 'webp', 'avif'] as const)('%s, whatever its name says', async (format) => {
		expect(await kindOf(await still().toFormat(format).toBuffer(), 'x.php')).toBe('taken');
	});

	it('R6: not HEIC, and says so', async () => {
		const box = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
		expect(await kindOf(box)).toBe('picture-heic');
	});

	it.each([
		'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
		'<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>',
		'\uFEFF  <svg><foreignObject><body onload="alert(1)"/></foreignObject></svg>',
	])('S43: not SVG %#', async (text) => {
		expect(await kindOf(text)).toBe('picture-svg');
	});

	it.each([
		['HTML', '<!doctype html><script>alert(1)</script>'],
		['PHP', '<?php system($_GET["x"]); ?>'],
		['a program', Buffer.from('MZ\x90\0\x03', 'latin1')],
		['GIF', Buffer.from('GIF89a\x01\0\x01\0', 'latin1')],
		['nothing at all', ''],
	])('S42: not %s named .jpg', async (_, bytes) => {
		expect(await kindOf(bytes)).toBe('picture-format');
	});

	it('S42: not a script that begins like a JPEG', async () => {
		expect(await kindOf(Buffer.from('\xff\xd8\xff/*=alert(1)//', 'latin1'))).toBe('picture-broken');
	});
});

describe('S41: bombs are refused by their heads', () => {
	/** A PNG that says how large it is and holds next to nothing. */
	function png(width: number, height: number) {
		const chunk = (type: string, data: Buffer) => {
			const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
			const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
			length.writeUInt32BE(data.length);
			sum.writeUInt32BE(crc32(body));
			return Buffer.concat([length, body, sum]);
		};
		const head = Buffer.alloc(13);
		head.writeUInt32BE(width, 0);
		head.writeUInt32BE(height, 4);
		head.set([1, 0, 0, 0, 0], 8);
		const pixels = chunk('IDAT', deflateSync(Buffer.alloc(1_000)));
		const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
		return Buffer.concat([signature, chunk('IHDR', head), pixels, chunk('IEND', Buffer.alloc(0))]);
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
	async function avif(width: number, height: number) {
		const bytes = await still().avif().toBuffer();
		for (let at = bytes.indexOf('ispe'); at > 0; at = bytes.indexOf('ispe', at + 4)) {
			bytes.writeUInt32BE(width, at + 8);
			bytes.writeUInt32BE(height, at + 12);
		}
		return bytes;
	}

	it.each([
		['PNG', () => png(225_000, 225_000)],
		['white PNG', () => png(30_000, 30_000)],
		['PNG just over the limit', () => png(8_000, 5_001)],
		['JPEG', () => jpeg(64_250, 64_250)],
		['WebP', () => webp(16_383, 16_383)],
		['AVIF', () => avif(40_000, 40_000)],
	])('%s, with next to no memory', async (_, make) => {
		const bytes = await make();
		// What the decoder's own tables take is not the bomb's doing.
		await kindOf(await still().png().toBuffer());
		const before = process.memoryUsage.rss();
		expect(await kindOf(bytes)).toMatch(/^picture-(?:pixels|broken)$/);
		expect(process.memoryUsage.rss() - before).toBeLessThan(50 * 1_048_576);
	});

	it('a GIF of 10,000 frames, and pictures whose next part never ends or is not there', async () => {
		const frame = Buffer.from('\x21\xf9\x04\0\0\0\0\0\x2c\0\0\0\0\x01\0\x01\0\0\x02\x02\x44\x01\0', 'latin1');
		const head = Buffer.from('GIF89a\x01\0\x01\0\0\0\0', 'latin1');
		expect(await kindOf(Buffer.concat([head, ...Array.from({ length: 10_000 }, () => frame)]))).toBe('picture-format');
		const endless = png(60, 40).subarray(0, 41);
		endless.writeUInt32BE(0xff_ff_ff_ff, 33);
		expect(await kindOf(endless)).toBe('picture-broken');
		expect(await kindOf(png(60, 40).subarray(0, 20))).toBe('picture-broken');
		for (const format of ['jpeg', 'webp', 'avif'] as const) {
			const whole = await still().toFormat(format).toBuffer();
			expect(await kindOf(whole.subarray(0, 14))).toBe('picture-broken');
		}
	});

	it('a picture of 40 megapixels is not one', async () => {
		expect(await kindOf(png(8_000, 5_000))).toBe('taken');
	});

	it('a picture that moves is refused', async () => {
		const frames = await sharp(randomBytes(60 * 4_000 * 3), {
			raw: { width: 60, height: 4_000, channels: 3, pageHeight: 40 },
		})
			.webp({ loop: 0 })
			.toBuffer();
		expect(await kindOf(frames)).toBe('picture-moving');
	});
});
