import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#database/schema/accounts.ts';
import { courses } from '#database/schema/catalogue.ts';
import { deskItems } from '#database/schema/desk.ts';
import { reports } from '#database/schema/moderation.ts';
import { photographs } from '#database/schema/pictures.ts';
import { reviews } from '#database/schema/reviews.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, memberRow, reviewRow, stampOf } from '#tests/support/databases/rows.ts';
import { carryOutAll, decide, editorRow, listEntries } from '#tests/support/facts/desk.ts';
import { listCoursesToCompare } from '../catalogue/compare-queries.ts';
import { getCourseById } from '../catalogue/data-call-queries.ts';
import { getCourseCard } from '../catalogue/queries.ts';
import { undoDecisions } from '../desk/deciding/decision-commands.ts';
import { rejectReview } from '../moderation/commands.ts';
import { sendReport } from '../moderation/report-commands.ts';
import { decideReport } from '../moderation/report-decision-commands.ts';
import { reportSchema } from '../moderation/report-rules.ts';
import { withdrawReview } from '../reviews/authors/withdraw-commands.ts';
import { getCoursePage } from '../reviews/lists/course-page-queries.ts';
import type { DomainContext, Member } from '../shared/context.ts';
import { captionMark } from './caption-mark.ts';
import { chooseCover, dropCover } from './cover-commands.ts';
import { listCoverChoices } from './cover-queries.ts';
import { changePhotographs } from './photograph-commands.ts';
import { listCoursePhotographs } from './photograph-queries.ts';

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());

async function aReviewer() {
	const member = await memberRow(test);
	await test.db.update(users).set({ role: 'reviewer' }).where(eq(users.id, member.userId));
	// `memberRow` has made it a member's.
	const viewer: Member = { ...(member.ctx.viewer as Member), role: 'reviewer' };
	return { ...member, ctx: { ...member.ctx, viewer } };
}

/** A photograph that is made, of a review of the course. */
async function aPhotograph(courseId: number, status: 'published' | 'held' = 'published') {
	const author = await memberRow(test);
	const review = await reviewRow(test, courseId, { userId: author.userId, status });
	const place = { reviewId: review.id, courseId, position: 1, width: 90, height: 60, status: 'ready' } as const;
	const [row] = await test.db.insert(photographs).values(place).returning();
	return { id: row?.id ?? '', review, author };
}

const choose = (ctx: DomainContext, id: string) => chooseCover(ctx, id, stampOf(ctx));
const faceOf = (id: string) => new Set([`/pictures/${id}-medium.webp`]);
const DRAWN = new Set([null]);

/** What stands for a course wherever it is shown; one picture everywhere. */
async function facesOf(slug: string) {
	const ctx = test.context();
	const [page, card] = [await getCoursePage(ctx, slug), await getCourseCard(ctx, slug)];
	const { courses: compared } = await listCoursesToCompare(ctx, [slug]);
	return new Set([page?.course.imageUrl, card?.imageUrl, compared[0]?.imageUrl]);
}

