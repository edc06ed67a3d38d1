import type { Database } from './client.ts';

/** As PostgreSQL says it of a database that only reads (read_only_sql_transaction). */
const READ_ONLY = '25006';

const refused = () => {
	throw Object.assign(new Error('nothing may be written for this request'), { code: READ_ONLY });
};

/**
 * The same database for somebody who may only read: whatever writes, and every transaction, throws as it would on a standby.
 * `execute` stays, which reads as well; commands write by the others.
 */
export const withoutWrites = (db: Database): Database =>
	Object.create(
		db,
		Object.fromEntries(['insert', 'update', 'delete', 'transaction'].map((name) => [name, { value: refused }])),
	);
