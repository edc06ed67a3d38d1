/**
 * `node bench/accounts/measure.ts DATABASE_URL`: what accounts cost on a migrated database that may be written to, and
 * whether known and unknown addresses take the same time (S12). Milliseconds.
 */
import { eq } from 'drizzle-orm';
import { openDatabase } from '#database/client.ts';
import { users } from '#database/schema/accounts.ts';
import { recoverPassword } from '#domain/accounts/link-commands.ts';
import { refreshSession } from '#domain/accounts/refresh-commands.ts';
import { signIn } from '#domain/accounts/sign-in-commands.ts';
import { resendConfirmation, signUp } from '#domain/accounts/sign-up-commands.ts';
import { createAccountServices } from '#server/auth/account-services.ts';
import { makeSigningKey } from '#server/auth/signing-keys.ts';
import { createDomainContext } from '#server/domain-context.ts';

const ROUNDS = 200;
const PASSWORD = 'heather and gorse';
const SECRET = 'a secret for measuring, of no use elsewhere';

const [url = ''] = process.argv.slice(2);
const { db, pool } = openDatabase(url);
const accounts = await createAccountServices('http://127.0.0.1', [makeSigningKey()]);
let network = 0;

/** A visitor of a network of his own, so that no limit is met. */
/** Nothing of what is measured finds courses. */
const NO_INDEX = { ready: () => Promise.reject(new Error('there is no course index here')) };

function visit() {
	const client = { network: `bench ${process.pid} ${++network}`, userAgent: '' };
	const report = (message: string, error: unknown) => console.error(message, error);
	const asker = { viewer: { kind: 'visitor' }, client } as const;
	return createDomainContext({
		db,
		secret: SECRET,
		accounts,
		courseIndex: NO_INDEX,
		now: () => new Date(),
		asker,
		report,
	});
}

/** Middle and 99th of a hundred of so many rounds. */
async function time(work: (round: number) => Promise<unknown>, rounds = ROUNDS) {
	const times: number[] = [];
	for (let round = 0; round < rounds; round++) {
		const began = performance.now();
		await work(round);
		times.push(performance.now() - began);
	}
	times.sort((a, b) => a - b);
	const at = (share: number) => Number((times[Math.floor(times.length * share)] ?? 0).toFixed(2));
	return { median: at(0.5), p99: at(0.99) };
}

const details = { password: PASSWORD, metadata: {}, termsVersion: null, redirectTo: null };
const known = `bench-${process.pid}@golf.example`;
const nobody = (round: number) => `nobody-${process.pid}-${round}@golf.example`;

await signUp(visit(), { ...details, email: known });
const passwordHash = await accounts.passwords.hash(PASSWORD);
await db.update(users).set({ confirmedAt: new Date(), passwordHash }).where(eq(users.email, known));

const hashing = await time(() => accounts.passwords.verify(PASSWORD, passwordHash));
const signingIn = await time(() => signIn(visit(), { email: known, password: PASSWORD, remember: false }));
let { refreshToken } = await requireGrant();
const refreshing = await time(async () => {
	const refreshed = await refreshSession(visit(), refreshToken);
	if (refreshed.ok) ({ refreshToken } = refreshed.value.grant);
});
console.table({ 'one hash': hashing, 'sign-in with its hash': signingIn, refresh: refreshing });

console.table({
	'sign-in, known': await time(() => signIn(visit(), { email: known, password: 'wrong words', remember: false })),
	'sign-in, unknown': await time((i) =>
		signIn(visit(), { email: nobody(i), password: 'wrong words', remember: false }),
	),
	'sign-up, known': await time(() => signUp(visit(), { ...details, email: known })),
	'sign-up, unknown': await time((i) => signUp(visit(), { ...details, email: nobody(i) })),
	'recover, known': await time(() => recoverPassword(visit(), { email: known, redirectTo: null })),
	'recover, unknown': await time((i) => recoverPassword(visit(), { email: `x${nobody(i)}`, redirectTo: null })),
	'resend, known': await time(() => resendConfirmation(visit(), nobody(0))),
	'resend, unknown': await time((i) => resendConfirmation(visit(), `x${nobody(i)}`)),
});
await pool.end();

async function requireGrant() {
	const signedIn = await signIn(visit(), { email: known, password: PASSWORD, remember: false });
	if (!signedIn.ok) throw new Error(`the sign-in failed: ${signedIn.kind}`);
	return signedIn.value.grant;
}
