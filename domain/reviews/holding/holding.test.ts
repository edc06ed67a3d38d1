import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courses } from '#database/schema/catalogue.ts';
import { checkIns, courseRepresentatives, reviews } from '#database/schema/reviews.ts';
import { listInbox } from '#domain/desk/inbox-queries.ts';
import { approveReview, rejectReview } from '#domain/moderation/commands.ts';
import { getCoursePage } from '#domain/reviews/lists/course-page-queries.ts';
import type { DomainContext, Viewer } from '#domain/shared/context.ts';
import { utcDay } from '#domain/shared/day.ts';
import { issueStamp } from '#domain/shared/forms/stamp.ts';
import { sketchOf } from '#domain/shared/sketch.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { lettersTo, newClient } from '#tests/support/facts/accounts.ts';
import { aCourse, establishedMember, reviewInput } from '#tests/support/facts/reviews.ts';
import { unlikeWords } from '#tests/support/facts/unlike-words.ts';
import { listOwnReviews } from '../authors/author-queries.ts';
import { withdrawReview } from '../authors/withdraw-commands.ts';
import { submitReview } from '../commands.ts';
import { storeRating } from '../rating/rating-store.ts';
import type { ReviewInput } from '../rules.ts';
import { signsIn } from './holding-signs.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const TEXT =
	'The closing stretch runs along the shore, and on a calm evening it is as good as anything in the county. Greens were quick, the welcome warm, and the heather is everywhere you do not want it.';

let database: TestDatabase;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());

const contextOf = (viewer: Viewer = { kind: 'visitor' }, overrides: Partial<DomainContext> = {}) =>
	database.context({ viewer, now: () => NOW, client: newClient(), ...overrides });

async function submit(
	ctx: DomainContext,
	input: ReviewInput,
	{ seconds = 60, trapped = false, captions = [] as string[] } = {},
) {
	const stamp = issueStamp(ctx.secret, new Date(ctx.now().getTime() - seconds * 1000));
	const outcome = await submitReview(ctx, input, stamp, { trapped, captions });
	if (!outcome.ok) throw new Error(outcome.kind);
	return outcome.value;
}

async function courseOf(id: number) {
	const [row] = await database.db.select().from(courses).where(eq(courses.id, id));
	if (!row) throw new Error('no course');
	return row;
}

describe('S52: the words of a review', () => {
	it('are held for what stands below its photographs', async () => {
		const courseId = await aCourse(database);
		const captions = ['The ninth', 'Balls at www.golf.example'];
		expect((await submit(contextOf(), reviewInput(courseId), { captions })).heldBy).toEqual(['link']);
		expect((await submit(contextOf(), reviewInput(courseId), { captions: ['The ninth'] })).heldBy).toEqual([]);
	});

	it.each([
		'Book at https://golf.example/tee',
		'Look at www.golf.example',
		'find us on fairway-deals.com today',
		'write to pro@golf.example for lessons',
		'go to fairwaydeals dot com for lessons',
		'ｗｗｗ.golf.example in wide letters',
	])('are held for a link: %s', (text) => {
		expect(signsIn(text)).toContain('link');
	});

	it.each(['Call +46 8 123 456 78 now', 'Ring 040-45 67 890', 'Tel. 0044 (0)20 7946 0958', '＋４６７０１２３４５６７'])(
		'are held for a telephone number: %s',
		(text) => {
			expect(signsIn(text)).toContain('phone');
		},
	);

	it.each(['What an idiot of a starter', 'Best c4sino bonus here', 'ＣＡＳＩＮＯ'])(
		'are held for a word: %s',
		(text) => {
			expect(signsIn(text)).toContain('words');
		},
	);

	it.each([
		'Played the par 72 in 84: 4 5 3 4 4 5 3 4 5 then 101 98 97 on the range.',
		'6,218 m (6,800 yd), slope 131, on 01.10.2026 and again on 2026-10-02.',
		'Fast greens.No complaints at all.Well kept.',
		'A classic, well worth £120; the hole 17 is 1.5 clubs longer than it looks.',
		'素晴らしいコース。グリーンは速く、眺めは最高。',
		'Cockfosters to Scunthorpe for this, and glad of it.',
	])('of golf are not held: %s', (text) => {
		expect(signsIn(text)).toEqual([]);
	});

	it('are read in no time, whatever they are (S11)', () => {
		fc.assert(fc.property(fc.string({ maxLength: 5_000, unit: 'grapheme' }), (text) => Array.isArray(signsIn(text))));
		for (const text of ['@'.repeat(5_000), '1 '.repeat(2_500), 'a.'.repeat(2_500), '(dot'.repeat(1_250)]) signsIn(text);
	});
});

