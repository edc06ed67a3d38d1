import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { profiles, users } from '#database/schema/accounts.ts';
import { courses } from '#database/schema/catalogue.ts';
import { reviews } from '#database/schema/reviews.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { newMember, standingClock } from '#tests/support/facts/accounts.ts';
import { listReviewsOfGolfer } from '../reviews/authors/author-queries.ts';
import { getReview } from '../reviews/queries.ts';
import type { DomainContext } from '../shared/context.ts';
import { getGolfer, listCoursesOfGolfer, listGolferPages } from './golfer-queries.ts';
import { saveProfile } from './profile-commands.ts';
import { PROFILE_MESSAGES } from './profile-messages.ts';
import { getOwnProfile } from './profile-queries.ts';
import { profileSchema } from './profile-rules.ts';

let test: TestDatabase;
let courseId: number;

beforeAll(async () => {
	test = await openTestDatabase();
	const facts = { slug: 'heath', name: 'The Heath', country: 'SE', continent: 'Europe', source: 'test', sourceId: '1' };
	const [course] = await test.db.insert(courses).values(facts).returning({ id: courses.id });
	courseId = course?.id ?? 0;
});

afterAll(() => test.close());

let count = 0;
const aMember = () => newMember(test, `golfer${++count}@golf.example`);

const NAMES = { firstName: 'Karin', lastName: 'Lind' };
const parse = (typed: Record<string, unknown>) => profileSchema.safeParse({ ...NAMES, ...typed });
const messageOf = (typed: Record<string, unknown>) => parse(typed).error?.issues[0]?.message;
const save = (ctx: DomainContext, typed: Record<string, unknown>) =>
	saveProfile(ctx, profileSchema.parse({ ...NAMES, ...typed }));

async function write(userId: string) {
	const [row] = await test.db
		.insert(reviews)
		.values({ courseId, userId, content: 'Firm and fast.', rating: 8 })
		.returning({ id: reviews.id });
	return row?.id ?? 0;
}

it('a country stays where the form was sent before it had a field for one, and goes where it is emptied', async () => {
	const { ctx } = await aMember();
	await save(ctx, { homeCountry: 'SE' });
	await save(ctx, {});
	expect((await getOwnProfile(ctx)).homeCountry).toBe('SE');
	await save(ctx, { homeCountry: '' });
	expect((await getOwnProfile(ctx)).homeCountry).toBe(null);
});

describe('the form of a profile', () => {
	it.each([
		['12.4', 124],
		['12,4', 124],
		['0', 0],
		['54.0', 540],
		['+1.2', -12],
		['-1.2', -12],
		['+10', -100],
		['', null],
	])('takes a handicap as players write it: %j', (handicap, tenths) => {
		expect(parse({ handicap }).data?.handicap).toBe(tenths);
	});

	it.each(['54.1', '+10.1', '12.45', 'scratch', '1e1', '١٢'])('refuses %s as a handicap', (handicap) => {
		expect(messageOf({ handicap })).toBe(PROFILE_MESSAGES.handicap);
	});

	it.each(['ab', 'a'.repeat(31), '-anna', 'anna-', 'anna--lind', 'anna lind', 'änna', 'аnna', '1anna', '../x', 'a/b'])(
		'refuses %s as an address',
		(handle) => {
			expect(messageOf({ handle })).toBe(PROFILE_MESSAGES.handle);
		},
	);

	it.each(['admin', 'adm1n', 'Settings', 'fescue', 'the-editor', 'verified-anna', 'null'])(
		'S56: keeps %s for the site',
		(handle) => {
			expect(messageOf({ handle })).toBe(PROFILE_MESSAGES.handleReserved);
		},
	);

	it('takes addresses in lower case, and asks for one where the page is on', () => {
		expect(parse({ handle: ' Anna-Lind ' }).data?.handle).toBe('anna-lind');
		expect(messageOf({ isPublic: 'on' })).toBe(PROFILE_MESSAGES.handleMissing);
		expect(parse({ isPublic: 'on', handle: '' }).error?.issues).toHaveLength(1);
		expect(parse({}).data).toEqual({
			...NAMES,
			handle: null,
			publicName: null,
			homeCountry: undefined,
			handicap: null,
			isPublic: false,
		});
	});

	it('S05, S56: has no public name of nothing, and none that poses', () => {
		expect(parse({ publicName: '\u200b \u3164' }).data?.publicName).toBeNull();
		expect(messageOf({ publicName: 'x' })).toBe(PROFILE_MESSAGES.publicName);
		expect(messageOf({ publicName: 'x'.repeat(51) })).toBe(PROFILE_MESSAGES.publicNameLong);
		expect(parse({ publicName: 'Аdmin' }).success).toBe(false);
		expect(parse({ firstName: 'Ad', lastName: 'min' }).success).toBe(false);
	});

	it('S21, S22: sets nothing else, and takes no lists for texts', () => {
		const tried = { role: 'editor', userId: '1', avatarKey: '../x', __proto__: { isPublic: true } };
		expect(Object.keys(parse(tried).data ?? {})).not.toContain('role');
		expect(parse({ handle: ['a', 'b'] }).success).toBe(false);
		expect(parse({ publicName: { a: 1 } }).success).toBe(false);
	});
});

