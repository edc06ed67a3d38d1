/**
 * `npm run bench:accounts`: what accounts cost, and whether known and unknown addresses take the same time (S12), on a
 * database of its own; `-- DATABASE_URL` takes a migrated one that may be written to. Milliseconds, megabytes. Last it says how busy
 * the machine was.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, inArray } from 'drizzle-orm';
import { openDatabase } from '#database/client.ts';
import { openEmbedded } from '#database/embedded/embedded.ts';
import { migrate } from '#database/migrate.ts';
import { users } from '#database/schema/accounts.ts';
import { recoverPassword } from '#domain/accounts/link-commands.ts';
import { refreshSession } from '#domain/accounts/refresh-commands.ts';
import { signIn } from '#domain/accounts/sign-in-commands.ts';
import { resendConfirmation, signUp } from '#domain/accounts/sign-up-commands.ts';
import { createAccountServices } from '#server/auth/account-services.ts';
import { makeSigningKey } from '#server/auth/signing-keys.ts';
import { createDomainContext } from '#server/domain-context.ts';
import { createCourseImports } from '#server/import/course-imports.ts';
import { createPictures } from '#server/pictures/pictures.ts';
import { measureRush } from './rush.ts';

const ROUNDS = 200;
const AT_ONCE = 100;
const PASSWORD = 'heather and gorse';
const SECRET = 'a secret for measuring, of no use elsewhere';
const DETAILS = { password: PASSWORD, metadata: {}, termsVersion: null, redirectTo: null };
const KNOWN = `bench-${process.pid}@golf.example`;
const WAITING = `bench-waiting-${process.pid}@golf.example`;
/** Nothing of what is measured finds courses. */
const NO_INDEX = { ready: () => Promise.reject(new Error('there is no course index here')) };

const database = await openDatabaseFor(process.argv[2]);
const { db, pool } = openDatabase(database.url);
const accounts = await createAccountServices('http://127.0.0.1', [makeSigningKey()]);
const pictures = createPictures({ dataDirectory: tmpdir(), s3: null }).services;
let network = 0;
try {
	await makeKnown();
	await measureCosts();
	await measureLikeness();
	await measureSignInsAtOnce();
	console.log(`load average over the last minute: ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`);
} finally {
	await pool.end();
	await database.stop();
}

async function openDatabaseFor(url: string | undefined) {
	if (url !== undefined) return { url, stop: async () => {} };
	const folder = mkdtempSync(join(tmpdir(), 'fescue-bench-'));
	// As root the database runs as another user, who has to come in here.
	chmodSync(folder, 0o755);
	const embedded = await openEmbedded({ dataDirectory: folder, role: 'site', progress: () => {} });
	await migrate(embedded.url);
	const stop = async () => {
		await embedded.stop();
		rmSync(folder, { recursive: true, force: true });
	};
	return { url: embedded.url, stop };
}

/** A visitor of a network of his own, so that no limit is met. */
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
		pictures,
		courseImports: createCourseImports(database.url),
	});
}

/** One member, and one account that waits to be confirmed. */
async function makeKnown() {
	for (const email of [KNOWN, WAITING]) await signUp(visit(), { ...DETAILS, email });
	const passwordHash = await accounts.passwords.hash(PASSWORD);
	await db.update(users).set({ confirmedAt: new Date(), passwordHash }).where(eq(users.email, KNOWN));
}

/** As if no letter had gone to them of late: within a minute of one, a known address would get none either. */
async function forgetLetters() {
	const forgotten = { recoverySentAt: null, confirmationSentAt: null, noticeSentAt: null };
	await db
		.update(users)
		.set(forgotten)
		.where(inArray(users.email, [KNOWN, WAITING]));
}

async function measureCosts() {
	const passwordHash = await accounts.passwords.hash(PASSWORD);
	const hashing = await time(() => accounts.passwords.verify(PASSWORD, passwordHash));
	const signingIn = await time(() => signIn(visit(), { email: KNOWN, password: PASSWORD, remember: false }));
	const signedIn = await signIn(visit(), { email: KNOWN, password: PASSWORD, remember: false });
	if (!signedIn.ok) throw new Error(`the sign-in failed: ${signedIn.kind}`);
	let { refreshToken } = signedIn.value.grant;
	const refreshing = await time(async () => {
		const refreshed = await refreshSession(visit(), refreshToken);
		if (refreshed.ok) ({ refreshToken } = refreshed.value.grant);
	});
	const beside = { least: signingIn.least - hashing.least, median: signingIn.median - hashing.median };
	console.table({
		'one hash': hashing,
		'sign-in with its hash': signingIn,
		'sign-in beside it': beside,
		refresh: refreshing,
	});
}

async function measureLikeness() {
	const nobody = (round: number) => `nobody-${process.pid}-${round}@golf.example`;
	const wrong = { password: 'wrong words', remember: false };
	const recover = (email: string) => recoverPassword(visit(), { email, redirectTo: null });
	console.table({
		'sign-in': await timeBoth(
			() => signIn(visit(), { ...wrong, email: KNOWN }),
			(round) => signIn(visit(), { ...wrong, email: nobody(round) }),
		),
		'sign-up': await timeBoth(
			() => signUp(visit(), { ...DETAILS, email: KNOWN }),
			(round) => signUp(visit(), { ...DETAILS, email: nobody(round) }),
		),
		recover: await timeBoth(
			() => recover(KNOWN),
			(round) => recover(`x${nobody(round)}`),
		),
		resend: await timeBoth(
			() => resendConfirmation(visit(), WAITING),
			(round) => resendConfirmation(visit(), `x${nobody(round)}`),
		),
	});
}

/** A hundred members sign in at once while others read: the home page goes on, and memory stays within bounds (R21). */
async function measureSignInsAtOnce() {
	const passwordHash = await accounts.passwords.hash(PASSWORD);
	const emails = Array.from({ length: AT_ONCE }, (_, index) => `bench-${process.pid}-${index}@golf.example`);
	await db.insert(users).values(emails.map((email) => ({ email, passwordHash, confirmedAt: new Date() })));
	console.table(await measureRush(database.url, emails, PASSWORD));
}

type Work = (round: number) => Promise<unknown>;

/** Known and unknown by turns, so that whatever else the machine does meets both; medians, and how far they are apart. */
async function timeBoth(known: Work, unknown: Work) {
	const times = { known: [] as number[], unknown: [] as number[] };
	for (let round = 0; round < ROUNDS; round++) {
		await forgetLetters();
		times.known.push(await timeOnce(known, round));
		times.unknown.push(await timeOnce(unknown, round));
	}
	const medians = { known: at(times.known, 0.5), unknown: at(times.unknown, 0.5) };
	return { ...medians, apart: Number(Math.abs(medians.known - medians.unknown).toFixed(2)) };
}

async function time(work: Work) {
	const times: number[] = [];
	for (let round = 0; round < ROUNDS; round++) times.push(await timeOnce(work, round));
	return { least: at(times, 0), median: at(times, 0.5), p99: at(times, 0.99) };
}

async function timeOnce(work: Work, round: number): Promise<number> {
	const began = performance.now();
	await work(round);
	return performance.now() - began;
}

/** The time that such a share of all stayed under. */
function at(times: number[], share: number): number {
	const sorted = times.toSorted((a, b) => a - b);
	return Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2));
}
