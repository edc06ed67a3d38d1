import { gzipSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { courses } from '#database/schema/catalogue.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { makeFile, tryImport } from '#tests/support/facts/import-trial.ts';

let database: TestDatabase;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
	await database.db.execute(sql`truncate courses, country_summaries cascade`);
});

const read = (name: string) => database.db.select().from(courses).where(eq(courses.name, name));

describe('the formats', () => {
	const facts = { name: 'Åhus Golfklubb', latitude: 55.93, longitude: 14.28, country: 'SE', lengthMetres: 6035 };
	const table = (delimiter: string, decimal: string) =>
		[
			['Course Name', 'Breitengrad', 'LÄNGENGRAD', 'Country Code', 'Yards'],
			['Åhus Golfklubb', `55${decimal}93`, `14${decimal}28`, 'se', '6600'],
		]
			.map((cells) => cells.join(delimiter))
			.join('\r\n');
	const wide = (text: string, mark: string) => Buffer.from(mark + text, 'utf16le');

	it.each([
		['CSV with a byte order mark', Buffer.from(`\ufeff${table(',', '.')}`)],
		['semicolons and decimal commas', Buffer.from(table(';', ','))],
		['TSV', Buffer.from(table('\t', '.'))],
		['bars', Buffer.from(table('|', '.'))],
		['Windows-1252', Buffer.from(table(',', '.'), 'latin1')],
		['S47: UTF-16', wide(table(',', '.'), '\ufeff')],
		['S47: UTF-16 without a mark', wide(table(',', '.'), '')],
		['S47: UTF-16 the other way round', wide(table(',', '.'), '\ufeff').swap16()],
		['gzip', gzipSync(table(',', '.'))],
	])('%s is understood', async (_, content) => {
		const trial = await tryImport(database.db, [await makeFile('a.txt', content)]);
		expect(trial.outcome).toMatchObject({ ok: true });
		expect(await database.db.select().from(courses)).toMatchObject([facts]);
	});

	it('GeoJSON is understood, with points, outlines and no geometry', async () => {
		const feature = (id: string, name: string, geometry: unknown, more = {}) => ({
			type: 'Feature',
			geometry,
			properties: { '@id': id, name, ...more },
		});
		const ring = [
			[12, 55.5],
			[14, 55.5],
			[14, 56.5],
			[12, 56.5],
		];
		const features = [
			feature('way/1', 'Hillside', { type: 'Point', coordinates: [12.75, 55.91] }),
			feature('way/2', 'Seaside', { type: 'Polygon', coordinates: [ring] }),
			feature('way/3', 'Nowhere', null, { country: 'Sweden' }),
			feature('way/4', 'Nothing', null),
			feature('way/5', 'Putters', { type: 'Point', coordinates: [13, 56] }, { leisure: 'miniature_golf' }),
		];
		const file = await makeFile('a.csv', JSON.stringify({ type: 'FeatureCollection', features }, null, 1));
		const { rows } = await tryImport(database.db, [file]);
		expect(rows.map(({ line, outcome, refusal }) => [line, outcome, refusal])).toEqual([
			[1, 'taken', null],
			[2, 'taken', null],
			[3, 'taken', null],
			[4, 'refused', 'no-place'],
			[5, 'refused', 'not-golf'],
		]);
		expect(await read('Seaside')).toMatchObject([
			{ latitude: 56, longitude: 13, country: 'SE', source: 'osm', sourceId: 'osm:way/2' },
		]);
	});

	it('raw Overpass JSON is understood', async () => {
		const elements = [
			{
				type: 'node',
				id: 1,
				lat: 55.91,
				lon: 12.75,
				tags: { leisure: 'golf_course', name: 'Hillside', 'addr:city': 'Tuna' },
			},
			{ type: 'way', id: 2, center: { lat: 55.5, lon: 12.95 }, tags: { leisure: 'golf_course', name: 'Seaside' } },
			{ type: 'way', id: 3, center: { lat: 55.5, lon: 12.95 }, tags: { golf: 'green', name: 'Five' } },
			{ type: 'way', id: 4, center: { lat: 55.5, lon: 12.95 }, tags: { leisure: 'golf_course' } },
		];
		const file = await makeFile('answer', JSON.stringify({ version: 0.6, osm3s: { copyright: 'x' }, elements }));
		const { rows } = await tryImport(database.db, [file]);
		expect(rows.map(({ outcome, refusal }) => [outcome, refusal])).toEqual([
			['taken', null],
			['taken', null],
			['refused', 'hole-name'],
			['refused', 'no-name'],
		]);
		expect(await read('Hillside')).toMatchObject([{ locality: 'Tuna', sourceId: 'osm:node/1', country: 'SE' }]);
	});
});
