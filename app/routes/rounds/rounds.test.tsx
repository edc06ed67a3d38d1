import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { likedCourses, reviews } from '#database/schema/reviews.ts';
import { rounds } from '#database/schema/rounds.ts';
import { ROUND_MESSAGES } from '#domain/rounds/round-limits.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, memberRow, reviewRow, stampOf } from '#tests/support/databases/rows.ts';
import { renderPage } from '#tests/support/sites/rendered-page.tsx';
import { callRoute } from '#tests/support/sites/route-calls.ts';
import * as createReview from '../reviews/create.tsx';
import * as edit from './edit.tsx';
import * as golf from './golf.tsx';
import * as places from './golf-places.tsx';
import * as year from './golf-year.tsx';
import * as log from './log.tsx';
import * as removal from './removal.tsx';

const NOW = new Date('2026-05-28T12:00:00Z');
const now = () => NOW;

let database: TestDatabase;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());

async function aGolfer() {
	const course = await courseRow(database, { name: 'The Heath' });
	return { course, ...(await memberRow(database, { now })) };
}

const OF_COURSE = '/courses/:country/:slug/round';

const page = (
	module: Parameters<typeof renderPage>[0],
	path: string,
	ctx: DomainContext,
	pattern: string,
	params = {},
) => renderPage(module, { database, path, pattern, params, origin: 'https://fescue.example', ctx });

const logPage = (slug: string, ctx: DomainContext, query = '') =>
	page(log, `/courses/sweden/${slug}/round${query}`, ctx, OF_COURSE, { country: 'sweden', slug });

type Outcome = { status: number; location: string; body: unknown };

/** What comes of a post: where it leads, or the form again. */
async function post(
	run: (args: never) => Promise<unknown>,
	path: string,
	ctx: DomainContext,
	body: Record<string, string>,
	params: Record<string, string>,
): Promise<Outcome> {
	const answer = await callRoute(run, path, ctx, body, params).catch((thrown: unknown) => thrown);
	if (answer instanceof Response)
		return { status: answer.status, location: answer.headers.get('location') ?? '', body: null };
	const { init, data } = answer as { init?: { status?: number } | null; data?: unknown };
	return { status: init?.status ?? 200, location: '', body: data };
}

const postRound = (slug: string, ctx: DomainContext, body: Record<string, string>, query = '') =>
	post(
		log.action,
		`/courses/sweden/${slug}/round${query}`,
		ctx,
		{ stamp: stampOf(ctx), ...body },
		{ country: 'sweden', slug },
	);

const ofMember = (userId: string) => database.db.select().from(rounds).where(eq(rounds.userId, userId));

