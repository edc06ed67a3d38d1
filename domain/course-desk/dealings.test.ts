import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countrySummaries, courses } from '#database/schema/catalogue.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, memberRow, reviewRow, stampOf } from '#tests/support/databases/rows.ts';
import { editorRow } from '#tests/support/facts/desk.ts';
import { findCourses } from '../catalogue/finding/search.ts';
import { getCourse, listTopRated } from '../catalogue/queries.ts';
import { answerForClub } from '../reviews/club-answers/club-answer-commands.ts';
import { closeCourse, reopenCourse } from './closing-commands.ts';
import { getDealings } from './dealings-queries.ts';
import { removePartnerLink, setPartnerLink } from './partner-link-commands.ts';
import { listCourseHistory } from './queries.ts';
import { appointRepresentativeOf, removeRepresentativeOf } from './representative-commands.ts';

let test: TestDatabase;
let editor: Awaited<ReturnType<typeof editorRow>>;
beforeAll(async () => {
	test = await openTestDatabase();
	editor = await editorRow(test);
});
afterAll(() => test.close());

const actions = async (id: number) => (await listCourseHistory(editor.ctx, id)).map(({ action }) => action);
const since = { closedOn: '2026-01-31', words: 'Sold to a farmer.' };

describe('closing a course', () => {
	it('takes it off every list, search and count, and its page says so; reopening brings it back', async () => {
		const { id, slug } = await courseRow(test, {
			country: 'IS',
			ratingCount: 4,
			ratingShown: 9.9,
			searchName: 'geysir',
		});
		const counted = async () => {
			const rows = await test.db.select().from(countrySummaries).where(eq(countrySummaries.country, 'IS'));
			return rows.map((row) => [row.courses, row.ratedCourses, row.ratingTotal]);
		};
		const listed = async () => {
			const top = await listTopRated(test.context(), { continent: null, country: 'IS', page: 1 });
			const found = await findCourses(test.context(), { country: 'IS', sort: { by: 'name' }, page: 1 });
			return [top.total, top.items.length, found.total];
		};
		expect([await listed(), await counted()]).toEqual([[1, 1, 1], [[1, 1, 9.9]]]);
		expect(await closeCourse(editor.ctx, id, since)).toMatchObject({ ok: true });
		expect([await listed(), await counted()]).toEqual([[0, 0, 0], [[0, 0, 0]]]);
		expect(await getCourse(test.context(), slug)).toMatchObject({ closedOn: '2026-01-31', partnerLinks: [] });
		expect(await closeCourse(editor.ctx, id, since)).toMatchObject({ kind: 'decided-already' });
		expect(await reopenCourse(editor.ctx, id)).toMatchObject({ ok: true });
		expect([await listed(), await counted()]).toEqual([[1, 1, 1], [[1, 1, 9.9]]]);
		expect(await actions(id)).toEqual(['course reopened', 'course closed']);
	});

	it('takes no day that is none or still to come, and nobody but editors', async () => {
		const { id } = await courseRow(test);
		const { ctx } = await memberRow(test);
		for (const closedOn of ['2026-02-30', '2199-01-01', '']) {
			expect(await closeCourse(editor.ctx, id, { ...since, closedOn })).toMatchObject({ kind: 'day-wrong' });
		}
		expect(await closeCourse(ctx, id, since)).toMatchObject({ kind: 'not-an-editor' });
		expect(await test.db.query.courses.findFirst({ where: eq(courses.id, id) })).toMatchObject({ closedOn: null });
	});
});

describe('booking links', () => {
	it('are set once a partner, changed and taken back, each with its line in the log', async () => {
		const changes = new Set<string>();
		const ctx = { ...editor.ctx, changes };
		const { id } = await courseRow(test);
		const partner = { name: 'Tee & Co', website: 'https://tee.example' };
		expect(await setPartnerLink(ctx, id, { partner, link: 'https://tee.example/a?d={date}' })).toMatchObject({
			ok: true,
		});
		expect(
			await setPartnerLink(ctx, id, { partner: { ...partner, name: 'TEE & CO' }, link: 'https://tee.example/b' }),
		).toMatchObject({ ok: true });
		const { links, partners } = await getDealings(ctx, id);
		expect(links).toMatchObject([{ partner: 'Tee & Co', link: 'https://tee.example/b' }]);
		expect(partners).toHaveLength(1);
		expect(changes).toContain('partners');
		expect(await removePartnerLink(ctx, id, links[0]?.partnerId ?? 0)).toMatchObject({ ok: true });
		expect((await getDealings(ctx, id)).links).toEqual([]);
		expect(await actions(id)).toEqual(['partner link removed', 'partner link set', 'partner link set']);
	});

	it('S03: lead to https addresses alone', async () => {
		const { id } = await courseRow(test);
		const partner = { name: 'Tee Two', website: 'https://tee.example' };
		for (const link of ['javascript:alert(1)', 'http://tee.example', 'https://user@tee.example', '']) {
			expect(await setPartnerLink(editor.ctx, id, { partner, link })).toMatchObject({ kind: 'link-wrong' });
		}
		const link = 'https://tee.example';
		expect(await setPartnerLink(editor.ctx, id, { partner: { name: 'T', website: 'x' }, link })).toMatchObject({
			kind: 'partner-wrong',
		});
		expect(await setPartnerLink(editor.ctx, id, { partner: { id: 999 }, link })).toMatchObject({
			kind: 'partner-unknown',
		});
	});
});

describe('a club’s representative', () => {
	it('is appointed and may answer, and no more once the right was taken back', async () => {
		const { id } = await courseRow(test);
		const review = await reviewRow(test, id);
		const club = await memberRow(test);
		const answer = () => answerForClub(club.ctx, review.id, 'Thank you for coming.', stampOf(club.ctx));
		expect(await answer()).toMatchObject({ ok: false });
		expect(await appointRepresentativeOf(editor.ctx, id, ` ${club.email.toUpperCase()} `)).toMatchObject({ ok: true });
		expect(await answer()).toMatchObject({ ok: true });
		expect(await appointRepresentativeOf(editor.ctx, id, club.email)).toMatchObject({ kind: 'decided-already' });
		expect((await getDealings(editor.ctx, id)).representatives).toMatchObject([{ email: club.email }]);
		expect(await removeRepresentativeOf(editor.ctx, id, club.userId)).toMatchObject({ ok: true });
		expect(await answer()).toMatchObject({ ok: false });
		expect(await actions(id)).toEqual(['representative removed', 'representative appointed']);
	});

	it('S31: is a member with a confirmed account, and appointed by editors alone', async () => {
		const { id } = await courseRow(test);
		const club = await memberRow(test);
		expect(await appointRepresentativeOf(editor.ctx, id, 'nobody@golf.example')).toMatchObject({
			kind: 'member-unknown',
		});
		expect(await appointRepresentativeOf(club.ctx, id, club.email)).toMatchObject({ kind: 'not-an-editor' });
		expect((await getDealings(club.ctx, id)).partners).toEqual([]);
	});
});
