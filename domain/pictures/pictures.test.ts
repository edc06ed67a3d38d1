import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { profiles } from '#database/schema/accounts.ts';
import { courses } from '#database/schema/catalogue.ts';
import { deskItems } from '#database/schema/desk.ts';
import { photographs, pictureRemovals, scorecards } from '#database/schema/pictures.ts';
import { reviews } from '#database/schema/reviews.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { newClient, newMember } from '#tests/support/facts/accounts.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { getSentReview, linkOfSent } from '../reviews/authors/own-queries.ts';
import { withdrawReview } from '../reviews/authors/withdraw-commands.ts';
import { getCoursePage } from '../reviews/lists/course-page-queries.ts';
import type { DomainContext } from '../shared/context.ts';
import type { ReceivedFile } from '../shared/pictures.ts';
import { success } from '../shared/result.ts';
import { removeAvatar, setAvatar } from './avatar-commands.ts';
import { PICTURE_LIMITS } from './limits.ts';
import { noteMade, sweepUploads, takeComing } from './making-commands.ts';
import { attachPhotographs, changePhotographs } from './photograph-commands.ts';
import { listCoursePhotographs, listGone, listOwnPhotographs, listPhotographsOf } from './photograph-queries.ts';
import { readChosen } from './rules.ts';
import { getScorecard, sendScorecard } from './scorecard-commands.ts';
import { getAudience, isOf } from './serving-queries.ts';
import { takePhotograph, takePhotographs } from './upload-commands.ts';

let test: TestDatabase;
let courseId: number;
let folder: string;
let picture: ReceivedFile;
let members = 0;

beforeAll(async () => {
	[test, folder] = await Promise.all([openTestDatabase(), makeTemporaryFolder()]);
	courseId = await aCourse('Dunes');
});

afterAll(() => test.close());

/** A picture as a post brings it; each is taken away by the store. */
async function aPicture(): Promise<ReceivedFile> {
	const path = join(folder, `${Math.random()}`);
	const bytes = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#3a7a4d' } })
		.jpeg()
		.toBuffer();
	await writeFile(path, bytes);
	picture = { field: 'photograph', path, bytes: bytes.length, trouble: null };
	return picture;
}

async function aCourse(name: string): Promise<number> {
	const slug = name.toLowerCase();
	const [row] = await test.db
		.insert(courses)
		.values({ slug, name, country: 'SE', continent: 'Europe', source: 'test', sourceId: slug })
		.returning({ id: courses.id });
	return row?.id ?? 0;
}

const aMember = () => newMember(test, `pictures-${++members}@golf.example`);

async function upload(ctx: DomainContext): Promise<string> {
	const taken = await takePhotograph(ctx, await aPicture());
	if (!taken.ok) throw new Error(taken.kind);
	return taken.value.id;
}

async function aReview(userId: string | null, status: 'published' | 'held' = 'published'): Promise<number> {
	const [row] = await test.db
		.insert(reviews)
		.values({ courseId, userId, reviewerName: 'Ada', content: 'Firm and fast.', rating: 8, status })
		.returning({ id: reviews.id });
	return row?.id ?? 0;
}

const placeOf = (reviewId: number) => ({ reviewId, link: null });
const makeReady = (id: string) => noteMade(test.db, id, { width: 90, height: 60, bytes: 1_000 });
const countOf = async (id: number) =>
	(await test.db.select({ count: reviews.photographCount }).from(reviews).where(eq(reviews.id, id)))[0]?.count;
const isToBeRemoved = async (id: string) => (await test.db.$count(pictureRemovals, eq(pictureRemovals.id, id))) === 1;

/** A photograph that is made, of a review of the course. */
async function aShownPhotograph(
	{ ctx, viewer }: Awaited<ReturnType<typeof aMember>>,
	course: number,
	status: 'published' | 'held',
) {
	const reviewId = await aReview(viewer.userId, status);
	await test.db.update(reviews).set({ courseId: course }).where(eq(reviews.id, reviewId));
	const id = await upload(ctx);
	await attachPhotographs(ctx, reviewId, [{ id, alt: '' }]);
	await makeReady(id);
	return { id, reviewId };
}

