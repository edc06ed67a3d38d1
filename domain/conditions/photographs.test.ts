import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#database/schema/accounts.ts';
import { conditionReports } from '#database/schema/conditions.ts';
import { deskItems } from '#database/schema/desk.ts';
import { photographs, pictureRemovals } from '#database/schema/pictures.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, memberRow, stampOf } from '#tests/support/databases/rows.ts';
import { newClient } from '#tests/support/facts/accounts.ts';
import { carryOutAll, decide, editorRow, listEntries } from '#tests/support/facts/desk.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { mergeCourses } from '../course-desk/merge-commands.ts';
import { previewMerge } from '../course-desk/merge-queries.ts';
import { getDeskConditions } from '../desk/conditions-item-queries.ts';
import { departMember } from '../members/departure-commands.ts';
import { exportMember } from '../members/export-queries.ts';
import { noteMade, sweepUploads } from '../pictures/making-commands.ts';
import { attachPhotographs } from '../pictures/photograph-commands.ts';
import { listCoursePhotographs } from '../pictures/photograph-queries.ts';
import { getAudience } from '../pictures/serving-queries.ts';
import { takePhotograph } from '../pictures/upload-commands.ts';
import { RETENTION } from '../shared/retention.ts';
import { sweepConditions } from './housekeeping-commands.ts';
import { KINDS, PHOTOGRAPH_LIFE_DAYS } from './kinds.ts';
import { listPhotographsNow } from './photograph-queries.ts';
import { reportConditions } from './report-commands.ts';
import { conditionSchema } from './report-rules.ts';
import { takeBackReport } from './take-back-commands.ts';
import { makeTakeBackLink } from './take-back-link.ts';
import { listTold } from './told-queries.ts';

const NOW = new Date('2026-05-28T12:00:00Z');
const DAY = 86_400_000;
const WORDS = { ground: 'not-real', words: 'This is another course.' } as const;

let test: TestDatabase;
let folder: string;
beforeAll(async () => {
	[test, folder] = await Promise.all([openTestDatabase(), makeTemporaryFolder()]);
});
afterAll(() => test.close());

const at = (now: Date) => ({ now: () => now, client: newClient(), ends: [], reads: new Set<string>() });
const visitor = (now = NOW) => test.context(at(now));
const later = (days: number) => new Date(NOW.getTime() + days * DAY);

async function upload(ctx: DomainContext): Promise<string> {
	const path = join(folder, crypto.randomUUID());
	const bytes = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#3a7a4d' } })
		.jpeg()
		.toBuffer();
	await writeFile(path, bytes);
	const taken = await takePhotograph(ctx, { field: 'photograph', path, bytes: bytes.length, trouble: null });
	if (!taken.ok) throw new Error(taken.kind);
	return taken.value.id;
}

type Sent = { photographId?: string; told?: Record<string, string>; trapped?: boolean; stamp?: string };

async function tell(ctx: DomainContext, slug: string, sent: Sent = {}): Promise<number> {
	const { photographId = '', told = { greens: 'good' }, trapped = false, stamp = stampOf(ctx) } = sent;
	const input = conditionSchema('2026-05-29').parse({ day: '2026-05-28', photographId, ...told });
	const outcome = await reportConditions(ctx, slug, input, { stamp, trapped });
	if (!outcome.ok) throw new Error(outcome.kind);
	return outcome.value.reportId;
}

const makeReady = (id: string) => noteMade(test.db, id, { width: 90, height: 60, bytes: 1_000 });

/** A report of the course with a photograph that is made. */
async function aPicturedReport(ctx: DomainContext, slug: string, sent: Sent = {}) {
	const photographId = await upload(ctx);
	const reportId = await tell(ctx, slug, { photographId, ...sent });
	await makeReady(photographId);
	return { photographId, reportId };
}

const shownOf = async (courseId: number, now = NOW) =>
	(await listPhotographsNow(visitor(now), courseId)).map(({ id }) => id);
const waits = async (id: number) =>
	(await test.db.select().from(deskItems)).some(({ kind, thingId }) => kind === 'conditions' && thingId === String(id));
const item = (id: number) => ({ kind: 'conditions', id: String(id) }) as const;
const isGone = async (id: string) => (await test.db.$count(pictureRemovals, eq(pictureRemovals.id, id))) === 1;
const audienceOf = async (id: string) => (await getAudience(test.db, 'photograph', id)).kind;

it('a photograph is kept as long as greens are told, and no longer', () => {
	expect(PHOTOGRAPH_LIFE_DAYS).toBe(KINDS.greens.lifeDays);
	expect(RETENTION.conditionPhotograph.before(later(PHOTOGRAPH_LIFE_DAYS))).toEqual(NOW);
});

