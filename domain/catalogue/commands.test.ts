import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courseSuggestions, courses } from '#database/schema/catalogue.ts';
import { mailOutbox } from '#database/schema/mail.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { issueStamp } from '../shared/forms/stamp.ts';
import { type CourseSuggestion, suggestCourse } from './commands.ts';
import { courseFactsSchema, newCourseSchema } from './rules.ts';

let database: TestDatabase;

beforeAll(async () => {
	database = await openTestDatabase();
	await database.db.insert(courses).values({
		slug: 'ljunghusen',
		name: 'Ljunghusen',
		country: 'SE',
		continent: 'Europe',
		source: 'test',
		sourceId: 'ljunghusen',
	});
});

afterAll(() => database.close());

const freshStamp = () => issueStamp(database.context().secret, new Date());
const suggest = (suggestion: CourseSuggestion, stamp = freshStamp()) =>
	suggestCourse(database.context(), suggestion, { stamp, trapped: false });
const stored = () => database.db.select().from(courseSuggestions).orderBy(courseSuggestions.id);

describe('suggesting a course', () => {
	it('keeps a course that is missing for the desk', async () => {
		const input = newCourseSchema.parse({
			name: 'Nowhere Links',
			country: 'IS',
			website: 'https://nowhere.example',
			words: '',
		});
		expect(await suggest({ course: null, input })).toMatchObject({ ok: true });
		expect((await stored()).at(-1)).toMatchObject({
			name: 'Nowhere Links',
			country: 'IS',
			courseId: null,
			website: 'https://nowhere.example/',
			locality: null,
			words: null,
			email: null,
			status: 'open',
		});
	});

	it('keeps facts of a known course under its own name and country', async () => {
		const input = courseFactsSchema.parse({ words: 'Par is 72, as the card says.', email: 'Karin@Example.com' });
		expect(await suggest({ course: 'ljunghusen', input })).toMatchObject({ ok: true });
		expect((await stored()).at(-1)).toMatchObject({
			name: 'Ljunghusen',
			country: 'SE',
			words: 'Par is 72, as the card says.',
			email: 'karin@example.com',
		});
	});

	it('is acknowledged where an address was given, and not where a machine seems to have sent it', async () => {
		await database.db.delete(mailOutbox);
		const input = courseFactsSchema.parse({ words: 'Par is 70, as the card says.', email: 'eva@example.com' });
		const ctx = () => database.context({ now: () => new Date(Date.now() + 60_000) });
		const sent = (trapped: boolean) =>
			suggestCourse(ctx(), { course: 'ljunghusen', input }, { stamp: freshStamp(), trapped });
		await sent(true);
		expect(await database.db.select().from(mailOutbox)).toEqual([]);
		expect((await stored()).at(-1)).toMatchObject({ suspicion: 'trap' });
		await sent(false);
		expect(await database.db.select().from(mailOutbox)).toMatchObject([
			{ message: 'suggestion-received', recipient: 'eva@example.com', data: {} },
		]);
	});

	it('refuses a course and a country that are not there', async () => {
		const before = await stored();
		const facts = courseFactsSchema.parse({ words: 'Par is 72, as the card says.' });
		expect(await suggest({ course: 'nowhere', input: facts })).toEqual({ ok: false, kind: 'course-unknown' });
		const input = newCourseSchema.parse({ name: 'Nowhere', country: 'ZZ' });
		expect(await suggest({ course: null, input })).toEqual({ ok: false, kind: 'country-unknown' });
		expect(await stored()).toEqual(before);
	});

	it('R07: takes a form once', async () => {
		const input = newCourseSchema.parse({ name: 'Once Only', country: 'SE' });
		const stamp = freshStamp();
		const answers = await Promise.all(Array.from({ length: 5 }, () => suggest({ course: null, input }, stamp)));
		expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
		expect((await stored()).filter(({ name }) => name === 'Once Only')).toHaveLength(1);
	});
});
