import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { COURSE_FILES } from '#tests/support/facts/course-files/all.ts';
import { isAsAsked, tryCourseFile } from '#tests/support/facts/course-files/try-course-file.ts';
import { sharedData } from '#tests/support/facts/shared-data.ts';
import { readingInWords } from './reading-in-words.ts';
import type { ImportedCourse } from './rows/imported-course.ts';

describe.each([...Map.groupBy(COURSE_FILES, ({ kind }) => kind)])('%s', (_, files) => {
	it.each(files.map((file) => [file.what, file] as const))('%s', async (_what, file) => {
		const { rows, broken } = await tryCourseFile(file.content, file.encoding);
		if ('broken' in file) {
			expect(broken).toContain(file.broken);
			return;
		}
		expect(broken).toBeNull();
		const wrong = file.rows.flatMap((asked, at) =>
			isAsAsked(rows[at], asked) ? [] : [{ row: at, asked, became: rows[at] }],
		);
		expect(wrong).toEqual([]);
		expect(rows).toHaveLength(file.rows.length);
	});
});

describe('how a file was read', () => {
	const told = async (content: string) => {
		const { reading } = await tryCourseFile(content);
		return reading ? readingInWords(reading) : [];
	};

	it('is told with its encoding, its separator, and the columns that were understood and those that were not', async () => {
		expect(await told('sep=;\nname;LAT;Länge;caddie fee;country\nHillside;55,9;12,7;80;SE\n')).toEqual([
			'courses: table, UTF-8, parted by semicolons, one line before the header skipped',
			'Columns understood: name (Name), LAT (Latitude), Länge (Longitude), country (Country)',
			'Not understood, and left out: caddie fee',
		]);
	});

	it('is told of JSON by its keys', async () => {
		const elements = [{ type: 'way', id: 1, tags: { leisure: 'golf_course', name: 'Hillside', surface: 'grass' } }];
		expect(await told(JSON.stringify({ elements }))).toEqual([
			'courses: JSON, UTF-8',
			'Keys understood: leisure (Kind), name (Name)',
			'Not understood, and left out: surface',
		]);
	});

	it('is told of a second column of one name', async () => {
		expect(await told('name,country,name\nHillside,SE,Lakeside\n')).toContain(
			'Not understood, and left out: name (once more)',
		);
	});

	it('is told of a file without a column that it needs, too', async () => {
		expect(await told('title of it;par\nHillside;72\n')).toContain('Not understood, and left out: title of it');
	});
});

const OSM_LINE = '© OpenStreetMap contributors';

// The files may not stand in the repository; their kinds do above.
describe.skipIf(!existsSync(sharedData('nasty-2')))('the files that were gathered', () => {
	const FILES: readonly [file: string, names: readonly string[], facts?: readonly Partial<ImportedCourse>[]][] = [
		['a01-sep-line.csv', ['Testheide GC']],
		['a01b-sep-crlf.csv', ['Testheide GC']],
		['a02-namibia.csv', ['Rossmund Testlinks', 'Other Testcourse'], [{ country: 'NA' }, { country: 'ZA' }]],
		['a04-space-quote.csv', ['Testheide GC'], [{ country: 'SE', locality: 'Solna' }]],
		['a05-inner-quote.csv', ['The "Dunes" Testheide Course', 'Plain Testlund']],
		['a06-inch.tsv', ['Testheide "Dunes" Course', 'Plain Testlund']],
		['d03-shiftjis.csv', ['東京テストCC'], [{ locality: '東京' }]],
		['d05-cp1250.csv', ['Żółw Testowy Golf'], [{ locality: 'Łódź' }]],
		['e01-nan-nil.csv', ['Testhill Golf'], [{ country: 'TH', locality: 'Nan', region: 'Nan' }]],
		['f05-latlng-one-column.csv', ['Fox Testhollow'], [{ latitude: 61.113899, longitude: -149.852203 }]],
		[
			'a08-alpha3.csv',
			['Testheide GC', 'Testford GC', 'Testburg GC', 'Testville GC', 'Testpool GC', 'Testseoul GC', 'Testseoul2 GC'],
			['SE', 'GB', 'DE', 'US', 'GB', 'KR', 'KR'].map((country) => ({ country })),
		],
		['a09c-osm-credit.csv', ['Testmark Osm GC'], [{ sourceId: 'osm:way/987654321', credits: [OSM_LINE] }]],
		[
			'a09d-geofabrik-ogr2ogr.geojson',
			['Geofab Test Links', 'Ogr Test Links', 'Quick Test Links'],
			['55501', '55502', '55503'].map((id) => ({ sourceId: `osm:way/${id}`, credits: [OSM_LINE] })),
		],
		[
			'b01-antimeridian.geojson',
			['Matei Test Links', 'Rabi Test Links', 'Kioa Test Links'],
			Array(3).fill({ country: 'FJ', longitude: expect.toSatisfy((degrees: number) => Math.abs(degrees) > 179.9) }),
		],
		[
			'b02-geometrycollection.geojson',
			['Testheide GC', 'Testheide GC Two'],
			Array(2).fill({ country: 'SE', latitude: 59.33, longitude: 18.06 }),
		],
		[
			'f04-holes-with-word.csv',
			['Testhill Golf Course', 'Testdale Golf Course', 'Testbrook Golf Course'],
			[{ holes: 18 }, { holes: 18 }, { holes: null, par: 72 }],
		],
	];
	it.each(FILES.map(([file, names, facts = []]) => ({ file, names, facts })))(
		'$file',
		async ({ file, names, facts }) => {
			const { rows, broken } = await tryCourseFile(await readFile(sharedData(`nasty-2/${file}`)));
			expect(broken).toBeNull();
			expect(rows).toMatchObject(names.map((name, at) => ({ name, ...facts[at] })));
		},
	);
});