describe('files that are sent as photographs', () => {
	const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
	const detailed = () => sharp({ create: { width: 400, height: 300, channels: 3, background: '#000', noise } });

	async function aFile(bytes: Buffer, name: string): Promise<ReceivedFile> {
		const path = join(folder, `${Math.random()}`);
		await writeFile(path, bytes);
		return { field: 'photograph', path, name, bytes: bytes.length, trouble: null };
	}

	it.each(['jpeg', 'png', 'webp', 'avif'] as const)('R6: one that is cut off is not taken: %s', async (format) => {
		const { ctx } = await aMember();
		const whole = await detailed().toFormat(format).toBuffer();
		for (const share of [0.5, 0.9]) {
			const cut = await aFile(whole.subarray(0, Math.round(whole.length * share)), 'cut');
			expect(await takePhotograph(ctx, cut)).toEqual({ ok: false, kind: 'picture-broken' });
		}
		expect(await takePhotograph(ctx, await aFile(whole, 'whole'))).toMatchObject({ ok: true });
	});

	it('R6: those that are refused take no place from the others', async () => {
		const { ctx } = await aMember();
		const bad = (name: string) => aFile(Buffer.from('%PDF-1.7'), name);
		const files = [await bad('a.pdf'), await aPicture(), await bad('b.pdf'), await aPicture(), await aPicture()];
		const taken = await takePhotographs(ctx, files, 2);
		expect(taken.map((one) => (one.ok ? 'taken' : one.kind))).toEqual([
			'picture-format',
			'taken',
			'picture-format',
			'taken',
			'too-many-pictures',
		]);
	});

	it.each([
		[8_064, 6_048],
		[8_192, 6_144],
	])('R6: what phones take is taken: %i by %i', async (width, height) => {
		const { ctx } = await aMember();
		const bytes = await sharp({ create: { width, height, channels: 3, background: '#3a7a4d' } })
			.jpeg()
			.toBuffer();
		expect(await takePhotograph(ctx, await aFile(bytes, 'phone.jpg'))).toMatchObject({ ok: true });
	});
});

