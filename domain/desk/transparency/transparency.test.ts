import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Decision, recordDecision } from '#domain/shared/desk/desk-log.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { editorRow } from '#tests/support/facts/desk.ts';
import { countDecisions } from './transparency-queries.ts';

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());

it('counts the decisions of each year by kind, outcome and ground, for everybody', async () => {
	expect(await countDecisions(test.context())).toEqual([]);
	const { ctx } = await editorRow(test);
	const decide = (at: string, decision: Omit<Decision, 'thing'>) =>
		recordDecision(test.db, { ...ctx, now: () => new Date(at) }, { ...decision, thing: { kind: 'review', id: 1 } });
	await decide('2025-12-31T23:59:59Z', { action: 'report upheld', ground: 'harm' });
	await decide('2025-12-31T23:59:59Z', { action: 'review removed', ground: 'harm' });
	await decide('2026-01-01T00:00:00Z', { action: 'review approved' });
	await decide('2026-05-01T00:00:00Z', { action: 'review approved' });
	await decide('2026-05-02T00:00:00Z', { action: 'appeal refused' });
	await decide('2026-05-03T00:00:00Z', { action: 'course edited' });
	const asked = test.context();
	expect(await countDecisions(asked)).toEqual([
		{
			year: 2026,
			decisions: 3,
			grounds: [],
			kinds: [
				{
					kind: 'Held reviews',
					outcomes: [
						{ name: 'published', count: 2 },
						{ name: 'rejected', count: 0 },
					],
				},
				{
					kind: 'Objections',
					outcomes: [
						{ name: 'granted', count: 0 },
						{ name: 'refused', count: 1 },
					],
				},
			],
		},
		{
			year: 2025,
			decisions: 2,
			grounds: [{ name: 'Harm to persons', count: 1 }],
			kinds: [
				{
					kind: 'Published reviews',
					outcomes: [
						{ name: 'removed', count: 1 },
						{ name: 'restored', count: 0 },
						{ name: 'hidden for a time', count: 0 },
					],
				},
				{
					kind: 'Reports',
					outcomes: [
						{ name: 'upheld', count: 1 },
						{ name: 'dismissed', count: 0 },
					],
				},
			],
		},
	]);
	// The kept page is dropped with the next decision.
	expect([...asked.reads].filter((key) => ctx.changes.has(key))).toEqual(['decisions']);
});
