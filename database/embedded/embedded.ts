import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { Refusal } from '../refusal.ts';
import { claim, isLastUser, type Role, ServerIsStopping, sessionName } from './claim.ts';
import { NAME, requireOurVersion } from './cluster.ts';
import { type Installation, requireInstallation } from './location.ts';
import { requireServer, stopServer } from './postmaster.ts';
import { SOCKET_PORT } from './settings.ts';

/** Our own PostgreSQL, running. `stop` gives it back; the last of its users stops the server. */
export type EmbeddedDatabase = { url: string; stop(): Promise<void> };

export type EmbeddedOptions = {
	dataDirectory: string;
	role: Role;
	progress: (line: string) => void;
	/** False only for tests: no fsync. */
	durable?: boolean;
};

const INVALID_CATALOG_NAME = '3D000';
const RETRY_MILLISECONDS = 500;

/**
 * Brings up the PostgreSQL that lives in `dataDirectory` (created on the first start, reused when it still runs) and
 * claims it. Throws a `Refusal` when another site holds it, when its server hangs, or the data are not what they should be.
 * While it is open, a server that dies is started again.
 */
export async function openEmbedded({
	dataDirectory,
	role,
	progress,
	durable = true,
}: EmbeddedOptions): Promise<EmbeddedDatabase> {
	const installation = await requireInstallation(dataDirectory, progress, { durable });
	await requireOurVersion(installation.cluster);
	const session = await holdSession(installation, role, { durable, progress });
	return { url: databaseUrl(installation, NAME), stop: () => session.release() };
}

/** A URL that both node-postgres and psql understand. */
function databaseUrl({ socketFolder }: Installation, database: string): string {
	return `postgresql://${NAME}@localhost:${SOCKET_PORT}/${database}?host=${encodeURIComponent(socketFolder)}`;
}

/**
 * Keeps a claimed session open: when the server goes, it is started and claimed anew. What stands in the way, such as
 * another site that was quicker, is told once, and tried again until it is gone.
 */
async function holdSession(
	installation: Installation,
	role: Role,
	{ durable, progress }: { durable: boolean; progress: EmbeddedOptions['progress'] },
) {
	let released = false;
	let renewing: Promise<void> | null = null;
	let client = await claimedSession(installation, role, durable);

	const watch = () => {
		client.once('end', () => {
			if (!released) renewing = renew();
		});
	};
	const renew = async () => {
		let told = '';
		while (!released) {
			try {
				client = await claimedSession(installation, role, durable);
				watch();
				return;
			} catch (error) {
				const reason = error instanceof Error ? error.message : String(error);
				if (reason !== told) progress(`The database is not ours at present: ${reason}`);
				told = reason;
				await sleep(RETRY_MILLISECONDS);
			}
		}
	};
	const release = async () => {
		if (released) return;
		released = true;
		await renewing;
		if (await isLastUser(client).catch(() => false)) await stopServer(installation.cluster);
		await client.end().catch(() => {});
	};
	watch();
	return { release };
}

async function claimedSession(installation: Installation, role: Role, durable: boolean): Promise<pg.Client> {
	for (;;) {
		const { pid } = await requireServer(installation, durable);
		try {
			return await connectAndClaim(installation, role);
		} catch (error) {
			if (isHanging(error)) {
				throw new Refusal(
					`PostgreSQL runs on these data, as process ${pid}, and does not answer. Wait until it does, or end that process.`,
				);
			}
			if (!isPassing(error)) throw error;
			await sleep(20);
		}
	}
}

async function connectAndClaim(installation: Installation, role: Role): Promise<pg.Client> {
	const client = await connect(installation, role);
	try {
		await claim(client, role);
		return client;
	} catch (error) {
		await client.end().catch(() => {});
		throw error;
	}
}

/** The server went down between being found ready and being used: its last user was just leaving. */
function isPassing(error: unknown): boolean {
	if (error instanceof ServerIsStopping) return true;
	const code = (error as { code?: string }).code ?? '';
	return ['57P01', '57P03', 'ECONNREFUSED', 'ECONNRESET', 'ENOENT'].includes(code);
}

/** The server lives and lets nobody in: for as long as we wait, or as so many wait already. */
function isHanging(error: unknown): boolean {
	const { code, message } = error as { code?: string; message?: string };
	return message === 'timeout expired' || code === 'EAGAIN';
}

async function connect(installation: Installation, role: Role): Promise<pg.Client> {
	try {
		return await openSession(databaseUrl(installation, NAME), role);
	} catch (error) {
		if ((error as { code?: string }).code !== INVALID_CATALOG_NAME) throw error;
		await createOurDatabase(installation, role);
		return openSession(databaseUrl(installation, NAME), role);
	}
}

async function createOurDatabase(installation: Installation, role: Role): Promise<void> {
	const client = await openSession(databaseUrl(installation, 'postgres'), role);
	try {
		await client.query(`create database ${NAME}`);
	} catch (error) {
		// Two first starts at once: the other one has made it (42P04, or 23505 when both were in the middle of it).
		if (!['42P04', '23505'].includes((error as { code?: string }).code ?? '')) throw error;
	} finally {
		await client.end();
	}
}

async function openSession(url: string, role: Role): Promise<pg.Client> {
	const client = new pg.Client({
		connectionString: url,
		application_name: sessionName(role),
		connectionTimeoutMillis: 5_000,
	});
	// A session that breaks says so more than once; its end, which always comes, is what is acted on.
	client.on('error', () => {});
	await client.connect();
	return client;
}