describe('photographs of a review', () => {
	it('stand in the order that was chosen, with their words, once they are ready', async () => {
		const { ctx, viewer } = await aMember();
		const reviewId = await aReview(viewer.userId);
		const [first, second] = [await upload(ctx), await upload(ctx)];
		await attachPhotographs(ctx, reviewId, [
			{ id: second, alt: 'The ninth' },
			{ id: first, alt: '' },
		]);
		expect(await countOf(reviewId)).toBe(0);
		expect(await listPhotographsOf(ctx, [reviewId])).toEqual(new Map());
		expect([...((await makeReady(first)) ?? [])]).toEqual([`course:${courseId}`, 'ranking']);
		await makeReady(second);
		expect(await countOf(reviewId)).toBe(2);
		const shown = (await listPhotographsOf(ctx, [reviewId])).get(reviewId);
		expect(shown).toMatchObject([{ id: second, alt: 'The ninth', width: 90, height: 60 }, { id: first }]);
	});

	it('are told as coming on the page of thanks until they are ready', async () => {
		const { ctx, viewer } = await aMember();
		const reviewId = await aReview(viewer.userId);
		const id = await upload(ctx);
		await attachPhotographs(ctx, reviewId, [{ id, alt: '' }]);
		const sent = () => getSentReview(ctx, linkOfSent(ctx, reviewId));
		expect(await sent()).toMatchObject({ photographsComing: 1, verifiable: true, checkInOpen: false });
		await makeReady(id);
		expect(await sent()).toMatchObject({ photographsComing: 0 });
	});

	it('R08: are attached once, however often the form is sent', async () => {
		const { ctx, viewer } = await aMember();
		const reviewId = await aReview(viewer.userId);
		const chosen = [{ id: await upload(ctx), alt: '' }];
		for (let time = 0; time < 3; time++) expect(await attachPhotographs(ctx, reviewId, chosen)).toBe(1);
		expect(await test.db.$count(photographs, eq(photographs.reviewId, reviewId))).toBe(1);
	});

	it('R08: are those of the last sending, whose files come under new ids where there are no scripts', async () => {
		const { ctx, viewer } = await aMember();
		const reviewId = await aReview(viewer.userId);
		const first = [await upload(ctx), await upload(ctx)];
		const again = [await upload(ctx), await upload(ctx)];
		for (const ids of [first, again, [again[1] ?? '']]) {
			await attachPhotographs(
				ctx,
				reviewId,
				ids.map((id) => ({ id, alt: '' })),
			);
			const own = await listOwnPhotographs(ctx, placeOf(reviewId));
			expect(own.map(({ id }) => id)).toEqual(ids);
		}
		expect(await isToBeRemoved(first[0] ?? '')).toBe(true);
		await attachPhotographs(ctx, reviewId, []);
		expect(await listOwnPhotographs(ctx, placeOf(reviewId))).toHaveLength(1);
	});

	it('S26: are nobody else’s to attach, to change or to discard', async () => {
		const [owner, other] = [await aMember(), await aMember()];
		const [own, others] = [await aReview(owner.viewer.userId), await aReview(other.viewer.userId)];
		const id = await upload(owner.ctx);
		expect(await attachPhotographs(other.ctx, others, [{ id, alt: '' }])).toBe(0);
		expect(await attachPhotographs(owner.ctx, own, [{ id, alt: '' }])).toBe(1);
		expect(await changePhotographs(other.ctx, placeOf(own), [])).toEqual({ ok: false, kind: 'review-unknown' });
		expect(await changePhotographs(test.context(), placeOf(own), [])).toEqual({ ok: false, kind: 'review-unknown' });
		expect(await listOwnPhotographs(other.ctx, placeOf(own))).toEqual([]);
		expect(await listOwnPhotographs(owner.ctx, placeOf(own))).toHaveLength(1);
	});

	it('of a visitor are hidden from their author until the review is published, who has no session to be served by', async () => {
		const ctx = test.context();
		const reviewId = await aReview(null, 'held');
		await attachPhotographs(ctx, reviewId, [{ id: await upload(ctx), alt: '' }]);
		const place = { reviewId, link: linkOfSent(ctx, reviewId) };
		expect(await listOwnPhotographs(ctx, place)).toMatchObject([{ hidden: true }]);
		await test.db.update(reviews).set({ status: 'published' }).where(eq(reviews.id, reviewId));
		expect(await listOwnPhotographs(ctx, place)).toMatchObject([{ hidden: false }]);
		const { ctx: member, viewer } = await aMember();
		const own = await aReview(viewer.userId, 'held');
		await attachPhotographs(member, own, [{ id: await upload(member), alt: '' }]);
		expect(await listOwnPhotographs(member, placeOf(own))).toMatchObject([{ hidden: false }]);
	});

	it('are changed as a whole: new order, new words, some gone with their files', async () => {
		const { ctx, viewer } = await aMember();
		const reviewId = await aReview(viewer.userId);
		const ids = [await upload(ctx), await upload(ctx), await upload(ctx)];
		const [a = '', b = '', c = ''] = ids;
		await attachPhotographs(
			ctx,
			reviewId,
			[a, b, c].map((id) => ({ id, alt: 'x' })),
		);
		for (const id of ids) await makeReady(id);
		const d = await upload(ctx);
		expect(
			await changePhotographs(
				ctx,
				placeOf(reviewId),
				[d, c, a].map((id) => ({ id, alt: 'y' })),
			),
		).toMatchObject({
			value: { count: 3 },
		});
		expect((await listOwnPhotographs(ctx, placeOf(reviewId))).map(({ id }) => id)).toEqual([d, c, a]);
		expect(await countOf(reviewId)).toBe(2);
		expect([await isToBeRemoved(a), await isToBeRemoved(b)]).toEqual([false, true]);
	});

	it('stand in the gallery of the course, the newest first, held ones never', async () => {
		const course = await aCourse('Gallery');
		const isThere = async () => (await getCoursePage(test.context(), 'gallery'))?.hasPhotographs;
		const member = await aMember();
		const put = (status: 'published' | 'held') => aShownPhotograph(member, course, status);
		await put('held');
		expect(await isThere()).toBe(false);
		const [first, second] = [await put('published'), await put('published')];
		expect(await isThere()).toBe(true);
		const gallery = await listCoursePhotographs(member.ctx, course, 12);
		expect(gallery.map(({ id }) => id)).toEqual([second.id, first.id]);
		expect(gallery[0]).toMatchObject({ userName: 'Ada Green' });
	});

	it('are signed in the gallery with the public name, and go with it from kept pages', async () => {
		const course = await aCourse('Signed');
		const member = await aMember();
		const { viewer } = member;
		await test.db.insert(profiles).values({ userId: viewer.userId, publicName: 'The Fox' });
		const { id } = await aShownPhotograph(member, course, 'published');
		const reader = test.context();
		expect(await listCoursePhotographs(reader, course, 12)).toMatchObject([{ id, userName: 'The Fox' }]);
		expect(reader.reads).toContain(`member:${viewer.userId}`);
	});
});