describe('N1: a photograph of a report of conditions', () => {
	it('is shown once it is made, with its report and at the head of the course, but in no gallery', async () => {
		const [course, ctx] = [await courseRow(test), visitor()];
		const photographId = await upload(ctx);
		const reportId = await tell(ctx, course.slug, { photographId });
		expect([await shownOf(course.id), await audienceOf(photographId)]).toEqual([[], 'nobody']);
		expect(await makeReady(photographId)).toEqual(new Set([`course:${course.id}`]));
		expect([await shownOf(course.id), await audienceOf(photographId)]).toEqual([[photographId], 'public']);
		expect((await listTold(visitor(), course.id)).others).toMatchObject([
			{ id: reportId, photograph: { id: photographId, width: 90, day: '2026-05-28' } },
		]);
		expect(await listCoursePhotographs(visitor(), course.id, 10)).toEqual([]);
		await sweepUploads(test.db, later(2));
		expect(await shownOf(course.id)).toEqual([photographId]);
	});

	it('N2: goes with its report, from pages by itself, and is deleted when greens are told no more', async () => {
		const [course, frosty] = [await courseRow(test), await courseRow(test)];
		const { photographId } = await aPicturedReport(visitor(), course.slug, { told: { greens: 'good', pace: '240' } });
		await aPicturedReport(visitor(), frosty.slug, { told: { frost: 'delay' } });
		const reader = { ...visitor(), ends: [] as Date[] };
		await listPhotographsNow(reader, course.id);
		expect(Math.max(...reader.ends.map(Number))).toBe(later(PHOTOGRAPH_LIFE_DAYS).getTime());
		expect([await shownOf(frosty.id), await shownOf(frosty.id, later(1.1))]).toMatchObject([[expect.any(String)], []]);
		expect(await shownOf(course.id, later(PHOTOGRAPH_LIFE_DAYS - 0.1))).toEqual([photographId]);
		expect(await shownOf(course.id, later(PHOTOGRAPH_LIFE_DAYS + 0.1))).toEqual([]);
		const [told] = (await listTold(visitor(later(PHOTOGRAPH_LIFE_DAYS + 0.1)), course.id)).others;
		expect(told).toMatchObject({ told: { pace: '240' }, photograph: null });
		await sweepConditions(test.db, later(PHOTOGRAPH_LIFE_DAYS - 0.1));
		expect(await isGone(photographId)).toBe(false);
		await sweepConditions(test.db, later(PHOTOGRAPH_LIFE_DAYS + 0.1));
		expect([await isGone(photographId), await audienceOf(photographId)]).toEqual([true, 'nobody']);
	});

	it('is shown also behind newer ones whose reports say nothing any more', async () => {
		const course = await courseRow(test);
		const { photographId } = await aPicturedReport(visitor(), course.slug, { told: { greens: 'good' } });
		for (let at = 0; at < 4; at++)
			await aPicturedReport(visitor(later(0.1)), course.slug, { told: { frost: 'delay' } });
		expect(await shownOf(course.id, later(0.2))).toHaveLength(4);
		expect(await shownOf(course.id, later(2))).toEqual([photographId]);
	});

	it('is left out where it is somebody else’s or belongs to something, and nothing else can take it', async () => {
		const [course, ada, bo] = [await courseRow(test), await memberRow(test, at(NOW)), await memberRow(test, at(NOW))];
		const ofAda = await upload(ada.ctx);
		const stolen = await tell(bo.ctx, course.slug, { photographId: ofAda });
		const kept = await tell(ada.ctx, course.slug, { photographId: ofAda });
		await makeReady(ofAda);
		const again = await tell(ada.ctx, course.slug, { photographId: ofAda });
		const { own } = await listTold(ada.ctx, course.id);
		expect(own.map(({ id, photograph }) => [id, photograph?.id])).toEqual([
			[again, undefined],
			[kept, ofAda],
		]);
		expect((await listTold(bo.ctx, course.id)).own).toMatchObject([{ id: stolen, photograph: null }]);
		await attachPhotographs(ada.ctx, 1, [{ id: ofAda, alt: '' }]);
		expect((await test.db.select().from(photographs).where(eq(photographs.id, ofAda)))[0]).toMatchObject({
			conditionReportId: kept,
			reviewId: null,
		});
	});

	it('that is sent again under another id is the same report', async () => {
		const [course, ctx] = [await courseRow(test), visitor()];
		const stamp = stampOf(ctx);
		const first = await upload(ctx);
		const id = await tell(ctx, course.slug, { photographId: first, stamp });
		expect(await tell(ctx, course.slug, { photographId: await upload(ctx), stamp })).toBe(id);
		await makeReady(first);
		expect(await shownOf(course.id)).toEqual([first]);
	});

	it('goes when its sender takes the report back, and follows a course into another', async () => {
		const [course, other, ctx] = [await courseRow(test), await courseRow(test), visitor()];
		const { photographId, reportId } = await aPicturedReport(ctx, course.slug);
		const editor = await editorRow(test);
		const preview = await previewMerge(editor.ctx, other.id, course.id);
		if (!preview) throw new Error('no preview');
		const kept = { id: other.id, seen: preview.kept.seen };
		expect(await mergeCourses(editor.ctx, kept, { id: course.id, seen: preview.gone.seen })).toMatchObject({
			ok: true,
		});
		expect(await shownOf(other.id)).toEqual([photographId]);
		const link = makeTakeBackLink(ctx.secret, reportId, NOW);
		expect(await takeBackReport(ctx, { reportId, link })).toMatchObject({ ok: true });
		expect([await isGone(photographId), await waits(reportId)]).toEqual([true, false]);
	});

	it('is in the download of its member, and goes with them or stays without a name', async () => {
		const [course, leaving, staying] = [
			await courseRow(test),
			await memberRow(test, at(NOW)),
			await memberRow(test, at(NOW)),
		];
		const gone = await aPicturedReport(leaving.ctx, course.slug);
		const kept = await aPicturedReport(staying.ctx, course.slug);
		if (leaving.ctx.viewer.kind !== 'member') throw new Error('a member');
		expect((await exportMember(leaving.ctx, leaving.ctx.viewer)).photographs).toMatchObject([
			{ id: gone.photographId },
		]);
		await departMember(test.db, leaving.ctx, leaving.userId, 'deleted');
		await departMember(test.db, staying.ctx, staying.userId, 'kept');
		await test.db.delete(users).where(eq(users.id, staying.userId));
		expect([await isGone(gone.photographId), await isGone(kept.photographId)]).toEqual([true, false]);
		const [row] = await test.db.select().from(photographs).where(eq(photographs.id, kept.photographId));
		expect(row?.userId).toBeNull();
	});
});

