/**
 * `npm run bench:accounts`: what accounts cost, and whether known and unknown addresses take the same time (S12), on a
 * database of its own; `-- DATABASE_URL` takes a migrated one that may be written to. Milliseconds, megabytes. Last it says how busy
 * the machine was.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { inArray } from 'drizzle-orm';
import { openDatabase } from '#database/client.ts';
import { openEmbedded } from '#database/embedded/embedded.ts';
import { migrate } from '#database/migrate.ts';
import { users } from '#database/schema/accounts.ts';
import { refreshSession } from '#domain/accounts/refresh-commands.ts';
import { signIn } from '#domain/accounts/sign-in-commands.ts';
import { signUp } from '#domain/accounts/sign-up-commands.ts';
import type { Viewer } from '#domain/shared/context.ts';
import { createAccountServices } from '#server/auth/account-services.ts';
import { makeSigningKey } from '#server/auth/signing-keys.ts';
import { createDomainContext } from '#server/domain-context.ts';
import { createCourseImports } from '#server/import/course-imports.ts';
import { createPictures } from '#server/pictures/pictures.ts';
import { measureLikeness } from './likeness.ts';
import { measureRush } from './rush.ts';
import { time } from './timing.ts';

const AT_ONCE = 100;
const PASSWORD = 'heather and gorse';
const SECRET = 'a secret for measuring, of no use elsewhere';
const DETAILS = { password: PASSWORD, metadata: {}, termsVersion: null, redirectTo: null };
const KNOWN = `bench-${process.pid}@golf.example`;
const SECOND = `bench-second-${process.pid}@golf.example`;
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
	const people = { known: KNOWN, second: SECOND, waiting: WAITING, password: PASSWORD };
	console.table(await measureLikeness({ db, visit, ...people }));
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

/** Somebody of a network of his own, so that no limit is met. */
function visit(viewer: Viewer = { kind: 'visitor' }) {
	const client = { network: `bench ${process.pid} ${++network}`, userAgent: '' };
	const report = (message: string, error: unknown) => console.error(message, error);
	const asker = { viewer, client };
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

/** Two members, and one account that waits to be confirmed. */
async function makeKnown() {
	for (const email of [KNOWN, SECOND, WAITING]) await signUp(visit(), { ...DETAILS, email });
	const passwordHash = await accounts.passwords.hash(PASSWORD);
	await db
		.update(users)
		.set({ confirmedAt: new Date(), passwordHash })
		.where(inArray(users.email, [KNOWN, SECOND]));
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

/** A hundred members sign in at once while others read: the home page goes on, and memory stays within bounds (R21). */
async function measureSignInsAtOnce() {
	const passwordHash = await accounts.passwords.hash(PASSWORD);
	const emails = Array.from({ length: AT_ONCE }, (_, index) => `bench-${process.pid}-${index}@golf.example`);
	await db.insert(users).values(emails.map((email) => ({ email, passwordHash, confirmedAt: new Date() })));
	console.table(await measureRush(database.url, emails, PASSWORD));
}
