import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DomainContext } from '#domain/shared/context.ts';
import { indexBuiltOnce, openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { understand } from './understand.ts';

let database: TestDatabase;
let ctx: DomainContext;

beforeAll(async () => {
	database = await openTestDatabase({ seeded: true });
	ctx = database.context({ courseIndex: indexBuiltOnce(database.db) });
});

afterAll(() => database.close());

const read = (text: string, country?: string) =>
	understand(ctx, text, (place) => country === undefined || place.country === country);

const placeOf = async (text: string, country?: string) => {
	const place = (await read(text, country))?.place;
	return place ? `${place.kind} ${place.slug} ${place.country}` : null;
};

describe('the place that is meant', () => {
	it.each([
		['Scotland', 'nation scotland GB'],
		['Skottland', 'nation scotland GB'],
		['Algarve', 'area algarve PT'],
		['Munich', 'town munich DE'],
		['golfbanor i Skåne', 'area skane SE'],
		['日本', 'country japan JP'],
		['golf near Lisbon', 'town lisbon PT'],
		['st andrews scotland', 'town st-andrews GB'],
		['public courses, Fife', 'area fife GB'],
	])('%s is %s', async (text, place) => expect(await placeOf(text)).toBe(place));

	it('of several of a name it is the one where a course is that the world knows by it', async () => {
		expect(await placeOf('St Andrews')).toBe('town st-andrews GB');
	});

	it('one that lies elsewhere than what was chosen beside the text is not', async () => {
		expect(await placeOf('Scotland', 'GB')).toBe('nation scotland GB');
		expect(await placeOf('Scotland', 'FR')).toBeNull();
	});
});

describe('names come first', () => {
	it.each(['Royal Dublin', 'new course st andrews', 'ailsa turnberry', 'Pebble Beach Golf Links Spyglass'])(
		'%s is looked for in names',
		async (text) => expect(await read(text)).toBeNull(),
	);
});

it('a name with words between its own is looked for without these', async () => {
	expect(await read('old course in St Andrews')).toMatchObject({ parts: [], place: null, words: 'old st andrews' });
});

it('words that nobody knows do not spoil the rest, and are told', async () => {
	const understood = await read('four days in Scotland blorpqx under 100 euro');
	expect(understood).toMatchObject({
		place: { slug: 'scotland' },
		filters: { price: ['1', '2'] },
		ignored: 'blorpqx',
		words: '',
	});
});

it.each([
	['golf in Scotland in May or June', { month: 5, ignored: 'June' }],
	['best golf in Scotland, cheapest', { order: 'rating', ignored: 'cheapest' }],
	['top courses in Scotland, the best', { order: 'rating', ignored: '' }],
	['golf in Spain Portugal', { ignored: 'Portugal' }],
	['golf in north Scotland', { place: { slug: 'scotland' }, ignored: 'north' }],
])('what does not go with the rest is told, and no part of it: %s', async (text, meant) => {
	const understood = await read(text);
	expect(understood).toMatchObject(meant);
	const kinds = understood?.parts.map((part) => (part.kind === 'order' ? part.by : part.kind)) ?? [];
	if (meant.ignored) expect(kinds).toEqual([...new Set(kinds)]);
});

it('words that stand in names of the place are looked for there', async () => {
	expect(await read('castle in Scotland')).toMatchObject({
		place: { slug: 'scotland' },
		words: 'castle',
		ignored: '',
	});
});

it('each part is told by its letters, the place and what it was said to lie in among them', async () => {
	const text = 'best links near St Andrews, Scotland';
	const understood = await read(text);
	expect(understood?.parts.map(({ kind, from, to }) => [kind, text.slice(from, to)])).toEqual([
		['order', 'best'],
		['filter', 'links'],
		['place', 'near St Andrews'],
		['place', 'Scotland'],
	]);
});

it.each([
	"'; drop table places; --",
	'%',
	'\u202e\u200f',
	'\u0000',
	'\ud800',
	'%00',
	'٪',
	'{}',
	'$1',
	'a'.repeat(100),
	'❤'.repeat(50),
])('S07: nothing is understood of %j', async (text) => expect(await read(text)).toBeNull());

it.each(['in '.repeat(33), 'scotland '.repeat(11), 'st andrews '.repeat(9), 'a b c d e f g h i j k l m n o p q r s t'])(
	'S11: is not held up by %j',
	async (text) => expect(read(text)).resolves.toBeDefined(),
);
