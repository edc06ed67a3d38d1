import { afterAll, beforeAll, expect, it } from 'vitest';
import { courses } from '#database/schema/catalogue.ts';
import { submitReview } from '#domain/reviews/commands.ts';
import { ageRatings, storeAllRatings } from '#domain/reviews/rating/rating-recount.ts';
import { utcDay } from '#domain/shared/day.ts';
import { issueStamp } from '#domain/shared/forms/stamp.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow } from '#tests/support/databases/rows.ts';
import { establishedMember, reviewInput } from '#tests/support/facts/reviews.ts';
import { renderPage } from '#tests/support/sites/rendered-page.tsx';
import * as howWeRate from './about/how-we-rate.tsx';
import * as compare from './courses/compare.tsx';
import * as course from './courses/course.tsx';
import * as place from './courses/place.tsx';
import * as topRated from './courses/top-rated.tsx';
import * as home from './home.tsx';

const NAMES = ['Aspen Links', 'Birch Heath', 'Cedar Park'] as const;
type Name = (typeof NAMES)[number];
const [ASPEN, BIRCH, CEDAR] = NAMES;

/** A day's review, the prior of that day, what is printed of the three courses after it, and which are ranked, in their order. */
type Day = { of: Name; grade: number; prior: string; printed: [string, string, string]; ranked: Name[] };

const NONE = 'Not yet rated';
/** The same on its own page. */
const NONE_LARGE = 'Nobody has rated it yet.';
const THREE = '3.0 out of 10. New, 1 rating';
const BEST = '7.2 out of 10, 3 reviews';
const POOR = '5.7 out of 10, 3 reviews';

/**
 * The first ten reviews of a site, one a day, each of a member's round of that day and each its account's first (T2). The prior
 * of a day is made of the reviews before it: it never moves by more than one grade among two hundred can. Reckoned apart from the product.
 */
const TEN_DAYS: Day[] = [
	{ of: ASPEN, grade: 3, prior: '6.5000', printed: [THREE, NONE, NONE], ranked: [] },
	{ of: BIRCH, grade: 10, prior: '6.4913', printed: [THREE, '10.0 out of 10. New, 1 rating', NONE], ranked: [] },
	{ of: BIRCH, grade: 9, prior: '6.5000', printed: [THREE, '9.5 out of 10. New, 2 ratings', NONE], ranked: [] },
	{ of: BIRCH, grade: 10, prior: '6.5062', printed: [THREE, BEST, NONE], ranked: [BIRCH] },
	{ of: ASPEN, grade: 4, prior: '6.5148', printed: ['3.5 out of 10. New, 2 ratings', BEST, NONE], ranked: [BIRCH] },
	{
		of: CEDAR,
		grade: 8,
		prior: '6.5086',
		printed: ['3.5 out of 10. New, 2 ratings', BEST, '8.0 out of 10. New, 1 rating'],
		ranked: [BIRCH],
	},
	{
		of: ASPEN,
		grade: 2,
		prior: '6.5123',
		printed: [POOR, BEST, '8.0 out of 10. New, 1 rating'],
		ranked: [BIRCH, ASPEN],
	},
	{
		of: CEDAR,
		grade: 9,
		prior: '6.5012',
		printed: [POOR, BEST, '8.5 out of 10. New, 2 ratings'],
		ranked: [BIRCH, ASPEN],
	},
	{
		of: CEDAR,
		grade: 10,
		prior: '6.5073',
		printed: [POOR, BEST, '7.1 out of 10, 3 reviews'],
		ranked: [BIRCH, CEDAR, ASPEN],
	},
	{
		of: CEDAR,
		grade: 10,
		prior: '6.5158',
		printed: [POOR, BEST, '7.3 out of 10, 4 reviews'],
		ranked: [CEDAR, BIRCH, ASPEN],
	},
];

/** So little alike that no rule holds any. */
const WORDS = [
	'Firm fairways and a sea breeze from the left.',
	'My partner lost four balls in the pond by lunch.',
	'Every green had been cut that very morning.',
	'We walked it in three hours without waiting once.',
	'The clubhouse soup alone is worth the drive.',
	'Bunkers deeper than they look from the tee.',
	'Nobody raked anything and the tees were bare.',
	'Cedars everywhere, and shade on a hot afternoon.',
	'A short par five that tempted all of us.',
	'Bring one club more than you think on the last.',
];

