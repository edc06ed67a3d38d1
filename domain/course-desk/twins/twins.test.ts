import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courses } from '#database/schema/catalogue.ts';
import { deskItems } from '#database/schema/desk.ts';
import { courseTwins } from '#database/schema/twins.ts';
import { getSlugByAlias } from '#domain/catalogue/queries.ts';
import { decideItem, undoDecisions } from '#domain/desk/deciding/decision-commands.ts';
import { listInbox } from '#domain/desk/inbox-queries.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, reviewRow } from '#tests/support/databases/rows.ts';
import { carryOutAll, editorRow, listEntries } from '#tests/support/facts/desk.ts';
import { makeFile, tryImport } from '#tests/support/facts/import-trial.ts';
import { decideTwins } from './twin-commands.ts';
import { getTwins } from './twin-queries.ts';

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());

const placed = { country: 'IE', latitude: 53.43, longitude: -6.13, positionAccuracy: 3_000 };

/** A course, and another that an import has found to be perhaps the same. */
async function twoThatWait(name: string, facts: Partial<typeof courses.$inferInsert> = {}) {
	const shipped = await courseRow(test, { name, ...placed, ...facts });
	const row = `t:${shipped.id},${name} Links,IE,53.4281,-6.1299`;
	const file = await makeFile('club.csv', `id,name,country,lat,lng\n${row}`);
	const { rows } = await tryImport(test.db, [file]);
	const [twins] = await test.db.select().from(courseTwins).where(eq(courseTwins.courseId, shipped.id));
	return { shipped, rows, id: twins?.id ?? 0, twinId: twins?.twinId ?? 0 };
}

const seenOf = async (ctx: Parameters<typeof getTwins>[0], id: number) => {
	const twins = await getTwins(ctx, id);
	if (!twins) throw new Error('there is no such pair');
	return twins;
};

