import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailOutbox } from '#database/schema/mail.ts';
import { reports } from '#database/schema/moderation.ts';
import { photographs } from '#database/schema/pictures.ts';
import { reviews } from '#database/schema/reviews.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, memberRow, reviewRow, stampOf } from '#tests/support/databases/rows.ts';
import { newClient } from '#tests/support/facts/accounts.ts';
import { editorRow } from '#tests/support/facts/desk.ts';
import { listInbox } from '../desk/inbox-queries.ts';
import { captionMark } from '../pictures/caption-mark.ts';
import type { DomainContext } from '../shared/context.ts';
import { sendReport } from './report-commands.ts';
import { decideReport } from './report-decision-commands.ts';
import { type ReportedThing, readReportedThing, reportSchema } from './report-rules.ts';
import { getReportReference } from './reported-queries.ts';

let test: TestDatabase;

beforeAll(async () => {
	test = await openTestDatabase();
});

afterAll(() => test.close());

let count = 0;
const said = (facts = {}) =>
	reportSchema.parse({
		reason: 'harm',
		words: 'It names the green keeper’s home address.',
		name: 'Eva Lund',
		email: `reporter${++count}@golf.example`,
		goodFaith: 'on',
		...facts,
	});

const aVisitor = () => test.context({ client: newClient() });

async function report(ctx: DomainContext, thing: ReportedThing, input = said(), trapped = false, seconds = 30) {
	const sent = await sendReport(ctx, thing, input, { stamp: stampOf(ctx, seconds), trapped });
	if (!sent.ok) throw new Error(sent.kind);
	const [row] = await test.db.select().from(reports).where(eq(reports.reference, sent.value.reference));
	if (!row) throw new Error('no report');
	return row;
}

const lettersTo = (recipient: string) => test.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, recipient));

async function aReview() {
	const course = await courseRow(test);
	const review = await reviewRow(test, course.id);
	return { course, review, thing: { kind: 'review', id: review.id } as const };
}

