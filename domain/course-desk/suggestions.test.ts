import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courseSuggestions, courses } from '#database/schema/catalogue.ts';
import { deskItems, deskLog } from '#database/schema/desk.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, memberRow } from '#tests/support/databases/rows.ts';
import { lettersTo } from '#tests/support/facts/accounts.ts';
import { editorRow } from '#tests/support/facts/desk.ts';
import type { CourseFacts } from '../catalogue/facts/fields.ts';
import type { DomainContext } from '../shared/context.ts';
import { factsSchema } from './fact-rules.ts';
import { decideSuggestion } from './suggestion-commands.ts';
import { getSuggestion, listAlike } from './suggestion-queries.ts';

let test: TestDatabase;
let editor: DomainContext;
let colleague: DomainContext;

beforeAll(async () => {
	test = await openTestDatabase();
	editor = (await editorRow(test)).ctx;
	colleague = (await editorRow(test)).ctx;
});

afterAll(() => test.close());

let count = 0;

async function suggestion(facts: Partial<typeof courseSuggestions.$inferInsert> = {}) {
	const email = `suggester${++count}@golf.example`;
	const [row] = await test.db
		.insert(courseSuggestions)
		.values({ name: 'Kiruna Midnight', country: 'SE', locality: 'Kiruna', email, ...facts })
		.returning();
	if (!row) throw new Error('no suggestion');
	return { ...row, email };
}

/** Facts as the form of courses reads them. */
function factsOf(slug: string): CourseFacts {
	const texts = ['otherNames', 'region', 'latitude', 'longitude', 'holes', 'par', 'lengthMetres', 'type', 'difficulty'];
	const more = ['terrain', 'architect', 'openedYear', 'description', 'access', 'seasonFrom', 'seasonTo', 'greenFee'];
	const last = ['greenFeeCurrency', 'greenFeeChecked', 'priceBand', 'website', 'imageUrl'];
	const empty = Object.fromEntries([...texts, ...more, ...last].map((name) => [name, '']));
	const given = { name: 'Kiruna Midnight', slug, country: 'SE', locality: 'Kiruna', facilities: [] };
	return factsSchema(new Date()).parse({ ...empty, ...given });
}

const DECLINED = { outcome: 'declined', ground: 'duplicate', words: 'It is there as Björkliden.' } as const;
const logged = (id: string) => test.db.select().from(deskLog).where(eq(deskLog.thingId, id));

describe('a suggestion', () => {
	it('becomes a course that is found, and whoever sent it is told where', async () => {
		const { id, email } = await suggestion();
		const ctx = { ...editor, changes: new Set<string>() };
		const decided = await decideSuggestion(ctx, id, { outcome: 'created', facts: factsOf('kiruna-midnight') });
		const courseId = decided.ok ? decided.value.courseId : null;
		const [course] = await test.db.select().from(courses).where(eq(courses.slug, 'kiruna-midnight'));
		expect(course).toMatchObject({ id: courseId, name: 'Kiruna Midnight', continent: 'Europe', source: 'suggestion' });
		expect(course?.searchName).toBe('kiruna midnight');
		expect([...ctx.changes]).toEqual(expect.arrayContaining(['catalogue', 'ranking']));
		const [letter] = await lettersTo(test, email, 'suggestion-accepted');
		expect(letter?.data).toMatchObject({ path: '/courses/sweden/kiruna-midnight', mended: false });
		expect(await test.db.$count(deskItems, eq(deskItems.kind, 'suggestion'))).toBe(0);
		expect((await getSuggestion(editor, id))?.course).toMatchObject({ id: courseId });
	});

	it('does not take the address of another course', async () => {
		const { slug } = await courseRow(test);
		const { id } = await suggestion();
		const decided = await decideSuggestion(editor, id, { outcome: 'created', facts: factsOf(slug) });
		expect(decided).toEqual({ ok: false, kind: 'slug-taken' });
		expect((await getSuggestion(editor, id))?.status).toBe('open');
	});

	it('about a course that we have is said to be put right, and makes no second one', async () => {
		const { id: courseId, name } = await courseRow(test);
		const { id, email } = await suggestion({ courseId });
		const created = await decideSuggestion(editor, id, { outcome: 'created', facts: factsOf('a-second-one') });
		expect(created).toEqual({ ok: false, kind: 'subject-wrong' });
		expect(await decideSuggestion(editor, id, { outcome: 'mended', words: '' })).toMatchObject({ ok: true });
		expect((await lettersTo(test, email, 'suggestion-accepted'))[0]?.data).toMatchObject({ name, mended: true });
	});

	it('is declined on a ground and in words, without a letter where it looks like a machine’s (S54)', async () => {
		const [honest, machine] = [await suggestion(), await suggestion({ suspicion: 'trap' })];
		for (const { id } of [honest, machine])
			expect(await decideSuggestion(editor, id, DECLINED)).toMatchObject({ ok: true });
		expect((await lettersTo(test, honest.email, 'suggestion-declined'))[0]?.data).toEqual({
			ground: 'duplicate',
			words: DECLINED.words,
		});
		expect(await lettersTo(test, machine.email, 'suggestion-declined')).toEqual([]);
		expect(await logged(String(honest.id))).toMatchObject([{ action: 'suggestion declined', ground: 'duplicate' }]);
	});

	it('R09: decided by two editors at once is decided by one, and the other is told', async () => {
		const { id } = await suggestion();
		const both = await Promise.all([
			decideSuggestion(editor, id, { outcome: 'created', facts: factsOf('kiruna-at-once') }),
			decideSuggestion(colleague, id, DECLINED),
		]);
		expect(both).toContainEqual({ ok: false, kind: 'decided-already' });
		expect(both.filter(({ ok }) => ok)).toHaveLength(1);
	});

	it('lists courses of its town and of a like name, the nearest first', async () => {
		const place = { locality: 'Umeå', latitude: 63.82, longitude: 20.26 };
		const near = await courseRow(test, { ...place, name: 'Umeå Sörfors', searchName: 'umea sorfors' });
		const far = await courseRow(test, { ...place, locality: 'Sävar', latitude: 63.9, name: 'Sävar Nines' });
		const alike = await listAlike(editor, { name: 'Umeå Sörfors', locality: 'umeå', country: 'SE' });
		expect(alike.slice(0, 2).map(({ id }) => id)).toEqual([near.id, far.id]);
		expect(alike[1]?.kilometres).toBeCloseTo(8.9, 1);
	});

	it('S26, S27: is nothing to a member, nor can it be decided', async () => {
		const { id } = await suggestion();
		const { ctx } = await memberRow(test);
		expect([await getSuggestion(ctx, id), await listAlike(ctx, { name: 'x', locality: null, country: 'SE' })]).toEqual([
			null,
			[],
		]);
		expect(await decideSuggestion(ctx, id, DECLINED)).toEqual({ ok: false, kind: 'not-an-editor' });
	});
});