describe('S52: how a review came', () => {
	it('holds one that was sent within three seconds, and one whose hidden field is filled', async () => {
		const courseId = await aCourse(database);
		expect(await submit(contextOf(), reviewInput(courseId), { seconds: 2 })).toMatchObject({ heldBy: ['haste'] });
		expect(await submit(contextOf(), reviewInput(courseId), { trapped: true })).toMatchObject({ heldBy: ['trap'] });
		expect(await submit(contextOf(), reviewInput(courseId), { seconds: 3 })).toMatchObject({ heldBy: [] });
		expect(await courseOf(courseId)).toMatchObject({ ratingCount: 1 });
	});

	it('holds the sixth of a day from one network, also when all come at once, and none of the next day', async () => {
		const client = newClient();
		const ids = await Promise.all(Array.from({ length: 8 }, () => aCourse(database)));
		const sent = await Promise.all(
			ids.map((id) => submit(contextOf(undefined, { client }), reviewInput(id, { reviewText: unlikeWords() }))),
		);
		expect(sent.filter(({ heldBy }) => heldBy.includes('network-flood'))).toHaveLength(3);
		const tomorrow = { client, now: () => new Date(NOW.getTime() + 25 * 3_600_000) };
		const next = reviewInput(await aCourse(database), { reviewText: unlikeWords() });
		expect(await submit(contextOf(undefined, tomorrow), next)).toMatchObject({ heldBy: [] });
	});
});

describe('S52: a burst of one author', () => {
	const joined = (hoursAgo: number) => new Date(NOW.getTime() - hoursAgo * 3_600_000);
	const later = (minutes: number) => () => new Date(NOW.getTime() + minutes * 60_000);

	/** One more review of a course of its own, from a network of its own. */
	const sendOn = async (author: Viewer, minutes = 0, facts: Partial<ReviewInput> = {}) => {
		const input = reviewInput(await aCourse(database), { reviewText: unlikeWords(), ...facts });
		return submit(contextOf(author, { now: later(minutes) }), input);
	};

	it.each([1, 10])(
		'holds what a new account writes after five in an hour, of whatever courses and networks, all graded %d; its author sees it waiting',
		async (rating) => {
			const author = await establishedMember(database, joined(1));
			const sent = [];
			for (let index = 0; index < 7; index++) sent.push(await sendOn(author, index, { rating }));
			const rules = sent.map(({ heldBy }) => heldBy);
			expect(rules).toEqual([[], [], [], [], [], ['author-flood'], ['author-flood']]);
			const own = await listOwnReviews(contextOf(author), 1);
			const waiting = own.items.filter(({ status }) => status === 'held');
			expect(waiting.map(({ heldBy }) => heldBy)).toEqual([['author-flood'], ['author-flood']]);
			expect(await lettersTo(contextOf(), author.email, 'review-held')).toHaveLength(2);
			const last = await courseOf(sent.at(-1)?.course.id ?? 0);
			expect(last).toMatchObject({ ratingCount: 0 });
		},
	);

	it('is counted right when all come at once', async () => {
		const author = await establishedMember(database, joined(1));
		const sent = await Promise.all(Array.from({ length: 8 }, () => sendOn(author)));
		expect(sent.filter(({ heldBy }) => heldBy.includes('author-flood'))).toHaveLength(3);
	});

	it('is told to the editors in words', async () => {
		const author = await establishedMember(database, joined(1));
		const editor = { ...(await establishedMember(database)), role: 'editor' as const, secondFactorAt: new Date() };
		let last = await sendOn(author);
		for (let index = 1; index < 6; index++) last = await sendOn(author);
		const item = (await listInbox(contextOf(editor), 'review')).find(({ id }) => id === String(last.reviewId));
		expect(item?.why).toContain('held by: Many by one new account');
	});

	it('counts what its author has deleted again', async () => {
		const author = await establishedMember(database, joined(1));
		for (let index = 0; index < 5; index++) {
			const { reviewId } = await sendOn(author);
			expect((await withdrawReview(contextOf(author), { reviewId, link: null })).ok).toBe(true);
		}
		expect(await sendOn(author)).toMatchObject({ heldBy: ['author-flood'] });
	});

	it('is none of a handful in an evening, of whoever has been a member for two weeks, or of visitors', async () => {
		const golfer = await establishedMember(database, joined(1));
		for (let index = 0; index < 5; index++) expect(await sendOn(golfer, index * 10)).toMatchObject({ heldBy: [] });
		// The first of them is an hour old by then.
		expect(await sendOn(golfer, 61)).toMatchObject({ heldBy: [] });
		const member = await establishedMember(database, joined(15 * 24));
		for (let index = 0; index < 7; index++) expect(await sendOn(member)).toMatchObject({ heldBy: [] });
		for (let index = 0; index < 7; index++) expect(await sendOn({ kind: 'visitor' })).toMatchObject({ heldBy: [] });
	});
});

