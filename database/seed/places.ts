import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { COUNTRY_ALIASES } from '#domain/catalogue/places/country-aliases.ts';
import { PLACE_NAMES_EDITION } from '#domain/catalogue/places/lookup/place-names.ts';
import { ofCheckout } from '../checkout.ts';
import { areaOutlines, areaRows } from './area-rows.ts';
import { SEED_LOCK } from './catalogue.ts';
import { writePlaceNames } from './place-names.ts';

const HOME = ofCheckout('database/seed/places');

/** Made by `npm run places`: lines as PostgreSQL's COPY takes them, pressed. */
const FILES = { places: 'places.tsv.br', outlines: 'outlines.tsv.br' } as const;

/** Keys in table settings: the hash of the places that were loaded last, and the one by which all courses were placed, with how. */
const LOADED = 'places';
export const PLACED = 'courses-placed';

/** Raised when courses are placed in another way, by `place_of`, than before. */
const PLACING_EDITION = 2;

/** So many courses are placed anew in a statement, or as many as were in one region: whoever writes one of them waits for that long. */
export const COURSES_A_STATEMENT = 1_000;

const PLACE_COLUMNS =
	'id, kind, country, slug, parent, names, native_name, latitude, longitude, south, west, north, east, population, sentence';
const CHANGING = PLACE_COLUMNS.split(', ').filter((column) => column !== 'id');

/**
 * Loads the places of the world, and the golf areas, when these are new to the database, and places every course anew when they are, or
 * when courses are placed in a new way. Returns how many places were loaded (0: they were there). Courses can be written meanwhile. What is
 * broken off goes on at the next start: that a part is done is written when it is.
 */
export async function loadPlaces(pool: pg.Pool): Promise<number> {
	const hash = await hashOfPlaces();
	const placed = `${hash} ${PLACING_EDITION}`;
	const client = await pool.connect();
	try {
		if ((await readSetting(client, PLACED)) === placed) return 0;
		await client.query('select pg_advisory_lock($1)', [SEED_LOCK]);
		if ((await readSetting(client, PLACED)) === placed) return 0;
		const loaded = (await readSetting(client, LOADED)) === hash ? 0 : await replacePlaces(client, hash);
		await placeCourses(client);
		await writeSetting(client, PLACED, placed);
		return loaded;
	} finally {
		// The lock and the table of before end with the connection, and so does a transaction that has failed.
		client.release(true);
	}
}

async function replacePlaces(client: pg.PoolClient, hash: string): Promise<number> {
	await client.query('begin');
	const loaded = await writePlaces(client);
	await writeSetting(client, LOADED, hash);
	await client.query('commit');
	await client.query('vacuum analyze places, place_names, place_outlines');
	return loaded;
}

async function writePlaces(client: pg.PoolClient): Promise<number> {
	await client.query(`create temp table told_places (like places including defaults) on commit drop`);
	await copy(client, `told_places (${PLACE_COLUMNS.replace(', sentence', '')})`, FILES.places);
	await insertRows(client, 'told_places', areaRows());
	// Slugs are given anew: one may pass from a place to another.
	await client.query('update places set slug = id');
	await client.query(`
		insert into places (${PLACE_COLUMNS}) select ${PLACE_COLUMNS} from told_places
		on conflict (id) do update set ${CHANGING.map((column) => `${column} = excluded.${column}`).join(', ')}`);
	await client.query('delete from places p where not exists (select from told_places t where t.id = p.id)');
	await writePlaceNames(client);
	// Not truncated: courses that are written meanwhile are placed by the old ones.
	await client.query('delete from place_outlines');
	await copy(client, 'place_outlines (place_id, kind, country, outline)', FILES.outlines);
	await insertRows(client, 'place_outlines', areaOutlines());
	const { rows } = await client.query<{ count: number }>('select count(*)::int as count from told_places');
	return rows[0]?.count ?? 0;
}

/**
 * Places all courses anew, in statements that each stand by themselves. Those of a region are placed by one of them, which also says where
 * the old part of its address leads from now on: to the region that most of its courses lie in.
 */
async function placeCourses(client: pg.PoolClient): Promise<void> {
	await client.query(`create temp table placed_before as
		select id, country, region_slug as slug, div(
			count(*) over (order by country, region_slug, case when region_slug is null then id end), ${COURSES_A_STATEMENT}) as part
		from courses`);
	const { rows } = await client.query<{ part: string }>('select distinct part from placed_before order by part');
	for (const { part } of rows) {
		// Setting the country is what the trigger waits for.
		await client.query(
			`with placed as (
				update courses c set country = c.country from placed_before b where b.part = $1 and c.id = b.id
				returning b.country, b.slug, c.region_slug)
			insert into place_slug_aliases (country, slug, place_id)
			select c.country, c.slug, mode() within group (order by p.id)
			from placed c join places p on p.kind = 'region' and p.country = c.country and p.slug = c.region_slug
			where c.slug is not null and not exists (
				select from places o where o.kind in ('region', 'nation') and o.country = c.country and o.slug = c.slug)
			group by c.country, c.slug on conflict (country, slug) do update set place_id = excluded.place_id`,
			[part],
		);
	}
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

async function readSetting(client: pg.PoolClient, key: string): Promise<unknown> {
	const { rows } = await client.query<{ value: unknown }>('select value from settings where key = $1', [key]);
	return rows[0]?.value;
}

async function writeSetting(client: pg.PoolClient, key: string, value: string): Promise<void> {
	await client.query(
		`insert into settings (key, value) values ($1, to_jsonb($2::text))
		on conflict (key) do update set value = excluded.value, updated_at = now()`,
		[key, value],
	);
}

async function hashOfPlaces(): Promise<string> {
	const hash = createHash('sha256');
	for (const file of Object.values(FILES)) hash.update(await readFile(path.join(HOME, file)));
	hash.update(JSON.stringify([areaRows(), areaOutlines(), COUNTRY_ALIASES, PLACE_NAMES_EDITION]));
	return hash.digest('hex');
}