describe('R6: a golfer’s photograph', () => {
	it('stands in the gallery at once, and for its course only once somebody who may has said so', async () => {
		const course = await courseRow(test);
		const { id, author } = await aPhotograph(course.id);
		expect((await listCoursePhotographs(test.context(), course.id, 12)).map((one) => one.id)).toEqual([id]);
		expect((await getCoursePage(test.context(), course.slug))?.hasPhotographs).toBe(true);
		expect(await facesOf(course.slug)).toEqual(DRAWN);
		const without = { ...(await editorRow(test)).viewer, secondFactorAt: null };
		for (const ctx of [test.context(), (await memberRow(test)).ctx, author.ctx, test.context({ viewer: without })]) {
			expect(await choose(ctx, id)).toMatchObject({ kind: 'may-not-choose' });
			expect(await listCoverChoices(ctx, course.id)).toEqual([]);
		}
		expect(await facesOf(course.slug)).toEqual(DRAWN);
		const reviewer = await aReviewer();
		expect(await choose(reviewer.ctx, id)).toEqual({ ok: true, value: { courseId: course.id } });
		expect(await facesOf(course.slug)).toEqual(faceOf(id));
		expect([...reviewer.ctx.changes]).toEqual(expect.arrayContaining([`course:${course.id}`, 'ranking']));
		expect(await listEntries(test, 'photograph', id)).toMatchObject([
			{ action: 'cover chosen', actorId: reviewer.userId, before: { cover: false }, after: { cover: true } },
		]);
		// The public data calls tell of the editors' pictures alone, and these stand before all others.
		expect((await getCourseById(test.context(), course.id))?.imageUrl).toBe(null);
		await test.db.update(courses).set({ imageUrl: '/pictures/editors.jpg' }).where(eq(courses.id, course.id));
		expect(await facesOf(course.slug)).toEqual(new Set(['/pictures/editors.jpg']));
	});

	it('of one’s own needs the yes of somebody else, and one that nobody sees gets none', async () => {
		const course = await courseRow(test);
		const { id, review } = await aPhotograph(course.id);
		const [reviewer, editor] = [await aReviewer(), await editorRow(test)];
		for (const { ctx, userId } of [reviewer, editor]) {
			await test.db.update(reviews).set({ userId }).where(eq(reviews.id, review.id));
			expect(await choose(ctx, id)).toMatchObject({ kind: 'own-thing' });
			expect(await listCoverChoices(ctx, course.id)).toMatchObject([{ id, isOwn: true }]);
		}
		const held = await aPhotograph(course.id, 'held');
		expect(await choose(reviewer.ctx, held.id)).toMatchObject({ kind: 'photograph-unknown' });
		expect((await listCoverChoices(reviewer.ctx, course.id)).map((one) => one.id)).toEqual([id]);
		// An editor reads held reviews: what is chosen of one stands once that is published.
		expect(await choose(editor.ctx, held.id)).toMatchObject({ ok: true });
		expect(await listCoverChoices(editor.ctx, course.id)).toMatchObject([{ id: held.id, waits: 'held' }, { id }]);
		expect(await facesOf(course.slug)).toEqual(DRAWN);
		await test.db.update(reviews).set({ status: 'published' }).where(eq(reviews.id, held.review.id));
		expect(await facesOf(course.slug)).toEqual(faceOf(held.id));
	});

	it('stands while the yes to it is the last one, and the one before when that is taken back', async () => {
		const course = await courseRow(test);
		const { ctx } = await aReviewer();
		const [first, second, third] = [
			await aPhotograph(course.id),
			await aPhotograph(course.id),
			await aPhotograph(course.id),
		];
		expect(await choose(ctx, first.id)).toMatchObject({ ok: true });
		const later = { ...ctx, now: () => new Date(Date.now() + 1_000) };
		expect(await choose(later, second.id)).toMatchObject({ ok: true });
		expect(await facesOf(course.slug)).toEqual(faceOf(second.id));
		expect(await listCoverChoices(ctx, course.id)).toMatchObject([
			{ id: second.id, isChosen: true, isCover: true },
			{ id: first.id, isChosen: true, isCover: false },
			{ id: third.id, isChosen: false, isCover: false },
		]);
		expect(await dropCover(ctx, second.id, stampOf(ctx))).toMatchObject({ ok: true });
		expect(await facesOf(course.slug)).toEqual(faceOf(first.id));
		expect(await dropCover(ctx, first.id, stampOf(ctx))).toMatchObject({ ok: true });
		expect(await facesOf(course.slug)).toEqual(DRAWN);
		expect((await listEntries(test, 'photograph', first.id)).map(({ action }) => action)).toEqual([
			'cover chosen',
			'cover withdrawn',
		]);
	});

	it('gives way to the next choice, in every kept page, when it can be seen no more', async () => {
		const editor = await editorRow(test);
		const ground = { ground: 'harm', words: 'A face.' } as const;
		const ways = {
			removed: async ({ id }) => {
				await decide(
					editor.ctx,
					{ kind: 'photograph', id },
					{ outcome: 'removed', caption: captionMark(''), ...ground },
				);
				return carryOutAll(test);
			},
			rejected: async ({ review }) => {
				const ctx = { ...editor.ctx, changes: new Set<string>() };
				await rejectReview(ctx, { reviewId: review.id, version: review.version }, ground);
				return ctx.changes;
			},
			withdrawn: async ({ review, author }) => {
				await withdrawReview(author.ctx, { reviewId: review.id, link: null });
				return author.ctx.changes;
			},
			'taken out of its review': async ({ review, author }) => {
				await changePhotographs(author.ctx, { reviewId: review.id, link: null }, []);
				return author.ctx.changes;
			},
			reported: async ({ id }) => (await report(id)).changes,
		} satisfies Record<string, (cover: Awaited<ReturnType<typeof aPhotograph>>) => Promise<ReadonlySet<string>>>;
		for (const [way, go] of Object.entries(ways)) {
			const course = await courseRow(test);
			const [next, cover] = [await aPhotograph(course.id), await aPhotograph(course.id)];
			expect(await choose(editor.ctx, next.id)).toMatchObject({ ok: true });
			const later = { ...editor.ctx, now: () => new Date(Date.now() + 1_000) };
			expect(await choose(later, cover.id)).toMatchObject({ ok: true });
			expect(await facesOf(course.slug)).toEqual(faceOf(cover.id));
			expect([...(await go(cover))], way).toEqual(expect.arrayContaining([`course:${course.id}`, 'ranking']));
			expect(await facesOf(course.slug), way).toEqual(faceOf(next.id));
		}
	});

	it('that was reported without need stands again once that is decided', async () => {
		const course = await courseRow(test);
		const { ctx } = await editorRow(test);
		const { id } = await aPhotograph(course.id);
		await choose(ctx, id);
		const { reference } = await report(id);
		expect(await facesOf(course.slug)).toEqual(DRAWN);
		expect(await listCoverChoices(ctx, course.id)).toMatchObject([
			{ isChosen: true, isCover: false, waits: 'reported' },
		]);
		ctx.changes.clear();
		expect(await decideReport(ctx, reference, { outcome: 'dismissed', words: 'Nobody is to be seen.' })).toMatchObject({
			ok: true,
		});
		expect([...ctx.changes]).toEqual(expect.arrayContaining([`course:${course.id}`, 'ranking']));
		expect(await facesOf(course.slug)).toEqual(faceOf(id));
	});

	async function report(id: string) {
		const ctx = test.context();
		const said = {
			reason: 'harm',
			words: 'It shows a child’s face.',
			name: 'Eva Lund',
			email: `${id}@golf.example`,
			goodFaith: 'on',
		};
		const sending = { stamp: stampOf(ctx), trapped: false };
		const sent = await sendReport(ctx, { kind: 'photograph', id }, reportSchema.parse(said), sending);
		if (!sent.ok) throw new Error(sent.kind);
		expect(await test.db.$count(reports, eq(reports.photographId, id))).toBe(1);
		return { ...sent.value, changes: ctx.changes };
	}
});