describe('a report', () => {
	it('of a review is kept with everything, by a visitor too, and acknowledged by letter', async () => {
		const { course, review, thing } = await aReview();
		const input = said();
		const row = await report(aVisitor(), thing, input);
		expect(row).toMatchObject({ kind: 'review', reviewId: review.id, courseId: course.id, version: 1, status: 'open' });
		expect(row).toMatchObject({ reason: 'harm', name: 'Eva Lund', email: input.email, suspicion: null, userId: null });
		const [letter] = await lettersTo(input.email);
		expect(letter).toMatchObject({ message: 'report-received', data: { reference: row.reference, firstName: 'Eva' } });
		expect(JSON.stringify(letter?.data)).not.toContain('green keeper');
		expect(await getReportReference(test.context(), row.reference)).toBe(row.reference);
	});

	it('T5: tells in confidence of what was offered: whom it is about does not learn who sent it, nor of one that changes nothing', async () => {
		const { thing } = await aReview();
		const author = await memberRow(test);
		await test.db.update(reviews).set({ userId: author.userId, reviewerName: null }).where(eq(reviews.id, thing.id));
		const open = await report(
			aVisitor(),
			thing,
			said({ reason: 'offered', words: 'The pro promised me a free round.' }),
		);
		const { ctx } = await editorRow(test);
		const dismissed = { outcome: 'dismissed', words: 'Nobody can tell by whom.' } as const;
		expect(await decideReport(ctx, open.reference, dismissed)).toMatchObject({ ok: true });
		expect(await lettersTo(author.email)).toEqual([]);
		expect(await lettersTo(open.email)).toHaveLength(2);

		const again = await report(aVisitor(), thing, said({ reason: 'offered' }));
		const upheld = {
			outcome: 'upheld',
			ground: 'hidden-interest',
			words: 'It was promised a round.',
			version: 1,
		} as const;
		expect(await decideReport(ctx, again.reference, upheld)).toMatchObject({ ok: true });
		const letters = await lettersTo(author.email);
		expect(letters).toMatchObject([{ message: 'review-removed', data: { reported: true } }]);
		for (const told of [again.name, again.email, again.words]) expect(JSON.stringify(letters)).not.toContain(told);
	});

	it('can be about a photograph or a course', async () => {
		const { course, review } = await aReview();
		const picture = { reviewId: review.id, courseId: course.id, position: 1, status: 'ready' } as const;
		const [photograph] = await test.db.insert(photographs).values(picture).returning();
		const id = photograph?.id ?? '';
		expect(await report(aVisitor(), { kind: 'photograph', id })).toMatchObject({
			photographId: id,
			kind: 'photograph',
		});
		expect(await report(aVisitor(), { kind: 'course', slug: course.slug })).toMatchObject({ reviewId: null });
	});

	it('S26: cannot be about what nobody can see', async () => {
		const course = await courseRow(test);
		const held = await reviewRow(test, course.id, { status: 'held' });
		const ctx = aVisitor();
		const sent = await sendReport(ctx, { kind: 'review', id: held.id }, said(), {
			stamp: stampOf(ctx),
			trapped: false,
		});
		expect(sent).toEqual({ ok: false, kind: 'thing-unknown' });
	});

	it('S28, R08: sent twice with one stamp is one', async () => {
		const { thing } = await aReview();
		const ctx = aVisitor();
		const [input, stamp] = [said(), stampOf(ctx)];
		const twice = await Promise.all([1, 2].map(() => sendReport(ctx, thing, input, { stamp, trapped: false })));
		expect(twice[0]).toEqual(twice[1]);
		expect(await test.db.$count(reports, eq(reports.email, input.email))).toBe(1);
		expect(await lettersTo(input.email)).toHaveLength(1);
	});

	it('S28: of one’s own review is refused, and again by the same member is the first one', async () => {
		const course = await courseRow(test);
		const [author, other] = [await memberRow(test), await memberRow(test)];
		const { id } = await reviewRow(test, course.id, { userId: author.userId });
		const send = (ctx: DomainContext) =>
			sendReport(ctx, { kind: 'review', id }, said(), { stamp: stampOf(ctx), trapped: false });
		expect(await send(author.ctx)).toEqual({ ok: false, kind: 'own-review' });
		const first = await send(other.ctx);
		expect(first.ok).toBe(true);
		expect(await send(other.ctx)).toEqual(first);
		expect(await test.db.$count(reports, eq(reports.reviewId, id))).toBe(1);
	});

	it('S52, S54: of a machine is kept and answered alike, and no letter goes out', async () => {
		const { thing } = await aReview();
		const [trapped, hasty] = [said(), said()];
		expect(await report(aVisitor(), thing, trapped, true)).toMatchObject({ suspicion: 'trap' });
		expect(await report(aVisitor(), thing, hasty, false, 1)).toMatchObject({ suspicion: 'haste' });
		for (const { email } of [trapped, hasty]) expect(await lettersTo(email)).toEqual([]);
	});

	it('S54: a flood to one address stops filling its letter box', async () => {
		const email = 'stranger@golf.example';
		for (let sent = 0; sent < 7; sent++) await report(aVisitor(), (await aReview()).thing, said({ email }));
		expect(await lettersTo(email)).toHaveLength(5);
	});

	it('S54: a flood from one network is kept for the desk to see last', async () => {
		const client = newClient();
		const suspicions = [];
		for (let sent = 0; sent < 12; sent++) {
			suspicions.push((await report(test.context({ client }), (await aReview()).thing)).suspicion);
		}
		expect(suspicions.slice(0, 10).every((suspicion) => suspicion === null)).toBe(true);
		expect(suspicions.slice(10)).toEqual(['flood', 'flood']);
		const open = await listInbox((await editorRow(test)).ctx, 'report');
		const first = open.findIndex(({ suspect }) => suspect);
		expect(open.length - first).toBeGreaterThanOrEqual(2);
		expect(open.slice(first).every(({ suspect }) => suspect)).toBe(true);
	});

	it('S53: an owner who reports every bad review gets three through, also under other addresses of one account', async () => {
		const course = await courseRow(test);
		const owner = await memberRow(test);
		const suspicions = [];
		for (let sent = 0; sent < 5; sent++) {
			const { id } = await reviewRow(test, course.id, { rating: 1 });
			suspicions.push((await report(owner.ctx, { kind: 'review', id })).suspicion);
		}
		expect(suspicions).toEqual([null, null, null, 'flood', 'flood']);
	});
});

