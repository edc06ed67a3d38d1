import { afterAll, beforeAll, expect, it } from 'vitest';
import { conditionReports } from '#database/schema/conditions.ts';
import { reports } from '#database/schema/moderation.ts';
import { approveReview, rejectReview } from '#domain/moderation/commands.ts';
import { rejectConditions } from '#domain/moderation/conditions/decision-commands.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, reviewRow } from '#tests/support/databases/rows.ts';
import { editorRow } from '#tests/support/facts/desk.ts';
import { renderPage } from '#tests/support/sites/rendered-page.tsx';
import * as transparency from './transparency.tsx';

let database: TestDatabase;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());

const HOUR = 3_600_000;
const open = async () => {
	const asked = { params: {}, origin: 'https://golf.test', path: '/transparency', pattern: 'transparency' };
	return (await renderPage(transparency, { ...asked, database })).replaceAll('<!-- -->', '');
};

it('T5: says of how many, how fast, and how much was found by rules; a sample is none', async () => {
	expect(await open()).toContain('No decision has been made yet');
	const { ctx } = await editorRow(database);
	const course = await courseRow(database);
	const now = Date.now();
	const held = (hours: number) =>
		reviewRow(database, course.id, {
			...{ status: 'held', heldBy: ['link'] },
			createdAt: new Date(now - hours * HOUR),
		});
	const [quick, slow] = [await held(2), await held(4)];
	const published = await reviewRow(database, course.id);
	await reviewRow(database, course.id);
	await reviewRow(database, course.id, { sample: true });
	await approveReview(ctx, { reviewId: quick.id, version: 1 });
	await rejectReview(ctx, { reviewId: slow.id, version: 1 }, { ground: 'advertising', words: 'It sells balls.' });
	await rejectReview(ctx, { reviewId: published.id, version: 1 }, { ground: 'copied', words: 'From a book.' });
	await database.db.insert(reports).values({
		...{ kind: 'course', reference: 'R-1', reason: 'harm', words: 'Words', name: 'Eva', email: 'eva@golf.example' },
		...{ status: 'dismissed', createdAt: new Date(now - 72 * HOUR), decidedAt: new Date(now) },
	});
	const said = { courseId: course.id, byMember: false, day: '2026-05-28', told: { greens: 'good' } };
	const [tooSoon] = await database.db
		.insert(conditionReports)
		.values([
			{
				...{ ...said, status: 'held' as const, heldBy: ['haste'] },
				...{ createdAt: new Date(now - HOUR), observedAt: new Date(now - HOUR) },
			},
			{ ...said, observedAt: new Date(now) },
			{ ...said, observedAt: new Date(now), sample: true },
		])
		.returning({ id: conditionReports.id });
	await rejectConditions(ctx, tooSoon?.id ?? 0, { ground: 'not-real', words: 'Sent by a program.' });
	const html = await open();
	const year = new Date(now).getUTCFullYear();
	const rows = Object.fromEntries(
		[...html.matchAll(/<th scope="row">([^<]+)<\/th><td>([^<]+)<\/td>/g)].map(([, what, value]) => [what, value]),
	);
	expect(rows).toMatchObject({
		'Reviews written': '4',
		'of them held by a rule': '2 (50%)',
		'Reports of conditions sent': '2',
		'of these reports held by a rule': '1 (50%)',
		'Reports received': '1',
		'Rejected or removed': '3',
		'of these first found by a rule': '2 (66.7%)',
		'Decided by a machine alone': '0 of 4',
		'Median time until a held review was decided': '3 hours',
		'Median time until held conditions were decided': '1 hour',
		'Median time until a report was decided': '3 days',
		'Median time until an objection was decided': 'nothing decided',
	});
	expect(html).toContain(`href="/transparency/${year}/4_notices.csv"`);
	expect(html).toContain(`href="/transparency/${year}/statements.json"`);
});