describe('who may see a photograph', () => {
	it('S26: while its review is held, its author and the editors alone', async () => {
		const [{ ctx, viewer }, other] = [await aMember(), await aMember()];
		const reviewId = await aReview(viewer.userId, 'held');
		const id = await upload(ctx);
		await attachPhotographs(ctx, reviewId, [{ id, alt: '' }]);
		expect((await getAudience(test.db, 'photograph', id)).kind).toBe('nobody');
		await makeReady(id);
		const audience = await getAudience(test.db, 'photograph', id);
		const seen = [
			viewer,
			other.viewer,
			{ ...other.viewer, role: 'editor' as const, secondFactorAt: new Date() },
			{ kind: 'visitor' as const },
		];
		expect(seen.map((somebody) => isOf(audience, somebody))).toEqual([true, false, true, false]);
		await test.db.update(reviews).set({ status: 'published' }).where(eq(reviews.id, reviewId));
		expect(await getAudience(test.db, 'photograph', id)).toEqual({ kind: 'public' });
		await test.db.update(photographs).set({ status: 'removed' }).where(eq(photographs.id, id));
		expect((await getAudience(test.db, 'photograph', id)).kind).toBe('desk');
		expect(await countOf(reviewId)).toBe(0);
	});
});

it('S58: a photograph comes back to the desk with other words below it, and with the same it does not', async () => {
	const { ctx, viewer } = await aMember();
	const reviewId = await aReview(viewer.userId);
	const id = await upload(ctx);
	await attachPhotographs(ctx, reviewId, [{ id, alt: 'The ninth' }]);
	await makeReady(id);
	const waiting = and(eq(deskItems.kind, 'photograph'), eq(deskItems.thingId, id));
	await test.db.delete(deskItems).where(waiting);
	await changePhotographs(ctx, placeOf(reviewId), [{ id, alt: 'The ninth' }]);
	expect(await test.db.$count(deskItems, waiting)).toBe(0);
	await changePhotographs(ctx, placeOf(reviewId), [{ id, alt: 'Balls for sale' }]);
	expect(await test.db.$count(deskItems, waiting)).toBe(1);
});