describe('N1: a report with a photograph, at the desk', () => {
	it('waits from when the photograph can be seen, and leaves once an editor lets it stand, which no letter tells', async () => {
		const [course, editor, ctx] = [await courseRow(test), await editorRow(test), visitor()];
		const plain = await tell(visitor(), course.slug);
		const photographId = await upload(ctx);
		const id = await tell(ctx, course.slug, { photographId });
		expect(await Promise.all([waits(plain), waits(id)])).toEqual([false, false]);
		await makeReady(photographId);
		expect(await Promise.all([waits(plain), waits(id)])).toEqual([false, true]);
		expect(await getDeskConditions({ ...editor.ctx, now: () => NOW }, id)).toMatchObject({
			photograph: { id: photographId },
		});
		await decide(editor.ctx, item(id), { outcome: 'approved' });
		await carryOutAll(test);
		expect([await waits(id), await shownOf(course.id)]).toEqual([false, [photographId]]);
		expect((await listEntries(test, 'conditions', id)).map(({ action }) => action)).toEqual(['conditions kept']);
		const [row] = await test.db.select().from(conditionReports).where(eq(conditionReports.id, id));
		expect(row?.editorRead).toBe(true);
	});

	it('is taken down with it, and its file is the editors’ and its sender’s alone', async () => {
		const [course, { ctx }] = [await courseRow(test), await memberRow(test, at(NOW))];
		const editor = await editorRow(test);
		const { photographId, reportId } = await aPicturedReport(ctx, course.slug);
		await decide(editor.ctx, item(reportId), { outcome: 'rejected', ...WORDS });
		await carryOutAll(test);
		expect([await waits(reportId), await shownOf(course.id)]).toEqual([false, []]);
		expect(await audienceOf(photographId)).toBe('desk');
		expect((await listTold(ctx, course.id)).own).toMatchObject([{ standing: 'removed', photograph: null }]);
	});

	it('that is held waits once, and its photograph is no reader’s until it is published', async () => {
		const [course, editor] = [await courseRow(test), await editorRow(test)];
		const { photographId, reportId } = await aPicturedReport(visitor(), course.slug, { trapped: true });
		expect([await waits(reportId), await audienceOf(photographId), await shownOf(course.id)]).toEqual([
			true,
			'desk',
			[],
		]);
		await decide(editor.ctx, item(reportId), { outcome: 'approved' });
		await carryOutAll(test);
		expect([await waits(reportId), await shownOf(course.id)]).toEqual([false, [photographId]]);
	});

	it('leaves the desk when its photograph has had its time', async () => {
		const course = await courseRow(test);
		const { reportId } = await aPicturedReport(visitor(), course.slug);
		expect(await waits(reportId)).toBe(true);
		await sweepConditions(test.db, later(PHOTOGRAPH_LIFE_DAYS + 1));
		expect(await waits(reportId)).toBe(false);
	});
});
