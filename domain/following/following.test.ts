import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { profiles, users } from '#database/schema/accounts.ts';
import { regionSummaries } from '#database/schema/catalogue.ts';
import { follows } from '#database/schema/following.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, memberRow } from '#tests/support/databases/rows.ts';
import { endFollow, endFollowAt, followAt } from './follow-commands.ts';
import { isFollowing, listFollowed } from './follow-queries.ts';
import { MOST_FOLLOWED } from './follow-rules.ts';

let test: TestDatabase;
let slug: string;

beforeAll(async () => {
	test = await openTestDatabase();
	({ slug } = await courseRow(test, { name: 'The Heath' }));
	const fife = { country: 'GB', slug: 'fife', kind: 'region', name: 'Fife', nation: 'scotland' } as const;
	await test.db.insert(regionSummaries).values(fife);
});
afterAll(() => test.close());

const countOf = ({ userId }: { userId: string }) => test.db.$count(follows, eq(follows.userId, userId));

/** A golfer who shows a page. */
async function golfer(handle: string) {
	const member = await memberRow(test);
	await test.db.insert(profiles).values({ userId: member.userId, handle, isPublic: true, publicName: 'Ada Heath' });
	return member;
}

describe('following', () => {
	it('is once for a course, a country, a nation, a region, a golf area and a golfer, and is listed and ended', async () => {
		const reader = await memberRow(test);
		await golfer('ada-heath');
		const addresses = [
			`/courses/sweden/${slug}`,
			'/courses/sweden',
			'/courses/scotland',
			'/courses/scotland/in/fife',
			'/areas/fife',
			'/golfers/ada-heath',
		];
		for (const at of [...addresses, ...addresses])
			expect(await followAt(reader.ctx, at)).toEqual({ ok: true, value: {} });
		const listed = await listFollowed(reader.ctx);
		expect(listed.map(({ kind, name, at }) => [kind, name, at])).toEqual(
			[
				['course', 'The Heath', addresses[0]],
				['country', 'Sweden', addresses[1]],
				['nation', 'Scotland', addresses[2]],
				['region', 'Fife', addresses[3]],
				['area', 'Fife', addresses[4]],
				['golfer', 'Ada Heath', addresses[5]],
			].toReversed(),
		);
		for (const at of addresses) {
			expect(await isFollowing(reader.ctx, at)).toBe(true);
			await endFollowAt(reader.ctx, at);
			await endFollowAt(reader.ctx, at);
			expect(await isFollowing(reader.ctx, at)).toBe(false);
		}
		expect(await countOf(reader)).toBe(0);
	});

	it('is of nothing else, of nobody oneself and of no visitor', async () => {
		const own = await golfer('own-page');
		const closed = await memberRow(test);
		await test.db.insert(profiles).values({ userId: closed.userId, handle: 'closed-page' });
		for (const at of [
			'',
			'/',
			'/courses',
			'/courses/nowhere',
			'/courses/scotland/in/nowhere',
			`/courses/norway/${slug}`,
			'/areas/none',
			'/golfers/closed-page',
			'/account',
		])
			expect(await followAt(own.ctx, at)).toEqual({ ok: false, kind: 'target-unknown' });
		expect(await followAt(own.ctx, '/golfers/own-page')).toEqual({ ok: false, kind: 'own-page' });
		expect(await isFollowing(own.ctx, '/golfers/own-page')).toBeNull();
		expect(await followAt(test.context(), '/courses/sweden')).toEqual({ ok: false, kind: 'not-signed-in' });
		expect(await isFollowing(test.context(), '/courses/sweden')).toBeNull();
		expect(await listFollowed(test.context())).toEqual([]);
		expect(await countOf(own)).toBe(0);
	});

	it('says nothing of a golfer who has closed the page or is suspended, and is ended all the same; of nobody else’s', async () => {
		const [reader, other] = [await memberRow(test), await memberRow(test)];
		const ada = await golfer('ada-closes');
		await followAt(reader.ctx, '/golfers/ada-closes');
		await test.db
			.update(users)
			.set({ bannedUntil: new Date('2999-01-01') })
			.where(eq(users.id, ada.userId));
		const said = { kind: 'golfer', name: null, at: null };
		expect(await listFollowed(reader.ctx)).toMatchObject([said]);
		await test.db.update(users).set({ bannedUntil: null }).where(eq(users.id, ada.userId));
		await test.db.update(profiles).set({ isPublic: false }).where(eq(profiles.userId, ada.userId));
		const [followed] = await listFollowed(reader.ctx);
		expect(followed).toMatchObject(said);
		await endFollow(other.ctx, followed?.id ?? 0);
		expect(await countOf(reader)).toBe(1);
		await endFollow(reader.ctx, followed?.id ?? 0);
		expect(await countOf(reader)).toBe(0);
	});

	it('goes with the account of either side, and with the course', async () => {
		const [reader, ada] = [await memberRow(test), await golfer('ada-leaves')];
		const course = await courseRow(test);
		await followAt(reader.ctx, '/golfers/ada-leaves');
		await followAt(reader.ctx, `/courses/sweden/${course.slug}`);
		await followAt(ada.ctx, '/courses/sweden');
		await test.db.delete(users).where(eq(users.id, ada.userId));
		expect([await countOf(ada), await countOf(reader)]).toEqual([0, 1]);
	});

	it('has an end at its limit, however many are sent at once', async () => {
		const { ctx, userId } = await memberRow(test);
		const some = Array.from({ length: MOST_FOLLOWED - 1 }, (_, n) => ({ userId, place: `/areas/${n}` }));
		await test.db.insert(follows).values(some);
		const at = (ctx: DomainContext, path: string) => followAt(ctx, path);
		const answers = await Promise.all(
			['/courses/sweden', '/courses/norway', '/courses/denmark'].map((p) => at(ctx, p)),
		);
		expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
		expect(answers.filter((one) => !one.ok && one.kind === 'too-many-followed')).toHaveLength(2);
		expect(await countOf({ userId })).toBe(MOST_FOLLOWED);
	});
});
