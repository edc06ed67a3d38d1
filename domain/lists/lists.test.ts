import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { profiles } from '#database/schema/accounts.ts';
import { deskItems } from '#database/schema/desk.ts';
import { listCourses, lists } from '#database/schema/lists.ts';
import { mailOutbox } from '#database/schema/mail.ts';
import { reports } from '#database/schema/moderation.ts';
import { playedCourses } from '#database/schema/reviews.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, memberRow, stampOf } from '#tests/support/databases/rows.ts';
import { carryOutAll, decide, editorRow, listEntries } from '#tests/support/facts/desk.ts';
import { mergeCourses } from '../course-desk/merge-commands.ts';
import { previewMerge } from '../course-desk/merge-queries.ts';
import { exportMember } from '../members/export-queries.ts';
import { sendReport } from '../moderation/report-commands.ts';
import { reportSchema } from '../moderation/report-rules.ts';
import { restoreTaken } from '../moderation/restore-commands.ts';
import { getLikeOfList, likeList, unlikeList } from './like-commands.ts';
import { changeListHead, changeOrder, makeList, putOnList, removeList } from './list-commands.ts';
import { LIST_LIMITS } from './list-limits.ts';
import { listedCourseSchema, listSchema, orderSchema } from './list-rules.ts';
import { getListMap } from './map-queries.ts';
import { getOwnList, listListsFor, listOwnLists } from './own-queries.ts';
import { getListByLink, getPublicList, listListPages, listListsOf, listShownLists } from './public-queries.ts';

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());

type Owner = Awaited<ReturnType<typeof memberRow>>;

const head = (fields: Record<string, string> = {}) =>
	listSchema.parse({ title: 'Links worth a ferry', words: '', visibility: 'private', ...fields });

async function make({ ctx }: Pick<Owner, 'ctx'>, fields: Record<string, string> = {}) {
	const made = await makeList(ctx, head(fields), stampOf(ctx));
	if (!made.ok) throw new Error(made.kind);
	return made.value.listId;
}

async function add(ctx: DomainContext, listId: number, note = '', slug?: string) {
	const course = slug === undefined ? await courseRow(test) : { slug, id: 0 };
	const put = await putOnList(ctx, course.slug, listedCourseSchema.parse({ list: String(listId), note }), stampOf(ctx));
	expect(put).toEqual({ ok: true, value: { listId } });
	return course;
}

const change = (ctx: DomainContext, listId: number, fields: Record<string, string>) =>
	changeListHead(ctx, listId, head(fields), stampOf(ctx));

const slugOf = (id: number, title = 'links-worth-a-ferry') => `${title}-${id}`;
const lettersTo = async (email: string) =>
	(await test.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email)))
		.map(({ message }) => message)
		.toSorted();

