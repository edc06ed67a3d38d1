import { is } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';

const modules = import.meta.glob<Record<string, unknown>>('/database/schema/*.ts', { eager: true });

/** Every table that the schema declares, so that a test knows of one that was added today. */
export const TABLES: readonly PgTable[] = Object.values(modules)
	.flatMap((module) => Object.values(module))
	.filter((table): table is PgTable => is(table, PgTable));

/** A column that refers to a row of another table. */
export type Reference = { from: PgColumn; to: PgColumn };

/** The references of a table by one column, which are all that there are. */
export const referencesOf = (table: PgTable): Reference[] =>
	getTableConfig(table).foreignKeys.map((key) => {
		const { columns, foreignColumns } = key.reference();
		const [[from, ...rest], [to]] = [columns, foreignColumns];
		if (!from || !to || rest.length > 0) throw new Error(`${key.getName()}: a reference by several columns`);
		return { from, to };
	});

/** The names of the tables that refer to one. */
export const tablesReferringTo = (target: PgTable): string[] =>
	TABLES.filter((table) => referencesOf(table).some(({ to }) => to.table === target)).map(
		(table) => getTableConfig(table).name,
	);