describe('logging a round', () => {
	it('has today filled in, so that Save is enough, and the rest folded away', async () => {
		const { course, ctx, userId } = await aGolfer();
		const html = await logPage(course.slug, ctx);
		expect(html).toMatch(
			/<input type="radio" name="day"[^>]*checked=""[^>]*value="2026-05-28"|value="2026-05-28"[^>]*checked=""/,
		);
		expect(html).toContain('Thu 28 May');
		expect(html).toMatch(/<details class="[^"]*"><summary>/);
		expect(html).toContain('Only you see this round, unless you show it.');
		const { status, location } = await postRound(course.slug, ctx, { day: '2026-05-28', otherDay: '' });
		expect(status).toBe(303);
		const [round] = await ofMember(userId);
		expect(round).toMatchObject({ courseId: course.id, day: '2026-05-28', score: null });
		expect(location).toBe(`/courses/sweden/${course.slug}/round?saved=${round?.id}`);
		const saved = (await logPage(course.slug, ctx, `?saved=${round?.id}`)).replaceAll('<!-- -->', '');
		expect(saved).toMatch(/Your 1st round at .*The Heath.*, your 1st of 2026/);
		expect(saved).toContain(`/create-review?course=${course.slug}&amp;round=${round?.id}`);
	});

	it('comes back with the words of the field and everything that was typed', async () => {
		const { course, ctx, userId } = await aGolfer();
		const typed = { day: '2026-05-28', score: '1000', notes: 'Three-wood is enough on 5.' };
		const { status, body } = await postRound(course.slug, ctx, typed);
		expect(status).toBe(400);
		expect(body).toMatchObject({ result: { error: { score: [ROUND_MESSAGES.score] }, initialValue: typed } });
		expect(await ofMember(userId)).toEqual([]);
	});

	it('asks a visitor to log in, and leads back to it', async () => {
		const { course } = await aGolfer();
		const visitor = database.context();
		const back = `/auth/login?redirectTo=${encodeURIComponent(`/courses/sweden/${course.slug}/round`)}&flash=required`;
		await expect(logPage(course.slug, visitor)).rejects.toSatisfy(
			(thrown: Response) => thrown.headers.get('location') === back,
		);
		expect(await postRound(course.slug, visitor, { day: '2026-05-28' })).toMatchObject({ status: 302, location: back });
	});

	it('from a review has its day, and is one with it', async () => {
		const { course, ctx, userId } = await aGolfer();
		const review = await reviewRow(database, course.id, { userId, reviewerName: null, datePlayed: '2026-04-03' });
		const html = await logPage(course.slug, ctx, `?review=${review.id}`);
		expect(html).toContain('value="2026-04-03"');
		await postRound(course.slug, ctx, { day: 'other', otherDay: '2026-04-03' }, `?review=${review.id}`);
		expect(await ofMember(userId)).toMatchObject([{ day: '2026-04-03', reviewId: review.id }]);
	});

	it('at no address of another country, and shows no round of anybody else as saved', async () => {
		const { course, ctx } = await aGolfer();
		const other = await memberRow(database, { now });
		await postRound(course.slug, ctx, { day: '2026-05-28' });
		const [round] = await ofMember(ctx.viewer.kind === 'member' ? ctx.viewer.userId : '');
		expect(await logPage(course.slug, other.ctx, `?saved=${round?.id}`)).not.toContain('Your 1st round');
		const elsewhere = callRoute(log.loader, '/', ctx, undefined, { country: 'norway', slug: course.slug });
		await expect(elsewhere).rejects.toMatchObject({ init: { status: 404 } });
	});
});

