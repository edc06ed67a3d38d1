import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openFiles } from '#database/schema/open-data.ts';
import { keepCensus } from '#domain/catalogue/census/census-commands.ts';
import { PLACE_CREDITS } from '#domain/catalogue/credits.ts';
import { describeColumns } from '#domain/catalogue/open-data/describe-columns.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow } from '#tests/support/databases/rows.ts';
import { renderPage } from '#tests/support/sites/rendered-page.tsx';
import * as data from './data.tsx';
import * as columns from './data-columns.tsx';

let database: TestDatabase;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
	await database.db.execute(sql`truncate courses, country_summaries, settings, open_files cascade`);
});

const ODBL = 'https://opendatacommons.org/licenses/odbl/1-0/';
const asked = { params: {}, origin: 'https://golf.test' };
const open = async () =>
	(await renderPage(data, { ...asked, database, path: '/data', pattern: 'data' })).replaceAll('<!-- -->', '');
/** The cells of the row of a source, as text. */
const rowOf = (html: string, name: string) => {
	const row = html.split('<tr>').find((part) => part.includes(`</svg>${name}<`)) ?? '';
	return [...row.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell = '']) => cell.replace(/<[^>]+>/g, ''));
};
const factSources = (from: string, checked?: string) => ({
	name: { from, day: '2026-05-27', ...(checked && { checked }) },
});

it('K8: names each source with its licence, its day, and what is known of its errors; words where nobody has looked', async () => {
	await courseRow(database, { factSources: factSources('osm') });
	await courseRow(database, { factSources: factSources('osm', '2026-06-01') });
	await courseRow(database, { factSources: factSources('opengolfapi') });
	await courseRow(database, { factSources: factSources('osm+opengolfapi') });
	await courseRow(database, { factSources: factSources('fescue') });
	await courseRow(database, { factSources: factSources('club') });
	await courseRow(database, { factSources: factSources('clubs-2026') });
	const html = await open();
	expect(rowOf(html, 'OpenStreetMap')).toEqual(['2', 'Open Database Licence 1.0', '27 May 2026', '0 of 1']);
	expect(rowOf(html, 'OpenGolfAPI')).toEqual(['1', 'Open Database Licence 1.0', '27 May 2026', 'none counted yet']);
	expect(rowOf(html, 'OpenStreetMap and OpenGolfAPI')[1]).toBe('Open Database Licence 1.0');
	expect(rowOf(html, 'Our catalogue')[1]).toBe('our own, given under ODbL 1.0');
	expect(rowOf(html, 'Clubs')[1]).toBe('given under ODbL 1.0');
	expect(rowOf(html, 'The file “clubs-2026”')[1]).toBe('not told');
	expect(html).toContain('href="https://www.openstreetmap.org/copyright"');
	expect(html.match(/<rect class="[^"]*part/g)).toHaveLength(2 * 6);
});

it('K8: prints how much is known and what may be wrong as counts, and no rate that nobody has measured', async () => {
	await courseRow(database, { country: 'SE', par: 71 });
	await courseRow(database, { country: 'SE', latitude: 55.4, longitude: 12.9, positionAccuracy: 3_000 });
	await courseRow(database, { country: 'GL' });
	const text = (await open()).replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
	expect(text).toContain('3 courses in 1 country and 1 territory');
	expect(text).toContain('All 1 country and 1 territory');
	expect(text).toMatch(/Par 33% .*Architect 0%/);
	expect(text).toContain('Position within 250 m 0%');
	expect(text).toContain('Position may be off by over 1 km 1 33%');
	expect(text).toContain('Pairs that may be one course none');
	expect(text).toContain('Season, assumed none');
	expect(text).toContain('how many facts are wrong of all is not known');
	for (const { what, whose, licence } of PLACE_CREDITS) expect(text).toContain(`${what}: ${whose} (${licence})`);
});

it('K8: leads to the file once there is one, and says so before', async () => {
	await courseRow(database);
	expect(await open()).toContain('The first file is being made');
	const made = { startedAt: new Date(), madeAt: new Date(), hash: 'a'.repeat(64), bytes: 4_812_345, courses: 1 };
	await database.db.insert(openFiles).values({ ...made, day: '2026-05-28' });
	const html = await open();
	expect(html).toMatch(/<a [^>]*download=""[^>]*href="\/data\/courses-2026-05-28.csv.gz"/);
	expect(html).toContain('1 course, 4.8 MB');
	expect(html).not.toContain('is being made');
});

it('K8: tells machines of a data set with its licence and where to have it', async () => {
	await courseRow(database);
	const toldNow = async () => {
		const blocks = [...(await open()).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
		return blocks.map(([, json = '']) => JSON.parse(json)).find((told) => told['@type'] === 'Dataset');
	};
	const calls = {
		'@type': 'DataDownload',
		contentUrl: 'https://golf.test/api/courses',
		encodingFormat: 'application/json',
	};
	expect(await toldNow()).toMatchObject({ license: ODBL, url: 'https://golf.test/data', distribution: [calls] });
	const made = { startedAt: new Date(), madeAt: new Date(), hash: 'a'.repeat(64), bytes: 100, courses: 1 };
	await database.db.insert(openFiles).values({ ...made, day: '2026-05-28' });
	expect(await toldNow()).toMatchObject({
		dateModified: '2026-05-28',
		distribution: [
			{ contentUrl: 'https://golf.test/data/courses-2026-05-28.csv.gz', encodingFormat: 'text/csv' },
			calls,
		],
	});
});

it('is made from the census that is kept, and says of when it is', async () => {
	await courseRow(database);
	await keepCensus(database.db, new Date('2026-11-29T00:01:00Z'));
	await courseRow(database);
	const html = await open();
	expect(html).toContain('1 course in 1 country');
	expect(html).toContain('29 Nov 2026, 00:01 UTC');
});

it('K8: every column of the file stands on a page of its own', async () => {
	const path = '/data/columns';
	const html = await renderPage(columns, { ...asked, database, path, pattern: 'data/columns' });
	for (const { name } of describeColumns()) expect(html).toContain(`<code>${name}</code>`);
	expect(html).toContain('href="/data"');
});
