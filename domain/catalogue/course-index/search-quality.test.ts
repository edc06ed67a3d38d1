import { afterAll, beforeAll, expect, it } from 'vitest';
import { courses } from '#database/schema/catalogue.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import type { CourseIndex } from '../../shared/course-index.ts';
import { buildCourseIndex } from './build.ts';

let database: TestDatabase;
let index: CourseIndex;
let slugs: Map<number, string>;

beforeAll(async () => {
	database = await openTestDatabase({ seeded: true });
	index = await buildCourseIndex(database.db);
	const rows = await database.db.select({ id: courses.id, slug: courses.slug }).from(courses);
	slugs = new Map(rows.map(({ id, slug }) => [id, slug]));
});

afterAll(() => database.close());

const find = (q: string) => {
	const { part, total } = index.select({ q });
	return Array.from(part(0, total), (row) => slugs.get(index.columns.id[row] ?? 0));
};

it.each([
	['ljunghusen', 'ljunghusen', 'a whole name'],
	['LJUNGHUSEN', 'ljunghusen', 'capitals'],
	['ljunghausen', 'ljunghusen', 'a letter too many'],
	['rcd', 'royal-county-down', 'initials'],
	['hof bro', 'bro-hof-slott', 'words in another order'],
	['brohof', 'bro-hof-slott', 'two words written as one'],
	['ballybunnion', 'ballybunion-old', 'a doubled letter'],
	['st andrwes old course', 'st-andrews-old-course', 'two letters changed round'],
	['saint andrews old', 'st-andrews-old-course', 'a word spelt out'],
	['muirfeild', 'muirfield', 'a slip in a name that is the beginning of another'],
	['augusta nat', 'augusta-national', 'a word being typed'],
	['marienbad', 'marianske-lazne', 'an old name'],
	['marianske lazne', 'marianske-lazne', 'no accents'],
	['pertisau', 'achensee', 'a town'],
	['東京よみうり', 'tokyo-yomiuri', 'a name in Japanese'],
	['川奈富士', 'kawana-fuji', 'two words of a script without blanks'],
	['golf club falsterbo', 'falsterbo', 'common words beside the telling one'],
	['royal porthcawl blorpqx', 'royal-porthcawl', 'a word that nothing has'],
	['ngla', 'national-golf-links', 'initials without the little words'],
	['ngla southampton', 'national-golf-links', 'initials beside a town'],
	['wfgc west mamaroneck', 'winged-foot-west', 'initials with a "Golf Club" that its name goes without'],
	['lacc north', 'los-angeles-country-club-north', 'initials of a club before the name of one of its courses'],
	['나인브릿지 여주', 'haesley-nine-bridges', 'a name beside a town, both in their own script'],
	['hirono 兵庫', 'hirono', 'a name beside a region in its own script'],
	['valderrama andalousie', 'valderrama', 'a region in French'],
	['schottland carnoustie', 'carnoustie', 'a nation in German, before the name'],
	['falsterbo suecia', 'falsterbo', 'a country in Spanish'],
	['廣野ゴルフ場', 'hirono', 'another word for a golf club, written with the name'],
	['golfklubben falsterbo', 'falsterbo', 'a golf club in another language'],
])('%s finds %s: %s', (typed, slug) => expect(find(typed)[0]).toBe(slug));

it('K14: puts courses that share what was typed in the order of their renown, and takes no word for two of them', () => {
	const courses = find('st andrews').filter((slug) => slug?.endsWith('-course'));
	const known = ['st-andrews-old-course', 'st-andrews-new-course'];
	// "St" is the beginning of Strathtyrum and the end of Castle, and has been typed once.
	expect(courses.slice(0, 2)).toEqual(known);
	expect(courses.indexOf('st-andrews-castle-course')).toBeLessThan(courses.indexOf('st-andrews-strathtyrum-course'));
});

it('finds every course of a country in its own language', () => {
	expect(find('sverige').length).toBe(index.select({ country: 'SE' }).total);
});

it.each(['zzzzzz', '%', '_', '\u202e\u200f', "'; drop table courses", '\ud800'])('finds nothing for %j', (typed) => {
	expect(find(typed)).toEqual([]);
});

it.each(['a!'.repeat(50_000), 'x'.repeat(10_000), 'golf '.repeat(2_000)])(
	'S11, R30: is not held up by a long text',
	(typed) => {
		expect(() => find(typed)).not.toThrow();
	},
);