describe('what a report asks for', () => {
	it.each([
		['no reason', { reason: '' }],
		['a reason of its own', { reason: 'because' }],
		['no words', { words: ' \u200b ' }],
		['no name', { name: 'E' }],
		['no address', { email: 'nowhere' }],
		['no good faith', { goodFaith: undefined }],
	])('it is refused with %s', (_, facts) => {
		expect(() => said(facts)).toThrow();
	});

	it('S60: is one thing of the site, named by its address', () => {
		const read = (query: string) => readReportedThing(new URLSearchParams(query));
		expect(read('review=12')).toEqual({ kind: 'review', id: 12 });
		expect(read('course=ljunghusen')).toEqual({ kind: 'course', slug: 'ljunghusen' });
		for (const query of ['', 'review=0', 'review=1e3', 'photograph=12', 'course=../x', 'course=%00']) {
			expect(read(query)).toBeNull();
		}
	});
});

describe('the decision about a report', () => {
	const anEditor = async () => {
		const { ctx } = await memberRow(test);
		const viewer = { ...ctx.viewer, role: 'editor', secondFactorAt: new Date() } as DomainContext['viewer'];
		return { ...ctx, viewer };
	};
	const upheld = { outcome: 'upheld', ground: 'harm', words: 'The address has to go.' } as const;
	const dismissed = { outcome: 'dismissed', words: 'A fair, unkind review stays.' } as const;

	it('upheld is recorded with its ground, removes the review and is told to the reporter', async () => {
		const { course, thing, review } = await aReview();
		const row = await report(aVisitor(), thing);
		const editor = await anEditor();
		expect(await decideReport(editor, row.reference, upheld)).toMatchObject({ ok: true });
		const [decided] = await test.db.select().from(reports).where(eq(reports.id, row.id));
		expect(decided).toMatchObject({ status: 'upheld', ground: 'harm', decisionWords: upheld.words });
		const [taken] = await test.db.select().from(reviews).where(eq(reviews.id, review.id));
		expect(taken).toMatchObject({ status: 'rejected', rejectionGround: 'harm', rejectionWords: upheld.words });
		const letters = await lettersTo(row.email);
		expect(letters.map(({ message }) => message).toSorted()).toEqual(['report-decided', 'report-received']);
		expect(editor.changes).toContain(`course:${course.id}`);
		expect(await decideReport(editor, row.reference, upheld)).toMatchObject({ kind: 'decided-already' });
	});

	it('upheld removes a photograph and the review’s count of it', async () => {
		const { course, review } = await aReview();
		const picture = { reviewId: review.id, courseId: course.id, position: 1, status: 'ready' } as const;
		const [photograph] = await test.db.insert(photographs).values(picture).returning();
		const id = photograph?.id ?? '';
		await test.db.update(reviews).set({ photographCount: 1 }).where(eq(reviews.id, review.id));
		const row = await report(aVisitor(), { kind: 'photograph', id });
		const editor = await anEditor();
		await decideReport(editor, row.reference, upheld);
		// It may have stood for the course in every list.
		expect(editor.changes).toEqual(new Set([`course:${course.id}`, 'ranking', 'decisions']));
		expect(await test.db.$count(photographs, eq(photographs.status, 'removed'))).toBe(1);
		const [left] = await test.db.select().from(reviews).where(eq(reviews.id, review.id));
		expect(left).toMatchObject({ photographCount: 0, status: 'published' });
	});

	it('S58: upheld removes a photograph with the words that were seen below it alone', async () => {
		const { course, review } = await aReview();
		const picture = { reviewId: review.id, courseId: course.id, position: 1, status: 'ready' } as const;
		const [photograph] = await test.db.insert(photographs).values(picture).returning();
		const ofIt = eq(photographs.id, photograph?.id ?? '');
		const { reference } = await report(aVisitor(), { kind: 'photograph', id: photograph?.id ?? '' });
		const seen = { ...upheld, caption: captionMark('') };
		await test.db.update(photographs).set({ alt: 'The ninth' }).where(ofIt);
		expect(await decideReport(await anEditor(), reference, seen)).toMatchObject({ kind: 'version-changed' });
		expect((await test.db.select().from(photographs).where(ofIt))[0]?.status).toBe('ready');
		await test.db.update(photographs).set({ alt: '' }).where(ofIt);
		expect(await decideReport(await anEditor(), reference, seen)).toMatchObject({ ok: true });
	});

	it('dismissed leaves the review as it is; unknown numbers are nobody’s', async () => {
		const { thing, review } = await aReview();
		const row = await report(aVisitor(), thing);
		const editor = await anEditor();
		expect(await decideReport(editor, row.reference, dismissed)).toMatchObject({ ok: true });
		const [kept] = await test.db.select().from(reviews).where(eq(reviews.id, review.id));
		expect(kept?.status).toBe('published');
		expect(await decideReport(editor, '2222-2222', dismissed)).toMatchObject({ kind: 'report-unknown' });
	});

	it('dismissed is told to the author too, without a word of who reported, and once for many reports', async () => {
		const course = await courseRow(test);
		const { userId, email } = await memberRow(test);
		const { id } = await reviewRow(test, course.id, { userId });
		const rows = [];
		for (let sent = 0; sent < 3; sent++) rows.push(await report(aVisitor(), { kind: 'review', id }));
		const editor = await anEditor();
		for (const { reference } of rows) await decideReport(editor, reference, dismissed);
		const letters = await lettersTo(email);
		expect(letters).toMatchObject([{ message: 'reported-stays', data: { reported: 'review', reviewId: id } }]);
		expect(JSON.stringify(letters)).not.toMatch(/Eva|reporter\d|green keeper|unkind/);
		for (const row of rows) expect(await lettersTo(row.email)).toHaveLength(2);
		// One that is reported again later is told of again.
		const again = await report(aVisitor(), { kind: 'review', id });
		const later = new Date(Date.now() + 25 * 3_600_000);
		await decideReport({ ...editor, now: () => later }, again.reference, dismissed);
		expect(await lettersTo(email)).toHaveLength(2);
	});

	it('dismissed is told to no author of what does not stand any more, nor about a machine’s report', async () => {
		const course = await courseRow(test);
		const { userId, email } = await memberRow(test);
		const { id } = await reviewRow(test, course.id, { userId });
		const thing = { kind: 'review', id } as const;
		const [trapped, fair] = [await report(aVisitor(), thing, said(), true), await report(aVisitor(), thing)];
		await decideReport(await anEditor(), trapped.reference, dismissed);
		await test.db.update(reviews).set({ status: 'withdrawn' }).where(eq(reviews.id, id));
		await decideReport(await anEditor(), fair.reference, dismissed);
		expect(await lettersTo(email)).toEqual([]);
	});

	it('S53: is an editor’s, and never without words', async () => {
		const row = await report(aVisitor(), (await aReview()).thing);
		const { ctx } = await memberRow(test);
		expect(await decideReport(ctx, row.reference, dismissed)).toMatchObject({ kind: 'not-an-editor' });
		const silent = { ...dismissed, words: ' ' };
		expect(await decideReport(await anEditor(), row.reference, silent)).toMatchObject({ kind: 'words-missing' });
	});

	it('S54: is told to nobody where the report looked like a machine’s', async () => {
		const row = await report(aVisitor(), (await aReview()).thing, said(), true);
		await decideReport(await anEditor(), row.reference, dismissed);
		expect(await lettersTo(row.email)).toEqual([]);
	});
});
