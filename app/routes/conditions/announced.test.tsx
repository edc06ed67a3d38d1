import { afterAll, beforeAll, expect, it } from 'vitest';
import { readTripView } from '#app/features/trips/trip-view.server.ts';
import { domainContext, siteContext } from '#app/lib/context.ts';
import { clubAnnouncements, conditionReports } from '#database/schema/conditions.ts';
import { createTrip } from '#domain/trips/trip-commands.ts';
import { getOwnTrip } from '#domain/trips/trip-queries.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, memberRow, stampOf } from '#tests/support/databases/rows.ts';
import { renderPage } from '#tests/support/sites/rendered-page.tsx';
import * as coursePage from '../courses/course.tsx';
import * as placePage from '../courses/place.tsx';
import * as feed from '../feeds/conditions.ts';

const BEFORE = new Date('2026-10-01T12:00:00Z');
const DURING = new Date('2026-10-04T12:00:00Z');
const AFTER = new Date('2026-10-06T12:00:00Z');

let database: TestDatabase;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());

/** A course that announces aeration from the third to the fifth of October. */
async function announcing(kind: 'aeration' | 'carts' = 'aeration', sample = false) {
	const course = await courseRow(database, { country: 'SE' });
	await database.db.insert(clubAnnouncements).values({
		...{ courseId: course.id, byEditor: false, kind, sample, firstDay: '2026-10-03', lastDay: '2026-10-05' },
		...{ beginsAt: new Date('2026-10-02T22:00:00Z'), endsAt: new Date('2026-10-05T22:00:00Z') },
	});
	return { ...course, params: { country: 'sweden', slug: course.slug } };
}

const at = (moment: Date) => ({ ...database.context({ now: () => moment }), ends: [] as Date[] });

/** A page's words, without marks. */
async function read(page: unknown, pattern: string, moment: Date, params: Record<string, string>) {
	const path = Object.entries(params).reduce((made, [name, value]) => made.replace(`:${name}`, value), `/${pattern}`);
	const asked = { database, ctx: at(moment), path, pattern, params, origin: 'https://golf.test' };
	const html = await renderPage(page as Parameters<typeof renderPage>[0], asked);
	return html.replaceAll(/<!-- -->|<[^>]*>/g, '');
}

async function readFeed(params: Record<string, string>, moment: Date): Promise<string> {
	const context = new Map<unknown, unknown>([
		[domainContext, at(moment)],
		[siteContext, { origin: 'https://golf.test' }],
	]);
	const answer = await feed.loader({ params, context } as unknown as Parameters<typeof feed.loader>[0]);
	return answer.text();
}

it('N2: the page of a course tells the club’s word as to come, then as present, then no more', async () => {
	const { params } = await announcing();
	const words = (moment: Date) => read(coursePage, 'courses/:country/:slug', moment, params);
	const before = await words(BEFORE);
	expect(before).toContain('Announced: Aeration 3 to 5 October 2026, says the club');
	const during = await words(DURING);
	expect(during).toContain('Aeration until 5 October 2026, says the club');
	expect(during).not.toContain('Announced');
	expect(await words(AFTER)).not.toContain('Aeration');
});

it('N2: lists tell what is announced of the present before what golfers say, except that there are no carts', async () => {
	const [aerated, cartless] = [await announcing(), await announcing('carts')];
	await database.db.insert(conditionReports).values(
		[aerated, cartless].map(({ id }) => ({
			...{ courseId: id, byMember: true, day: '2026-10-01', told: { greens: 'poor' } },
			observedAt: new Date('2026-10-01T09:00:00Z'),
		})),
	);
	const words = (moment: Date) => read(placePage, 'courses/:country', moment, { country: 'sweden' });
	expect(await words(BEFORE)).not.toContain('says the club');
	const during = await words(DURING);
	expect(during).toContain('Aeration until 5 October 2026, says the club');
	expect(during).not.toContain('No carts');
	expect(during).toContain('Greens poor, 3 days ago');
});

it('N2: a trip is warned of what is announced for its day', async () => {
	const { ctx } = await memberRow(database, { now: () => BEFORE });
	const { slug } = await announcing();
	const warningsOn = async (firstDay: string) => {
		const input = { title: 'South', firstDay, days: 1, name: 'Karin' };
		const made = await createTrip(ctx, input, { stamp: stampOf(ctx), slugs: [slug] });
		const trip = made.ok ? await getOwnTrip(ctx, made.value.tripId) : null;
		if (!trip) throw new Error('no trip');
		return (await readTripView(ctx, trip)).days.flatMap(({ stops }) => stops.flatMap(({ warnings }) => warnings));
	};
	expect(await warningsOn('2026-10-05')).toContain('Aeration 3 to 5 October 2026, says the club.');
	expect((await warningsOn('2026-10-06')).join()).not.toContain('Aeration');
});

it('R9: a sample is called one wherever it is printed, and stands in no feed', async () => {
	const { params } = await announcing('aeration', true);
	const words = 'Aeration until 5 October 2026, says the club (a sample)';
	expect(await read(coursePage, 'courses/:country/:slug', DURING, params)).toContain(words);
	expect(await readFeed(params, DURING)).not.toContain('Aeration');
});

it('N3: the feed of a course has the club’s word, by the club, until it is over', async () => {
	const { params } = await announcing();
	expect(await readFeed(params, BEFORE)).toMatch(
		/<name>The club<\/name>[\s\S]*Aeration 3 to 5 October 2026, says the club/,
	);
	expect(await readFeed(params, AFTER)).not.toContain('Aeration');
});