describe('a profile', () => {
	it('is stored as a whole, and read back', async () => {
		const { ctx, viewer } = await aMember();
		const typed = { homeCountry: 'SE', handicap: '+1.2', publicName: 'K. L.', handle: 'karin', isPublic: 'on' };
		expect(await save(ctx, typed)).toMatchObject({ ok: true });
		expect(await getOwnProfile(ctx)).toEqual({
			handle: 'karin',
			shownGolf: [],
			publicName: 'K. L.',
			isPublic: true,
			homeCountry: 'SE',
			handicapTenths: -12,
			avatarKey: null,
		});
		expect([...ctx.changes]).toEqual(expect.arrayContaining([`member:${viewer.userId}`, 'golfers']));
		await save(ctx, {});
		expect(await getOwnProfile(ctx)).toMatchObject({ handle: null, publicName: null, isPublic: false });
		expect(await getOwnProfile(test.context())).toMatchObject({ handle: null });
	});

	it('leaves the picture alone', async () => {
		const { ctx, viewer } = await aMember();
		await test.db.insert(profiles).values({ userId: viewer.userId, avatarKey: 'a-picture' });
		await save(ctx, { publicName: 'Somebody' });
		expect(await getOwnProfile(ctx)).toMatchObject({ avatarKey: 'a-picture', publicName: 'Somebody' });
	});

	it('refuses a country that there is not, and visitors', async () => {
		const { ctx } = await aMember();
		expect(await save(ctx, { homeCountry: 'XX' })).toEqual({ ok: false, kind: 'country-unknown' });
		expect(await save(test.context(), {})).toEqual({ ok: false, kind: 'not-signed-in' });
	});

	it('R10: has an address of its own, also of twenty who want it at once', async () => {
		const members = await Promise.all(Array.from({ length: 20 }, aMember));
		const outcomes = await Promise.all(members.map(({ ctx }) => save(ctx, { handle: 'wanted' })));
		expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
		expect(outcomes.filter((outcome) => !outcome.ok && outcome.kind === 'handle-taken')).toHaveLength(19);
	});

	it('S56: never carries the name of a reviewer, however it is spelt', async () => {
		const { ctx: known, viewer } = await aMember();
		await test.db.update(users).set({ role: 'reviewer' }).where(eq(users.id, viewer.userId));
		await save(known, { publicName: 'Greta Links' });
		const { ctx } = await aMember();
		for (const publicName of [
			'Greta Links',
			'GRETA  LINKS',
			'Greta-Links',
			'Grétа Links'.replace('а', 'a'),
			'Greta L1nks',
		]) {
			expect(await save(ctx, { publicName }), publicName).toEqual({ ok: false, kind: 'name-taken' });
		}
		expect(await save(ctx, { publicName: 'Greta Lakes' })).toMatchObject({ ok: true });
		expect(await save(known, { publicName: 'Greta Links' })).toMatchObject({ ok: true });
	});
});

