import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '#app/lib/paths.ts';
import { profiles } from '#database/schema/accounts.ts';
import { likedCourses, playedCourses } from '#database/schema/reviews.ts';
import { rounds } from '#database/schema/rounds.ts';
import { GOLF_ITEMS, type GolfItem } from '#domain/members/shown-golf-rules.ts';
import { golfOf } from '#domain/reviews/member-actions/golf-changes.ts';
import { likeCourse, markPlayed, unmarkPlayed } from '#domain/reviews/member-actions/like-commands.ts';
import { markManyCourses } from '#domain/reviews/member-actions/mark-many-commands.ts';
import { checkIn } from '#domain/reviews/verification/check-in-commands.ts';
import { changeRound, logRound, removeRound } from '#domain/rounds/round-commands.ts';
import { roundSchema } from '#domain/rounds/round-rules.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { CHANNEL, createNotices } from '#server/cache/notices.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, memberRow, stampOf } from '#tests/support/databases/rows.ts';
import { renderPage } from '#tests/support/sites/rendered-page.tsx';
import { callRoute } from '#tests/support/sites/route-calls.ts';
import { startTinySite, type TinySite } from '#tests/support/sites/tiny-site.ts';
import * as shownGolf from './account/shown-golf.tsx';
import * as golfer from './golfer.tsx';

const DAY = '2026-05-28';
const now = () => new Date(`${DAY}T12:00:00Z`);

let database: TestDatabase;
let site: TinySite;
beforeAll(async () => {
	database = await openTestDatabase();
	site = await startTinySite(database.url);
});
afterAll(async () => {
	await site.close();
	await database.close();
});

let count = 0;

/** A member whose public page is on, with a played course, a wanted one, and a round of each kind. */
async function aKeeper(shown: GolfItem[] = []) {
	const { ctx, userId } = await memberRow(database, { now });
	const handle = `keeper-${++count}`;
	await database.db
		.insert(profiles)
		.values({ userId, handle, isPublic: true, publicName: 'Ada Green', shownGolf: shown });
	const played = await courseRow(database, { name: 'Quincunx Links', latitude: 55.4, longitude: 12.9 });
	const wanted = await courseRow(database, { name: 'Heron Heath', country: 'NO', latitude: 59.9, longitude: 10.7 });
	await database.db.insert(playedCourses).values({ userId, courseId: played.id });
	await database.db.insert(likedCourses).values({ userId, courseId: wanted.id });
	await database.db.insert(rounds).values({ userId, courseId: played.id, day: '2024-07-01', score: 77 });
	return { ctx, userId, handle, played, wanted };
}

const read = async (handle: string) =>
	(
		await renderPage(golfer, {
			database,
			path: `/golfers/${handle}`,
			pattern: '/golfers/:handle',
			params: { handle },
			origin: 'https://fescue.example',
		})
	).replaceAll('<!-- -->', '');

/** What stands on the page for each item, and nowhere else on it. */
const WORDS: Record<GolfItem, RegExp> = {
	counts: /<dt>course played<\/dt><dd>1<\/dd>.*<dt>country<\/dt><dd>1<\/dd>/,
	map: /Map of the courses that Ada Green has played/,
	years: /<th scope="row">2024<\/th>/,
	wanted: /Heron Heath/,
};
const ROUND = /Quincunx Links|July 2024/;

const choose = (ctx: DomainContext, items: readonly GolfItem[]) =>
	callRoute(shownGolf.action, paths.shownGolf(), ctx, Object.fromEntries(items.map((item) => [item, 'on'])));

describe('the public page of a golfer', () => {
	it('shows nothing of their golf until they choose it', async () => {
		const html = await read((await aKeeper()).handle);
		for (const words of [...Object.values(WORDS), ROUND]) expect(html).not.toMatch(words);
	});

	it.each(GOLF_ITEMS)('shows %s and nothing else where that is what they have chosen', async (item) => {
		const { ctx, handle } = await aKeeper();
		await choose(ctx, [item]);
		const html = await read(handle);
		for (const other of GOLF_ITEMS) {
			if (other === item) expect(html).toMatch(WORDS[other]);
			else expect(html).not.toMatch(WORDS[other]);
		}
		expect(html).not.toMatch(ROUND);
		await choose(ctx, []);
		expect(await read(handle)).not.toMatch(WORDS[item]);
	});

	it('shows a round that they show, without partners, price and notes, and the others not', async () => {
		const { userId, handle, played } = await aKeeper();
		const secret = { partners: 'Quill', notes: 'Quagga', pricePaidMinor: 8_765, pricePaidCurrency: 'EUR' };
		const told = { score: 84, holes: 9, transport: 'walked' as const, grade: 8 };
		await database.db
			.insert(rounds)
			.values({ userId, courseId: played.id, day: '2026-05-27', shown: true, ...told, ...secret });
		const html = await read(handle);
		expect(html).toMatch(/27 May 2026.*Quincunx Links.*84, 9 holes, walked.*Grade <\/span>8/s);
		expect(html).not.toMatch(/Quill|Quagga|87\.65|July 2024/);
	});
});

