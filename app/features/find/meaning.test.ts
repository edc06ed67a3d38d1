import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FindFilter, findCourses } from '#domain/catalogue/finding/search.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { indexBuiltOnce, openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { NOTHING_FOUND } from './find-filter.server.ts';
import { mapOf } from './find-map.server.ts';
import { viewOf } from './find-view.server.ts';
import { printCourses } from './found-list.server.ts';
import { addressWith, readMeaning, takeOver } from './meaning.server.ts';
import { withoutLookups } from './read-find-search.server.ts';

let database: TestDatabase;
let ctx: DomainContext;
beforeAll(async () => {
	database = await openTestDatabase({ seeded: true });
	ctx = database.context({ courseIndex: indexBuiltOnce(database.db) });
});
afterAll(() => database.close());

const read = (query: string) => readMeaning(ctx, withoutLookups(new URLSearchParams(query)));

/** The text that is left once some of it stands in the address as if it had been chosen. */
const textLeft = async (query: string, name: string) => takeOver(await read(query), [name]).q;

it.each([
	['q=best links near St Andrews, Scotland', 'town', 'best links ,'],
	['q=best links near St Andrews, Scotland', 'terrain', 'best near St Andrews, Scotland'],
	['q=best links near St Andrews, Scotland', 'sort', 'links near St Andrews, Scotland'],
	['q=best links near St Andrews, Scotland', 'price', 'best links near St Andrews, Scotland'],
])('what was understood of %j leaves the text once it is chosen: %s', async (query, name, left) =>
	expect(await textLeft(query, name)).toBe(left),
);

it.each([
	['q=golf in Scotland', 'region', ''],
	['q=four days in Scotland', 'country', ''],
	['q=best golf courses', 'sort', ''],
	['q=links golf', 'terrain', ''],
	['q=castle golf in Scotland', 'region', 'castle'],
	['q=golf in Scotland blorpqx', 'region', ''],
	['q=old course in St Andrews', 'price', 'old course in St Andrews'],
])(
	'words that ask for nothing are not looked for in names once nothing else of %j is left: %s',
	async (query, name, left) => expect(await textLeft(query, name)).toBe(left),
);

it('a region of the place that was typed has as many courses as stand beside it', async () => {
	const { filter } = await read(addressWith(await read('q=golf in Scotland'), { region: 'fife' }).split('?')[1] ?? '');
	expect(filter).toMatchObject({ q: '', country: 'GB', nation: 'scotland', region: 'fife' });
});

it('courses that are called as what was typed come first only where no order was chosen', async () => {
	expect((await read('q=St Andrews')).filter).toMatchObject({ namedFirst: 'st andrews', sort: { by: 'distance' } });
	expect((await read('q=St Andrews&sort=price')).filter).toMatchObject({ namedFirst: '', sort: { by: 'price' } });
	expect((await read('q=royal dornoch')).filter.knownFirst).toBe('royal dornoch');
	expect((await read('q=royal dornoch&sort=name')).filter.knownFirst).toBeUndefined();
});

it('the name of a club beside what else is meant is a filter with a chip, and a name by itself stays one', async () => {
	for (const query of ['q=best at gleneagles', 'q=gleneagles under 500 euro']) {
		const meaning = await read(query);
		expect(meaning.search, query).toMatchObject({ club: 'gleneagles', q: '' });
		expect(meaning.filter.among, query).toHaveLength(4);
		expect(viewOf(meaning, NOTHING_FOUND, false).chips, query).toContainEqual(
			expect.objectContaining({ label: 'Gleneagles', to: expect.not.stringContaining('gleneagles') }),
		);
	}
	expect(takeOver(await read('q=best at gleneagles'), ['region'])).toMatchObject({ club: 'gleneagles', q: 'best' });
	expect((await read('q=gleneagles')).search).toMatchObject({ club: null, q: 'gleneagles' });
	expect((await read('q=best at gleneagles&country=sweden')).club).toBeNull();
	expect((await read('q=best at gleneagles blorpqx')).club).toBeNull();
});