describe('a list of one’s own', () => {
	it('has courses in their order with notes, and its owner’s ring', async () => {
		const owner = await memberRow(test);
		const id = await make(owner);
		const [first, second] = [await add(owner.ctx, id, 'Take the ferry.'), await add(owner.ctx, id)];
		await test.db.insert(playedCourses).values({ userId: owner.userId, courseId: second.id });
		const own = await getOwnList(owner.ctx, id);
		expect(own?.entries.map(({ course, note }) => [course.id, note])).toEqual([
			[first.id, 'Take the ferry.'],
			[second.id, ''],
		]);
		expect(await listOwnLists(owner.ctx)).toMatchObject([{ id, visibility: 'private', link: null, played: 1, of: 2 }]);
		expect(await listListsFor(owner.ctx, first.id)).toEqual([{ id, title: 'Links worth a ferry', has: true }]);
	});

	it('is put in another order, with every note that was typed', async () => {
		const owner = await memberRow(test);
		const id = await make(owner);
		const courses = [await add(owner.ctx, id), await add(owner.ctx, id), await add(owner.ctx, id)].map(
			(course) => course.id,
		);
		const [a = 0, b = 0, c = 0] = courses;
		const typed = { [`place-${a}`]: '1', [`place-${b}`]: '2', [`place-${c}`]: '1', [`note-${b}`]: 'Stay the night.' };
		const send = (form: object) => changeOrder(owner.ctx, id, orderSchema(courses).parse(form), stampOf(owner.ctx));
		expect(await send(typed)).toEqual({ ok: true, value: { listId: id } });
		const read = async () =>
			(await getOwnList(owner.ctx, id))?.entries.map(({ course, note }) => [course.id, note]) ?? [];
		expect(await read()).toEqual([
			[c, ''],
			[a, ''],
			[b, 'Stay the night.'],
		]);
		await send({ [`note-${b}`]: 'Stay the night.', intent: `remove-${a}` });
		expect((await read()).map(([course]) => course)).toEqual([c, b]);
	});

	it('is one, however often its form is sent, and nobody else’s to read, change or remove', async () => {
		const [owner, other] = [await memberRow(test), await memberRow(test)];
		const stamp = stampOf(owner.ctx);
		await Promise.all([1, 2, 3].map(() => makeList(owner.ctx, head(), stamp)));
		const [own] = await listOwnLists(owner.ctx);
		expect(await test.db.$count(lists, eq(lists.userId, owner.userId))).toBe(1);
		const id = own?.id ?? 0;
		expect(await getOwnList(other.ctx, id)).toBeNull();
		expect(await change(other.ctx, id, { title: 'Taken over' })).toEqual({ ok: false, kind: 'list-unknown' });
		await removeList(other.ctx, id);
		expect(await change(test.context(), id, {})).toEqual({ ok: false, kind: 'not-signed-in' });
		expect((await getOwnList(owner.ctx, id))?.list.title).toBe('Links worth a ferry');
		await removeList(owner.ctx, id);
		expect(await listOwnLists(owner.ctx)).toEqual([]);
	});

	it('finds room for so many and no more, and so do its courses', async () => {
		const owner = await memberRow(test);
		const { userId } = owner;
		await test.db
			.insert(lists)
			.values(Array.from({ length: LIST_LIMITS.lists - 1 }, (_, at) => ({ userId, title: `Number ${at}` })));
		const sent = await Promise.all([1, 2, 3].map(() => makeList(owner.ctx, head(), stampOf(owner.ctx))));
		expect(sent.filter(({ ok }) => ok)).toHaveLength(1);
		expect(sent).toContainEqual({ ok: false, kind: 'too-many-lists' });
		const [{ id } = { id: 0 }] = await listOwnLists(owner.ctx);
		const { rows } = await test.pool.query<{ id: number }>(
			`insert into courses (slug, name, country, continent, source, source_id, search_name)
			select 'many-' || n, 'Many ' || n, 'SE', 'Europe', 'test', 'many-' || n, 'many ' || n from generate_series(1, $1) n returning id`,
			[LIST_LIMITS.courses],
		);
		await test.db.insert(listCourses).values(rows.map((row, at) => ({ listId: id, courseId: row.id, place: at + 1 })));
		const put = listedCourseSchema.parse({ list: String(id) });
		const more = await putOnList(owner.ctx, (await courseRow(test)).slug, put, stampOf(owner.ctx));
		expect(more).toEqual({ ok: false, kind: 'too-many-courses' });
	});

	it('follows a course that is merged, and keeps the note that there is', async () => {
		const owner = await memberRow(test);
		const [kept, gone] = [await courseRow(test), await courseRow(test)];
		const [one, both] = [await make(owner), await make(owner)];
		await add(owner.ctx, one, 'Only there.', gone.slug);
		await add(owner.ctx, both, '', kept.slug);
		await add(owner.ctx, both, 'On both.', gone.slug);
		const { ctx } = await editorRow(test);
		const preview = await previewMerge(ctx, kept.id, gone.id);
		if (!preview) throw new Error('no preview');
		const seen = { kept: { id: kept.id, seen: preview.kept.seen }, gone: { id: gone.id, seen: preview.gone.seen } };
		expect(await mergeCourses(ctx, seen.kept, seen.gone)).toMatchObject({ ok: true });
		for (const [id, note] of [
			[one, 'Only there.'],
			[both, 'On both.'],
		] as const)
			expect((await getOwnList(owner.ctx, id))?.entries.map((entry) => [entry.course.id, entry.note])).toEqual([
				[kept.id, note],
			]);
	});

	it('is in the download of one’s data with its courses and notes', async () => {
		const owner = await memberRow(test);
		const id = await make(owner, { words: 'Boats and sand.' });
		const { id: courseId } = await add(owner.ctx, id, 'Take the ferry.');
		const { viewer } = owner.ctx;
		if (viewer.kind !== 'member') throw new Error('no member');
		const told = JSON.parse(JSON.stringify(await exportMember(owner.ctx, viewer)));
		expect(told.lists).toMatchObject([
			{ id, words: 'Boats and sand.', courses: [{ courseId, place: 1, note: 'Take the ferry.' }] },
		]);
		expect(told.lists[0]).not.toHaveProperty('heldBy');
	});
});

