import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pngWithHeavyProfile } from '#tests/support/facts/picture-bombs.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { createMaker, type Maker, MakingLost } from './maker.ts';

let folder: string;
let maker: Maker;

beforeAll(async () => {
	folder = await makeTemporaryFolder();
	maker = createMaker();
});

afterAll(() => maker.close());

/** Makes the files of a picture, and gives them by name. */
async function make(bytes: Buffer, purpose: 'photograph' | 'avatar' | 'scorecard' = 'photograph', by = maker) {
	const place = await mkdtemp(join(folder, 'made-'));
	const path = join(place, 'sent');
	await writeFile(path, bytes);
	await mkdir(join(place, 'out'));
	const outcome = await by.make({ path, folder: join(place, 'out'), purpose });
	const names = (await readdir(join(place, 'out'))).toSorted();
	const files = await Promise.all(names.map(async (name) => [name, await readFile(join(place, 'out', name))] as const));
	return { outcome, files: new Map(files) };
}

const field = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: '#3a7a4d' } });

describe('the files of a photograph', () => {
	it('are three sizes in two formats, the largest side 1,600 at most', async () => {
		const { outcome, files } = await make(await field(4_000, 3_000).jpeg().toBuffer());
		expect(outcome).toMatchObject({ ok: true, value: { width: 1_600, height: 1_200 } });
		expect([...files.keys()]).toEqual([
			'large.avif',
			'large.webp',
			'medium.avif',
			'medium.webp',
			'small.avif',
			'small.webp',
		]);
		const small = await sharp(files.get('small.webp')).metadata();
		expect(small).toMatchObject({ format: 'webp', width: 480, height: 360 });
		expect(await sharp(files.get('medium.avif')).metadata()).toMatchObject({ width: 1_024, height: 768 });
	});

	it('are never larger than what was sent', async () => {
		const { outcome, files } = await make(await field(300, 500).png().toBuffer());
		expect(outcome).toMatchObject({ ok: true, value: { width: 300, height: 500 } });
		expect(await sharp(files.get('large.webp')).metadata()).toMatchObject({ width: 300, height: 500 });
	});

	it('S44: stand upright, and say nothing of place, camera or colour profile', async () => {
		const sent = await field(600, 400)
			.withIccProfile('p3')
			.withExif({
				IFD0: { Copyright: 'Somebody' },
				IFD3: { GPSLatitude: '55/1 23/1 4/1', GPSLongitude: '12/1 55/1 9/1' },
			})
			.withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><script>alert(1)</script></x:xmpmeta>')
			.withMetadata({ orientation: 6 })
			.jpeg()
			.toBuffer();
		expect((await sharp(sent).metadata()).orientation).toBe(6);
		const { outcome, files } = await make(sent);
		expect(outcome).toMatchObject({ ok: true, value: { width: 400, height: 600 } });
		for (const [name, bytes] of files) {
			const { exif, icc, xmp, iptc, orientation = 1 } = await sharp(bytes).metadata();
			expect({ name, exif, icc, xmp, iptc, orientation }).toEqual({
				name,
				exif: undefined,
				icc: undefined,
				xmp: undefined,
				iptc: undefined,
				orientation: 1,
			});
			expect(bytes.includes('Somebody') || bytes.includes('script')).toBe(false);
		}
	});

	it('S42: of what is two things at once keep only the picture', async () => {
		const polyglot = Buffer.concat([await field(80, 80).jpeg().toBuffer(), Buffer.from('*/=1;alert(document.domain)')]);
		const { outcome, files } = await make(polyglot);
		expect(outcome.ok).toBe(true);
		for (const bytes of files.values()) expect(bytes.includes('alert(')).toBe(false);
	});
});

