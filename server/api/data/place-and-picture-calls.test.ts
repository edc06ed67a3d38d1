import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#database/schema/accounts.ts';
import { courses } from '#database/schema/catalogue.ts';
import { photographs } from '#database/schema/pictures.ts';
import { places } from '#database/schema/places.ts';
import { reviews } from '#database/schema/reviews.ts';
import { type DataSite, startDataSite } from '#tests/support/data-calls.ts';
import { courseRow, memberRow, reviewRow } from '#tests/support/databases/rows.ts';
import { TINY_ORIGIN } from '#tests/support/sites/tiny-site.ts';

let data: DataSite;
beforeAll(async () => {
	data = await startDataSite();
});
afterAll(() => data.close());

const purge = () => data.database.pool.query(`select pg_notify('fescue_changed', '["*"]')`);

async function aPhotograph(courseId: number, facts: Partial<typeof photographs.$inferInsert> = {}, review = {}) {
	const { id: reviewId } = await reviewRow(data.database, courseId, review);
	const ready = { status: 'ready' as const, position: 1, width: 1600, height: 1200, alt: 'The ninth' };
	const [row] = await data.database.db
		.insert(photographs)
		.values({ ...ready, courseId, reviewId, ...facts })
		.returning();
	return { id: row?.id ?? '', reviewId };
}

describe('photographs of a course', () => {
	it('come newest first, part by part, with the name they are to be shown with and every size', async () => {
		const { id } = await courseRow(data.database);
		const made = [];
		for (let day = 1; day <= 3; day += 1)
			made.push(await aPhotograph(id, { createdAt: new Date(Date.UTC(2026, 0, day)) }));
		const list = `/api/courses/${id}/photographs`;
		const first = await data.read(`${list}?limit=2`);
		const rest = await data.read((first.next ?? '').replace(TINY_ORIGIN, ''));
		expect([...first.items, ...rest.items].map((one) => one.id)).toEqual(made.map((one) => one.id).reverse());
		const [one] = rest.items;
		const sizes = [
			{ url: `${TINY_ORIGIN}/pictures/${made[0]?.id}-small.webp`, width: 480, height: 360 },
			{ url: `${TINY_ORIGIN}/pictures/${made[0]?.id}-medium.webp`, width: 1024, height: 768 },
			{ url: `${TINY_ORIGIN}/pictures/${made[0]?.id}-large.webp`, width: 1600, height: 1200 },
		];
		expect(one).toEqual({
			...{
				id: made[0]?.id,
				review_id: made[0]?.reviewId,
				taken_by: 'Karin Lind',
				alt: 'The ninth',
				day: '2026-01-01',
				sizes,
			},
		});
		expect(rest.next).toBeNull();
	});

	it('S31: are none that its page does not show: taken down, still coming, of a held review, of a sample', async () => {
		const { id } = await courseRow(data.database);
		await aPhotograph(id, { status: 'removed' });
		await aPhotograph(id, { status: 'coming', width: null, height: null });
		await aPhotograph(id, {}, { status: 'held' });
		await aPhotograph(id, {}, { sample: true });
		expect(await data.read(`/api/courses/${id}/photographs`)).toEqual({ items: [], next: null });
		const unknown = await data.call('/api/courses/2147483647/photographs');
		expect([unknown.status, (await unknown.json()).detail]).toEqual([404, 'There is no course with this id.']);
	});
});

describe('S31: a review by its id', () => {
	it('is told while it is published, and never while it is held, taken back, rejected or a sample', async () => {
		const { id: courseId } = await courseRow(data.database);
		const { id } = await reviewRow(data.database, courseId);
		expect(await data.read(`/api/reviews/${id}`)).toMatchObject({ id, course_id: courseId });
		for (const facts of [
			{ status: 'held' },
			{ status: 'rejected' },
			{ status: 'withdrawn' },
			{ sample: true },
		] as const) {
			const other = await reviewRow(data.database, courseId, facts);
			expect((await data.call(`/api/reviews/${other.id}`)).status).toBe(404);
		}
		await data.database.db.update(reviews).set({ status: 'held' }).where(eq(reviews.id, id));
		await purge();
		await expect.poll(async () => (await data.call(`/api/reviews/${id}`)).status).toBe(404);
	});

	it('of a member who is gone bears no name, no handle and no picture of theirs', async () => {
		const { userId } = await memberRow(data.database);
		const { id: courseId } = await courseRow(data.database);
		const { id } = await reviewRow(data.database, courseId, { userId, reviewerName: null });
		await data.database.db.update(reviews).set({ userId: null }).where(eq(reviews.id, id));
		await data.database.db.delete(users).where(eq(users.id, userId));
		const told = await data.read(`/api/reviews/${id}`);
		expect(told).toMatchObject({ user_id: null, profile: null, content: 'Firm, fast and honest.' });
	});
});

describe('places', () => {
	it('are those that have courses, by kind and country, with how many and where their pages are', async () => {
		const { db } = data.database;
		const known = { country: 'SE', names: { en: 'Skåne' }, south: 55, west: 12, north: 56, east: 14 };
		await db.insert(places).values([
			{ ...known, id: 'SE', kind: 'country', slug: 'sweden', names: { en: 'Sweden', sv: 'Sverige' } },
			{
				...known,
				id: 'town-9',
				kind: 'town',
				slug: 'hoellviken',
				names: { en: 'Höllviken' },
				parent: 'SE',
				latitude: 55.4,
				longitude: 12.9,
			},
			{ ...known, id: 'town-8', kind: 'town', slug: 'empty', names: { en: 'Empty' }, parent: 'SE' },
		]);
		const row = await courseRow(data.database);
		await db.update(courses).set({ townId: 'town-9' }).where(eq(courses.id, row.id));
		await purge();
		await expect
			.poll(async () => (await data.read('/api/places?kind=town')).items)
			.toMatchObject([
				{
					id: 'town-9',
					name: 'Höllviken',
					parent_id: 'SE',
					country: 'Sweden',
					country_code: 'SE',
					courses: 1,
					url: null,
				},
			]);
		const [sweden] = (await data.read('/api/places?kind=country&country=Sweden')).items;
		expect(sweden).toMatchObject({
			id: 'SE',
			names: { en: 'Sweden', sv: 'Sverige' },
			url: `${TINY_ORIGIN}/courses/sweden`,
		});
		expect((await data.read('/api/places?country=Norway')).items).toEqual([]);
		expect((await data.read('/api/places?country=Atlantis')).items).toEqual([]);
		const parts = await data.read('/api/places?limit=1');
		expect((await data.read((parts.next ?? '').replace(TINY_ORIGIN, ''))).items[0]?.id).not.toBe(parts.items[0]?.id);
	});

	it('are found by their ids, without courses too', async () => {
		expect(await data.read('/api/place?place_id=town-8')).toMatchObject({
			name: 'Empty',
			courses: 0,
			box: { south: 55 },
		});
		const answer = await data.call('/api/place?place_id=town-7');
		expect([answer.status, (await answer.json()).detail]).toEqual([404, 'There is no place with this id.']);
	});
});