describe('who reads a list', () => {
	it('by its link: whoever has it, until it is closed; opened again it has another', async () => {
		const owner = await memberRow(test);
		const id = await make(owner, { visibility: 'link' });
		await add(owner.ctx, id);
		const linkNow = async () => (await getOwnList(owner.ctx, id))?.list.link ?? '';
		const link = await linkNow();
		// 128 bits by chance.
		expect(Buffer.from(link, 'base64url')).toHaveLength(16);
		const visitor = test.context();
		expect(await getListByLink(visitor, link)).toMatchObject({ id, entries: [{ note: '' }] });
		expect(visitor.reads.has(`list:${id}`)).toBe(false);
		expect(await getPublicList(test.context(), slugOf(id))).toBeNull();
		await change(owner.ctx, id, { visibility: 'link', title: 'Another title' });
		expect(await linkNow()).toBe(link);
		await change(owner.ctx, id, {});
		expect(await getListByLink(test.context(), link)).toBeNull();
		await change(owner.ctx, id, { visibility: 'link' });
		expect(await getListByLink(test.context(), link)).toBeNull();
		expect(await linkNow()).not.toBe(link);
		for (const wrong of ['', 'x', `${link}=`, "' or 1=1"])
			expect(await getListByLink(test.context(), wrong)).toBeNull();
	});

	it('public: everybody, at an address that follows its title; found only where its owner wants so', async () => {
		const owner = await memberRow(test);
		await test.db
			.insert(profiles)
			.values({ userId: owner.userId, handle: 'ferryman', publicName: 'Karin', isPublic: true });
		const id = await make(owner, { visibility: 'public' });
		await add(owner.ctx, id, 'Take the ferry.');
		const ctx = test.context();
		expect(await getPublicList(ctx, slugOf(id))).toMatchObject({
			slug: slugOf(id),
			owner: { name: 'Karin', handle: 'ferryman' },
			shown: false,
			entries: [{ note: 'Take the ferry.' }],
		});
		expect([...ctx.reads]).toEqual(expect.arrayContaining([`list:${id}`, `member:${owner.userId}`]));
		expect(await getPublicList(test.context(), slugOf(id, 'a-former-title'))).toMatchObject({ slug: slugOf(id) });
		const found = async () => ({
			all: (await listShownLists(test.context(), 1)).items.some(({ slug }) => slug === slugOf(id)),
			own: (await listListsOf(test.context(), owner.userId)).length,
			map: (await listListPages(test.context())).some(({ slug }) => slug === slugOf(id)),
		});
		expect(await found()).toEqual({ all: false, own: 0, map: false });
		owner.ctx.changes.clear();
		await change(owner.ctx, id, { visibility: 'public', shown: 'on' });
		expect([...owner.ctx.changes]).toEqual(expect.arrayContaining([`list:${id}`, 'lists', `golf:${owner.userId}`]));
		expect(await found()).toEqual({ all: true, own: 1, map: true });
		await change(owner.ctx, id, { shown: 'on' });
		expect(await found()).toEqual({ all: false, own: 0, map: false });
		expect(await getPublicList(test.context(), slugOf(id))).toBeNull();
	});
});

