import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, inArray } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { photographs, pictureRemovals } from '#database/schema/pictures.ts';
import { noteMade, RENEWAL_MILLISECONDS } from '#domain/pictures/making-commands.ts';
import { takePhotograph } from '#domain/pictures/upload-commands.ts';
import { MakingLost } from '#server/pictures/maker.ts';
import { createPictures, type Pictures } from '#server/pictures/pictures.ts';
import { brokenDatabase, openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { newClient } from '#tests/support/facts/accounts.ts';
import { startS3Server } from '#tests/support/servers/s3-server.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { incomingName } from '../pictures/store.ts';
import { makeNextPhotograph, type PictureJobParts, removePictures, sweepPictures } from './picture-jobs.ts';

let test: TestDatabase;
let folder: string;
beforeAll(async () => {
	[test, folder] = await Promise.all([openTestDatabase(), makeTemporaryFolder()]);
});
afterAll(() => test.close());

const DAY = 86_400_000;

function jobsWith(pictures: Pictures, now = () => new Date()): PictureJobParts {
	const report = (message: string, error: unknown) => {
		throw new Error(message, { cause: error });
	};
	return { db: test.db, now, change: async () => {}, report, pictures };
}

async function upload(pictures: Pictures, bytes?: Buffer): Promise<string> {
	const path = join(folder, `${Math.random()}`);
	await writeFile(
		path,
		bytes ??
			(await sharp({ create: { width: 90, height: 60, channels: 3, background: '#373' } })
				.jpeg()
				.toBuffer()),
	);
	const ctx = test.context({ client: newClient(), pictures: pictures.services });
	const taken = await takePhotograph(ctx, { field: 'photograph', path, bytes: 1, trouble: null });
	if (!taken.ok) throw new Error(taken.kind);
	return taken.value.id;
}

const withoutStore = (pictures: Pictures): Pictures => ({
	...pictures,
	makeIncoming: () => Promise.reject(new Error('ENOSPC')),
});

async function namesIn({ store }: Pictures): Promise<string[]> {
	const names: string[] = [];
	for await (const { name } of store.list()) names.push(name);
	return names.toSorted();
}

const rowOf = async (id: string) => (await test.db.select().from(photographs).where(eq(photographs.id, id)))[0];

describe.each(['folder', 'bucket'] as const)('photographs in a %s', (kind) => {
	let pictures: Pictures;
	let close = async () => {};
	beforeAll(async () => {
		const server = kind === 'bucket' ? await startS3Server() : null;
		pictures = createPictures({ dataDirectory: await makeTemporaryFolder(), s3: server });
		close = async () => {
			pictures.close();
			await server?.close();
		};
	});
	afterAll(() => close());

	it('are made from what was laid aside, by whichever process comes next', async () => {
		const id = await upload(pictures);
		expect(await namesIn(pictures)).toEqual([`incoming/${id}`]);
		expect(await makeNextPhotograph(jobsWith(pictures))).toBe(true);
		expect(await rowOf(id)).toMatchObject({ status: 'ready', width: 90, height: 60 });
		expect(await namesIn(pictures)).toHaveLength(6);
		expect(await makeNextPhotograph(jobsWith(pictures))).toBe(false);
	});

	it('R16: wait while their store is away, and are made when it is back', async () => {
		const id = await upload(pictures);
		const told: string[] = [];
		const report = (message: string) => told.push(message);
		await makeNextPhotograph({ ...jobsWith(withoutStore(pictures)), report });
		expect([told, (await rowOf(id))?.status]).toEqual([['Making the sizes of a photograph failed'], 'coming']);
		expect(await makeNextPhotograph(jobsWith(pictures))).toBe(false);
		await makeNextPhotograph(jobsWith(pictures, () => new Date(Date.now() + 61_000)));
		expect((await rowOf(id))?.status).toBe('ready');
	});

	it('R16: are not given up, however often their store was away', async () => {
		const id = await upload(pictures);
		for (let minute = 0; minute < 6; minute += 1) {
			const now = () => new Date(Date.now() + minute * 61_000);
			expect(await makeNextPhotograph({ ...jobsWith(withoutStore(pictures), now), report: () => {} })).toBe(true);
		}
		await makeNextPhotograph(jobsWith(pictures, () => new Date(Date.now() + 6 * 61_000)));
		expect((await rowOf(id))?.status).toBe('ready');
	});

	it('R13: keep their upload until it is written down that they are ready', async () => {
		const id = await upload(pictures);
		let isDown = false;
		const failing: Pictures = {
			...pictures,
			async makeIncoming(asked) {
				const outcome = await pictures.makeIncoming(asked);
				isDown = true;
				return outcome;
			},
		};
		const db = new Proxy(test.db, {
			get: (target, name) => (isDown ? brokenDatabase(test) : target)[name as keyof typeof target],
		});
		await expect(makeNextPhotograph({ ...jobsWith(failing), db, report: () => {} })).rejects.toThrow();
		expect((await rowOf(id))?.status).toBe('coming');
		await makeNextPhotograph(jobsWith(pictures, () => new Date(Date.now() + 130_000)));
		expect((await rowOf(id))?.status).toBe('ready');
		expect((await namesIn(pictures)).filter((name) => name.includes(id))).toHaveLength(6);
	});

	it('keep their files when another node has made them first, and lose them when they were removed meanwhile', async () => {
		const meanwhile = (act: (id: string) => Promise<unknown>): Pictures => ({
			...pictures,
			async makeIncoming(id) {
				const outcome = await pictures.makeIncoming(id);
				await act(id);
				return outcome;
			},
		});
		const [made, removed] = [await upload(pictures), await upload(pictures)];
		const ofOther = (id: string) => noteMade(test.db, id, { width: 90, height: 60, bytes: 1 });
		await makeNextPhotograph(jobsWith(meanwhile(ofOther)));
		await makeNextPhotograph(jobsWith(meanwhile((id) => test.db.delete(photographs).where(eq(photographs.id, id)))));
		const names = await namesIn(pictures);
		expect(names.filter((name) => name.includes(made))).toHaveLength(6);
		expect(names.filter((name) => name.includes(removed))).toEqual([]);
	});

	it('are left alone by other nodes for as long as they are being made', async () => {
		const id = await upload(pictures);
		let time = Date.now();
		const clock = () => new Date(time);
		const slow: Pictures = {
			...pictures,
			async makeIncoming(asked) {
				for (let times = 0; times < 8; times += 1) {
					time += RENEWAL_MILLISECONDS;
					vi.advanceTimersByTime(RENEWAL_MILLISECONDS);
					await expect.poll(async () => (await rowOf(id))?.heldUntil).toEqual(new Date(time + 120_000));
				}
				return pictures.makeIncoming(asked);
			},
		};
		vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
		try {
			await makeNextPhotograph(jobsWith(slow, clock));
		} finally {
			vi.useRealTimers();
		}
		expect(await rowOf(id)).toMatchObject({ status: 'ready', heldUntil: null });
	});

	it('over which a process dies again and again are given up after three attempts', async () => {
		const id = await upload(pictures);
		const deadly: Pictures = {
			...pictures,
			makeIncoming: () => Promise.reject(new MakingLost('it ended with SIGKILL')),
		};
		const states: unknown[] = [];
		for (let minute = 0; minute < 4; minute += 1) {
			const now = () => new Date(Date.now() + minute * 61_000);
			await makeNextPhotograph({ ...jobsWith(deadly, now), report: () => {} });
			states.push((await rowOf(id))?.status);
		}
		expect(states).toEqual(['coming', 'coming', 'coming', 'failed']);
	});

	it('that are given up leave no upload', async () => {
		const id = await upload(pictures);
		await test.db.update(photographs).set({ attempts: 3 }).where(eq(photographs.id, id));
		await makeNextPhotograph({ ...jobsWith(pictures), report: () => {} });
		expect((await rowOf(id))?.status).toBe('failed');
		expect((await namesIn(pictures)).filter((name) => name.includes(id))).toEqual([]);
	});

	it('that cannot be made have failed, and leave no file', async () => {
		const whole = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#373' } })
			.png()
			.toBuffer();
		const before = await namesIn(pictures);
		const id = await upload(pictures, whole);
		// It was whole when it was taken; what has become of the file since, nobody knows.
		const cut = join(folder, 'cut');
		await writeFile(cut, whole.subarray(0, whole.length - 200));
		await pictures.store.put(incomingName(id), cut, 'application/octet-stream');
		await makeNextPhotograph(jobsWith(pictures));
		expect((await rowOf(id))?.status).toBe('failed');
		expect(await namesIn(pictures)).toEqual(before);
	});

	it('go on to be removed by the next process where this one stops', async () => {
		await removePictures(jobsWith(pictures));
		const ids = [await upload(pictures), await upload(pictures)];
		await test.db.delete(photographs).where(inArray(photographs.id, ids));
		let asked = 0;
		// It is told to stop while the first is removed.
		await removePictures({ ...jobsWith(pictures), isStopping: () => asked++ > 1 });
		expect(await test.db.$count(pictureRemovals)).toBe(1);
		expect((await namesIn(pictures)).filter((name) => ids.some((id) => name.includes(id)))).toHaveLength(1);
		const later = () => new Date(Date.now() + 7_200_000);
		await sweepPictures({ ...jobsWith(pictures, later), isStopping: () => true });
		expect((await namesIn(pictures)).filter((name) => ids.some((id) => name.includes(id)))).toHaveLength(1);
		await removePictures(jobsWith(pictures));
		expect(await test.db.$count(pictureRemovals)).toBe(0);
	});

	it('R28, S25: lose their files with their rows, and what nobody knows is swept', async () => {
		const id = await upload(pictures);
		await makeNextPhotograph(jobsWith(pictures));
		await test.db.delete(photographs).where(eq(photographs.id, id));
		await removePictures(jobsWith(pictures));
		expect((await namesIn(pictures)).filter((name) => name.includes(id))).toEqual([]);
		expect(await test.db.$count(pictureRemovals)).toBe(0);
		const kept = await upload(pictures);
		await makeNextPhotograph(jobsWith(pictures));
		const orphan = join(folder, 'orphan');
		const waiting = await upload(pictures);
		const unknown = ['aa/aaaaaaaa-0000-4000-8000-000000000000-small.webp', 'aa/nonsense', `incoming/${kept}`];
		for (const name of unknown) {
			await writeFile(orphan, 'nobody’s');
			await pictures.store.put(name, orphan, 'image/webp');
		}
		const left = join(pictures.temporary, 'post-of-a-crash');
		await mkdir(left, { recursive: true });
		await utimes(left, new Date(Date.now() - DAY), new Date(Date.now() - DAY));
		await sweepPictures(jobsWith(pictures, () => new Date(Date.now() + 7_200_000)));
		const names = await namesIn(pictures);
		expect(names.filter((name) => unknown.includes(name))).toEqual([]);
		expect(names.filter((name) => name.includes(kept))).toHaveLength(6);
		expect(names).toContain(`incoming/${waiting}`);
		await makeNextPhotograph(jobsWith(pictures));
	});
});
