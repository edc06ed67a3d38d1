import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courseSlugAliases, courses } from '#database/schema/catalogue.ts';
import { clubs } from '#database/schema/clubs.ts';
import { mergedCourseSources } from '#database/schema/desk.ts';
import { photographs } from '#database/schema/pictures.ts';
import { type DataSite, startDataSite } from '#tests/support/data-calls.ts';
import type { TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, reviewRow } from '#tests/support/databases/rows.ts';
import { TINY_ORIGIN } from '#tests/support/sites/tiny-site.ts';

let data: DataSite;

beforeAll(async () => {
	data = await startDataSite(fill);
});

afterAll(() => data.close());

/** One a tenth of a degree north of the other, from the equator on: eleven kilometres. */
async function fill(database: TestDatabase) {
	for (let step = 0; step < 5; step += 1)
		await courseRow(database, { name: `Step ${step}`, slug: `step-${step}`, latitude: step / 10, longitude: 20 });
	await courseRow(database, { name: 'West', slug: 'west', latitude: -17, longitude: 179.9 });
	await courseRow(database, { name: 'East', slug: 'east', latitude: -17, longitude: -179.9 });
	await courseRow(database, { name: 'Closed', slug: 'closed', latitude: 0, longitude: 20, closedOn: '2026-01-01' });
	await courseRow(database, { name: 'Putting', slug: 'putting', latitude: 0, longitude: 20, kind: 'other' });
	await courseRow(database, { name: 'Nowhere', slug: 'nowhere' });
	await told(database);
}

/** One of which all is known that programs are told as it is stored. */
async function told(database: TestDatabase) {
	const [club] = await database.db
		.insert(clubs)
		.values({ slug: 'two-of-us', name: 'Two of Us', core: 'two us' })
		.returning();
	const known = {
		...{ latitude: 60.5, longitude: 10.25, positionAccuracy: 80, holes: 18, par: 71, lengthMetres: 5_900 },
		...{ seasonFrom: 4, seasonTo: 10, priceBand: 2, greenFeeMinor: 8_550, greenFeeCurrency: 'EUR' },
		...{ greenFeeChecked: '2026-05-01', access: 'visitors', website: 'https://two.example', clubId: club?.id },
	};
	const { id } = await courseRow(database, {
		...known,
		name: 'Known',
		slug: 'known',
		source: 'osm',
		sourceId: 'osm:way/7',
	});
	await courseRow(database, { name: 'Sister', slug: 'sister', clubId: club?.id ?? null });
	await database.db.insert(courseSlugAliases).values({ slug: 'known-before', courseId: id });
	await database.db.insert(mergedCourseSources).values({ source: 'opengolfapi', sourceId: 'id-9', courseId: id });
}

const namesOf = (part: { items: Record<string, unknown>[] }) => part.items.map(({ name }) => name);
/** Every part of a list, from its first on. */
async function everyPart(path: string) {
	const items: Record<string, unknown>[] = [];
	let next: string | null = path;
	while (next !== null) {
		const part: { items: Record<string, unknown>[]; next: string | null } = await data.read(
			next.replace(TINY_ORIGIN, ''),
		);
		items.push(...part.items);
		next = part.next;
	}
	return items;
}

describe('nearby courses', () => {
	it('come nearest first, within the radius, each with how far it lies', async () => {
		const { items } = await data.read('/api/nearby-courses?latitude=0.11&longitude=20&radius_km=30');
		expect(items.map(({ name, distance_metres }) => [name, distance_metres])).toEqual([
			['Step 1', expect.closeTo(1_112, -1)],
			['Step 2', expect.closeTo(10_007, -1)],
			['Step 0', expect.closeTo(12_231, -1)],
			['Step 3', expect.closeTo(21_127, -1)],
		]);
	});

	it('come in parts in which none is missed or told twice, those that are equally far too', async () => {
		for (let count = 0; count < 3; count += 1)
			await courseRow(data.database, { name: `Same ${count}`, latitude: 40, longitude: 100 });
		await data.database.pool.query(`select pg_notify('fescue_changed', '["*"]')`);
		const whole = '/api/nearby-courses?latitude=40&longitude=100.1';
		await expect.poll(async () => (await data.read(whole)).items).toHaveLength(3);
		const parts = await everyPart(`${whole}&limit=1`);
		expect(parts.map(({ id }) => id)).toEqual((await data.read(whole)).items.map(({ id }) => id));
	});

	it('are no closed ones, and other kinds only where they are asked for', async () => {
		const here = '/api/nearby-courses?latitude=0&longitude=20&radius_km=1';
		expect(namesOf(await data.read(here))).toEqual(['Step 0']);
		expect(namesOf(await data.read(`${here}&kind=other`))).toEqual(['Putting']);
		expect(namesOf(await data.read('/api/nearby-courses?latitude=0&longitude=0&radius_km=0'))).toEqual([]);
	});
});

