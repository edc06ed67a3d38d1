import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conditionReports } from '#database/schema/conditions.ts';
import { appeals, deskItems } from '#database/schema/desk.ts';
import { lists } from '#database/schema/lists.ts';
import { scorecards } from '#database/schema/pictures.ts';
import { suggestCourse } from '#domain/catalogue/commands.ts';
import { listAlike } from '#domain/desk/deciding/alike-queries.ts';
import { getOpenItem } from '#domain/desk/item-queries.ts';
import { DESK_KINDS, type ItemName } from '#domain/desk/kinds.ts';
import { sendReport } from '#domain/moderation/report-commands.ts';
import { reportSchema } from '#domain/moderation/report-rules.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { applyAsReviewer, sendContactMessage } from '#domain/support/commands.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, memberRow, reviewRow, stampOf } from '#tests/support/databases/rows.ts';
import { newClient } from '#tests/support/facts/accounts.ts';
import { carryOutAll, decide, editorRow, heldReview, listEntries } from '#tests/support/facts/desk.ts';
import { application, message } from '#tests/support/facts/support-forms.ts';
import { unlikeWords } from '#tests/support/facts/unlike-words.ts';
import { renderPage } from '#tests/support/sites/rendered-page.tsx';
import { callRoute } from '#tests/support/sites/route-calls.ts';
import * as together from './together.tsx';

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());

type Kind = ItemName['kind'];
/** Photographs have a test of their own, beside this one. Pairs of courses come from nobody, and no two pairs are alike. */
type Tested = Exclude<Kind, 'photograph' | 'twins' | 'campaign'>;
type Sent = { ctx: DomainContext; email: string; words: string };
type Refused = { init: { status: number }; data: { notice: string | null; fields: Record<string, string> } };

const sending = (ctx: DomainContext) => ({ stamp: stampOf(ctx), trapped: false });

/** The forms by which something comes to the desk from anybody. */
const FORMS: Partial<Record<Kind, (sent: Sent) => Promise<{ ok: boolean }>>> = {
	report: async ({ ctx, email, words }) => {
		const review = await reviewRow(test, (await courseRow(test)).id);
		const said = reportSchema.parse({ reason: 'harm', words, name: 'Eva Lund', email, goodFaith: 'on' });
		return sendReport(ctx, { kind: 'review', id: review.id }, said, sending(ctx));
	},
	message: ({ ctx, email, words }) => sendContactMessage(ctx, { ...message, email, message: words }, sending(ctx)),
	application: ({ ctx, email, words }) => applyAsReviewer(ctx, { ...application, email, whyJoin: words }, sending(ctx)),
	suggestion: async ({ ctx, email, words }) => {
		const { slug: course } = await courseRow(test);
		return suggestCourse(ctx, { course, input: { locality: null, website: null, words, email } }, sending(ctx));
	},
};

let count = 0;
const newEmail = () => `hand-${++count}@golf.example`;
const newWords = () => `Number ${++count}: ${unlikeWords()} ${unlikeWords()}`;
const COPY = 'Rounds are cheap on this wonderful course, and the pro sells lessons to whoever comes by.';

/** Sends something by a form; gives the id of the item that it is at the desk. */
async function send(kind: Kind, { ctx = visitor(), email = newEmail(), words = newWords() }: Partial<Sent> = {}) {
	const before = new Set(await idsOf(kind));
	const sent = await FORMS[kind]?.({ ctx, email, words });
	expect(sent).toMatchObject({ ok: true });
	return (await idsOf(kind)).find((id) => !before.has(id)) ?? '';
}

const visitor = () => test.context({ client: newClient() });

const idsOf = async (kind: Kind) =>
	(await test.db.select().from(deskItems)).filter((item) => item.kind === kind).map(({ thingId }) => thingId);