describe('a round in the book', () => {
	async function aRound() {
		const golfer = await aGolfer();
		const told = {
			day: '2026-05-27',
			score: '84',
			transport: 'walked',
			grade: '8',
			notes: 'Three-wood is enough on 5.',
		};
		await postRound(golfer.course.slug, golfer.ctx, { ...told, pricePaid: '85.50', priceCurrency: 'GBP' });
		const [round] = await ofMember(golfer.userId);
		return { ...golfer, id: round?.id ?? 0 };
	}

	it('stands in the diary, with its counts above', async () => {
		const { ctx } = await aRound();
		const html = (await page(golf, '/account/golf', ctx, '/account/golf')).replaceAll('<!-- -->', '');
		expect(html).toContain('<dt>round</dt><dd>1</dd>');
		expect(html).toContain('<dt>course</dt><dd>1</dd>');
		for (const words of ['Wed 27 May', 'The Heath', '84, walked', 'Three-wood is enough on 5.'])
			expect(html).toContain(words);
	});

	it('that a review was just written of can be logged, and the review verified, from there', async () => {
		const { ctx, userId, course } = await aGolfer();
		const own = { userId, reviewerName: null, datePlayed: '2026-05-28', createdAt: NOW };
		const { id } = await reviewRow(database, course.id, own);
		const html = (await page(golf, '/account/golf', ctx, '/account/golf')).replaceAll('<!-- -->', '');
		const [, after = ''] = html.split('After your review</h2>');
		const at = `/courses/sweden/${course.slug}`;
		for (const way of [`${at}/round?review=${id}`, `${at}/check-in`, `/account/reviews/${id}/scorecard`])
			expect(after).toContain(`href="${way}"`);
	});

	it('is edited with everything open and filled in', async () => {
		const { ctx, id, userId, course } = await aRound();
		const params = { id: String(id) };
		const path = `/account/rounds/${id}/edit`;
		const html = await page(edit, path, ctx, '/account/rounds/:id/edit', params);
		expect(html).toContain('open=""');
		for (const value of ['value="84"', 'value="85.5"', 'Three-wood is enough on 5.']) expect(html).toContain(value);
		const changed = await post(edit.action, path, ctx, { stamp: stampOf(ctx), day: '2026-05-27', score: '83' }, params);
		expect(changed).toMatchObject({ status: 303, location: `/courses/sweden/${course.slug}/round?saved=${id}` });
		expect(await ofMember(userId)).toMatchObject([{ score: 83, notes: null }]);
	});

	it('becomes a review with what is typed in its form, which is saved first; what is wrong comes back', async () => {
		const { ctx, id, userId, course } = await aRound();
		const params = { id: String(id) };
		const path = `/account/rounds/${id}/edit`;
		const html = await page(edit, path, ctx, '/account/rounds/:id/edit', params);
		expect(html).toMatch(/<button type="submit"[^>]* value="review" name="intent">Make it a review/);
		const typed = { day: '2026-05-26', score: '83', grade: '9', notes: 'Two-iron is better on 5.' };
		const wrong = { ...typed, score: '1000', intent: 'review', stamp: stampOf(ctx) };
		const refused = await post(edit.action, path, ctx, wrong, params);
		expect(refused).toMatchObject({ status: 400, body: { result: { initialValue: { notes: typed.notes } } } });
		const sent = await post(edit.action, path, ctx, { ...typed, intent: 'review', stamp: stampOf(ctx) }, params);
		const review = `/create-review?course=${course.slug}&round=${id}`;
		expect(sent).toMatchObject({ status: 303, location: review });
		expect(await ofMember(userId)).toMatchObject([{ day: '2026-05-26', score: 83, grade: 9, notes: typed.notes }]);
		const { round } = await callRoute(createReview.loader, review, ctx);
		expect(round?.given).toMatchObject({ playDate: '2026-05-26', rating: '9', reviewText: typed.notes });
	});

	it('is asked about before it is removed', async () => {
		const { ctx, id, userId } = await aRound();
		const params = { id: String(id) };
		const path = `/account/rounds/${id}/removal`;
		expect(await page(removal, path, ctx, '/account/rounds/:id/removal', params)).toContain('Remove this round?');
		expect(await ofMember(userId)).toHaveLength(1);
		expect(await post(removal.action, path, ctx, {}, params)).toMatchObject({ location: '/account/golf?removed=yes' });
		expect(await ofMember(userId)).toEqual([]);
	});

	it('is nobody else’s to open', async () => {
		const { id } = await aRound();
		const other = await memberRow(database, { now });
		for (const { loader } of [edit, removal]) {
			const opened = callRoute(loader, '/', other.ctx, undefined, { id: String(id) });
			await expect(opened).rejects.toMatchObject({ init: { status: 404 } });
		}
	});

	it('takes day, grade, notes and circumstances along into a review, and is one with it from then on', async () => {
		const { ctx, id, course, userId } = await aRound();
		const path = `/create-review?course=${course.slug}&round=${id}`;
		const { round } = await callRoute(createReview.loader, path, ctx);
		expect(round?.given).toEqual({
			playDate: '2026-05-27',
			rating: '8',
			reviewText: 'Three-wood is enough on 5.',
			transport: 'walked',
			pricePaid: '85.5',
			priceCurrency: 'GBP',
		});
		const sent = { stamp: stampOf(ctx), reviewerName: 'Ada Green', courseId: String(course.id), ...round?.given };
		// Another day than the round's: it was written down wrong.
		await callRoute(createReview.action, path, ctx, { ...sent, playDate: '2026-05-26' });
		const [review] = await database.db.select().from(reviews).where(eq(reviews.userId, userId));
		expect(await ofMember(userId)).toMatchObject([{ id, day: '2026-05-27', reviewId: review?.id }]);
	});
});

