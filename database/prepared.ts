import type { Database } from './client.ts';

/**
 * A statement that is built once for each database instead of once for each page, and planned once for each connection.
 * `build` ends in Drizzle's `.prepare(name)`; what changes from call to call is a `sql.placeholder`. The name belongs to
 * one text alone. Transactions use what was built for their connection.
 */
export function prepared<Statement>(build: (db: Database) => Statement): (db: Database) => Statement {
	const built = new WeakMap<Database, Statement>();
	return (db) => {
		const lasting = db.connection ?? db;
		const known = built.get(lasting);
		if (known) return known;
		const statement = build(lasting);
		built.set(lasting, statement);
		return statement;
	};
}
