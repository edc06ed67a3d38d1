import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recoveryCodes, secondFactors, sessions, users } from '#database/schema/accounts.ts';
import { deskLog } from '#database/schema/desk.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { newMember, PASSWORD, signInAs, standingClock } from '#tests/support/facts/accounts.ts';
import { findSession, toMember } from '../queries.ts';
import {
	beginSecondFactor,
	confirmSecondFactor,
	renewRecoveryCodes,
	showSecondFactor,
} from './second-factor-commands.ts';
import { getSecondFactorState } from './second-factor-queries.ts';

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());

let count = 0;

/** An editor who has just signed in and has no second factor. */
async function newEditor() {
	const clock = standingClock();
	const email = `second-factor-${++count}@golf.example`;
	const member = await newMember(test, email, { now: clock.now });
	await test.db.update(users).set({ role: 'editor' }).where(eq(users.id, member.account.id));
	return { clock, email, ctx: await again(member.ctx) };
}

/** The context of the same session's next request. */
async function again(ctx: DomainContext): Promise<DomainContext> {
	if (ctx.viewer.kind !== 'member') throw new Error('nobody is signed in');
	const found = await findSession(test.db, ctx.viewer.sessionId, ctx.now());
	if (!found) throw new Error('no session');
	return { ...ctx, viewer: toMember(found, ctx.now()) };
}

const shownAt = ({ viewer }: DomainContext) => (viewer.kind === 'member' ? viewer.secondFactorAt : null);

async function keyOf(ctx: DomainContext) {
	const state = await getSecondFactorState(ctx, 'Fescue');
	if (state?.kind !== 'begun') throw new Error('not begun');
	return state.key;
}

const codeOf = (key: string, now: Date) =>
	new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: now.getTime() });

/** An editor whose second factor is set. */
async function provenEditor() {
	const editor = await newEditor();
	await beginSecondFactor(editor.ctx, { currentPassword: PASSWORD });
	const key = await keyOf(editor.ctx);
	const confirmed = await confirmSecondFactor(editor.ctx, codeOf(key, editor.clock.now()));
	if (!confirmed.ok) throw new Error(confirmed.kind);
	return { ...editor, key, codes: confirmed.value.codes };
}

describe('the second factor', () => {
	it('is begun with the password alone, and only by whoever holds a role', async () => {
		const { ctx } = await newEditor();
		expect(await beginSecondFactor(ctx, { currentPassword: 'not my password' })).toMatchObject({
			kind: 'current-password-wrong',
		});
		expect(await getSecondFactorState(ctx, 'Fescue')).toEqual({ kind: 'none' });
		const member = await newMember(test, 'no-role@golf.example');
		expect(await beginSecondFactor(member.ctx, { currentPassword: PASSWORD })).toMatchObject({ kind: 'no-role' });
		expect(await getSecondFactorState(member.ctx, 'Fescue')).toBeNull();
	});

	it('is confirmed by a first code, which opens the desk to this session and to no other', async () => {
		const { ctx, email, clock } = await newEditor();
		await beginSecondFactor(ctx, { currentPassword: PASSWORD });
		const key = await keyOf(ctx);
		expect(await confirmSecondFactor(ctx, '000000')).toMatchObject({ kind: 'code-wrong' });
		const confirmed = await confirmSecondFactor(ctx, codeOf(key, clock.now()));
		expect(confirmed.ok && new Set(confirmed.value.codes).size).toBe(10);
		expect(shownAt(await again(ctx))).toEqual(clock.now());
		const other = await signInAs(ctx, email);
		expect(shownAt(await again(other.ctx))).toBeNull();
		expect(await beginSecondFactor(ctx, { currentPassword: PASSWORD })).toMatchObject({ kind: 'factor-set' });
	});

	it('takes each code once, also of two requests at the same time', async () => {
		const { ctx, key, clock } = await provenEditor();
		expect(await showSecondFactor(ctx, codeOf(key, clock.now()))).toMatchObject({ kind: 'code-wrong' });
		clock.advance(30_000);
		const code = codeOf(key, clock.now());
		const answers = await Promise.all([showSecondFactor(ctx, code), showSecondFactor(ctx, code)]);
		expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
	});

	it('takes a code one step old, not two, and with blanks as apps print it', async () => {
		const { ctx, key, clock } = await provenEditor();
		clock.advance(90_000);
		const [old, before] = [-60_000, -30_000].map((by) => codeOf(key, new Date(clock.now().getTime() + by)));
		expect((await showSecondFactor(ctx, old ?? '')).ok).toBe(false);
		expect((await showSecondFactor(ctx, `${before?.slice(0, 3)} ${before?.slice(3)}`)).ok).toBe(true);
	});

	it('counts for twelve hours of a session', async () => {
		const { ctx, clock } = await provenEditor();
		clock.advance(12 * 3_600_000 - 1);
		expect(shownAt(await again(ctx))).not.toBeNull();
		clock.advance(1);
		expect(shownAt(await again(ctx))).toBeNull();
	});

	it('cannot be guessed: after five tries even the right code has to wait', async () => {
		const { ctx, key, clock } = await provenEditor();
		clock.advance(60_000);
		for (let tries = 0; tries < 5; tries++) await showSecondFactor(ctx, `00000${tries}`);
		const code = codeOf(key, clock.now());
		const elsewhere = { ...ctx, client: { ...ctx.client, network: '203.0.113.9' } };
		expect(await showSecondFactor(elsewhere, code)).toMatchObject({ kind: 'too-often', seconds: 180 });
		clock.advance(180_000);
		expect((await showSecondFactor(ctx, codeOf(key, clock.now()))).ok).toBe(true);
	});

	it('has recovery codes, each good once, whose use stands in the log', async () => {
		const { ctx, codes } = await provenEditor();
		const [first = '', second = ''] = codes;
		expect(await showSecondFactor(ctx, first.toLowerCase().replace('-', ' '))).toMatchObject({
			value: { recovered: true },
		});
		expect(await showSecondFactor(ctx, first)).toMatchObject({ kind: 'code-wrong' });
		expect(await getSecondFactorState(ctx, 'Fescue')).toEqual({ kind: 'set', codesLeft: 9 });
		const renewed = await renewRecoveryCodes(await again(ctx));
		expect(renewed.ok && renewed.value.codes).toHaveLength(10);
		expect(await showSecondFactor(ctx, second)).toMatchObject({ kind: 'code-wrong' });
		const entries = await test.db
			.select()
			.from(deskLog)
			.where(eq(deskLog.actorId, userIdOf(ctx)));
		expect(entries.map(({ action }) => action)).toEqual([
			'second factor set',
			'recovery code used',
			'recovery codes renewed',
		]);
	});

	it('is kept so that a copy of the tables gives neither code nor key', async () => {
		const { ctx, key, codes } = await provenEditor();
		const kept = JSON.stringify([
			await test.db
				.select()
				.from(secondFactors)
				.where(eq(secondFactors.userId, userIdOf(ctx))),
			await test.db
				.select()
				.from(recoveryCodes)
				.where(eq(recoveryCodes.userId, userIdOf(ctx))),
		]);
		for (const secret of [key, ...codes]) expect(kept).not.toContain(secret);
	});

	it('is over with the session that showed it', async () => {
		const { ctx, email } = await provenEditor();
		await test.db.delete(sessions).where(eq(sessions.userId, userIdOf(ctx)));
		expect(shownAt(await again((await signInAs(ctx, email)).ctx))).toBeNull();
	});
});

function userIdOf({ viewer }: DomainContext): string {
	if (viewer.kind !== 'member') throw new Error('nobody is signed in');
	return viewer.userId;
}