it('S58: the words below a photograph that an editor has taken down stay as they were decided about', async () => {
	const { ctx, viewer } = await aMember();
	const reviewId = await aReview(viewer.userId);
	const [gone, stays] = [await upload(ctx), await upload(ctx)];
	const say = (alt: string) =>
		changePhotographs(
			ctx,
			placeOf(reviewId),
			[stays, gone].map((id) => ({ id, alt })),
		);
	await say('The ninth');
	await test.db.update(photographs).set({ status: 'removed' }).where(eq(photographs.id, gone));
	expect(await say('Balls for sale')).toMatchObject({ value: { count: 2 } });
	expect(await listOwnPhotographs(ctx, placeOf(reviewId))).toMatchObject([
		{ id: stays, alt: 'Balls for sale' },
		{ id: gone, alt: 'The ninth' },
	]);
});

describe('who may see a photograph that has no review yet', () => {
	const seenBy = async (id: string, ...somebody: DomainContext['viewer'][]) => {
		const audience = await getAudience(test.db, 'photograph', id);
		return somebody.map((viewer) => isOf(audience, viewer));
	};

	it('S26: the member who has sent it and the editors; a visitor’s is shown to no visitor', async () => {
		const [owner, other] = [await aMember(), await aMember()];
		const visitor = test.context({ client: newClient() });
		const editor = { ...other.viewer, role: 'editor' as const, secondFactorAt: new Date() };
		const everybody = [owner.viewer, other.viewer, editor, visitor.viewer];
		const [own, visitors] = [await upload(owner.ctx), await upload(visitor)];
		expect(await seenBy(own, ...everybody)).toEqual([false, false, false, false]);
		for (const id of [own, visitors]) await makeReady(id);
		expect(await seenBy(own, ...everybody)).toEqual([true, false, true, false]);
		expect(await seenBy(visitors, ...everybody)).toEqual([false, false, true, false]);
	});

	it('S26: its review’s author alone, once it has one', async () => {
		const [owner, other] = [await aMember(), await aMember()];
		const id = await upload(owner.ctx);
		await makeReady(id);
		const place = { reviewId: await aReview(null, 'held'), courseId, position: 1 };
		await test.db.update(photographs).set(place).where(eq(photographs.id, id));
		expect(await seenBy(id, owner.viewer, other.viewer)).toEqual([false, false]);
	});
});

describe('S45: what one may send', () => {
	it('ends for a visitor’s network and for a member, and others go on', async () => {
		const visitor = test.context({ client: newClient() });
		const member = await aMember();
		const broken: ReceivedFile = { field: 'photograph', path: join(folder, 'none'), bytes: 1, trouble: null };
		await writeFile(broken.path, 'no picture');
		const kinds = async (ctx: DomainContext, times: number) => {
			const outcomes = await Promise.all(Array.from({ length: times }, () => takePhotograph(ctx, broken)));
			return outcomes.filter((outcome) => !outcome.ok && outcome.kind === 'picture-quota').length;
		};
		expect(await kinds(visitor, 40)).toBe(10);
		expect(await kinds(member.ctx, 70)).toBe(10);
		expect(await kinds(test.context({ client: newClient() }), 1)).toBe(0);
	});

	it('takes as many of six as are still free, and says so of the others', async () => {
		const ctx = test.context({ client: newClient() });
		for (let sent = 0; sent < 26; sent += 1) await upload(ctx);
		const six = await Promise.all(Array.from({ length: 6 }, aPicture));
		const taken = await takePhotographs(ctx, [{ ...picture, trouble: 'too-large' }, ...six]);
		expect(taken.map((outcome) => (outcome.ok ? 'taken' : outcome.kind))).toEqual([
			'picture-large',
			'taken',
			'taken',
			'taken',
			'taken',
			'picture-quota',
			'picture-quota',
		]);
	});

	it('the 1,001st photograph of a member is refused', async () => {
		const { ctx, viewer } = await aMember();
		const rows = Array.from({ length: PICTURE_LIMITS.ofMember - 1 }, () => ({ userId: viewer.userId }));
		await test.db.insert(photographs).values(rows.map((row) => ({ ...row, status: 'ready' as const })));
		await upload(ctx);
		expect(await takePhotograph(ctx, await aPicture())).toEqual({ ok: false, kind: 'picture-quota' });
	});

	it('uploads that no review has taken are gone after a day, with their files', async () => {
		const ctx = test.context({ client: newClient() });
		const id = await upload(ctx);
		await sweepUploads(test.db, new Date(Date.now() + 3_600_000));
		expect(await isToBeRemoved(id)).toBe(false);
		expect(await listGone(ctx, [id])).toEqual(new Set());
		await sweepUploads(test.db, new Date(Date.now() + 25 * 3_600_000));
		expect(await isToBeRemoved(id)).toBe(true);
		expect(await listGone(ctx, [id])).toEqual(new Set([id]));
	});
});