describe('S52: near-copies', () => {
	it('are held: fifty of one text with a few words changed, for whatever course and from whomever', async () => {
		await submit(contextOf(), reviewInput(await aCourse(database), { reviewText: TEXT }));
		const words = TEXT.split(' ');
		const copies = Array.from({ length: 50 }, (_, index) => words.with(index % words.length, `word${index}`).join(' '));
		for (const reviewText of copies) {
			const ctx = contextOf(await establishedMember(database));
			expect(await submit(ctx, reviewInput(await aCourse(database), { reviewText }))).toMatchObject({
				heldBy: ['near-copy'],
			});
		}
	});

	it('of one’s own are held although they are short', async () => {
		const ctx = contextOf(await establishedMember(database));
		const reviewText = 'Lovely course, and we will be back.';
		expect(await submit(ctx, reviewInput(await aCourse(database), { reviewText }))).toMatchObject({ heldBy: [] });
		const again = reviewInput(await aCourse(database), { reviewText: 'Lovely course and we will be back!' });
		expect(await submit(ctx, again)).toMatchObject({ heldBy: ['near-copy'] });
		const somebody = contextOf(await establishedMember(database));
		expect(await submit(somebody, reviewInput(await aCourse(database), { reviewText }))).toMatchObject({ heldBy: [] });
	});

	it('S48: of the same person with a new account are held, by the network they share', async () => {
		const client = newClient();
		const reviewText = 'The course I would play every day, and every day twice.';
		const first = contextOf(await establishedMember(database), { client });
		expect(await submit(first, reviewInput(await aCourse(database), { reviewText }))).toMatchObject({ heldBy: [] });
		const second = contextOf(await establishedMember(database, NOW), { client });
		const again = reviewInput(await aCourse(database), { reviewText: reviewText.replace('every day', 'each day') });
		expect(await submit(second, again)).toMatchObject({ heldBy: ['near-copy'] });
	});

	it('are found by marks that unlike texts do not share, in any script', () => {
		const japanese =
			'海沿いの最終ホールは素晴らしく、グリーンは速く、スタッフはとても親切でした。また必ず訪れたいと思います。ぜひ朝早くに。';
		for (const text of [TEXT, japanese]) {
			const copy = `Well: ${text.replace(/quick|速く/, 'slow')}`;
			const marks = new Set(sketchOf(text));
			expect(sketchOf(copy)?.some((mark) => marks.has(mark))).toBe(true);
		}
		const other =
			'A parkland layout with generous fairways, tired bunkers and a bar that closes far too early on Sundays.';
		expect(sketchOf(other)?.some((mark) => new Set(sketchOf(TEXT)).has(mark))).toBe(false);
		expect(sketchOf('Great course!')).toBeNull();
	});
});

describe('praise and blame', () => {
	it('are treated alike: the same review graded 1 and 10 meets the same rules', async () => {
		const texts = [
			'Firm, fast and honest.',
			'See www.golf.example for it.',
			'Ring 040-45 67 890 for a time.',
			'What an idiot of a starter.',
		];
		for (const reviewText of texts) {
			for (const sending of [{}, { seconds: 1 }, { trapped: true }]) {
				const results = [];
				for (const rating of [1, 10]) {
					const input = reviewInput(await aCourse(database), { reviewText, rating });
					results.push((await submit(contextOf(), input, sending)).heldBy);
				}
				expect(results[0]).toEqual(results[1]);
			}
		}
	});

	it('flood a course alike', async () => {
		const counts = [];
		for (const rating of [1, 10]) {
			const courseId = await aCourse(database);
			for (let index = 0; index < 9; index++) await submit(contextOf(), reviewInput(courseId, { rating }));
			counts.push((await courseOf(courseId)).ratingCount);
		}
		expect(counts).toEqual([0, 0]);
	});
});

describe('S53: a review by somebody who speaks for the course', () => {
	it('waits for an editor, praise and blame alike; of other courses it is anybody’s', async () => {
		const [own, other] = [await aCourse(database), await aCourse(database)];
		for (const rating of [1, 10]) {
			const member = await establishedMember(database);
			await database.db.insert(courseRepresentatives).values({ courseId: own, userId: member.userId });
			expect(await submit(contextOf(member), reviewInput(own, { rating }))).toMatchObject({ heldBy: ['own-club'] });
			const elsewhere = reviewInput(other, { rating, reviewText: unlikeWords() });
			expect(await submit(contextOf(member), elsewhere)).toMatchObject({ heldBy: [] });
		}
		expect(await courseOf(own)).toMatchObject({ ratingCount: 0 });
	});
});