describe('the golfer’s own page', () => {
	/** Rounds of three years at three courses, one of them wanted too, and a wish. */
	async function aBook() {
		const lying = { latitude: 55.9, longitude: 13.5 };
		const names = ['The Heath', 'The Links', 'The Park', 'The Dream'];
		const made = await Promise.all(names.map((name) => courseRow(database, { name, ...lying })));
		const golfer = await memberRow(database, { now });
		const days = [
			['The Heath', '2026-05-01'],
			['The Heath', '2025-05-01'],
			['The Links', '2025-06-01'],
			['The Park', '2023-07-01'],
		];
		for (const [name, day = ''] of days) {
			const courseId = made.find((course) => course.name === name)?.id ?? 0;
			await database.db.insert(rounds).values({ userId: golfer.userId, courseId, day, holes: 18, score: 84 });
		}
		const wishes = made.filter(({ name }) => name === 'The Park' || name === 'The Dream');
		await database.db.insert(likedCourses).values(wishes.map(({ id }) => ({ userId: golfer.userId, courseId: id })));
		return golfer;
	}
	const read = async (module: Parameters<typeof renderPage>[0], path: string, ctx: DomainContext, params = {}) => {
		const pattern = 'year' in params ? '/account/golf/:year' : path;
		return (await page(module, path, ctx, pattern, params)).replaceAll('<!-- -->', '');
	};

	it('has its counts, its map as a picture, rings in words, its last days, all years and wishes', async () => {
		const { ctx } = await aBook();
		const html = await read(golf, '/account/golf', ctx);
		for (const count of ['<dt>rounds</dt><dd>4</dd>', '<dt>courses</dt><dd>3</dd>', '<dt>country</dt><dd>1</dd>'])
			expect(html).toContain(count);
		expect(html).toContain('src="/account/maps/golf.svg"');
		expect(html).toMatch(/<a[^>]*href="\/courses\/sweden">Sweden<\/a><\/span><span[^>]*><b>3<\/b> of \d+/);
		const years = [
			...html.matchAll(
				/href="\/account\/golf\/(\d+)"[^>]*><span[^>]*>\1<\/span>.*?>(\d+)<span class="sr-only"> (rounds?)</g,
			),
		];
		expect(years.map(([, ...told]) => told.join(' '))).toEqual(['2026 1 round', '2025 2 rounds', '2023 1 round']);
		expect(html).not.toContain('/account/golf/2024');
		// The fullest year is the whole bar.
		expect(html.match(/<rect width="\d+%"/g)?.filter((bar) => bar.includes('"50%"'))).toHaveLength(2);
		expect(html).toMatch(/Want to play<\/h2>.*The Dream/s);
	});

	it('of a year has the figures, the map and the days of that year, and the way to the others', async () => {
		const { ctx } = await aBook();
		const html = await read(year, '/account/golf/2025', ctx, { year: '2025' });
		for (const count of ['<dt>rounds</dt><dd>2</dd>', '<dt>new courses</dt><dd>2</dd>', '<dt>holes</dt><dd>36</dd>'])
			expect(html).toContain(count);
		expect(html).toContain('src="/account/maps/golf/2025.svg"');
		expect(html).toMatch(/Best round<\/h2>.*<b>84<\/b>.*The Heath.*Eighteen holes, Thu 1 May/s);
		for (const month of ['<h3>May</h3>', '<h3>June</h3>']) expect(html).toContain(month);
		expect(html).not.toContain('The Park');
		expect(html).toContain('href="/account/golf/2023"');
	});

	it('has no page of a year without a round, of another member’s year, or of what is no year', async () => {
		const { ctx } = await aBook();
		const other = await memberRow(database, { now });
		for (const [who, which] of [
			[ctx, '2024'],
			[other.ctx, '2025'],
			[ctx, '02025'],
			[ctx, '2025x'],
			[ctx, '9999'],
		] as const) {
			const opened = callRoute(year.loader, `/account/golf/${which}`, who, undefined, { year: which });
			await expect(opened).rejects.toMatchObject({ init: { status: 404 } });
		}
	});

	it('has every place on a page of its own, and asks a visitor to log in', async () => {
		const { ctx } = await aBook();
		expect(await read(places, '/account/golf/places', ctx)).toContain('Sweden');
		const visitor = database.context();
		for (const [module, path, params] of [
			[golf, '/account/golf', {}],
			[places, '/account/golf/places', {}],
			[year, '/account/golf/2025', { year: '2025' }],
		] as const) {
			await expect(read(module, path, visitor, params)).rejects.toSatisfy(
				(thrown: Response) => thrown.headers.get('location')?.startsWith('/auth/login?') === true,
			);
		}
	});

	it('is an invitation while there is nothing in it', async () => {
		const { ctx } = await memberRow(database, { now });
		const html = await read(golf, '/account/golf', ctx);
		expect(html).toContain('Your rounds stand here, day by day.');
		for (const part of ['golf.svg', '<h2 id="years"', '<h2 id="countries"']) expect(html).not.toContain(part);
	});
});