describe('what the rules and editors do', () => {
	const ADVERT = 'Book at https://cheap.example today.';
	const item = (id: number) => ({ kind: 'list', id: String(id) }) as const;
	const itemsOf = (id: number) =>
		test.db
			.select()
			.from(deskItems)
			.where(eq(deskItems.thingId, String(id)))
			.then((all) => all.filter(({ kind }) => kind === 'list'));

	it('public: who likes it and how many do is told while it is public, its map has the numbers of its order', async () => {
		const owner = await memberRow(test);
		const [fan, other] = [await memberRow(test), await memberRow(test)];
		const id = await make(owner, { visibility: 'public', shown: 'on' });
		await add(owner.ctx, id);
		const placed = await courseRow(test, { latitude: 55.4, longitude: 12.8 });
		await add(owner.ctx, id, '', placed.slug);
		const { places, box } = await getListMap(test, id);
		expect(places.map(({ slug, number }) => [slug, number]).at(-1)).toEqual([placed.slug, 2]);
		expect(box).not.toBeNull();
		for (const { ctx } of [fan, fan, other]) await likeList(ctx, id, stampOf(ctx));
		expect(await getLikeOfList(fan.ctx, id)).toEqual({ isOn: true, count: 2 });
		expect(await getLikeOfList(test.context(), id)).toEqual({ isOn: false, count: 2 });
		await unlikeList(fan.ctx, id, stampOf(fan.ctx));
		expect(await getLikeOfList(fan.ctx, id)).toEqual({ isOn: false, count: 1 });
		await change(owner.ctx, id, { visibility: 'private' });
		for (const { ctx } of [owner, other]) expect(await getLikeOfList(ctx, id)).toBeNull();
	});

	it('holds a public list by its words, its notes too, and a private one never', async () => {
		const owner = await memberRow(test);
		const id = await make(owner, { words: ADVERT });
		await add(owner.ctx, id, ADVERT);
		expect((await getOwnList(owner.ctx, id))?.list.status).toBe('open');
		await change(owner.ctx, id, { visibility: 'public' });
		expect((await getOwnList(owner.ctx, id))?.list).toMatchObject({ status: 'held', heldBy: ['link'] });
		expect(await getPublicList(test.context(), slugOf(id))).toBeNull();
		expect(await itemsOf(id)).toHaveLength(1);
		expect(await lettersTo(owner.email)).toEqual(['list-held']);
		// Made private again it waits for nobody.
		await change(owner.ctx, id, {});
		expect(await itemsOf(id)).toEqual([]);
		expect((await getOwnList(owner.ctx, id))?.list.status).toBe('open');
	});

	it('publishes one that was held, in the version that was read', async () => {
		const owner = await memberRow(test);
		const id = await make(owner, { words: ADVERT, visibility: 'public' });
		const editor = await editorRow(test);
		const version = 2;
		await change(owner.ctx, id, { words: `${ADVERT} Really.`, visibility: 'public' });
		await decide(editor.ctx, item(id), { outcome: 'approved', version });
		await carryOutAll(test);
		expect((await getOwnList(owner.ctx, id))?.list.status).toBe('held');
		await test.pool.query(`delete from desk_decisions where kind = 'list'`);
		await decide(editor.ctx, item(id), { outcome: 'approved', version: version + 1 });
		const changed = await carryOutAll(test);
		expect(changed.has(`list:${id}`)).toBe(true);
		expect(await getPublicList(test.context(), slugOf(id))).toMatchObject({ id });
		expect(await lettersTo(owner.email)).toEqual(['list-approved', 'list-held']);
		expect((await listEntries(test, 'list', id)).map(({ action }) => action)).toEqual(['list approved']);
		// What is not changed is not judged again.
		await add(owner.ctx, id);
		expect((await getOwnList(owner.ctx, id))?.list.status).toBe('open');
	});

	it('takes a reported one down with a statement of reasons; changed, it comes back past an editor alone', async () => {
		const [owner, other, editor] = [await memberRow(test), await memberRow(test), await editorRow(test, {}, 'chief')];
		const id = await make(owner, { visibility: 'public' });
		await add(owner.ctx, id);
		const said = reportSchema.parse({
			reason: 'harm',
			words: 'It names the greenkeeper.',
			name: 'Eva Lund',
			email: other.email,
			goodFaith: 'on',
		});
		const sending = (ctx: DomainContext) => ({ stamp: stampOf(ctx), trapped: false });
		const thing = { kind: 'list', id } as const;
		expect(await sendReport(owner.ctx, thing, said, sending(owner.ctx))).toEqual({ ok: false, kind: 'own-review' });
		expect(await sendReport(other.ctx, thing, said, sending(other.ctx))).toMatchObject({ ok: true });
		const [report] = await test.db.select().from(reports).where(eq(reports.listId, id));
		const reportItem = { kind: 'report', id: String(report?.id) } as const;
		const reasons = { ground: 'harm', words: 'It tells where somebody lives.' };
		await decide(editor.ctx, reportItem, { outcome: 'upheld', version: 2, ...reasons });
		await carryOutAll(test);
		expect(await getPublicList(test.context(), slugOf(id))).toBeNull();
		expect((await getOwnList(owner.ctx, id))?.list).toMatchObject({ status: 'removed', removal: reasons });
		expect(await lettersTo(owner.email)).toEqual(['list-removed']);
		expect(await lettersTo(other.email)).toEqual(['report-decided', 'report-received']);
		const [entry] = await listEntries(test, 'list', id);
		expect(entry).toMatchObject({ action: 'list removed', ground: 'harm', words: reasons.words });
		// Neither made private and public again nor by a link it comes back.
		await change(owner.ctx, id, {});
		await change(owner.ctx, id, { visibility: 'link' });
		const { link = '' } = (await getOwnList(owner.ctx, id))?.list ?? {};
		expect(await getListByLink(test.context(), link ?? '')).toBeNull();
		expect(await restoreTaken(editor.ctx, entry?.id ?? 0, 'We were wrong.')).toEqual({ ok: true, value: {} });
		expect(await getListByLink(test.context(), link ?? '')).toMatchObject({ id });
		expect(await lettersTo(owner.email)).toEqual(['list-approved', 'list-removed']);
	});

	it('reads one again that was taken down and changed', async () => {
		const [owner, editor] = [await memberRow(test), await editorRow(test)];
		const id = await make(owner, { words: ADVERT, visibility: 'public' });
		await decide(editor.ctx, item(id), { outcome: 'rejected', version: 2, ground: 'advertising', words: 'It sells.' });
		await carryOutAll(test);
		expect((await getOwnList(owner.ctx, id))?.list.status).toBe('removed');
		await change(owner.ctx, id, { words: 'Boats and sand.', visibility: 'public' });
		expect((await getOwnList(owner.ctx, id))?.list).toMatchObject({ status: 'held', heldBy: ['sent-again'] });
		expect(await getPublicList(test.context(), slugOf(id))).toBeNull();
	});

	it('reads what one member makes public in a flood before others do', async () => {
		const owner = await memberRow(test);
		const ids: number[] = [];
		for (let at = 0; at < 11; at++) ids.push(await make(owner, { title: `Number ${at}`, visibility: 'public' }));
		const states = (await listOwnLists(owner.ctx)).map(({ id, status, heldBy }) => [id, status, heldBy]);
		expect(states.filter(([, status]) => status === 'open')).toHaveLength(10);
		expect(states).toContainEqual([ids.at(-1), 'held', ['list-flood']]);
	});
});
