import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { campaigns } from '#database/schema/campaigns.ts';
import { reviews } from '#database/schema/reviews.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, memberRow, reviewRow } from '#tests/support/databases/rows.ts';
import { lettersTo, namesOfLetters } from '#tests/support/facts/accounts.ts';
import { carryOutAll, decide, editorRow, listEntries } from '#tests/support/facts/desk.ts';
import { listInbox } from '../../desk/inbox-queries.ts';
import { CAMPAIGN_RULES } from '../../reviews/campaigns/campaign-rules.ts';
import { sendAppeal } from '../appeal-commands.ts';
import { decideAppeal } from '../appeal-decision-commands.ts';
import { makeAppealLink } from '../appeal-link.ts';
import { restoreTaken } from '../restore-commands.ts';
import { decideCampaign } from './decision-commands.ts';
import { showHidden } from './hidden-commands.ts';

const WORDS = 'All from one hand.';
const DAY = 86_400_000;

let test: TestDatabase;
let editor: Awaited<ReturnType<typeof editorRow>>;
beforeAll(async () => {
	test = await openTestDatabase();
	editor = await editorRow(test);
});
afterAll(() => test.close());

/** A suspected campaign of two reviews that are held for it, and one that waits for the pause alone. */
async function suspected(courseId: number) {
	const now = new Date();
	const values = {
		courseId,
		signs: ['one-network' as const],
		createdAt: now,
		pausedUntil: new Date(now.getTime() + DAY),
	};
	const [campaign] = await test.db.insert(campaigns).values(values).returning();
	const id = campaign?.id ?? 0;
	const author = await memberRow(test);
	const held = { status: 'held', userId: author.userId } as const;
	const fakes = [
		await reviewRow(test, courseId, { ...held, heldBy: ['campaign'], campaignId: id, datePlayed: '2026-05-01' }),
		await reviewRow(test, courseId, { heldBy: ['campaign', 'link'], status: 'held', campaignId: id }),
	];
	const honest = await reviewRow(test, courseId, { status: 'held', heldBy: ['paused'] });
	return { id, fakes, honest, author };
}

const statusOf = async (id: number) => (await test.db.select().from(reviews).where(eq(reviews.id, id)))[0]?.status;
const rowOf = async (id: number) => (await test.db.select().from(campaigns).where(eq(campaigns.id, id)))[0];

