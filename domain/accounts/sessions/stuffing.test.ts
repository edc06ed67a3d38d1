import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '#database/schema/accounts.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { newClient, newMember, PASSWORD, standingClock } from '#tests/support/facts/accounts.ts';
import { signIn } from './sign-in-commands.ts';

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
	// Their passwords are hashed at the least cost there is: a thousand comparisons are tried, by the code that always does.
	const passwordHash = await hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });
	const confirmedAt = new Date();
	const member = (_: unknown, index: number) => ({ email: stuffedAddress(index), passwordHash, confirmedAt });
	await test.db.insert(users).values(Array.from({ length: ADDRESSES }, member));
});
afterAll(() => test.close());

const ADDRESSES = 500;
const SIGN_INS = 1000;
/** What a tool for this keeps open at a time; a line of two hundred is full before a thousand stand in it. */
const AT_ONCE = 50;

const stuffedAddress = (index: number) => `stuffed${index % ADDRESSES}@golf.example`;

const attempt = (ctx: DomainContext, email: string, password: string) =>
	signIn(ctx, { email, password, remember: false });

/** A thousand passwords of a list, two at each address, sent in turn from these networks. */
async function stuff(networks: readonly DomainContext['client'][], now: () => Date) {
	const seen = { compared: 0, comparing: 0, mostAtOnce: 0, refused: 0 };
	const outcomes = await inTurns(SIGN_INS, (index) => {
		const client = networks[index % networks.length];
		return attempt(watching(test.context({ client, now }), seen), stuffedAddress(index), `from a list, ${index}`);
	});
	for (const outcome of outcomes) if (!outcome.ok && outcome.kind === 'too-often') seen.refused += 1;
	return { ...seen, failed: outcomes.filter(({ ok }) => !ok).length };
}

/** The same context, whose comparisons of passwords are counted. */
function watching(ctx: DomainContext, seen: { compared: number; comparing: number; mostAtOnce: number }) {
	const { passwords } = ctx.accounts;
	const verify: typeof passwords.verify = async (password, known) => {
		seen.compared += 1;
		seen.mostAtOnce = Math.max(seen.mostAtOnce, ++seen.comparing);
		try {
			return await passwords.verify(password, known);
		} finally {
			seen.comparing -= 1;
		}
	};
	return { ...ctx, accounts: { ...ctx.accounts, passwords: { ...passwords, verify } } };
}

async function inTurns<Outcome>(count: number, work: (index: number) => Promise<Outcome>): Promise<Outcome[]> {
	const outcomes: Outcome[] = [];
	let next = 0;
	const worker = async () => {
		while (next < count) outcomes.push(await work(next++));
	};
	await Promise.all(Array.from({ length: AT_ONCE }, worker));
	return outcomes;
}

it('S13: of a thousand sign-ins at five hundred addresses, one network has thirty compared, and no owner is kept out', async () => {
	const clock = standingClock();
	const client = newClient();
	const seen = await stuff([client], clock.now);
	expect(seen).toMatchObject({ failed: SIGN_INS, compared: 30, refused: SIGN_INS - 30 });
	const elsewhere = test.context({ client: newClient(), now: clock.now });
	expect((await attempt(elsewhere, stuffedAddress(0), PASSWORD)).ok).toBe(true);
	// An owner behind the same address waits for as long as is said, and not longer.
	const beside = test.context({ client, now: clock.now });
	const refused = await attempt(beside, stuffedAddress(1), PASSWORD);
	if (refused.ok || refused.kind !== 'too-often') throw new Error('the network was not slowed down');
	expect(refused.seconds).toBeLessThanOrEqual(2);
	clock.advance(refused.seconds * 1000);
	expect((await attempt(beside, stuffedAddress(1), PASSWORD)).ok).toBe(true);
});

it('S13: from a hundred networks a thousand are compared few at a time, each owner gets in meanwhile, and each network has twenty left', async () => {
	const clock = standingClock();
	const networks = Array.from({ length: 100 }, () => newClient());
	const [stuffing, owners] = await Promise.all([
		stuff(networks, clock.now),
		inTurns(10, (index) =>
			attempt(test.context({ client: newClient(), now: clock.now }), stuffedAddress(index), PASSWORD),
		),
	]);
	expect(stuffing).toMatchObject({ failed: SIGN_INS, compared: SIGN_INS, refused: 0 });
	expect(stuffing.mostAtOnce).toBeLessThanOrEqual(5);
	expect(owners.every(({ ok }) => ok)).toBe(true);
	const more = await inTurns(21, (index) =>
		attempt(test.context({ client: networks[0], now: clock.now }), `another${index}@golf.example`, 'from a list'),
	);
	expect(more.filter((outcome) => !outcome.ok && outcome.kind === 'too-often')).toHaveLength(1);
});

it('S13: slows guessing from one network down, and leaves the owner in peace', async () => {
	const email = 'guessed@golf.example';
	await newMember(test, email);
	const guesser = test.context({ client: newClient() });
	const guesses = await Promise.all(Array.from({ length: 15 }, () => attempt(guesser, email, 'a wild guess')));
	expect(guesses.filter(({ ok, ...failed }) => !ok && 'seconds' in failed)).toHaveLength(5);
	expect((await attempt(test.context({ client: newClient() }), email, PASSWORD)).ok).toBe(true);
});

it('S13: an account guessed at from many networks gives each of them fewer tries', async () => {
	const email = 'besieged@golf.example';
	await newMember(test, email);
	for (let i = 0; i < 5; i++) {
		const ctx = test.context({ client: newClient() });
		for (let j = 0; j < 10; j++) await attempt(ctx, email, `guess ${i}${j}`);
	}
	const ctx = test.context({ client: newClient() });
	for (let i = 0; i < 3; i++) expect(await attempt(ctx, email, 'guess')).toMatchObject({ kind: 'invalid-credentials' });
	expect(await attempt(ctx, email, PASSWORD)).toMatchObject({ kind: 'too-often' });
	expect((await attempt(test.context({ client: newClient() }), email, PASSWORD)).ok).toBe(true);
});