let database: TestDatabase;
let rows: Record<Name, { id: number; slug: string }>;

beforeAll(async () => {
	database = await openTestDatabase();
	const made = [];
	for (const name of NAMES) made.push([name, await courseRow(database, { name, searchName: name.toLowerCase() })]);
	rows = Object.fromEntries(made);
});

afterAll(() => database.close());

/** A page as its reader sees it on the day, without what React puts between words. */
async function read(module: typeof course | typeof home, now: Date, path: string, params: Record<string, string> = {}) {
	const ctx = database.context({ now: () => now });
	const page = { database, path, pattern: path.split('?', 1)[0] ?? '', params, origin: 'https://golf.test', ctx };
	return (await renderPage(module as never, page)).replaceAll('<!-- -->', '');
}

/** The courses of a list that carry the number of a place in it, in the order of those numbers. */
function rankedIn(html: string) {
	const cards = [...html.matchAll(/<article[\s\S]*?<\/article>/g)].map(([card]) => ({
		name: NAMES.find((name) => card.includes(name)),
		rank: Number(/>(\d+)<\/span>/.exec(card)?.[1] ?? Number.NaN),
	}));
	return cards
		.filter(({ rank }) => rank > 0)
		.sort((a, b) => a.rank - b.rank)
		.map(({ name }) => name);
}

it('T1: the first ten reviews of a site, over ten days: what is printed and what is ranked', async () => {
	for (const [at, { of, grade, prior, printed, ranked }] of TEN_DAYS.entries()) {
		const now = new Date(Date.UTC(2027, 2, 1 + at, 12));
		await ageRatings(database.db, utcDay(now));
		const viewer = await establishedMember(database);
		const ctx = database.context({ viewer, now: () => now });
		const input = reviewInput(rows[of].id, {
			rating: grade,
			playDate: utcDay(now),
			reviewText: WORDS[at] ?? '',
		});
		const sent = await submitReview(ctx, input, issueStamp(ctx.secret, new Date(now.getTime() - 60_000)));
		expect(sent).toMatchObject({ ok: true, value: { heldBy: [] } });

		const stored = () => database.db.select().from(courses).orderBy(courses.id);
		const added = await stored();
		await storeAllRatings(database.db, utcDay(now));
		expect(await stored(), 'a recount of the day').toEqual(added);

		expect(await read(howWeRate as never, now, '/how-we-rate')).toContain(`<strong>${prior}</strong>`);
		const slugs = NAMES.map((name) => rows[name].slug);
		const compared = await read(compare as never, now, `/compare?${slugs.map((slug) => `course=${slug}`).join('&')}`);
		const pages = await Promise.all(
			slugs.map((slug) => read(course, now, `/courses/sweden/${slug}`, { country: 'sweden', slug })),
		);
		const lists = {
			top: await read(topRated as never, now, '/top-rated-courses'),
			home: await read(home, now, '/'),
			place: await read(place as never, now, '/courses/sweden', { country: 'sweden' }),
		};
		const day = `day ${at + 1}`;
		for (const [index, words] of printed.entries()) {
			const page = pages[index] ?? '';
			const isRanked = ranked.includes(NAMES[index] ?? ASPEN);
			for (const [where, html] of Object.entries({ course: page, ...lists })) {
				const said = where === 'course' && words === NONE ? NONE_LARGE : words;
				expect(html, `${day}, ${where}, ${NAMES[index]}`).toContain(said);
			}
			expect(compared, day).toContain(words.replace(/(?:\. |, )(.*)$/, ' ($1)'));
			expect(page.includes('AggregateRating'), `${day}, what machines read of ${NAMES[index]}`).toBe(isRanked);
			expect(/name="description" content="[^"]*out of 10/.test(page), day).toBe(isRanked);
		}
		for (const [where, html] of Object.entries(lists)) expect(rankedIn(html), `${day}, ${where}`).toEqual(ranked);
		const listed = /"ItemList".*?"itemListElement":(\[.*?\])/.exec(lists.place)?.[1] ?? '[]';
		expect((JSON.parse(listed) as { name: string }[]).map(({ name }) => name)).toEqual(ranked);
	}
}, 120_000);