/** Two things of one hand of each kind, by their ids. */
const TWO: Record<Tested, () => Promise<string[]>> = {
	review: async () => {
		const { userId } = await memberRow(test);
		return [await heldReview(test, { userId }), await heldReview(test, { userId })].map(({ id }) => String(id));
	},
	list: async () => {
		const { userId } = await memberRow(test);
		const held = { userId, visibility: 'public', status: 'held', heldBy: ['link'] } as const;
		const rows = await test.db
			.insert(lists)
			.values(['One', 'Two'].map((title) => ({ ...held, title, heldBy: [...held.heldBy] })))
			.returning();
		return rows.map(({ id }) => String(id));
	},
	conditions: async () => {
		const { userId } = await memberRow(test);
		const { id: courseId } = await courseRow(test);
		const held = {
			courseId,
			userId,
			byMember: true,
			day: '2026-05-28',
			told: { greens: 'poor' },
			status: 'held',
		} as const;
		const one = { ...held, observedAt: new Date(), heldBy: ['haste'] };
		const rows = await test.db.insert(conditionReports).values([one, one]).returning();
		return rows.map(({ id }) => String(id));
	},
	scorecard: async () => {
		const { userId } = await memberRow(test);
		const held = [await heldReview(test, { userId }), await heldReview(test, { userId })];
		const cards = await test.db
			.insert(scorecards)
			.values(held.map(({ id }) => ({ reviewId: id })))
			.returning();
		return cards.map(({ id }) => id);
	},
	appeal: async () => {
		const { userId, email } = await memberRow(test);
		const { ctx } = await editorRow(test);
		const held = [await heldReview(test, { userId }), await heldReview(test, { userId })];
		for (const { item } of held) await decide(ctx, item, { outcome: 'rejected', version: 1, ...REASON });
		await carryOutAll(test);
		const entries = await Promise.all(held.map(({ id }) => listEntries(test, 'review', id)));
		const said = { party: 'author', words: 'It is fair.', email, userId, createdAt: new Date() } as const;
		const rows = await test.db
			.insert(appeals)
			.values(entries.map(([entry]) => ({ decisionId: entry?.id ?? 0, ...said })))
			.returning();
		return rows.map(({ id }) => String(id));
	},
	report: () => twoOfOneAddress('report'),
	message: () => twoOfOneAddress('message'),
	suggestion: () => twoOfOneAddress('suggestion'),
	// An address has one open application.
	application: async () => {
		const ctx = visitor();
		return [await send('application', { ctx }), await send('application', { ctx })];
	},
};

async function twoOfOneAddress(kind: Kind) {
	const email = newEmail();
	return [await send(kind, { email }), await send(kind, { email })];
}

const REASON = { ground: 'advertising', words: 'One advertisement, twice.' };

/** Both ways to decide each kind, with the entry of the log that each thing gets. */
const WAYS: [Tested, Record<string, string>, string][] = [
	['review', { outcome: 'approved' }, 'review approved'],
	['review', { outcome: 'rejected', ...REASON }, 'review rejected'],
	['report', { outcome: 'dismissed', words: 'It is fair.' }, 'report dismissed'],
	['report', { outcome: 'upheld', ...REASON }, 'report upheld'],
	['list', { outcome: 'approved' }, 'list approved'],
	['list', { outcome: 'rejected', ...REASON }, 'list rejected'],
	['conditions', { outcome: 'approved' }, 'conditions approved'],
	['conditions', { outcome: 'rejected', ...REASON }, 'conditions rejected'],
	['appeal', { outcome: 'refused', words: 'It stands.' }, 'appeal refused'],
	['appeal', { outcome: 'granted', words: 'We were wrong.' }, 'appeal granted'],
	['scorecard', { outcome: 'accepted' }, 'scorecard accepted'],
	['scorecard', { outcome: 'declined', words: 'Another course.' }, 'scorecard declined'],
	['application', { outcome: 'accepted' }, 'application accepted'],
	['application', { outcome: 'declined', ground: 'too-brief', words: 'Twice the same.' }, 'application declined'],
	['suggestion', { outcome: 'mended' }, 'suggestion accepted'],
	['suggestion', { outcome: 'declined', ground: 'spam', words: 'Twice the same.' }, 'suggestion declined'],
	['message', { outcome: 'answered', words: 'We have found it.' }, 'message answered'],
	['message', { outcome: 'closed' }, 'message closed'],
];

const post = (ctx: DomainContext, kind: Kind, id: string, fields: Record<string, string>) =>
	callRoute(together.action, `/desk/together/${kind}/${id}`, ctx, fields, { kind, id });

/** The boxes of a group as its page has them, all ticked. */
const ticked = async (ctx: DomainContext, name: ItemName) =>
	Object.fromEntries((await listAlike(ctx, name)).map(({ id, bound }) => [`item-${id}`, `seen ${bound?.mark ?? ''}`]));

const pageOf = async (ctx: DomainContext, kind: Kind, id: string) => {
	const page = { path: `/desk/together/${kind}/${id}`, pattern: 'desk/together/:kind/:id', params: { kind, id } };
	return (await renderPage(together, { database: test, ctx, origin: 'https://golf.test', ...page })).replaceAll(
		'<!-- -->',
		'',
	);
};

