import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { openDatabase } from './client.ts';
import type { Role } from './embedded/claim.ts';
import { openEmbedded } from './embedded/embedded.ts';
import { migrate } from './migrate.ts';
import { Refusal } from './refusal.ts';
import { requireFit } from './requirements.ts';
import { loadCatalogue } from './seed/catalogue.ts';
import { loadPlaces } from './seed/places.ts';
import { hasSamples, loadSamples } from './seed/samples.ts';

/** What preparing needs of the configuration. `databaseUrl` null: the PostgreSQL of our own, in `dataDirectory`. */
export type DatabaseConfig = {
	databaseUrl: string | null;
	dataDirectory: string;
	mode: 'local' | 'production';
};

export type PreparedDatabase = { url: string; stop(): Promise<void> };

/** `isFirst`: nothing was in it before, and the shipped catalogue has just been loaded. */
export type SeededDatabase = PreparedDatabase & { isFirst: boolean };

type Progress = (line: string) => void;
/** Begins something and returns how to end it. */
type Meanwhile = () => Promise<() => Promise<void>>;

/** The loaders write many rows in few statements; none of those may be cut off as a reader's query would be. */
const LOADING = { size: 1, statementTimeout: 120_000, waitTimeout: 10_000 };

const SAMPLES_IN_PRODUCTION =
	'The database holds sample reviews, which FESCUE_MODE=production never shows. Remove them first: npm run clear-samples';

const LONGEST_WAIT = 5_000;
/** SQLSTATEs and classes that no waiting mends: wrong name or password (28…), no such database, not allowed. */
const HOPELESS = /^(28|3D000|42501)/;
/** The server is not there yet, is starting or going, or has no room. */
const PASSING =
	/^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOENT|57P0|53300|08)/;

/**
 * Leaves a database that the site can work with: reachable, of this version's schema, with the shipped catalogue and, on
 * local installations, the sample reviews. A `tool` (import, clear-samples) may come beside a running site, a second
 * `site` on the same embedded data may not. `stop` gives back what was started. Throws a `Refusal` for what the reader
 * of the terminal can mend. `meanwhile` begins when a database that is not ours is not there yet, and ends when it is.
 */
export async function prepareDatabase(
	config: DatabaseConfig,
	progress: Progress,
	role: Role = 'site',
	meanwhile?: Meanwhile,
): Promise<SeededDatabase> {
	const prepared = await reachDatabase(config, progress, role, meanwhile);
	try {
		const migrations = await migrate(prepared.url);
		if (migrations > 0) progress(`Schema brought up to date (${migrations} migration${migrations === 1 ? '' : 's'})`);
		const isFirst = await seed(prepared.url, config.mode, progress, role);
		return { ...prepared, isFirst };
	} catch (error) {
		await prepared.stop();
		throw error;
	}
}

/** A database that answers, whatever is in it: our own, started if need be, or the one of the configuration. */
export async function reachDatabase(
	config: DatabaseConfig,
	progress: Progress,
	role: Role,
	meanwhile?: Meanwhile,
): Promise<PreparedDatabase> {
	if (config.databaseUrl) return outsideDatabase(config.databaseUrl, progress, meanwhile);
	return openEmbedded({ dataDirectory: config.dataDirectory, role, progress });
}

/** True where the catalogue was not there before. */
async function seed(url: string, mode: DatabaseConfig['mode'], progress: Progress, role: Role): Promise<boolean> {
	const { db, pool } = openDatabase(url, LOADING);
	try {
		const places = await loadPlaces(pool);
		if (places > 0) progress(`Places loaded: ${places.toLocaleString('en-GB')}`);
		const courses = await loadCatalogue(db);
		if (courses > 0) progress(`Catalogue loaded: ${courses.toLocaleString('en-GB')} courses`);
		if (mode === 'production') {
			if (role === 'site' && (await hasSamples(db))) throw new Refusal(SAMPLES_IN_PRODUCTION);
			return courses > 0;
		}
		const reviews = await loadSamples(db, new Date());
		if (reviews > 0) progress(`Sample reviews loaded: ${reviews.toLocaleString('en-GB')}`);
		return courses > 0;
	} finally {
		await pool.end();
	}
}

/** Waits for a PostgreSQL that is not ours to answer, for as long as it takes: start orders differ. */
async function outsideDatabase(url: string, progress: Progress, meanwhile?: Meanwhile): Promise<PreparedDatabase> {
	let end: (() => Promise<void>) | undefined;
	try {
		for (let wait = 250; ; wait = Math.min(wait * 2, LONGEST_WAIT)) {
			const reason = await whyNot(url);
			if (reason === null) return { url, stop: async () => {} };
			progress(`Waiting for the database at ${placeOf(url)}: ${reason}`);
			end ??= await meanwhile?.();
			await sleep(wait);
		}
	} finally {
		await end?.();
	}
}

/** Null where it answers and the site can work on it; else why it does not yet. */
async function whyNot(url: string): Promise<string | null> {
	const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
	client.on('error', () => {});
	try {
		await client.connect();
		await requireFit(client);
		return null;
	} catch (error) {
		refuseHopeless(url, error);
		const { code, message } = error as NodeJS.ErrnoException;
		return code ?? message;
	} finally {
		await client.end().catch(() => {});
	}
}

/** What no waiting mends is said in one line: a wrong password or name, a certificate, a server without TLS (R18). */
function refuseHopeless(url: string, error: unknown): void {
	if (error instanceof Refusal) throw error;
	const { code = '', message } = error as { code?: string; message: string };
	if (HOPELESS.test(code)) throw new Refusal(`DATABASE_URL: the database at ${placeOf(url)} refuses: ${message}.`);
	if (!PASSING.test(code) && !/timeout|terminated/i.test(message))
		throw new Refusal(`DATABASE_URL: the database at ${placeOf(url)} cannot be used: ${message}.`);
}

/** Where a URL leads, without the password in it. */
function placeOf(url: string): string {
	const { host, port, database, user } = new pg.Client({ connectionString: url });
	return `${host}:${port}/${database} (user ${user})`;
}
