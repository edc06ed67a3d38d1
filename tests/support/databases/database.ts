import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '#database/client.ts';
import { buildCourseIndex } from '#domain/catalogue/course-index/build.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { createCourseImports } from '#server/import/course-imports.ts';
import { testAccountServices } from '../account-services.ts';
import { testPictures } from '../facts/pictures.ts';
import { databaseNamed } from './database-url.ts';
import { requireSeededTemplate } from './seeded-template.ts';

/** A database of a test file's own. */
export type TestDatabase = {
	db: Database;
	pool: pg.Pool;
	url: string;
	/** A visitor's context on it; reports of swallowed errors fail the test unless `report` is given. */
	context(overrides?: Partial<DomainContext>): DomainContext;
	close(): Promise<void>;
};

/**
 * PostgreSQL copies or drops a database only while nobody is connected to it, and waits five seconds for those who are
 * just leaving. A connection that a test forgot to close fails its file.
 */
const OBJECT_IN_USE = '55006';
const TRIES = 3;

/**
 * A fresh copy of the migrated database, with the catalogue and the samples in it if `seeded`. To be closed in
 * `afterAll`, which drops it.
 */
export async function openTestDatabase({ seeded = false }: { seeded?: boolean } = {}): Promise<TestDatabase> {
	const server = inject('testServer');
	const name = `${server.prefix}_${randomBytes(5).toString('hex')}`;
	await run(
		server.url,
		`create database ${name} template ${seeded ? await requireSeededTemplate(server) : server.empty}`,
	);
	const url = databaseNamed(server.url, name);
	// A pool that sheds those who wait, and ends what takes long, is the site's affair; a test on a busy machine takes its time.
	const { db, pool } = openDatabase(url, { size: 5, waitTimeout: 30_000, statementTimeout: 60_000 });
	return {
		db,
		pool,
		url,
		context: (overrides) => ({ ...visitorContext(db, url), ...overrides }),
		close: async () => {
			await pool.end();
			await run(server.url, `drop database ${name}`);
		},
	};
}

/** The index of a database whose courses a test file leaves as they are: built once, and not for each call anew. */
export function indexBuiltOnce(db: Database): DomainContext['courseIndex'] {
	let built: ReturnType<typeof buildCourseIndex> | undefined;
	return { ready: () => (built ??= buildCourseIndex(db)) };
}

/** A database on which everything fails. */
export const brokenDatabase = ({ db }: TestDatabase): Database => new Proxy(db, { get: fail });

/** The same database, on which no transaction can be begun. */
export const withoutTransactions = ({ db }: TestDatabase): Database =>
	Object.create(db, { transaction: { value: fail } });

function fail(): never {
	throw new Error('the database fails');
}

function visitorContext(db: Database, url: string): DomainContext {
	return {
		db,
		viewer: { kind: 'visitor' },
		client: {
			network: '192.0.2.1',
			userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
		},
		now: () => new Date(),
		reads: new Set(),
		changes: new Set(),
		ends: [],
		secret: 'a secret for tests, of no use elsewhere',
		accounts: testAccountServices,
		// Always as the database is now: tests write past the commands that tell of a change.
		courseIndex: { ready: () => buildCourseIndex(db) },
		pictures: testPictures,
		courseImports: createCourseImports(url),
		uploads: [],
		sessionChange: null,
		signUpsChange: null,
		report: (message, error) => {
			throw new Error(`reported: ${message}`, { cause: error });
		},
	};
}

async function run(url: string, statement: string): Promise<void> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		for (let attempt = 1; ; attempt++) {
			try {
				await client.query(statement);
				return;
			} catch (error) {
				if ((error as { code?: string }).code !== OBJECT_IN_USE || attempt === TRIES) throw error;
				await new Promise((resolve) => setTimeout(resolve, 200));
			}
		}
	} finally {
		await client.end();
	}
}
