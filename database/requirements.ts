import type pg from 'pg';
import { Refusal } from './refusal.ts';

const OLDEST_MAJOR = 15;

const CREATE_UTF8 = "create database fescue owner fescue encoding 'UTF8' template template0";

/** Throws a `Refusal` where the site cannot work on the database of this connection: its encoding, its version. */
export async function requireFit(client: pg.Client): Promise<void> {
	const { rows } = await client.query<{ encoding: string; version: number; name: string }>(
		`select current_setting('server_encoding') as encoding, current_setting('server_version_num')::int as version,
			current_database() as name`,
	);
	const [{ encoding, version, name } = { encoding: '', version: 0, name: '' }] = rows;
	if (encoding !== 'UTF8') {
		throw new Refusal(
			`DATABASE_URL: the database ${name} is in ${encoding}, which cannot hold every name. Make one in UTF8: ${CREATE_UTF8}`,
		);
	}
	if (version < OLDEST_MAJOR * 10_000) {
		const major = Math.floor(version / 10_000);
		throw new Refusal(`DATABASE_URL: that is PostgreSQL ${major}. Give the site PostgreSQL ${OLDEST_MAJOR} or newer.`);
	}
}

/** Throws a `Refusal` where the role of this connection may not make what the site's tables need. */
export async function requireRights(client: pg.Client): Promise<void> {
	const { rows } = await client.query<{ role: string; name: string; may_create: boolean; has_trigrams: boolean }>(
		`select current_user as role, current_database() as name,
			has_database_privilege(current_database(), 'create')
				and coalesce(has_schema_privilege(to_regnamespace('public'), 'create'), true) as may_create,
			exists (select from pg_available_extensions where name = 'pg_trgm') as has_trigrams`,
	);
	const [found] = rows;
	if (found && !found.may_create) {
		throw new Refusal(
			`DATABASE_URL: the role ${found.role} may not create tables in the database ${found.name}. Let it own the database: alter database ${found.name} owner to ${found.role}`,
		);
	}
	if (found && !found.has_trigrams)
		throw new Refusal("DATABASE_URL: the server has no extension pg_trgm. Install PostgreSQL's contrib package there.");
}
