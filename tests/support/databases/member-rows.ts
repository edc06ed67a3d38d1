import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#database/client.ts';
import { users } from '#database/schema/accounts.ts';
import { referencesOf, TABLES } from './schema-tables.ts';

type Named = { userId: string; email: string };

/** What a column with somebody's address is called. */
const ADDRESS = /^(?:.*_)?(?:email|recipient|address)$/;

/**
 * Which rows of a table are a member's: they name the account or its address, or hang on a row that does. Null for a table that
 * has nothing of members.
 */
export function rowsOf(table: PgTable, member: Named, above: readonly PgTable[] = []): SQL | null {
	const path = [...above, table];
	const named = addressesOf(table).map((column) => eq(column, member.email));
	const referring = referencesOf(table).flatMap(({ from, to }) => {
		if (to.table === users) return [eq(from, member.userId)];
		if (path.includes(to.table)) return [];
		const rows = rowsOf(to.table, member, path);
		return rows ? [inArray(from, sql`(select ${to} from ${to.table} where ${rows})`)] : [];
	});
	return or(...named, ...referring) ?? null;
}

const addressesOf = (table: PgTable): PgColumn[] =>
	getTableConfig(table).columns.filter(({ name }) => ADDRESS.test(name));

/** Every table that has something of members, by its name. */
export const TABLES_OF_MEMBERS = new Map(
	TABLES.filter((table) => rowsOf(table, { userId: '', email: '' }) !== null).map((table) => [
		getTableConfig(table).name,
		table,
	]),
);

/** The tables in which anything is said in any column, texts and JSON included. */
export async function tablesSaying(db: Database, said: string): Promise<string[]> {
	const counts = await Promise.all(
		TABLES.map(async (table) => ({
			name: getTableConfig(table).name,
			count: await db.$count(table, sql`strpos(${table}::text, ${said}) > 0`),
		})),
	);
	return counts.flatMap(({ name, count }) => (count > 0 ? [name] : [])).toSorted();
}
