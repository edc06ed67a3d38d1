import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { PICTURE_LIMITS } from '#domain/pictures/limits.ts';
import { avifOf, makePng, PICTURE_BOMBS } from '#tests/support/facts/picture-bombs.ts';
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
	it.each(Object.entries(PICTURE_BOMBS))('%s, with next to no memory', async (name, make) => {
		const bytes = await make();
		// What the decoder's own tables take is not the bomb's doing.
		await kindOf(await still().png().toBuffer());
		const before = process.memoryUsage.rss();
		expect(await kindOf(bytes)).toMatch(
			name.includes('GIF') ? /^picture-format$/ : /^picture-(?:pixels|avif-pixels|broken)$/,
		);
		expect(process.memoryUsage.rss() - before).toBeLessThan(50 * 1_048_576);
	});

	it('pictures whose next part never ends or is not there', async () => {
		const endless = makePng(60, 40).subarray(0, 41);
		endless.writeUInt32BE(0xff_ff_ff_ff, 33);
		expect(await kindOf(endless)).toBe('picture-broken');
		expect(await kindOf(makePng(60, 40).subarray(0, 20))).toBe('picture-broken');
		for (const format of ['jpeg', 'webp', 'avif'] as const) {
			const whole = await still().toFormat(format).toBuffer();
			expect(await kindOf(whole.subarray(0, 14))).toBe('picture-broken');
		}
	});

	it('a picture of 51 megapixels is not one', async () => {
		expect(await kindOf(makePng(8_000, PICTURE_LIMITS.pixels / 8_000))).toBe('taken');
	});

	it('an AVIF has a limit of its own, within which its decoder keeps to the memory of the others', async () => {
		const { avifPixels } = PICTURE_LIMITS;
		expect(await kindOf(await avifOf(3_000, avifPixels / 3_000))).toBe('taken');
		expect(await kindOf(await avifOf(3_000, avifPixels / 3_000 + 1))).toBe('picture-avif-pixels');
		expect(await kindOf(makePng(3_000, avifPixels / 3_000 + 1))).toBe('taken');
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