describe('R6, at the desk: a photograph', () => {
	const seen = { caption: captionMark('') };
	const isWaiting = (id: string) => test.db.$count(deskItems, eq(deskItems.thingId, id));

	it('is kept and chosen by one decision, which can be undone for ten seconds', async () => {
		const course = await courseRow(test);
		const { ctx, userId } = await editorRow(test);
		const { id } = await aPhotograph(course.id);
		const item = { kind: 'photograph', id } as const;
		const undone = await decide(ctx, item, { outcome: 'cover', ...seen });
		expect(await facesOf(course.slug)).toEqual(DRAWN);
		expect(await undoDecisions(ctx, [undone])).toMatchObject({ ok: true });
		await carryOutAll(test);
		expect([await facesOf(course.slug), await isWaiting(id)]).toEqual([DRAWN, 1]);
		await decide(ctx, item, { outcome: 'cover', ...seen });
		expect([...(await carryOutAll(test))]).toEqual(expect.arrayContaining([`course:${course.id}`, 'ranking']));
		expect([await facesOf(course.slug), await isWaiting(id)]).toEqual([faceOf(id), 0]);
		expect(await listEntries(test, 'photograph', id)).toMatchObject([
			{ action: 'photograph kept', actorId: userId },
			{ action: 'cover chosen', actorId: userId },
		]);
	});

	it('that waits no more can be chosen, and the yes taken back, in the same way', async () => {
		const course = await courseRow(test);
		const { ctx } = await editorRow(test);
		const { id } = await aPhotograph(course.id);
		const item = { kind: 'photograph', id } as const;
		await decide(ctx, item, { outcome: 'kept', ...seen });
		await carryOutAll(test);
		await decide(ctx, item, { outcome: 'cover', ...seen });
		await carryOutAll(test);
		expect(await facesOf(course.slug)).toEqual(faceOf(id));
		await decide(ctx, item, { outcome: 'no-cover', ...seen });
		await carryOutAll(test);
		expect(await facesOf(course.slug)).toEqual(DRAWN);
	});
});

describe('R6, at the desk: photographs of a review that is rejected or withdrawn', () => {
	const waiting = async (ids: string[]) => {
		const rows = await test.db
			.select({ id: deskItems.thingId })
			.from(deskItems)
			.where(eq(deskItems.kind, 'photograph'));
		return ids.filter((id) => rows.some((row) => row.id === id));
	};

	it.each(['rejected', 'withdrawn'] as const)(
		'wait for nobody while it is %s, whatever becomes of them',
		async (status) => {
			const { courseId, id: reviewId } = await reviewRow(test, (await courseRow(test)).id, { status: 'held' });
			const put = async (state: 'ready' | 'coming', position: number) => {
				const place = { reviewId, courseId, position, width: 90, height: 60, status: state };
				const [row] = await test.db.insert(photographs).values(place).returning();
				return row?.id ?? '';
			};
			const [made, coming] = [await put('ready', 1), await put('coming', 2)];
			expect(await waiting([made, coming])).toEqual([made]);
			const setStatus = (to: typeof status | 'held' | 'published') =>
				test.db.update(reviews).set({ status: to }).where(eq(reviews.id, reviewId));
			await setStatus(status);
			expect(await waiting([made])).toEqual([]);
			await test.db.update(photographs).set({ status: 'ready' }).where(eq(photographs.id, coming));
			await test.db.update(photographs).set({ alt: 'The ninth' }).where(eq(photographs.id, made));
			const late = await put('ready', 3);
			expect(await waiting([made, coming, late])).toEqual([]);
			// Sent again, or restored, it brings them along.
			await setStatus('held');
			expect(await waiting([made, coming, late])).toEqual([made, coming, late]);
			await test.db.delete(deskItems).where(eq(deskItems.thingId, made));
			await setStatus('published');
			expect(await waiting([made, coming, late])).toEqual([coming, late]);
		},
	);
});
