import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { ofCheckout } from '../checkout.ts';
import { areaOutlines, areaRows } from './area-rows.ts';
import { SEED_LOCK } from './catalogue.ts';

const HOME = ofCheckout('database/seed/places');

/** Made by `npm run places`: lines as PostgreSQL's COPY takes them, pressed. */
const FILES = { places: 'places.tsv.br', outlines: 'outlines.tsv.br' } as const;

/** Key in table settings: the hash of the places that were loaded last. */
const LOADED = 'places';

/** Courses a statement when all of them are placed anew: none of them runs long. */
const COURSES_A_STATEMENT = 2_000;

const PLACE_COLUMNS =
	'id, kind, country, slug, parent, names, native_name, latitude, longitude, south, west, north, east, population, sentence';
const CHANGING = PLACE_COLUMNS.split(', ').filter((column) => column !== 'id');

/**
 * Loads the places of the world, and the golf areas, when these are new to the database, and places every course anew. Returns how many places
 * were loaded (0: they were there).
 */
export async function loadPlaces(pool: pg.Pool): Promise<number> {
	const hash = await hashOfPlaces();
	const client = await pool.connect();
	try {
		if ((await loadedHash(client)) === hash) return 0;
		await client.query('begin');
		await client.query('select pg_advisory_xact_lock($1)', [SEED_LOCK]);
		const loaded = (await loadedHash(client)) === hash ? 0 : await writePlaces(client, hash);
		await client.query('commit');
		return loaded;
	} catch (error) {
		await client.query('rollback');
		throw error;
	} finally {
		client.release();
	}
}

async function writePlaces(client: pg.PoolClient, hash: string): Promise<number> {
	await client.query(`create temp table told_places (like places including defaults) on commit drop`);
	await copy(client, `told_places (${PLACE_COLUMNS.replace(', sentence', '')})`, FILES.places);
	await insertRows(client, 'told_places', areaRows());
	// Slugs are given anew: one may pass from a place to another.
	await client.query('update places set slug = id');
	await client.query(`
		insert into places (${PLACE_COLUMNS}) select ${PLACE_COLUMNS} from told_places
		on conflict (id) do update set ${CHANGING.map((column) => `${column} = excluded.${column}`).join(', ')}`);
	const gone = `from places p where not exists (select from told_places t where t.id = p.id)`;
	await client.query(`delete ${gone}`);
	await client.query('truncate place_outlines');
	await copy(client, 'place_outlines (place_id, kind, country, outline)', FILES.outlines);
	await insertRows(client, 'place_outlines', areaOutlines());
	await client.query('analyze places, place_outlines');
	await placeCourses(client);
	await client.query(
		`insert into settings (key, value) values ($1, to_jsonb($2::text))
		on conflict (key) do update set value = excluded.value, updated_at = now()`,
		[LOADED, hash],
	);
	const { rows } = await client.query<{ count: number }>('select count(*)::int as count from told_places');
	return rows[0]?.count ?? 0;
}

/** Places all courses anew; the old parts of addresses of regions lead on to where most of their courses lie. */
async function placeCourses(client: pg.PoolClient): Promise<void> {
	await client.query(`create temp table placed_before on commit drop as
		select id, country, region_slug as slug from courses where region_slug is not null`);
	const { rows } = await client.query<{ first: number; last: number }>(
		'select coalesce(min(id), 0) as first, coalesce(max(id), -1) as last from courses',
	);
	const { first, last } = rows[0] ?? { first: 0, last: -1 };
	for (let from = first; from <= last; from += COURSES_A_STATEMENT) {
		// Setting a column of it is what its trigger waits for.
		await client.query('update courses set country = country where id >= $1 and id < $2', [
			from,
			from + COURSES_A_STATEMENT,
		]);
	}
	await client.query(`
		insert into place_slug_aliases (country, slug, place_id)
		select b.country, b.slug, mode() within group (order by p.id)
		from placed_before b join courses c on c.id = b.id
		join places p on p.kind = 'region' and p.country = c.country and p.slug = c.region_slug
		where not exists (select from places o where o.kind in ('region', 'nation') and o.country = b.country and o.slug = b.slug)
		group by b.country, b.slug on conflict (country, slug) do update set place_id = excluded.place_id`);
	// What was a region before may be a nation now, by the same part of an address and with as many courses.
	await client.query(`
		update region_summaries s set kind = p.kind, name = p.names ->> 'en', nation = n.slug
		from places p left join places n on n.id = p.parent and n.kind = 'nation'
		where p.kind in ('region', 'nation') and p.country = s.country and p.slug = s.slug`);
	await client.query(`delete from region_summaries s where courses = 0
		and not exists (select from places p where p.kind in ('region', 'nation') and p.country = s.country and p.slug = s.slug)`);
}

async function copy(client: pg.PoolClient, into: string, file: string): Promise<void> {
	const stream = client.query(copyFrom(`copy ${into} from stdin`));
	await pipeline(createReadStream(path.join(HOME, file)), createBrotliDecompress(), stream);
}

/** Inserts rows whose keys are the names of columns, all of them alike. */
async function insertRows(client: pg.PoolClient, table: string, rows: readonly object[]): Promise<void> {
	const columns = Object.keys(rows[0] ?? {}).join(', ');
	await client.query(
		`insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
		[JSON.stringify(rows)],
	);
}

async function loadedHash(client: pg.PoolClient): Promise<unknown> {
	const { rows } = await client.query<{ value: unknown }>('select value from settings where key = $1', [LOADED]);
	return rows[0]?.value;
}

async function hashOfPlaces(): Promise<string> {
	const hash = createHash('sha256');
	for (const file of Object.values(FILES)) hash.update(await readFile(path.join(HOME, file)));
	hash.update(JSON.stringify([areaRows(), areaOutlines()]));
	return hash.digest('hex');
}
