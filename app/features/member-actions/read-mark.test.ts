import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '#app/lib/paths.ts';
import { likeCourse, markPlayed } from '#domain/reviews/member-actions/like-commands.ts';
import { listMarks } from '#domain/reviews/member-actions/mark-queries.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, memberRow, reviewRow, stampOf } from '#tests/support/databases/rows.ts';
import { changeMark, readMark } from './read-mark.server.ts';

const ORIGIN = 'https://fescue.example';
const LIST = '/find-course?q=links&page=2';

let test: TestDatabase;
let slug: string;
let id: number;

beforeAll(async () => {
	test = await openTestDatabase();
	({ slug, id } = await courseRow(test));
});

afterAll(() => test.close());

const params = () => ({ country: 'sweden', slug });
const course = () => ({ slug, countrySlug: 'sweden' });

/** Of a browser that comes from one of our pages, or says nothing of where it comes from. */
function asked(ctx: DomainContext, path: string, from?: string, body?: Record<string, string>) {
	const headers: Record<string, string> = from ? { referer: ORIGIN + from } : {};
	const sent = body && { method: 'POST', body: new URLSearchParams(body) };
	return { ctx, request: new Request(ORIGIN + path, { headers, ...sent }), params: params() };
}

const locationOf = (answer: unknown) => (answer as Response).headers.get('location');

describe('the page of a mark', () => {
	it('leads back to the page that the mark was pressed on', async () => {
		const { ctx } = await memberRow(test);
		expect(await readMark(asked(ctx, paths.played(course()), LIST), 'played')).toMatchObject({ back: LIST });
		for (const from of [undefined, paths.played(course()), paths.login({ redirectTo: '/' })])
			expect(await readMark(asked(ctx, paths.played(course()), from), 'played')).toMatchObject({
				back: paths.course(course()),
				isPressed: false,
			});
	});

	it('sends a visitor to the login with that way back, and is pressed once they have logged in', async () => {
		const own = paths.like(course(), { back: LIST });
		const refused = await readMark(asked(test.context(), paths.like(course()), LIST), 'like').catch((thrown) => thrown);
		const login = paths.login({ redirectTo: own, flash: 'required' });
		expect(locationOf(refused)).toBe(login);
		const { ctx } = await memberRow(test);
		expect(await readMark(asked(ctx, own, login), 'like')).toMatchObject({ back: LIST, isPressed: true });
		expect(await readMark(asked(ctx, own, LIST), 'like')).toMatchObject({ isPressed: false });
		expect(await readMark(asked(ctx, own), 'like')).toMatchObject({ isPressed: false });
	});

	it('says what a review says, which no button takes back', async () => {
		const { ctx, userId } = await memberRow(test);
		await reviewRow(test, id, { userId });
		const read = () => readMark(asked(ctx, paths.played(course())), 'played');
		expect(await read()).toMatchObject({ isMarked: false, isPlayed: true });
		await markPlayed(ctx, slug, stampOf(ctx));
		expect(await read()).toMatchObject({ isMarked: true, isPlayed: true });
	});
});

describe('a mark that is sent', () => {
	it('leads back to where it was pressed, with one stamp for all that are pressed there', async () => {
		const { ctx } = await memberRow(test);
		const stamp = stampOf(ctx);
		const send = (change: typeof likeCourse, from?: string, back = '') =>
			changeMark(asked(ctx, paths.like(course()), from, { stamp, back }), change);
		expect(locationOf(await send(likeCourse, LIST))).toBe(LIST);
		expect(locationOf(await send(markPlayed, paths.like(course()), LIST))).toBe(LIST);
		expect(locationOf(await send(markPlayed))).toBe(paths.course(course()));
		expect(locationOf(await send(markPlayed, LIST, 'https://elsewhere.example/'))).toBe(LIST);
		expect(await listMarks(ctx, [id])).toEqual({ wanted: [id], played: [id] });
	});
});