describe('what has been kept of the page', () => {
	const dropped = (ctx: DomainContext, userId: string) => {
		const has = ctx.changes.has(golfOf(userId));
		ctx.changes.clear();
		return has;
	};

	it('is read by its key, and let go when something else is chosen', async () => {
		const { ctx, userId, handle } = await aKeeper();
		const reader = database.context();
		await callRoute(golfer.loader as never, `/golfers/${handle}`, reader, undefined, { handle });
		expect([...reader.reads]).toContain(golfOf(userId));
		await choose(ctx, ['counts']);
		expect(dropped(ctx, userId)).toBe(true);
	});

	it('is let go with every mark, check-in and round; where the page is off there is none', async () => {
		const { ctx, userId, played } = await aKeeper();
		const { slug } = played;
		const form = roundSchema(DAY).parse({ day: DAY });
		const here = { latitude: 55.4, longitude: 12.9, accuracy: 10, day: DAY };
		const off = await memberRow(database, { now });
		let roundId = 0;
		const acts: ((as: DomainContext) => Promise<unknown>)[] = [
			(as) => likeCourse(as, slug, stampOf(as)),
			(as) => markPlayed(as, slug, stampOf(as)),
			(as) => unmarkPlayed(as, slug, stampOf(as)),
			(as) => markManyCourses(as, { mark: 'played', courseIds: [played.id], stamp: stampOf(as) }),
			(as) => checkIn(as, slug, here, stampOf(as)),
			async (as) => {
				const logged = await logRound(as, slug, form, { stamp: stampOf(as) });
				roundId = logged.ok ? logged.value.roundId : 0;
			},
			(as) => changeRound(as, roundId, form, stampOf(as)),
			(as) => removeRound(as, roundId),
		];
		for (const [at, act] of acts.entries()) {
			await act(ctx);
			expect(dropped(ctx, userId), `act ${at}`).toBe(true);
		}
		for (const act of acts) await act(off.ctx);
		expect(dropped(off.ctx, off.userId)).toBe(false);
	});
});

it('whatever writes what somebody has played or wants to play lets go of what is kept of their page', () => {
	const table = '(?:rounds|playedCourses|likedCourses|checkIns)';
	const imports = new RegExp(`import \\{[^}]*\\b${table}\\b[^}]*\\} from '#database/schema/`);
	const writes = new RegExp(`\\.(?:insert|update|delete)\\((?:${table}|table)\\)`);
	const writers = globSync('{cli,domain,server}/**/*.ts').filter((file) => {
		const text = readFileSync(file, 'utf8');
		return !file.includes('.test.') && imports.test(text) && writes.test(text);
	});
	expect(writers).toContain('domain/rounds/round-commands.ts');
	expect(writers).toContain('domain/reviews/member-actions/like-commands.ts');
	expect(writers.filter((file) => !/\bnoteGolf\(/.test(readFileSync(file, 'utf8')))).toEqual([]);
});

describe('the map of a golfer’s courses', () => {
	const mapIn = (html: string) => /src="(\/maps\/[^"]+)"/.exec(html)?.[1] ?? '';
	/** As the server does, to all processes of the site, once a form is answered. */
	const tellChanges = ({ changes }: DomainContext) =>
		createNotices((notice) => database.pool.query('select pg_notify($1, $2)', [CHANNEL, notice])).announce(changes);
	const expectGone = (address: string) => expect.poll(async () => (await site.get(address)).status).toBe(404);
	// Each has an edge.
	const dotsIn = (svg: string) => (svg.split('h0').length - 1) / 2;

	it('is there while it is shown, kept by no cache but its reader’s; another address has what is new, and the old one leads nowhere', async () => {
		const { ctx, handle } = await aKeeper(['map']);
		const old = mapIn(await read(handle));
		const answer = await site.get(old);
		expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, max-age=86400, immutable']);
		expect(dotsIn(await answer.text())).toBe(1);
		const another = await courseRow(database, { latitude: -33.9, longitude: 151.2 });
		await markPlayed(ctx, another.slug, stampOf(ctx));
		await tellChanges(ctx);
		const next = mapIn(await read(handle));
		expect(next).not.toBe(old);
		expect(dotsIn(await (await site.get(next)).text())).toBe(2);
		await expectGone(old);
		await choose(ctx, ['counts', 'wanted', 'years']);
		await tellChanges(ctx);
		await expectGone(next);
	});
});

describe('the picture for those who share a link to the page', () => {
	const pictureIn = (html: string) => /og:image" content="https:\/\/fescue\.example([^"]+)"/.exec(html)?.[1] ?? '';

	it.each([['counts'], ['map'], ['counts', 'map']] as GolfItem[][])(
		'is theirs where they show %s %s',
		async (...items) => {
			const { ctx, handle, wanted } = await aKeeper(items);
			const old = pictureIn(await read(handle));
			const answer = await site.get(old);
			expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
			const png = Buffer.from(await answer.arrayBuffer());
			expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
			await markPlayed(ctx, wanted.slug, stampOf(ctx));
			expect(pictureIn(await read(handle))).not.toBe(old);
		},
	);

	it.each([[], ['years'], ['wanted']] as GolfItem[][])(
		'is the site’s own where they show neither: %s',
		async (...items) => {
			const { handle } = await aKeeper(items);
			expect(pictureIn(await read(handle))).toBe(paths.sceneSharePicture('hero'));
		},
	);
});
