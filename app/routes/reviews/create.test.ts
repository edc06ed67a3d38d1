import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courses } from '#database/schema/catalogue.ts';
import { photographs } from '#database/schema/pictures.ts';
import { reviews } from '#database/schema/reviews.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { issueStamp } from '#domain/shared/forms/stamp.ts';
import {
	brokenDatabase,
	openTestDatabase,
	type TestDatabase,
	withoutTransactions,
} from '#tests/support/databases/database.ts';
import { refuseChanges } from '#tests/support/databases/refuse-changes.ts';
import { courseRow } from '#tests/support/databases/rows.ts';
import { newClient } from '#tests/support/facts/accounts.ts';
import { callRoute } from '#tests/support/sites/route-calls.ts';
import { action, loader } from './create.tsx';

let database: TestDatabase;
let courseId: number;

beforeAll(async () => {
	database = await openTestDatabase();
	const facts = { slug: 'ljunghusen', name: 'Ljunghusen', locality: 'Höllviken', country: 'SE', continent: 'Europe' };
	const [course] = await database.db
		.insert(courses)
		.values({
			// So many that a dozen reviews a day are none too many.
			ratingCount: 1_000,
			...facts,
			openedYear: 1932,
			source: 'test',
			sourceId: 'ljunghusen',
			searchName: 'ljunghusen',
		})
		.returning({ id: courses.id });
	courseId = course?.id ?? 0;
});

afterAll(() => database.close());

/** Of a form that was opened a minute ago. */
const freshStamp = (now = new Date()) => issueStamp(database.context().secret, new Date(now.getTime() - 60_000));

function filledIn(fields: Record<string, string> = {}): Record<string, string> {
	return {
		stamp: freshStamp(),
		reviewerName: 'Karin Lind',
		courseId: String(courseId),
		rating: '9',
		playDate: '2024-10-01',
		reviewText: 'Firm, fast and honest.',
		...fields,
	};
}

const call = <Answer>(
	run: (args: never) => Promise<Answer>,
	path: string,
	body?: Record<string, string>,
	overrides?: Partial<DomainContext>,
) => callRoute(run, path, database.context({ client: newClient(), ...overrides }), body);

const post = (body: Record<string, string>, overrides?: Partial<DomainContext>, path = '/create-review') =>
	call(action, path, body, overrides);

/** An answer that shows the form again. */
async function formAgain(body: Record<string, string>, overrides?: Partial<DomainContext>) {
	const answer = await post(body, overrides);
	if (answer instanceof Response) throw new Error('the review was taken');
	return { status: answer.init?.status ?? 200, ...answer.data };
}

const count = () => database.db.$count(reviews, eq(reviews.courseId, courseId));

