import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReceivedFile } from '#domain/shared/pictures.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, memberRow, stampOf } from '#tests/support/databases/rows.ts';
import { callRoute } from '#tests/support/sites/route-calls.ts';
import * as names from './names.tsx';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
	database = await openTestDatabase();
	folder = mkdtempSync(join(tmpdir(), 'fescue-places-'));
	await courseRow(database, { name: 'The Heath', latitude: 57.5834, longitude: -3.8711 });
	await courseRow(database, { name: 'Far Dunes, Old', latitude: 10, longitude: 10 });
	await courseRow(database, { name: 'Far Dunes, New', latitude: 10.001, longitude: 10 });
});
afterAll(async () => {
	rmSync(folder, { recursive: true });
	await database.close();
});

/** What becomes of a file that a member sends; none is chosen for no text. */
async function send(text: string | null, trouble: ReceivedFile['trouble'] = null) {
	const path = join(folder, 'places');
	writeFileSync(path, text ?? '');
	const file: ReceivedFile = { field: 'places', path, name: 'Saved Places.json', bytes: text?.length ?? 0, trouble };
	const { ctx } = await memberRow(database, { uploads: text === null ? [] : [file] });
	const sent = await callRoute(names.action, '/account/courses/add', ctx, { stamp: stampOf(ctx), intent: 'file' });
	if (sent instanceof Response) throw new Error('led on');
	return sent.data;
}

const point = (name: string, latitude: number, longitude: number) => ({
	...{ type: 'Feature', geometry: { type: 'Point', coordinates: [longitude, latitude] } },
	properties: { location: { name, country_code: 'GB' } },
});
const geoJson = (...features: object[]) => JSON.stringify({ type: 'FeatureCollection', features });

describe('a file of places', () => {
	it('is taken for the course that lies where a place is and is called so; what is no golf course is left out', async () => {
		const step = await send(
			geoJson(point('Heath Golf Links', 57.5841, -3.8711), point('Harbour Café', 57.5834, -3.8711)),
		);
		expect(step).toMatchObject({
			step: 'check',
			file: { name: 'Saved Places.json', leftOut: 1 },
			lines: [{ text: 'Heath Golf Links (57.5841, -3.8711)', sure: { name: 'The Heath' } }],
		});
	});

	it.each([
		['lies farther away', point('The Heath Golf Club', 57.5934, -3.8711), 'The Heath'],
		['is called otherwise', point('Seaside Golf Club', 57.5834, -3.8711), 'The Heath'],
		['may be two courses of a club', point('Far Dunes Golf Club', 10.0005, 10), 'Far Dunes, Old'],
	])('is asked about where a place %s', async (_, feature, asked) => {
		const step = await send(geoJson(feature));
		expect(step).toMatchObject({ lines: [{ sure: null }] });
		const [line] = step.step === 'check' ? step.lines : [];
		expect(line?.candidates.map(({ name }) => name)).toContain(asked);
	});

	it.each([
		['gpx', '<gpx><wpt lat="57.5834" lon="-3.8711"><name>Heath GC</name></wpt></gpx>'],
		[
			'kml',
			'<kml><Placemark><name>Heath GC</name><Point><coordinates>-3.8711,57.5834</coordinates></Point></Placemark></kml>',
		],
		['csv', 'name,latitude,longitude\nHeath GC,57.5834,-3.8711'],
		['a list of names', 'The Heath\n'],
	])('may be %s', async (_, text) =>
		expect(await send(text)).toMatchObject({ lines: [{ sure: { name: 'The Heath' } }] }),
	);

	it('says what is wrong with it', async () => {
		const error = async (...sent: Parameters<typeof send>) => {
			const step = await send(...sent);
			return step.step === 'file' ? step.error : step.step;
		};
		expect(await error(null)).toBe('Please choose a file.');
		expect(await error('x', 'too-large')).toBe('The file is larger than 10 MB. Please choose a smaller one.');
		expect(await error('<html></html>')).toBe('The file is none of CSV, GeoJSON, GPX and KML.');
		expect(await error('{"features": [')).toBe('The file is damaged, or ends too early: it cannot be read to its end.');
		expect(await error(geoJson(point('Harbour Café', 1, 1)))).toBe('None of the places of the file is a golf course.');
		expect(await error('Heath GC\n'.concat(...Array.from({ length: 501 }, (_, at) => `Golf ${at}\n`)))).toContain(
			'At most 500 lines',
		);
	});
});