describe('courses in a box', () => {
	it('lie in it, also over the date line, part by part', async () => {
		const box = '/api/courses-in-box?south=-0.05&north=0.25&west=19&east=21';
		expect((await everyPart(`${box}&limit=2`)).map(({ name }) => name)).toEqual(['Step 0', 'Step 1', 'Step 2']);
		expect(namesOf(await data.read('/api/courses-in-box?south=-18&north=-16&west=179&east=-179'))).toEqual([
			'West',
			'East',
		]);
		expect((await data.read(`${box}&holes=18`)).items).toEqual([]);
	});
});

describe('one course', () => {
	const KNOWN = {
		...{ name: 'Known', slug: 'known', url: `${TINY_ORIGIN}/courses/sweden/known` },
		...{ latitude: 60.5, longitude: 10.25, position_accuracy: 80, holes: 18, par: 71, length_metres: 5_900 },
		...{ season_from: 4, season_to: 10, price_band: 2, green_fee: '85.5', green_fee_currency: 'EUR' },
		...{ green_fee_checked: '2026-05-01', access: 'visitors', website: 'https://two.example' },
		club: { name: 'Two of Us', url: `${TINY_ORIGIN}/clubs/two-of-us` },
		sources: [
			{ source: 'osm', source_id: 'osm:way/7' },
			{ source: 'opengolfapi', source_id: 'id-9' },
		],
	};

	it.each([
		'/api/course-by-slug/known',
		'/api/course-by-slug/known-before',
		'/api/course-by-source?source=osm&source_id=osm:way/7',
		'/api/course-by-source?source=osm&source_id=way/7',
		'/api/course-by-source?source=opengolfapi&source_id=id-9',
	])('is found, with what is known of it as it is stored: %s', async (path) => {
		expect(await data.read(path)).toMatchObject(KNOWN);
	});

	it.each([
		['/api/course-by-slug/unheard-of', 'There is no course with this slug.'],
		['/api/course-by-source?source=osm&source_id=id-9', 'No course came from there under this id.'],
	])('is not found: %s', async (path, detail) => {
		const answer = await data.call(path);
		expect([answer.status, (await answer.json()).detail]).toEqual([404, detail]);
	});

	it('has a picture that pages of other sites may show: a drawing, a golfer’s, the editors’', async () => {
		const { id } = await courseRow(data.database, { slug: 'pictured' });
		const pictureNow = async () => {
			await data.database.pool.query(`select pg_notify('fescue_changed', '["*"]')`);
			return String((await data.read('/api/course-by-slug/pictured')).picture_url).replace(TINY_ORIGIN, '');
		};
		const drawing = await data.call(await pictureNow());
		expect([drawing.status, drawing.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
		expect(drawing.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
		const review = await reviewRow(data.database, id);
		const [photograph] = await data.database.db
			.insert(photographs)
			.values({ status: 'ready', position: 1, coverChosenAt: new Date(), courseId: id, reviewId: review.id })
			.returning();
		await expect.poll(pictureNow).toBe(`/pictures/${photograph?.id}-medium.webp`);
		await data.database.db.update(courses).set({ imageUrl: '/pictures/ours.jpg' }).where(eq(courses.id, id));
		await expect.poll(pictureNow).toBe('/pictures/ours.jpg');
		expect((await data.read('/api/course-by-slug/pictured')).image_url).toBe(`${TINY_ORIGIN}/pictures/ours.jpg`);
	});
});

describe('what is asked wrongly is told with the field and its limits', () => {
	it.each([
		['/api/nearby-courses?latitude=91&longitude=0', 'latitude', /number, -90 to 90/],
		['/api/nearby-courses?longitude=0', 'latitude', /number, -90 to 90/],
		['/api/nearby-courses?latitude=0&longitude=0&radius_km=501', 'radius_km', /number, 0 to 500, else 50/],
		['/api/courses?limit=51', 'limit', /whole number, 1 to 50, else 20/],
		[`/api/courses?q=${'x'.repeat(101)}`, 'q', /at most 100 characters/],
		['/api/courses?price=5', 'price', /1, 2, 3, 4/],
		['/api/courses?cursor=AAAA', 'cursor', /`next`/],
		['/api/courses/0', 'id', /The course’s id/],
	])('%s', async (path, field, limits) => {
		const answer = await data.call(path);
		const problem = await answer.json();
		expect([answer.status, problem.field]).toEqual([400, field]);
		expect(problem.detail).toMatch(limits);
	});
});
