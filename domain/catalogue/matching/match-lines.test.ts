import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courses } from '#database/schema/catalogue.ts';
import { foldText } from '#domain/shared/text/fold.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { buildCourseIndex } from '../course-index/build.ts';
import { searchNameOf } from '../finding/search-name.ts';
import { LINE_LIMITS, readLines } from './lines.ts';
import { matchLines } from './match-lines.ts';

let database: TestDatabase;
let index: Awaited<ReturnType<typeof buildCourseIndex>>;

/** Courses that are called as others are, or nearly so. */
const NAMESAKES: [name: string, country: string][] = [
	['Falsterbo', 'US'],
	['Prestwick Country Club', 'US'],
	['Houston National', 'US'],
	['Pine Lakes', 'US'],
];

beforeAll(async () => {
	database = await openTestDatabase({ seeded: true });
	await database.db.insert(courses).values(
		NAMESAKES.map(([name, country]) => ({
			...{ name, country, slug: `${foldText(name).replaceAll(' ', '-')}-namesake` },
			...{ continent: 'North America', source: 'test', sourceId: name, searchName: searchNameOf(name) },
		})),
	);
	index = await buildCourseIndex(database.db);
});

afterAll(() => database.close());

async function match(text: string) {
	const lines = readLines(text);
	if (!lines.ok) throw new Error(lines.kind);
	const ctx = database.context({ courseIndex: { ready: async () => index } });
	return (await matchLines(ctx, lines.value)).map(({ sure, candidates, ...line }) => ({
		...line,
		sure: sure?.slug ?? null,
		asked: candidates.map(({ slug }) => slug),
	}));
}

describe('a line is taken for a course without a question', () => {
	it.each([
		['Ljunghusen', 'ljunghusen', 'its name'],
		['LJUNGHUSENS GK', 'ljunghusen', 'capitals, and a club in Swedish'],
		['3. Royal Porthcawl Golf Club', 'royal-porthcawl', 'a number before it, and a club behind it'],
		['- Royal Dublin (2019)', 'royal-dublin', 'a dash before it, and a year behind it'],
		['old course, saint andrews', 'st-andrews-old-course', 'the words in another order'],
		['廣野ゴルフ倶楽部', 'hirono', 'a name in Japanese'],
		['Falsterbo, Sweden', 'falsterbo', 'two of its name, and the country of one'],
		['Falsterbo (Sverige)', 'falsterbo', 'the same in the language of the country'],
		['Falsterbo\tSkåne', 'falsterbo', 'the same with a region in a column beside it'],
	])('%s: %s, %s', async (text, slug) => expect(await match(text)).toMatchObject([{ sure: slug }]));
});

describe('a line is asked about', () => {
	it.each([
		['Falsterbo', 'falsterbo', 'two are called so'],
		['Prestwick', 'prestwick', 'another has the name within its own'],
		['St Andrews', 'st-andrews-old-course', 'a town of many courses'],
		['Gleneagles', 'gleneagles-kings', 'a club of several courses'],
		['ljunghausen', 'ljunghusen', 'a slip of the finger'],
		['rcd', 'royal-county-down', 'initials'],
		['valderrama andalousie', 'valderrama', 'a land without a comma before it'],
		['Pine Lake', 'pine-lakes-namesake', 'a letter that may tell another course'],
		['Houston Municipal', 'houston-national-namesake', 'another club of the town'],
	])('%s, with %s among the courses: %s', async (text, slug) => {
		const [line] = await match(text);
		expect(line?.sure).toBeNull();
		expect(line?.asked).toContain(slug);
	});

	it.each(['The Golf Club', 'Country Club', 'blorpqx', '12345'])('%s, which names none', async (text) =>
		expect(await match(text)).toMatchObject([{ sure: null }]),
	);
});

describe('a list', () => {
	it('is read line by line, without empty ones', async () => {
		expect(await match('\n Ljunghusen \r\n\r\n --- \nblorpqx')).toMatchObject([
			{ number: 1, text: 'Ljunghusen', sure: 'ljunghusen' },
			{ number: 2, text: 'blorpqx', sure: null },
		]);
	});

	it('is refused where it is empty, or too long to be taken at once', () => {
		expect(readLines(' \n - \n')).toEqual({ ok: false, kind: 'no-lines' });
		const lines = LINE_LIMITS.lines + 1;
		expect(readLines('Falsterbo\n'.repeat(lines))).toEqual({ ok: false, kind: 'too-many-lines', lines });
		expect(readLines('東'.repeat(LINE_LIMITS.bytes))).toEqual({ ok: false, kind: 'too-long' });
	});

	it.each([`a${' '.repeat(40_000)}b`, 'a - '.repeat(10_000), `${'- '.repeat(20_000)}a`, `${'('.repeat(15_000)}a`])(
		'S11: is not held up by a hostile line',
		async (text) => expect(await match(text)).toHaveLength(1),
	);
});
