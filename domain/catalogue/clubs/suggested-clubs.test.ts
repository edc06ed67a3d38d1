import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clubs } from '#database/schema/clubs.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow } from '#tests/support/databases/rows.ts';
import { SUGGESTED } from '../finding/search.ts';
import { listSuggestedPlaces } from '../places/lookup/suggested-place-queries.ts';
import { getClubChoice } from './club-choice-queries.ts';
import { suggestClubs } from './suggested-club-queries.ts';

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase({ seeded: true });
});
afterAll(() => test.close());

const suggested = async (typed: string) =>
	(await suggestClubs(test.context(), typed)).map(({ suggested: { name } }) => name);
const places = async (typed: string) =>
	(await listSuggestedPlaces(test.context(), typed, SUGGESTED)).map(({ kind, name }) => `${kind} ${name}`);

let count = 0;
async function makeClub(name: string, core: string, facts: Parameters<typeof courseRow>[1][]) {
	const slug = `suggested-${++count}`;
	const [club] = await test.db.insert(clubs).values({ slug, name, core }).returning();
	for (const one of facts) await courseRow(test, { clubId: club?.id, ...one });
	return slug;
}

describe('clubs that are suggested', () => {
	it.each([
		['gleneagles', 'Gleneagles', 'its name'],
		['royal melb', 'Royal Melbourne', 'a name being typed'],
		['melb', 'Royal Melbourne', 'the beginning of any of its words'],
		['Saint Andrews', 'St Andrews Links', 'spelt out'],
		['sunningdale golf club', 'Sunningdale', 'words that all clubs have'],
		['golf at gleneagles', 'Gleneagles', 'after other words'],
		['celadna', 'Čeladná', 'without its accents'],
	])('%s is %s: %s', async (typed, name) => expect(await suggested(typed)).toContain(name));

	it.each(['old course', 'golf club', 'gleneagles blorpqx', ''])('are none for %j', async (typed) =>
		expect(await suggested(typed)).toEqual([]),
	);

	it('have several courses that can be played: of any other its one course is suggested', async () => {
		await makeClub('Quillby Heath', 'quillby heath', [{}, { closedOn: '2020-01-01' }]);
		expect(await suggested('quillby')).toEqual([]);
		await makeClub('Quillby Links', 'quillby', [{ kind: 'par-3' }, {}]);
		expect(await suggested('quillby')).toEqual(['Quillby Links']);
	});

	it('tell where they lie and how many courses they have', async () => {
		const [found] = await listSuggestedPlaces(test.context(), 'gleneagles', SUGGESTED);
		expect(found).toMatchObject({ kind: 'club', key: 'gleneagles', land: 'scotland', courses: 4 });
		expect(found?.within).toMatch(/, Scotland$/);
	});

	it('stand with the places, likeliest first, five of all at most', async () => {
		expect(await places('st andrews')).toEqual(expect.arrayContaining(['club St Andrews Links', 'town St Andrews']));
		expect((await places('scotland'))[0]).toBe('nation Scotland');
		expect((await places('dublin'))[0]).toBe('town Dublin');
		expect((await places('royal')).length).toBeLessThanOrEqual(SUGGESTED);
		expect((await places('s')).length).toBeLessThanOrEqual(SUGGESTED);
	});

	it.each(["'; drop table clubs --", "' | '", '!:*', '&', '\\', '\0', '\ud800', '{}', "a':* | 'b"])(
		'S11: are asked for by words alone, with %j',
		async (typed) => expect(await suggested(`blorpqx ${typed}`)).toEqual([]),
	);

	it.each(['a'.repeat(10_000), 'gleneagles '.repeat(1_000), '東'.repeat(10_000)])(
		'R30: are looked for in a bounded part of a long text',
		async (typed) => expect((await suggested(typed)).length).toBeLessThanOrEqual(1),
	);
});

describe('a club whose courses alone are looked for', () => {
	it('has its open courses, of every kind, and where it lies', async () => {
		const slug = await makeClub('Ferndean', 'ferndean', [{}, { kind: 'par-3' }, { closedOn: '2020-01-01' }]);
		const ctx = test.context();
		const found = await getClubChoice(ctx, slug);
		expect(found).toMatchObject({ name: 'Ferndean', country: 'SE', nation: null });
		expect(found?.courses).toHaveLength(2);
		const [club] = await test.db.select().from(clubs).where(eq(clubs.slug, slug));
		expect(ctx.reads).toContain(`club:${club?.id}`);
		const index = await ctx.courseIndex.ready();
		const gleneagles = await getClubChoice(ctx, 'gleneagles');
		expect(index.select({ among: gleneagles?.courses, anyKind: true }).total).toBe(4);
		for (const among of [[], [-1, 0, 999_999_999]]) expect(index.select({ among, anyKind: true }).total).toBe(0);
	});

	it.each(['no-such-club', '', "' or 1=1--", '\0', 'a'.repeat(10_000)])(
		'S07: is none by the name of %j',
		async (slug) => {
			expect(await getClubChoice(test.context(), slug)).toBeNull();
		},
	);

	it('is none where it has one course', async () => {
		expect(await getClubChoice(test.context(), await makeClub('Lonely', 'lonely', [{}]))).toBeNull();
	});
});