describe('the page that takes a review', () => {
	it('R01, R05: takes no thanks for photographs that were not stored, and the same form again has them, and one review', async () => {
		const course = await courseRow(database);
		const [{ id } = { id: '' }] = await database.db.insert(photographs).values({ status: 'ready' }).returning();
		const body = filledIn({
			courseId: String(course.id),
			reviewerName: 'Pia Lind',
			playDate: '2022-05-01',
			photographs: JSON.stringify([{ id, alt: 'The ninth' }]),
		});
		const reported: string[] = [];
		const letThrough = await refuseChanges(database, 'photographs');
		const again = await formAgain(body, { report: (message) => reported.push(message) });
		await letThrough();
		expect(again).toMatchObject({ status: 503, stamp: body.stamp, failed: expect.any(String) });
		expect(again.photographs.chosen).toEqual([{ id, alt: 'The ninth' }]);
		expect(reported).toEqual(['Storing a review failed']);
		const answer = await post(body);
		expect(answer instanceof Response && answer.status).toBe(303);
		expect(await database.db.$count(reviews, eq(reviews.courseId, course.id))).toBe(1);
		const [row] = await database.db.select().from(photographs).where(eq(photographs.id, id));
		expect(row).toMatchObject({ courseId: course.id, alt: 'The ninth', position: 1 });
	});

	it('takes one without a field for the course, sent before the scripts came, for the course of its address', async () => {
		const { courseId: _, ...early } = filledIn({ playDate: '2023-05-01', reviewerName: 'Eva Lind' });
		const before = await count();
		const answer = await post(early, undefined, '/create-review?course=ljunghusen');
		expect(answer instanceof Response && answer.status).toBe(303);
		expect(await count()).toBe(before + 1);
		expect(await formAgain({ ...early, courseId: '' })).toMatchObject({ status: 400 });
		const unknown = await post(early, undefined, '/create-review?course=nowhere');
		expect(unknown).toMatchObject({ init: { status: 400 } });
	});

	it('R08: answers a good review with 303, and its reload, double click and back button with the same', async () => {
		const before = await count();
		const body = filledIn();
		const answers = await Promise.all([post(body), post(body)]);
		answers.push(await post(body));
		const addresses = answers.map((answer) => answer instanceof Response && answer.headers.get('Location'));
		expect(answers.map((answer) => answer instanceof Response && answer.status)).toEqual([303, 303, 303]);
		expect(new Set(addresses).size).toBe(1);
		expect(addresses[0]).toMatch(/^\/create-review\?done=\d+-\d+-[\w-]{43}$/);
		expect(await count()).toBe(before + 1);
		const page = await call(loader, String(addresses[0]));
		expect(page.done).toMatchObject({ courseName: 'Ljunghusen', content: 'Firm, fast and honest.' });
	});

	it('S52: keeps a review that a rule holds, and says so on the page of thanks alone', async () => {
		const words = 'Book it on www.example.com, a pleasant round with wide fairways.';
		for (const rating of ['1', '10']) {
			const different = crypto.randomUUID();
			const answer = await post(filledIn({ reviewText: `${words} ${different}`, rating }));
			const page = await call(loader, String((answer as Response).headers.get('Location')));
			const heldBy = expect.arrayContaining(['link']);
			expect(page.done).toMatchObject({ heldBy, courseName: 'Ljunghusen', link: expect.any(String) });
		}
		const trapped = await post(filledIn({ second_message: 'I fill in everything' }));
		const page = await call(loader, String((trapped as Response).headers.get('Location')));
		expect(page.done?.heldBy).toEqual(['trap']);
		expect((await call(loader, '/create-review?done=1-99999-forged')).done).toBeNull();
	});

	it.each([
		['no-room', 503],
		['too-large', 422],
	] as const)(
		'R05: gives the words back where a photograph is refused (%s), and stores neither',
		async (trouble, status) => {
			const before = await count();
			const uploads = [{ field: 'photograph', path: '/nowhere', bytes: 3, trouble }];
			const typed = filledIn({ reviewText: 'Words that came with a photograph.' });
			const again = await formAgain(typed, { uploads });
			expect(again).toMatchObject({ status, result: { initialValue: { reviewText: typed.reviewText } } });
			expect(await count()).toBe(before);
		},
	);

	it('gives everything that was typed back with the messages of the fields that are wrong', async () => {
		const typed = filledIn({ rating: '', playDate: '1931-05-05', pros: 'Turf\nSoup', reviewText: '<b>Short' });
		const again = await formAgain(typed);
		expect(again.status).toBe(400);
		expect(again.result.error).toEqual({
			rating: ['Please provide a rating.'],
			reviewText: ['Review must be at least 10 characters.'],
		});
		expect(again.result.initialValue).toMatchObject({
			pros: 'Turf\nSoup',
			reviewText: '<b>Short',
			reviewerName: 'Karin Lind',
		});
		expect(again.course).toMatchObject({ name: 'Ljunghusen' });
		expect(again.stamp).toBe(typed.stamp);
	});

	it('S51: ties what only the server knows to its field', async () => {
		const again = await formAgain(filledIn({ playDate: '1931-05-05' }));
		expect(again.result.error).toEqual({ playDate: ['The course had not opened yet on that date.'] });
	});

	it.each(['', '0', '-1', '1e3', '99999999999', '999999999', "1' OR '1'='1"])('refuses %j as a course', async (id) => {
		const again = await formAgain(filledIn({ courseId: id }));
		expect(again.result.error).toMatchObject({
			courseId: ['Please select a golf course.'],
			location: ['Location must be at least 2 characters.'],
		});
	});

	it('R07 (c): answers a used stamp with other words with 422, keeps them, and gives a stamp that is good', async () => {
		const body = filledIn();
		await post(body);
		const again = await formAgain({ ...body, reviewText: 'Other words than before.' });
		expect(again.status).toBe(422);
		expect(again.notice).toContain('This form was already sent');
		expect(again.result.initialValue).toMatchObject({ reviewText: 'Other words than before.' });
		const once = await post({ ...body, reviewText: 'Other words than before.', stamp: again.stamp });
		expect(once).toBeInstanceOf(Response);
	});

	it('answers a stamp that is too old with a fresh one and kind words', async () => {
		const again = await formAgain(filledIn({ stamp: freshStamp(new Date('2026-01-01')) }));
		expect(again.status).toBe(400);
		expect(again.notice).toBe('This page was open for a long time. Please submit again; nothing is lost.');
		expect(await post(filledIn({ stamp: again.stamp }))).toBeInstanceOf(Response);
	});

	it('R05: keeps the text when the database cannot write', async () => {
		const reported: string[] = [];
		const noWrites = { db: withoutTransactions(database), report: (message: string) => reported.push(message) };
		const body = filledIn();
		const again = await formAgain(body, noWrites);
		expect(again).toMatchObject({ status: 503, failed: 'Failed to submit review. Please try again.', notice: null });
		expect(again.result).toEqual({ initialValue: expect.objectContaining({ reviewText: 'Firm, fast and honest.' }) });
		expect(reported).toEqual(['Storing a review failed']);
		expect(await post({ ...body, stamp: again.stamp })).toBeInstanceOf(Response);
	});

	it('R05: keeps the text, and is there without its courses, when the database fails altogether', async () => {
		const reported: string[] = [];
		const broken = { db: brokenDatabase(database), report: (message: string) => reported.push(message) };
		expect(await formAgain(filledIn(), broken)).toMatchObject({
			status: 503,
			failed: 'Failed to submit review. Please try again.',
			result: { initialValue: { reviewText: 'Firm, fast and honest.', courseId: String(courseId) } },
		});
		const page = await call(loader, '/create-review?course=ljunghusen', undefined, broken);
		expect(page).toMatchObject({ firstChoices: null, course: null, stamp: expect.any(String) });
		expect(page).toMatchObject({ failed: 'Failed to load golf courses. Please try again.' });
		expect(await call(loader, '/create-review')).toMatchObject({ failed: null });
		expect(reported.length).toBeGreaterThan(0);
	});

	it('finds courses without JavaScript, with everything kept and nothing refused', async () => {
		const again = await formAgain({ intent: 'find', find: 'ljung', reviewText: 'Half a sen' });
		expect(again).toMatchObject({ status: 200, find: 'ljung', choices: [{ name: 'Ljunghusen' }] });
		expect(again.result).toEqual({ initialValue: expect.objectContaining({ reviewText: 'Half a sen' }) });
	});
});
