import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions, users } from '#database/schema/accounts.ts';
import { readRefreshToken, writeRefreshToken } from '#domain/shared/secrets.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { lettersTo, newClient, newMember, PASSWORD, signInAs, standingClock } from '#tests/support/facts/accounts.ts';
import { findSession, listSessions } from '../queries.ts';
import { refreshSession } from './refresh-commands.ts';
import { endSession, signIn, signOut } from './sign-in-commands.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());

let count = 0;
async function member() {
	const clock = standingClock();
	const email = `member${++count}@golf.example`;
	return { clock, email, ...(await newMember(test, email, { now: clock.now })) };
}

const sessionsOf = (userId: string) => test.db.select().from(sessions).where(eq(sessions.userId, userId));

describe('signing in', () => {
	it('S12: fails alike for an unknown address and a wrong password', async () => {
		const { ctx, email } = await member();
		const tryIt = (who: string) => signIn(ctx, { email: who, password: 'wrong words', remember: false });
		expect(await tryIt(email)).toEqual(await tryIt('nobody@golf.example'));
	});

	it('R21: waits in line before it does anything, and is turned away when the line is full', async () => {
		const { ctx, email } = await member();
		const wanted = { email, password: PASSWORD, remember: false };
		const gate = Promise.withResolvers<void>();
		let hasAsked = false;
		const inLine = test.context({
			accounts: { ...ctx.accounts, signInLine: async (work) => gate.promise.then(work) },
			// A place in the line costs no connection, so that pages have them all.
			db: new Proxy(ctx.db, {
				get: (db, key) => {
					hasAsked = true;
					return Reflect.get(db, key);
				},
			}),
		});
		const signingIn = signIn(inLine, wanted);
		await new Promise((resolve) => setImmediate(resolve));
		expect(hasAsked).toBe(false);
		gate.resolve();
		expect((await signingIn).ok).toBe(true);
		expect(hasAsked).toBe(true);
	});

	it('S15: ends the session that the browser held before', async () => {
		const { ctx, email, viewer } = await member();
		expect((await signIn(ctx, { email, password: PASSWORD, remember: false })).ok).toBe(true);
		expect(await findSession(test.db, viewer.sessionId, ctx.now())).toBeNull();
	});

	it('tells the owner of a device not seen before, and of none that was', async () => {
		const { ctx, email } = await member();
		expect(await lettersTo(ctx, email, 'new-device')).toEqual([]);
		const phone = { network: ctx.client.network, userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Safari/604.1' };
		await signInAs({ ...ctx, client: phone }, email);
		await signInAs({ ...ctx, client: phone }, email);
		const letters = await lettersTo(ctx, email, 'new-device');
		expect(letters.map(({ data }) => data.device)).toEqual(['Safari on iPhone']);
	});

	it('lets nobody in who is banned, and ends no ban by waiting less', async () => {
		const { ctx, email, account, clock, grant } = await member();
		await test.db
			.update(users)
			.set({ bannedUntil: new Date(clock.now().getTime() + DAY) })
			.where(eq(users.id, account.id));
		const tryIt = () => signIn(ctx, { email, password: PASSWORD, remember: false });
		expect(await tryIt()).toMatchObject({ ok: false, kind: 'banned', why: null });
		expect(await refreshSession(ctx, grant.refreshToken)).toEqual({ ok: false, kind: 'banned' });
		clock.advance(DAY);
		expect((await tryIt()).ok).toBe(true);
	});
});

describe('refreshing', () => {
	it('gives a successor, and the same one to forty who ask at once', async () => {
		const { ctx, grant, viewer } = await member();
		const refreshed = await Promise.all(
			Array.from({ length: 40 }, () => refreshSession({ ...ctx, client: newClient() }, grant.refreshToken)),
		);
		const tokens = refreshed.map((outcome) => (outcome.ok ? outcome.value.grant.refreshToken : outcome.kind));
		expect(new Set(tokens).size).toBe(1);
		expect(readRefreshToken(ctx.secret, tokens[0] ?? '')).toEqual({ sessionId: viewer.sessionId, counter: 1 });
	});

	it('answers the token before the present one for a minute, without going on', async () => {
		const { ctx, grant, clock } = await member();
		const first = await refreshSession(ctx, grant.refreshToken);
		clock.advance(MINUTE - 1);
		const again = await refreshSession(ctx, grant.refreshToken);
		expect(again.ok && again.value.grant.refreshToken).toBe(first.ok && first.value.grant.refreshToken);
	});

	it.each([
		['the token before the present one, a minute later', 1, MINUTE],
		['the one before that, at once', 2, 0],
		['an older one, much later', 3, DAY],
	])('ends the session for whoever holds it at the use of %s', async (_, exchanges, pause) => {
		const { ctx, grant, clock, account } = await member();
		let newest = grant.refreshToken;
		for (let i = 0; i < exchanges; i++) {
			const refreshed = await refreshSession(ctx, newest);
			if (refreshed.ok) newest = refreshed.value.grant.refreshToken;
		}
		clock.advance(pause);
		const reused = { ...ctx, client: newClient() };
		expect(await refreshSession(reused, grant.refreshToken)).toEqual({ ok: false, kind: 'refresh-token-used' });
		expect(reused.sessionChange).toEqual({ kind: 'ended' });
		expect(await sessionsOf(account.id)).toEqual([]);
		expect(await refreshSession(ctx, newest)).toEqual({ ok: false, kind: 'refresh-token-unknown' });
	});

	it('refuses what we have not given: another form, a forged one, a counter ahead', async () => {
		const { ctx, viewer } = await member();
		const ahead = writeRefreshToken(ctx.secret, { sessionId: viewer.sessionId, counter: 5 });
		const forged = writeRefreshToken('another secret', { sessionId: viewer.sessionId, counter: 0 });
		expect(await refreshSession(ctx, 'abcdefghijkl')).toMatchObject({ kind: 'malformed-refresh-token' });
		expect(await refreshSession(ctx, ahead)).toMatchObject({ kind: 'malformed-refresh-token' });
		expect(await refreshSession(ctx, forged)).toMatchObject({ kind: 'refresh-token-unknown' });
		expect(await sessionsOf(viewer.userId)).toHaveLength(1);
	});

	it('says busy where the row stays locked', async () => {
		const { ctx, grant, viewer } = await member();
		const client = await test.pool.connect();
		await client.query('begin');
		await client.query('select 1 from sessions where id = $1 for update', [viewer.sessionId]);
		expect(await refreshSession(ctx, grant.refreshToken)).toEqual({ ok: false, kind: 'busy' });
		await client.query('rollback');
		client.release();
	});
});

describe('the end of a session', () => {
	it.each([
		['30 days with "Remember me"', true, 30 * DAY],
		['24 hours without', false, DAY],
	])('P2: comes after %s, however often it is refreshed', async (_, remember, life) => {
		const { ctx, email, clock } = await member();
		let { refreshToken } = (await signInAs(ctx, email, PASSWORD, remember)).grant;
		const step = life / 10;
		for (let i = 0; i < 9; i++) {
			clock.advance(step);
			const refreshed = await refreshSession({ ...ctx, client: newClient() }, refreshToken);
			if (!refreshed.ok) throw new Error(refreshed.kind);
			({ refreshToken } = refreshed.value.grant);
		}
		clock.advance(step);
		expect(await refreshSession(ctx, refreshToken)).toEqual({ ok: false, kind: 'session-expired' });
	});

	it('comes after fourteen days without use', async () => {
		const { ctx, grant, clock } = await member();
		clock.advance(14 * DAY);
		expect(await refreshSession(ctx, grant.refreshToken)).toEqual({ ok: false, kind: 'session-expired' });
	});

	it('is that of the access token at the latest', async () => {
		const { ctx, email, clock } = await member();
		const { grant } = await signInAs(ctx, email, PASSWORD, false);
		clock.advance(DAY - 10 * MINUTE);
		const refreshed = await refreshSession(ctx, grant.refreshToken);
		expect(refreshed.ok && refreshed.value.grant.seconds).toBe(600);
	});

	it('R38: is not put off by a clock that goes back', async () => {
		const { ctx, grant, clock } = await member();
		await refreshSession(ctx, grant.refreshToken);
		clock.advance(-2 * 60 * MINUTE);
		expect((await refreshSession(ctx, grant.refreshToken)).ok).toBe(true);
		clock.advance(31 * DAY);
		expect(await refreshSession(ctx, grant.refreshToken)).toMatchObject({ kind: 'session-expired' });
	});
});

describe('signing out', () => {
	it('P0: ends all sessions, this one, or all others', async () => {
		const { ctx, email, viewer } = await member();
		const second = await signInAs({ ...ctx, client: newClient() }, email);
		const ids = async () => (await sessionsOf(viewer.userId)).map(({ id }) => id);
		await signOut(second.ctx, 'others');
		expect(await ids()).toEqual([second.viewer.sessionId]);
		const third = await signInAs({ ...ctx, client: newClient() }, email);
		await signOut(third.ctx, 'local');
		expect(await ids()).toEqual([second.viewer.sessionId]);
		expect(third.ctx.sessionChange).toEqual({ kind: 'ended' });
		await signInAs({ ...ctx, client: newClient() }, email);
		expect(await signOut(second.ctx, 'global')).toEqual({ ok: true, value: { ended: 2 } });
		expect(await ids()).toEqual([]);
	});

	it('S26: ends a listed session of one’s own, and nobody else’s', async () => {
		const [one, other] = [await member(), await member()];
		const [entry] = await listSessions(one.ctx);
		expect(entry).toMatchObject({ id: one.viewer.sessionId, device: 'Firefox on Linux', current: true });
		expect(await endSession(other.ctx, one.viewer.sessionId)).toEqual({ ok: false, kind: 'unknown-session' });
		expect((await endSession(one.ctx, one.viewer.sessionId)).ok).toBe(true);
		expect(await listSessions(one.ctx)).toEqual([]);
	});
});