describe('a suspected campaign at the desk', () => {
	it('waits there with its signs; dismissed, its pause ends and what waits for it alone is published', async () => {
		const course = await courseRow(test);
		const { id, fakes, honest } = await suspected(course.id);
		const item = (await listInbox(editor.ctx, 'campaign')).find((one) => one.id === String(id));
		expect(item).toMatchObject({ title: course.name, why: 'many from one network' });
		await decide(editor.ctx, { kind: 'campaign', id: String(id) }, { outcome: 'dismissed', words: WORDS });
		const changed = await carryOutAll(test);
		expect(changed).toContain(`course:${course.id}`);
		expect(await rowOf(id)).toMatchObject({ status: 'unfounded', paused: false });
		// The second one has a link, too, and waits on for that.
		expect(await Promise.all([...fakes, honest].map((one) => statusOf(one.id)))).toEqual([
			'published',
			'held',
			'published',
		]);
		expect(await listEntries(test, 'campaign', id)).toMatchObject([{ action: 'campaign dismissed', words: WORDS }]);
		expect((await listInbox(editor.ctx, 'campaign')).filter((one) => one.id === String(id))).toEqual([]);
		const again = await decideCampaign(editor.ctx, id, { outcome: 'confirmed', words: WORDS });
		expect(again).toMatchObject({ ok: false, kind: 'decided-already' });
	});

	it('confirmed, what is new waits another week, and its reviews for an editor', async () => {
		const { id, fakes } = await suspected((await courseRow(test)).id);
		expect(await decideCampaign(editor.ctx, id, { outcome: 'confirmed', words: WORDS })).toMatchObject({ ok: true });
		const row = await rowOf(id);
		expect(row).toMatchObject({ status: 'confirmed', paused: true });
		expect(row?.pausedUntil.getTime()).toBe((row?.decidedAt?.getTime() ?? 0) + CAMPAIGN_RULES.pauseDays * DAY);
		expect(await Promise.all(fakes.map((one) => statusOf(one.id)))).toEqual(['held', 'held']);
	});

	it('the second in a year hides its reviews for six months, with reasons; they come back by themselves', async () => {
		const course = await courseRow(test);
		const first = await suspected(course.id);
		await decideCampaign(editor.ctx, first.id, { outcome: 'confirmed', words: WORDS });
		const second = await suspected(course.id);
		await decideCampaign(editor.ctx, second.id, { outcome: 'confirmed', words: WORDS });
		const [hidden] = await test.db
			.select()
			.from(reviews)
			.where(eq(reviews.id, second.fakes[0]?.id ?? 0));
		expect(hidden).toMatchObject({ status: 'rejected', rejectionGround: 'not-real' });
		const [letter] = await lettersTo(test, second.author.email, 'review-rejected');
		const until = hidden?.hiddenUntil?.toISOString().slice(0, 10) ?? '';
		expect(JSON.stringify(letter?.data)).toContain(`hidden until ${until}`);
		expect(await statusOf(first.fakes[0]?.id ?? 0)).toBe('held');
		expect(await statusOf(second.honest.id)).toBe('held');
		const at = (days: number) => ({ now: () => new Date((hidden?.hiddenUntil?.getTime() ?? 0) + days * DAY) });
		expect(await showHidden(test.context(at(-1)))).toBe(false);
		const ctx = test.context(at(0));
		expect(await showHidden(ctx)).toBe(true);
		expect(ctx.changes).toContain(`course:${course.id}`);
		expect(await statusOf(hidden?.id ?? 0)).toBe('published');
		expect((await listEntries(test, 'review', hidden?.id ?? 0)).at(-1)).toMatchObject({
			...{ action: 'review restored', actorId: null },
		});
		expect(await namesOfLetters(test, second.author.email)).toEqual(['review-rejected', 'review-restored']);
		expect(await showHidden(ctx)).toBe(false);
	});

	it('what it hides can be objected to, and put back by the chief editor', async () => {
		const { id: courseId } = await courseRow(test);
		const [one, two] = [await suspected(courseId), await suspected(courseId)];
		for (const { id } of [one, two]) await decideCampaign(editor.ctx, id, { outcome: 'confirmed', words: WORDS });
		const [mine, other] = two.fakes.map(({ id }) => id);
		const [entry] = await listEntries(test, 'review', mine ?? 0);
		expect(entry?.action).toBe('review hidden');
		const link = makeAppealLink(editor.ctx.secret, { decision: entry?.id ?? 0, party: 'author' });
		expect(await sendAppeal(test.context(), link, 'I was there, with my card.')).toMatchObject({ ok: true });
		const [appeal] = await listInbox((await editorRow(test)).ctx, 'appeal');
		const colleague = await editorRow(test);
		const granted = await decideAppeal(colleague.ctx, Number(appeal?.id), {
			outcome: 'granted',
			words: 'We were wrong.',
		});
		expect(granted).toMatchObject({ ok: true });
		const chief = await editorRow(test, {}, 'chief');
		const [second] = await listEntries(test, 'review', other ?? 0);
		expect(await restoreTaken(chief.ctx, second?.id ?? 0, 'Known to the club.')).toMatchObject({ ok: true });
		const back = and(eq(reviews.campaignId, two.id), eq(reviews.status, 'published'));
		expect(await test.db.select().from(reviews).where(back)).toMatchObject([
			{ hiddenUntil: null },
			{ hiddenUntil: null },
		]);
	});

	it('is decided by editors alone, with words', async () => {
		const { id, author } = await suspected((await courseRow(test)).id);
		const decision = { outcome: 'confirmed', words: WORDS } as const;
		expect(await decideCampaign(author.ctx, id, decision)).toMatchObject({ kind: 'not-an-editor' });
		expect(await decideCampaign(editor.ctx, id, { ...decision, words: '\n' })).toMatchObject({ kind: 'words-missing' });
		expect(await decideCampaign(editor.ctx, 0, decision)).toMatchObject({ kind: 'campaign-unknown' });
	});
});
