import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());

/** What the schema says of a table: the comment over its declaration. */
function commentOn(table: string): string {
	const folder = new URL('schema/', import.meta.url);
	const text = readdirSync(folder)
		.map((file) => readFileSync(new URL(file, folder), 'utf8'))
		.join('\n');
	const at = text.search(new RegExp(`export const \\w+ = pgTable\\(\\s*'${table}'`));
	const before = text.slice(0, at).trimEnd();
	return before.endsWith('*/') ? before.slice(before.lastIndexOf('/**')) : '';
}

it('says over each table what the database itself does when its rows change', async () => {
	const { rows } = await test.pool.query<{ table: string; works: string }>(
		`select distinct tgrelid::regclass::text as table, tgfoid::regproc::text as works
		from pg_trigger where not tgisinternal order by 1, 2`,
	);
	expect(rows.length).toBeGreaterThan(20);
	const unsaid = rows.filter(({ table, works }) => !commentOn(table).includes(`\`${works}\``));
	expect(unsaid).toEqual([]);
});