describe('R16: a store that takes nothing', () => {
	it('is told, and no row is left of the photograph', async () => {
		const told: string[] = [];
		const keep = () => Promise.reject(new Error('ENOSPC'));
		const ctx = test.context({ client: newClient(), report: (message) => told.push(message) });
		const before = await test.db.$count(photographs);
		const file = await aPicture();
		expect(await takePhotograph({ ...ctx, pictures: { ...ctx.pictures, keep } }, file)).toEqual({
			ok: false,
			kind: 'picture-store',
		});
		expect(told).toEqual(['Storing a photograph failed']);
		expect(await test.db.$count(photographs)).toBe(before);
	});
});

describe('the line of photographs to be made', () => {
	it('hands each to one process, again when that has died, and gives up after three', async () => {
		await test.db.delete(photographs).where(eq(photographs.status, 'coming'));
		const ids = [
			await upload(test.context({ client: newClient() })),
			await upload(test.context({ client: newClient() })),
		];
		const now = new Date();
		const taken = await Promise.all([1, 2, 3].map(() => takeComing(test.db, now)));
		expect(taken.flatMap((one) => one?.id ?? []).toSorted()).toEqual(ids.toSorted());
		await makeReady(ids[0] ?? '');
		for (let time = 1; time <= 3; time++) {
			const again = await takeComing(test.db, new Date(now.getTime() + time * 130_000));
			expect(again).toEqual({ id: ids[1], isGivenUp: time === 3 });
		}
		expect(await takeComing(test.db, new Date(now.getTime() + 9_000_000))).toBeNull();
	});
});