describe('S49: a flood of one course', () => {
	const isSaidToBeFlooded = async (courseId: number) =>
		(await getCoursePage(contextOf(), (await courseOf(courseId)).slug))?.isFlooded;

	it.each([
		[500, 10, 'nowhere'],
		[60, 1, 'nowhere'],
		[60, 10, 'in at the course'],
	])(
		'%d new accounts that all give %d within an hour, checked %s, move the shown rating by 0.1 at most until it is read',
		{ timeout: 60_000 },
		async (count, rating, checkedIn) => {
			const courseId = await aCourse(database);
			const grades = Array.from({ length: 60 }, (_, index) => 6 + (index % 3));
			await database.db.insert(reviews).values(
				await Promise.all(
					grades.map(async (grade) => ({
						courseId,
						content: 'A fair course.',
						rating: grade,
						datePlayed: '2026-09-01',
						userId: (await establishedMember(database)).userId,
						createdAt: new Date('2026-09-02'),
					})),
				),
			);
			const before = (await storeRating(database.db, courseId, utcDay(NOW))) ?? 0;
			const send = async (index: number) => {
				const now = () => new Date(NOW.getTime() + (index * 3_600_000) / count);
				const member = await establishedMember(database, NOW);
				const ctx = contextOf(member, { now });
				if (checkedIn !== 'nowhere')
					await database.db
						.insert(checkIns)
						.values({ userId: member.userId, courseId, day: utcDay(NOW), distanceMetres: 20 });
				return (
					(await submit(ctx, reviewInput(courseId, { rating, reviewText: unlikeWords(), playDate: utcDay(NOW) })))
						.heldBy.length > 0
				);
			};
			for (let sent = 0; sent < count; sent += 20) {
				const held = await Promise.all(Array.from({ length: 20 }, (_, index) => send(sent + index)));
				expect(held).toContain(true);
				const { ratingShown, ratingCount } = await courseOf(courseId);
				expect(Math.abs((ratingShown ?? 0) - before)).toBeLessThanOrEqual(0.1);
				expect(ratingCount).toBe(60);
			}
			const ofCourse = eq(reviews.courseId, courseId);
			expect(await database.db.$count(reviews, and(ofCourse, eq(reviews.status, 'held')))).toBe(count);
			expect(await isSaidToBeFlooded(courseId)).toBe(true);
		},
	);

	it('is told of on the course page until the last of it is decided', async () => {
		const courseId = await aCourse(database);
		const sent = [];
		for (let index = 0; index < 5; index++) sent.push(await submit(contextOf(), reviewInput(courseId)));
		expect(await isSaidToBeFlooded(courseId)).toBe(false);
		const ctx = contextOf();
		sent.push(await submit(ctx, reviewInput(courseId)));
		expect(ctx.changes).toContain(`course:${courseId}`);
		expect(await isSaidToBeFlooded(courseId)).toBe(true);
		const editor = { ...(await establishedMember(database)), role: 'editor' as const, secondFactorAt: new Date() };
		for (const [index, { reviewId }] of sent.entries()) {
			expect(await isSaidToBeFlooded(courseId)).toBe(true);
			const seen = { reviewId, version: 1 };
			const deciding = contextOf(editor);
			const decided =
				index % 2 === 0
					? await approveReview(deciding, seen)
					: await rejectReview(deciding, seen, { ground: 'advertising', words: 'Written by order' });
			expect([decided.ok, deciding.changes.has(`course:${courseId}`)]).toEqual([true, true]);
		}
		expect(await isSaidToBeFlooded(courseId)).toBe(false);
	});

	it('does not stop members of some standing, and leaves alone what an editor has approved', async () => {
		const courseId = await aCourse(database);
		const sent = [];
		for (let index = 0; index < 6; index++) sent.push(await submit(contextOf(), reviewInput(courseId)));
		expect(sent.at(-1)?.heldBy).toEqual(['course-flood']);
		const editor = { ...(await establishedMember(database)), role: 'editor' as const, secondFactorAt: new Date() };
		const first = { reviewId: sent[0]?.reviewId ?? 0, version: 1 };
		expect((await approveReview(contextOf(editor), first)).ok).toBe(true);
		await submit(contextOf(), reviewInput(courseId));
		const member = contextOf(await establishedMember(database));
		expect(await submit(member, reviewInput(courseId))).toMatchObject({ heldBy: [] });
		expect(await courseOf(courseId)).toMatchObject({ ratingCount: 2 });
	});
});
