import type { Database } from './client.ts';

/**
 * A statement that is built once for each database instead of once for each page, and planned once for each connection.
 * `build` ends in Drizzle's `.prepare(name)`; what changes from call to call is a `sql.placeholder`. The name belongs to
 * one text alone. A transaction is a database of its own and builds it anew.
 */
export function prepared<Statement>(build: (db: Database) => Statement): (db: Database) => Statement {
	const built = new WeakMap<Database, Statement>();
	return (db) => {
		const known = built.get(db);
		if (known) return known;
		const statement = build(db);
		built.set(db, statement);
		return statement;
	};
}