describe('avatars and scorecards', () => {
	it('an avatar takes the place of the one before, whose files go', async () => {
		const { ctx, viewer } = await aMember();
		const keyOf = async () =>
			(await test.db.select().from(profiles).where(eq(profiles.userId, viewer.userId)))[0]?.avatarKey ?? null;
		expect(await setAvatar(ctx, await aPicture())).toMatchObject({ ok: true });
		const first = (await keyOf()) ?? '';
		expect(await getAudience(test.db, 'avatar', first)).toEqual({ kind: 'public' });
		await setAvatar(ctx, await aPicture());
		const second = (await keyOf()) ?? '';
		expect([second === first, await isToBeRemoved(first)]).toEqual([false, true]);
		await removeAvatar(ctx);
		expect([await keyOf(), await isToBeRemoved(second)]).toEqual([null, true]);
		expect(await setAvatar(test.context(), await aPicture())).toEqual({ ok: false, kind: 'not-signed-in' });
	});

	it('a scorecard is seen by its sender and the editors, and by nobody else', async () => {
		const [{ ctx, viewer }, other] = [await aMember(), await aMember()];
		const reviewId = await aReview(viewer.userId);
		expect(await sendScorecard(other.ctx, reviewId, await aPicture())).toEqual({ ok: false, kind: 'review-unknown' });
		await sendScorecard(ctx, reviewId, await aPicture());
		expect(await sendScorecard(ctx, reviewId, await aPicture())).toMatchObject({ ok: true });
		expect(await getScorecard(ctx, reviewId)).toEqual({ courseName: 'Dunes', countrySlug: 'sweden', status: 'open' });
		expect(await getScorecard(other.ctx, reviewId)).toBeNull();
		const rows = await test.db.select().from(scorecards).where(eq(scorecards.reviewId, reviewId));
		expect(rows).toHaveLength(1);
		const audience = await getAudience(test.db, 'scorecard', rows[0]?.id ?? '');
		const seen = [
			viewer,
			other.viewer,
			{ ...other.viewer, role: 'editor' as const, secondFactorAt: new Date() },
			{ kind: 'visitor' as const },
		];
		expect(seen.map((somebody) => isOf(audience, somebody))).toEqual([true, false, true, false]);
	});

	it('a scorecard comes to no review that was withdrawn, not even while its picture is made', async () => {
		const { ctx, viewer } = await aMember();
		const reviewId = await aReview(viewer.userId);
		let madeId = '';
		const make: DomainContext['pictures']['make'] = async (id, ...rest) => {
			madeId = id;
			await withdrawReview(ctx, placeOf(reviewId));
			return ctx.pictures.make(id, ...rest);
		};
		const meanwhile = { ...ctx, pictures: { ...ctx.pictures, make } };
		const unknown = { ok: false, kind: 'review-unknown' };
		expect(await sendScorecard(meanwhile, reviewId, await aPicture())).toEqual(unknown);
		expect(await isToBeRemoved(madeId)).toBe(true);
		expect(await test.db.$count(scorecards, eq(scorecards.reviewId, reviewId))).toBe(0);
		expect(await getScorecard(ctx, reviewId)).toBeNull();
		expect(await sendScorecard(ctx, reviewId, await aPicture())).toEqual(unknown);
	});

	it('R08: of scorecards that come at the same time one stays, and the files of the others go', async () => {
		const { ctx, viewer } = await aMember();
		const reviewId = await aReview(viewer.userId);
		const made: string[] = [];
		const make: DomainContext['pictures']['make'] = async (id) => {
			made.push(id);
			await expect.poll(() => made.length).toBe(5);
			return success({ width: 90, height: 60, bytes: 1_000 });
		};
		const together = { ...ctx, pictures: { ...ctx.pictures, make } };
		const files = await Promise.all(Array.from({ length: 5 }, aPicture));
		const sent = await Promise.all(files.map((file) => sendScorecard(together, reviewId, file)));
		expect(sent.map(({ ok }) => ok)).toEqual(Array(5).fill(true));
		const cards = await test.db.select().from(scorecards).where(eq(scorecards.reviewId, reviewId));
		expect(cards).toHaveLength(1);
		const removed = await Promise.all(made.map(isToBeRemoved));
		expect(removed).toEqual(made.map((id) => id !== cards[0]?.id));
	});

	it('S25: all go with the review they belong to', async () => {
		const { ctx, viewer } = await aMember();
		const reviewId = await aReview(viewer.userId);
		const id = await upload(ctx);
		await attachPhotographs(ctx, reviewId, [{ id, alt: '' }]);
		await sendScorecard(ctx, reviewId, await aPicture());
		const [card] = await test.db.select().from(scorecards).where(eq(scorecards.reviewId, reviewId));
		await test.db.delete(reviews).where(and(eq(reviews.id, reviewId)));
		expect([await isToBeRemoved(id), await isToBeRemoved(card?.id ?? '')]).toEqual([true, true]);
	});
});

describe('what a form says of its photographs', () => {
	const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
	it('is read with its words cleaned and cut', () => {
		expect(readChosen('')).toEqual([]);
		expect(readChosen(JSON.stringify([{ id, alt: ` The\n18th ${'x'.repeat(400)}` }]))?.[0]?.alt).toMatch(
			/^The 18th x{191}$/,
		);
	});
	it.each([
		'{',
		'{}',
		'[1]',
		JSON.stringify([{ id: '../../etc', alt: '' }]),
		JSON.stringify([{ id, alt: 1 }]),
		JSON.stringify([
			{ id, alt: '' },
			{ id, alt: '' },
		]),
		JSON.stringify(Array(7).fill({ id, alt: '' })),
	])('S22: is refused as %s', (text) => {
		expect(readChosen(text)).toBeNull();
	});
});