describe('the name beside a review', () => {
	it('is the public name, else the names of the profile; it leads to the page while that is on', async () => {
		const { ctx, viewer } = await aMember();
		const id = await write(viewer.userId);
		const shown = async () => {
			const { userName, golfer, reviewer } = (await getReview(test.context(), id)) ?? {};
			return { userName, golfer, reviewer };
		};
		expect(await shown()).toEqual({ userName: 'Ada Green', golfer: null, reviewer: false });
		await save(ctx, { publicName: 'The Swede', handle: 'the-swede' });
		expect(await shown()).toMatchObject({ userName: 'The Swede', golfer: null });
		await save(ctx, { handle: 'the-swede', isPublic: 'on' });
		await test.db.update(users).set({ role: 'reviewer' }).where(eq(users.id, viewer.userId));
		expect(await shown()).toEqual({ userName: 'Karin Lind', golfer: 'the-swede', reviewer: true });
	});
});

describe('the public page of a golfer', () => {
	it('P6: is off until it is turned on, and its old address is nobody’s', async () => {
		const { ctx, viewer } = await aMember();
		const find = (handle: string) => getGolfer(test.context(), handle);
		await save(ctx, { handle: 'first-home' });
		expect(await find('first-home')).toBeNull();
		await save(ctx, { handle: 'first-home', isPublic: 'on', homeCountry: 'NO' });
		expect(await find('first-home')).toMatchObject({ userId: viewer.userId, homeCountry: { slug: 'norway' } });
		await save(ctx, { handle: 'second-home', isPublic: 'on' });
		expect(await find('first-home')).toBeNull();
		expect(await find('SECOND-HOME')).toBeNull();
		expect(await find('second-home')).toMatchObject({ name: 'Karin Lind' });
	});

	it('shows what is published and nothing else, and depends on whatever changes it', async () => {
		const { ctx, viewer } = await aMember();
		await save(ctx, { handle: 'shown', isPublic: 'on' });
		const published = await write(viewer.userId);
		const held = await write(viewer.userId);
		await test.db.update(reviews).set({ status: 'held' }).where(eq(reviews.id, held));
		const reader = test.context();
		await getGolfer(reader, 'shown');
		const { items, total } = await listReviewsOfGolfer(reader, viewer.userId, 1);
		expect([items.map(({ id }) => id), total]).toEqual([[published], 1]);
		expect(await listCoursesOfGolfer(reader, viewer.userId)).toMatchObject({ items: [{ slug: 'heath' }], total: 1 });
		expect([...reader.reads]).toEqual(
			expect.arrayContaining([`member:${viewer.userId}`, 'reviews:latest', `course:${courseId}`]),
		);
	});

	it('is gone while its member is banned, and stands in the site map while it is on', async () => {
		const clock = standingClock();
		const { ctx, viewer } = await newMember(test, 'banned@golf.example', { now: clock.now });
		await save(ctx, { handle: 'on-leave', isPublic: 'on' });
		const listed = async () => (await listGolferPages(test.context({ now: clock.now }))).map(({ handle }) => handle);
		expect(await listed()).toContain('on-leave');
		const bannedUntil = new Date(clock.now().getTime() + 1000);
		await test.db.update(users).set({ bannedUntil }).where(eq(users.id, viewer.userId));
		expect(await getGolfer(test.context({ now: clock.now }), 'on-leave')).toBeNull();
		expect(await listed()).not.toContain('on-leave');
		clock.advance(1000);
		expect(await getGolfer(test.context({ now: clock.now }), 'on-leave')).toMatchObject({ handle: 'on-leave' });
	});
});