describe('two courses that may be one', () => {
	it('wait at the desk once an import has brought the second, whose report says of which', async () => {
		const { ctx } = await editorRow(test);
		const { rows, id, shipped } = await twoThatWait('Quillfen');
		expect(rows).toMatchObject([{ outcome: 'waiting', into: null }]);
		expect(rows[0]?.notes).toContainEqual({ flag: 'same-course', detail: shipped.slug });
		expect(await listInbox(ctx, 'twins')).toContainEqual(
			expect.objectContaining({ id: String(id), title: 'Quillfen · Quillfen Links' }),
		);
	});

	it('are shown with what speaks for it, and the one with more reviews stays', async () => {
		const { ctx } = await editorRow(test);
		const { id, twinId } = await twoThatWait('Rowanby');
		await reviewRow(test, twinId);
		await test.db.update(courses).set({ ratingCount: 1 }).where(eq(courses.id, twinId));
		const twins = await seenOf(ctx, id);
		expect(twins).toMatchObject({ likeness: 'marked', stays: { id: twinId, why: 'more reviews and marks' } });
		expect(twins.kilometres).toBeCloseTo(0.2, 1);
	});

	it('become one: the twin’s address leads on, its better position is taken over, and the log has it', async () => {
		const { ctx } = await editorRow(test);
		const { id, shipped, twinId } = await twoThatWait('Sallowmere');
		const { first, second } = await seenOf(ctx, id);
		const review = await reviewRow(test, twinId);
		const posted = { outcome: 'merged', kept: first.id, keptSeen: first.seen, goneSeen: second.seen };
		expect(await decideItem(ctx, { kind: 'twins', id: String(id) }, posted)).toMatchObject({ ok: true });
		await carryOutAll(test);
		expect(await getSlugByAlias(test.context(), second.slug)).toBe(shipped.slug);
		const kept = await test.db.query.courses.findFirst({ where: eq(courses.id, shipped.id) });
		expect(kept).toMatchObject({ latitude: 53.4281, positionAccuracy: 500, otherNames: ['Sallowmere Links'] });
		const moved = await test.db.query.reviews.findFirst({ where: (all) => eq(all.id, review.id) });
		expect(moved?.courseId).toBe(shipped.id);
		expect(await test.db.$count(deskItems, eq(deskItems.thingId, String(id)))).toBe(0);
		expect(await listEntries(test, 'course', shipped.id)).toMatchObject([{ action: 'course merged' }]);
	});

	it('are kept apart for good: nobody is asked again, and a merge with a third hands that on', async () => {
		const { ctx } = await editorRow(test);
		const { id, shipped, twinId } = await twoThatWait('Tarnwick');
		expect(await decideTwins(ctx, id, { outcome: 'apart' })).toMatchObject({ ok: true });
		expect(await decideTwins(ctx, id, { outcome: 'apart' })).toMatchObject({ ok: false, kind: 'decided-already' });
		expect(await test.db.$count(deskItems, eq(deskItems.thingId, String(id)))).toBe(0);
		const third = await courseRow(test, { name: 'Tarnwick Strand', ...placed });
		const [asked] = await test.db
			.insert(courseTwins)
			.values({ courseId: twinId, twinId: third.id, likeness: 'part' })
			.returning();
		const { first, second } = await seenOf(ctx, asked?.id ?? 0);
		const merged = { outcome: 'merged', kept: second.id, keptSeen: second.seen, goneSeen: first.seen } as const;
		expect(await decideTwins(ctx, asked?.id ?? 0, merged)).toMatchObject({ ok: true });
		const left = await test.db.select().from(courseTwins).where(eq(courseTwins.courseId, shipped.id));
		expect(left).toMatchObject([{ twinId: third.id, status: 'apart' }]);
	});

	it('can be taken back within the ten seconds, and nothing has happened', async () => {
		const { ctx } = await editorRow(test);
		const { id } = await twoThatWait('Umberleigh');
		const decided = await decideItem(ctx, { kind: 'twins', id: String(id) }, { outcome: 'apart' });
		if (!decided.ok) throw new Error(decided.kind);
		expect(await undoDecisions(ctx, [decided.value.decisionId])).toMatchObject({ ok: true });
		await carryOutAll(test);
		expect((await seenOf(ctx, id)).status).toBe('open');
	});

	it('are decided by what the editor has seen, and by editors alone', async () => {
		const { ctx } = await editorRow(test);
		const { id } = await twoThatWait('Vellacott');
		const { first, second } = await seenOf(ctx, id);
		const decision = { outcome: 'merged', kept: first.id, keptSeen: 'older', goneSeen: second.seen } as const;
		expect(await decideTwins(ctx, id, decision)).toMatchObject({ ok: false, kind: 'version-changed' });
		expect(await decideTwins(test.context(), id, { outcome: 'apart' })).toMatchObject({ kind: 'not-an-editor' });
		expect(await getTwins(test.context(), id)).toBeNull();
	});
});

describe('a position', () => {
	it('gives way to a better known one that comes by import, and to none that is known worse', async () => {
		const shipped = await courseRow(test, {
			name: 'Wexcombe',
			...placed,
			country: 'GB',
			latitude: 51.3,
			longitude: -1.6,
		});
		const at = (lat: string, accuracy: string) =>
			makeFile('a.csv', `id,name,country,lat,lng,accuracy\nw:${lat},Wexcombe GC,GB,${lat},-1.5987,${accuracy}`);
		const stored = () => test.db.query.courses.findFirst({ where: eq(courses.id, shipped.id) });
		expect((await tryImport(test.db, [await at('51.3129', '40')])).rows).toMatchObject([
			{ outcome: 'merged', into: shipped.slug },
		]);
		expect(await stored()).toMatchObject({ latitude: 51.3129, positionAccuracy: 40 });
		await tryImport(test.db, [await at('51.3155', '700')]);
		expect(await stored()).toMatchObject({ latitude: 51.3129, positionAccuracy: 40 });
	});

	it('of an editor stays', async () => {
		const shipped = await courseRow(test, {
			...{ name: 'Yarncliffe', ...placed, country: 'GB', latitude: 53.3, longitude: -1.6 },
			factSources: { position: { from: 'editor', day: '2026-06-01' } },
		});
		const file = await makeFile('a.csv', 'id,name,country,lat,lng,accuracy\ny:1,Yarncliffe,GB,53.3019,-1.6,10');
		await tryImport(test.db, [file]);
		const stored = await test.db.query.courses.findFirst({ where: eq(courses.id, shipped.id) });
		expect(stored).toMatchObject({ latitude: 53.3, positionAccuracy: 3_000 });
	});
});