describe('an avatar and a scorecard', () => {
	it('the one is a square in two sizes, never of another shape', async () => {
		const { outcome, files } = await make(await field(900, 300).png().toBuffer(), 'avatar');
		expect(outcome.ok).toBe(true);
		expect([...files.keys()]).toEqual(['face.avif', 'face.webp', 'portrait.avif', 'portrait.webp']);
		expect(await sharp(files.get('face.webp')).metadata()).toMatchObject({ width: 96, height: 96 });
	});

	it('the other one JPEG for the desk', async () => {
		const { files } = await make(await field(3_000, 4_000).jpeg().toBuffer(), 'scorecard');
		expect([...files.keys()]).toEqual(['scorecard.jpeg']);
		expect(await sharp(files.get('scorecard.jpeg')).metadata()).toMatchObject({ width: 1_500, height: 2_000 });
	});
});

it('S44: a colour profile that unpacks to a gigabyte is left out, and the picture is made without', async () => {
	const { outcome, files } = await make(pngWithHeavyProfile(600, 400));
	expect(outcome).toMatchObject({ ok: true, value: { width: 600, height: 400 } });
	for (const bytes of files.values()) expect((await sharp(bytes).metadata()).icc).toBeUndefined();
});

describe('S41: what cannot be made', () => {
	it('is a picture that was cut off, and leaves the next one in peace', async () => {
		const whole = await field(2_000, 2_000).png().toBuffer();
		const cut = await make(whole.subarray(0, whole.length / 2));
		expect(cut.outcome).toEqual({ ok: false, kind: 'picture-broken' });
		expect((await make(whole)).outcome.ok).toBe(true);
	});

	it('is told with its reason', async () => {
		const told: string[] = [];
		const telling = createMaker({ noteBroken: (why) => told.push(why) });
		const whole = await field(2_000, 2_000).png().toBuffer();
		await make(whole.subarray(0, whole.length / 2), 'photograph', telling);
		expect(told).toEqual([expect.stringMatching(/png/i)]);
		telling.close();
	});
});

describe('R16: what is no fault of the picture', () => {
	const outcomeOf = async (by: Maker, folderOfFiles: string) => {
		const path = join(await mkdtemp(join(folder, 'sent-')), 'sent');
		await writeFile(path, await field(300, 200).png().toBuffer());
		return by.make({ path, folder: folderOfFiles, purpose: 'photograph' });
	};

	it.skipIf(!existsSync('/dev/full'))('is a disk that is full', async () => {
		const full = await mkdtemp(join(folder, 'full-'));
		for (const name of ['large.avif', 'large.webp']) await symlink('/dev/full', join(full, name));
		await expect(outcomeOf(maker, full)).rejects.toThrow('could not be made');
	});

	it('is a folder that is gone, for what is made or for what was sent', async () => {
		const nowhere = join(folder, 'nowhere');
		await expect(outcomeOf(maker, nowhere)).rejects.toThrow('could not be made');
		await expect(maker.make({ path: nowhere, folder, purpose: 'photograph' })).rejects.toThrow('could not be made');
	});

	it('is a process that cannot be started, and the next one is', async () => {
		const other = createMaker();
		const { execPath } = process;
		process.execPath = join(folder, 'no-node');
		try {
			await expect(outcomeOf(other, folder)).rejects.toThrow('ENOENT');
		} finally {
			process.execPath = execPath;
		}
		expect((await outcomeOf(other, folder)).ok).toBe(true);
		other.close();
	});

	it('may be one that takes too long, or over which the process is ended', async () => {
		const hasty = createMaker({ patience: 1 });
		const large = await field(3_000, 3_000).png().toBuffer();
		await expect(make(large, 'photograph', hasty)).rejects.toThrow(MakingLost);
		hasty.close();
		const other = createMaker();
		const path = join(folder, 'large');
		await writeFile(path, large);
		const order = { path, folder, purpose: 'avatar' } as const;
		await other.make(order);
		const lost = other.make(order);
		other.close();
		await expect(lost).rejects.toThrow(MakingLost);
	});
});
