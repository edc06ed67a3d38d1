import { tellDatabase } from './tell-database.ts';

/** A hash of all rows of each table, by its name. */
export async function hashesOf(url: string): Promise<Record<string, string>> {
	const tables = await tellDatabase<{ name: string }>(
		url,
		`select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
	);
	const hashes: Record<string, string> = {};
	for (const { name } of tables) {
		const rows = `coalesce(string_agg(t::text, '|' order by t::text), '')`;
		const [found] = await tellDatabase<{ hash: string }>(url, `select md5(${rows}) as hash from ${name} t`);
		hashes[name] = found?.hash ?? '';
	}
	return hashes;
}