it('an order of the text is an order of the address once another or the same is chosen', async () => {
	const orders = async (query: string) =>
		viewOf(await read(query), NOTHING_FOUND, false)
			.sorts.filter(({ label }) => ['Rating', 'Price'].includes(label))
			.map(({ to, chosen }) => [to, chosen]);
	expect(await orders('q=cheapest in Scotland')).toEqual([
		['/find-course?q=in+Scotland&sort=rating', false],
		['/find-course?q=in+Scotland&sort=price', true],
	]);
	expect(await orders('q=cheapest in Scotland&sort=rating')).toEqual([
		['/find-course?q=in+Scotland&sort=rating', true],
		['/find-course?q=in+Scotland&sort=price', false],
	]);
	expect(await orders('q=in Scotland')).toEqual([
		['/find-course?q=in+Scotland', true],
		['/find-course?q=in+Scotland&sort=price', false],
	]);
});

it('the map is asked for what the list was, however its text is read', async () => {
	/** What says which courses there are, and not in which order. */
	const filtersOf = ({ sort, page, handicap, namedFirst, knownFirst, ...filter }: FindFilter) => filter;
	for (const query of [
		'q=golf in Munich',
		'q=golf in Munich&near=55.41_12.93&sort=distance',
		'q=links near St Andrews',
	]) {
		const meaning = await read(query);
		const ofMap = await read(mapOf(meaning, { continents: [], countries: [] }).filters);
		expect(filtersOf(ofMap.filter), query).toEqual(filtersOf(meaning.filter));
	}
	expect((await read('q=golf in Munich&near=55.41_12.93')).town).toBeNull();
});

const noted = async (query: string) => {
	const { chips, filters, notes } = viewOf(await read(query), NOTHING_FOUND, false);
	return { chips: chips.map(({ label }) => label), filters, notes: notes.map(({ about }) => about) };
};

it.each(['q=golf near me', 'q=nearest golf'])(
	'what is near is no filter, and nobody knows where until asked: %s',
	async (query) => {
		expect(await noted(query)).toEqual({ chips: ['Near me'], filters: 'Filters', notes: ['Near me'] });
		const there = await noted(`${query}&near=55.41_12.93`);
		expect([there.filters, there.notes]).toEqual(['Filters', ['Nearest first']]);
	},
);

it.each([
	['q=Algrave', '/find-course?q=Algarve'],
	['q=best links in irelnd&handicap=18', '/find-course?q=best+links+in+Ireland&handicap=18'],
	['q=St Andrws&words=plain', null],
	['q=golf in Scotland', null],
	['q=castle in Scotland', null],
])(
	'asks whether the place nearest to what was typed was meant, where it may have been mistyped: %s',
	async (query, to) => {
		const { notes } = viewOf(await read(query), NOTHING_FOUND, false);
		expect(notes.find(({ about }) => about === 'Did you mean')?.links[0]?.to ?? null).toBe(to);
	},
);

it('asks for no place that lies elsewhere than what was chosen', async () => {
	expect((await read('q=Algrave&country=sweden')).nearest).toBeNull();
	expect((await read('q=Algrave&country=portugal')).nearest?.place.slug).toBe('algarve');
});

it('all seasons are all, whatever month was typed beside the date', async () => {
	const [note] = viewOf(await read('q=Scotland in May&date=2026-06-12'), NOTHING_FOUND, false).notes;
	expect(note?.links.at(-1)).toEqual({ label: 'Show all seasons', to: '/find-course?q=Scotland' });
});

it('a course whose season nobody knows says so where a month was typed, as where a day was chosen', async () => {
	for (const query of ['q=golf in Sweden in May', 'country=sweden&date=2026-05-12']) {
		const { filter } = await read(`${query}&page=9999`);
		const { items } = await findCourses(ctx, filter);
		const said = printCourses(items, {}, filter, null, null).map(({ doubts = [] }) =>
			doubts.includes('Season not known'),
		);
		expect(said, query).toEqual(items.map(({ isOpen }) => isOpen === null));
		expect(said, query).toContain(true);
	}
});
