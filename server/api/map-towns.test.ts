import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { places } from '#database/schema/places.ts';
import { TOWNS_FROM_ZOOM } from '#domain/catalogue/map/town-shapes.ts';
import { type DataSite, startDataSite } from '#tests/support/data-calls.ts';

const TOWNS = [
	['Suva', -18.14, 178.44, 88_000],
	['Waiyevo', -16.79, -179.98, 900],
	['Labasa', -16.43, 179.36, 28_000],
	['Tilburg Beside', 51.56, 5.09, 30_000],
	...Array.from({ length: 9 }, (_, at) => [`Village ${at}`, -17.6 + at / 1_000, 178.0, 100 + at] as const),
] as const;

let data: DataSite;
beforeAll(async () => {
	data = await startDataSite(async ({ db }) => {
		await db.execute(sql`delete from places where kind = 'town'`);
		await db.insert(places).values(
			TOWNS.map(([name, latitude, longitude, population], at) => ({
				id: `town-test-${at}`,
				...{ kind: 'town' as const, country: 'FJ', slug: `test-${at}`, names: { en: name } },
				...{ latitude, longitude, population },
			})),
		);
	});
});
afterAll(() => data.close());

const call = (box: string, zoom: number) => {
	const [west, south, east, north] = box.split(',');
	return data.call(`/api/map-towns?west=${west}&south=${south}&east=${east}&north=${north}&zoom=${zoom}`);
};

async function namesIn(box: string, zoom: number): Promise<string[]> {
	const answer = await call(box, zoom);
	expect(answer.status).toBe(200);
	return (await answer.json()).towns.map(({ name }: { name: string }) => name);
}

it('the map is told the towns of an area, the largest first, also on both sides of the antimeridian', async () => {
	const names = await namesIn('177,-19,-179,-16', 8);
	expect(names.slice(0, 3)).toEqual(['Suva', 'Labasa', 'Waiyevo']);
	expect(names).not.toContain('Tilburg Beside');
});

it('of many in one tile it is told the largest few', async () => {
	const names = await namesIn('177.9,-17.7,178.1,-17.5', 9);
	expect(names).toEqual(['Village 8', 'Village 7', 'Village 6', 'Village 5', 'Village 4', 'Village 3']);
});

it('from afar it is told large towns alone', async () => {
	expect(await namesIn('170,-25,-175,-10', TOWNS_FROM_ZOOM)).toEqual(['Suva', 'Labasa']);
});

it.each([
	['a zoom that names none', '177,-19,179,-16', TOWNS_FROM_ZOOM - 1],
	['more than any screen shows', '-180,-80,180,80', 9],
	['no box', '177,-19,177,-16', 8],
])('%s is refused', async (_, box, zoom) => {
	expect((await call(box, zoom)).status).toBe(400);
});

it('a parameter that it does not have is refused', async () => {
	expect((await data.call('/api/map-towns?west=177&south=-19&east=179&north=-16&zoom=8&q=suva')).status).toBe(400);
});