describe('each kind of the inbox', () => {
	it('has its ways here, but for photographs, pairs of courses and campaigns, which have tests of their own', () => {
		const kinds = new Set(WAYS.map(([kind]) => kind));
		expect([...kinds, 'photograph', 'twins', 'campaign'].toSorted()).toEqual(Object.keys(DESK_KINDS).toSorted());
	});

	it.each(Object.keys(FORMS) as Kind[])(
		'%s: one is like another by its author, its network and its words',
		async (kind) => {
			const [email, ctx] = [newEmail(), visitor()];
			const first = await send(kind, { ctx, email, words: COPY });
			const author = kind === 'application' ? null : await send(kind, { email });
			const network = await send(kind, { ctx });
			const copy = await send(kind, { words: `${COPY} Do come!` });
			await send(kind);
			const editor = await editorRow(test);
			const alike = await listAlike(editor.ctx, { kind, id: first });
			const expected = [
				[first, []],
				[author, ['author']],
				[network, ['network']],
				[copy, ['copy']],
			].filter(([id]) => id !== null);
			expect(new Map(alike.map(({ id, alike: why }) => [id, why]))).toEqual(new Map(expected as [string, string[]][]));
		},
	);

	it.each(WAYS)('%s: one and those like it are decided as %j', async (kind, fields, action) => {
		const ids = await TWO[kind]();
		const [first = ''] = ids;
		const { ctx } = await editorRow(test);
		const boxes = await ticked(ctx, { kind, id: first });
		expect(Object.keys(boxes)).toHaveLength(ids.length);
		const html = await pageOf(ctx, kind, first);
		for (const id of ids) expect(html).toContain(`name="item-${id}"`);
		expect(html).toContain(`value="${fields.outcome}"`);
		expect((await post(ctx, kind, first, { ...fields, ...boxes })) as Response).toMatchObject({ status: 303 });
		await carryOutAll(test);
		for (const id of ids) {
			expect((await listEntries(test, kind, id)).map((entry) => entry.action)).toContain(action);
			expect(await getOpenItem(ctx, { kind, id })).toBeNull();
		}
	});
});

describe('the page of a group', () => {
	it('shows the whole of each thing, not its beginning alone', async () => {
		const words = `${newWords()} ${'and so on '.repeat(60)}to the very end.`;
		const email = newEmail();
		const ids = [await send('message', { email, words }), await send('message', { email })];
		const { ctx } = await editorRow(test);
		expect(await pageOf(ctx, 'message', ids[1] ?? '')).toContain('to the very end.');
	});

	it('offers the one way in which all can be decided, where there is but one', async () => {
		const { ctx } = await editorRow(test);
		const email = newEmail();
		const input = { name: 'Nowhere Links', country: 'SE', locality: null, website: null, words: null, email };
		for (const name of ['Nowhere Links', 'Elsewhere Links']) {
			const sender = visitor();
			await suggestCourse(sender, { course: null, input: { ...input, name } }, sending(sender));
		}
		const [, missing = ''] = (await idsOf('suggestion')).slice(-2);
		const html = await pageOf(ctx, 'suggestion', missing);
		expect(html).toContain('value="declined"');
		expect(html).not.toContain('value="mended"');
		// The facts of a course, by the same hand, are another matter.
		const facts = await send('suggestion', { email });
		expect((await listAlike(ctx, { kind: 'suggestion', id: missing })).map(({ id }) => id)).not.toContain(facts);

		const words = 'Please send me all the personal data that you hold about me, as the GDPR says.';
		const asked = [await send('message', { email, words }), await send('message', { email, words })];
		const answer = await pageOf(ctx, 'message', asked[0] ?? '');
		expect(answer).toContain('value="answered"');
		expect(answer).not.toContain('value="closed"');
	});

	it('leaves out what is the editor’s own', async () => {
		const [own, other] = [await editorRow(test), await editorRow(test)];
		const sender = visitor();
		const reports = [await send('report', { ctx: sender }), await send('report', { ctx: sender })];
		const mine = await send('report', { ctx: sender, email: own.email });
		const name = { kind: 'report', id: reports[0] ?? '' } as const;
		expect((await listAlike(own.ctx, name)).map(({ id }) => id)).not.toContain(mine);
		expect((await listAlike(other.ctx, name)).map(({ id }) => id)).toContain(mine);
	});

	it('decides nothing that it did not show: a review that is edited meanwhile waits on', async () => {
		const ids = await TWO.report();
		const { ctx } = await editorRow(test);
		const [first = ''] = ids;
		const boxes = await ticked(ctx, { kind: 'report', id: first });
		expect(Object.values(boxes)).toEqual(['seen 1', 'seen 1']);
		const stale = { ...boxes, [`item-${first}`]: 'seen 7' };
		await post(ctx, 'report', first, { outcome: 'upheld', ...REASON, ...stale });
		await carryOutAll(test);
		expect(await getOpenItem(ctx, { kind: 'report', id: first })).not.toBeNull();
		expect(await getOpenItem(ctx, { kind: 'report', id: ids[1] ?? '' })).toBeNull();
	});

	it('comes back with what is missing', async () => {
		const [first = ''] = await TWO.message();
		const { ctx } = await editorRow(test);
		const boxes = await ticked(ctx, { kind: 'message', id: first });
		const lacking = (await post(ctx, 'message', first, { outcome: 'answered', ...boxes })) as Refused;
		expect(lacking.init.status).toBe(400);
		expect(lacking.data.fields.words).toBe('Please write your answer.');
	});
});
