import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DomainContext } from '#domain/shared/context.ts';
import { indexBuiltOnce, openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { suggest } from '../finding/search.ts';
import { findNearestPlace } from './nearest-place.ts';

let database: TestDatabase;
let ctx: DomainContext;

beforeAll(async () => {
	database = await openTestDatabase({ seeded: true });
	ctx = database.context({ courseIndex: indexBuiltOnce(database.db) });
});

afterAll(() => database.close());

const nearest = async (text: string, country?: string) => {
	const found = await findNearestPlace(ctx, text, (place) => !country || place.country === country);
	return found && `${found.place.kind} ${found.place.slug}: ${found.text}`;
};

describe('the place that may have been mistyped', () => {
	it.each([
		['Algrave', 'area algarve: Algarve', 'letters changed round'],
		['Scotlnd', 'nation scotland: Scotland', 'a letter missing'],
		['St Andrws', 'town st-andrews: St Andrews', 'a slip in one word of two'],
		['Andalusiaa', 'region andalusia: Andalusia', 'a letter too many'],
		['north carlina', 'region north-carolina: North Carolina', 'the longer of two names'],
		['best links in irelnd', 'country ireland: best links in Ireland', 'among words that ask for something'],
		['Skottlnad', 'nation scotland: Scotland', 'in another language'],
	])('%s is %s: %s', async (text, expected) => expect(await nearest(text)).toBe(expected));

	it('lies where it can be meant', async () => {
		expect(await nearest('Scotlnd', 'FR')).toBeNull();
	});

	it.each(['Skane', 'Scotland', 'scotl', 'royal dublin', 'best golf', 'zzzzzz', 'qqqq wwww'])(
		'is none where nothing was mistyped, nor for what is like no name: %s',
		async (text) => expect(await nearest(text)).toBeNull(),
	);

	it.each(['', ' ', '%', '\u202e\u200f', '\ud800', '\0', "'; drop table places --", '{}', '❤'.repeat(50)])(
		'S07: is none for %j',
		async (text) => expect(await nearest(text)).toBeNull(),
	);

	it.each(['a'.repeat(10_000), 'scotlnd '.repeat(1_000), '東'.repeat(10_000)])(
		'S11, R30: is not held up by a long text',
		async (text) => expect(findNearestPlace(ctx, text)).resolves.toBeDefined(),
	);
});

describe('suggestions for a mistyped place', () => {
	const names = async (text: string) => {
		const { places, countries } = await suggest(ctx, text);
		return [...places, ...countries].map(({ name }) => name);
	};

	it.each([
		['Algrave', 'Algarve'],
		['St Andrws', 'St Andrews'],
		['golf in scotlnd', 'Scotland'],
		['Swedn', 'Sweden'],
	])('%s offers %s', async (text, name) => expect(await names(text)).toEqual([name]));
});
