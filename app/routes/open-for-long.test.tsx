import { afterAll, beforeAll, expect, it } from 'vitest';
import { listMarks } from '#domain/reviews/member-actions/mark-queries.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { latestDayOnEarth } from '#domain/shared/day.ts';
import { issueStamp } from '#domain/shared/forms/stamp.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, memberRow, reviewRow } from '#tests/support/databases/rows.ts';
import { type RoutePage, renderPage } from '#tests/support/sites/rendered-page.tsx';
import { callRoute } from '#tests/support/sites/route-calls.ts';
import * as checkIn from './courses/check-in.tsx';
import * as courseLike from './courses/like.tsx';
import * as coursePlayed from './courses/played.tsx';
import * as helpfulVote from './reviews/helpful-vote.tsx';
import * as logRound from './rounds/log.tsx';

let database: TestDatabase;
let slug: string;
let courseId: number;
let reviewId: number;
let ctx: DomainContext;

beforeAll(async () => {
	database = await openTestDatabase();
	const course = await courseRow(database, { latitude: 55.4, longitude: 12.9 });
	({ id: courseId, slug } = course);
	({ id: reviewId } = await reviewRow(database, course.id));
	({ ctx } = await memberRow(database));
});

afterAll(() => database.close());

type SmallForm = RoutePage & { action: (args: never) => Promise<unknown> };

const position = () => ({ latitude: '55.4', longitude: '12.9', accuracy: '20', day: latestDayOnEarth(new Date()) });
const courseParams = () => ({ country: 'sweden', slug });

const FORMS: [string, SmallForm, () => Record<string, string>, () => Record<string, string>][] = [
	['helpful', helpfulVote, () => ({ id: String(reviewId) }), () => ({})],
	['check-in', checkIn, courseParams, position],
	['round', logRound, courseParams, () => ({ day: latestDayOnEarth(new Date()) })],
];

it.each([
	['like', courseLike],
	['played', coursePlayed],
])('the mark %s of a page that was open for long is set at once', async (name, { action }) => {
	const stamp = issueStamp(ctx.secret, new Date('2026-01-01'));
	const answer = await callRoute(action, `/${name}`, ctx, { stamp }, courseParams());
	expect(answer).toMatchObject({ status: 303 });
	const { wanted, played } = await listMarks(ctx, [courseId]);
	expect(name === 'like' ? wanted : played).toEqual([courseId]);
});

it.each(FORMS)(
	'the page of the form %s that was open for long can be sent once more',
	async (name, page, of, fields) => {
		const params = of();
		const path = `/${name}`;
		const stamp = issueStamp(ctx.secret, new Date('2026-01-01'));
		const refused = await callRoute(page.action, path, ctx, { ...fields(), stamp }, params);
		expect(refused).toMatchObject({ init: { status: 400 }, data: { notice: expect.stringContaining('submit again') } });
		const { data: answer } = refused as { data: unknown };
		const asked = { database, ctx, path, pattern: name, params, origin: 'https://golf.test', answer };
		const html = await renderPage(page, asked);
		const fresh = /name="stamp" value="([^"]+)"/.exec(html)?.[1] ?? '';
		expect(answer).toMatchObject({ stamp: fresh });
		expect(await callRoute(page.action, path, ctx, { ...fields(), stamp: fresh }, params)).toMatchObject({
			status: 303,
		});
	},
);
