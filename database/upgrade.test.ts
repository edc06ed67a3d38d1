import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { expect, it } from 'vitest';
import { withEmptyDatabase } from '#tests/support/backups.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { ofCheckout } from './checkout.ts';
import { knownMigrations, migrate } from './migrate.ts';

const MEMBER = '6f1d1f0e-7a55-4a53-9d0b-2b0a8f4a1c01';
const OTHER = '6f1d1f0e-7a55-4a53-9d0b-2b0a8f4a1c02';

/** What was in use by the time of so many migrations, as the site of that time would have written it. */
const WRITTEN: Record<number, string> = {
	1: `
		insert into courses (slug, name, locality, region, country, continent, source, source_id, rating, rating_count, opened_year, facilities)
		values ('ljunghusen', 'Ljunghusens Golfklubb', 'Höllviken', 'Skåne', 'SE', 'Europe', 'shipped', 'a', 8.1250, 3, 1932, '{range,shop}'),
			('karuizawa', '軽井沢', null, null, 'JP', 'Asia', 'import', 'b', null, 0, null, null);
		insert into course_slug_aliases (slug, course_id) values ('flommen-old', 1);
		insert into course_suggestions (name, country, words, email) values ('A new links', 'IE', 'Near the sea', 'finder@golf.example');
		insert into partners (name, website) values ('Tee times', 'https://partner.example');
		insert into partner_links values (1, 1, 'https://partner.example/{course}');
		insert into newsletter_subscribers (email, status) values ('reader@golf.example', 'unconfirmed');
		insert into rating_days values ('2026-06-01', 7.25);
		insert into settings (key, value) values ('credits', '["Made of open data"]');
		insert into submissions (id, form, body_hash, answer) values ('stamp', 'review', 'hash', '{"id": 1}');
		insert into reviews (course_id, reviewer_name, content, rating, date_played, pros, aspects, status)
		values (1, 'Karin', 'Heath and sea, and a wind that never rests', 9, '2026-05-02', '{"The turf"}', '{"design": 9}', 'published'),
			(1, 'Olle', 'Held for an editor', 2, '2026-05-03', '{}', '{}', 'held'),
			(2, null, '静かな朝のゴルフ', 10, null, '{}', '{}', 'withdrawn')`,
	2: `
		insert into contact_messages (reference, name, email, subject, category, message, suspicion)
		values ('C-1', 'Karin', 'karin@golf.example', 'A putter', 'general', 'Left on the ninth', null),
			('C-2', 'Robot', 'robot@golf.example', 'Win', 'general', 'Now', 'trap');
		insert into reviewer_applications (first_name, last_name, email, country, handicap, years_playing, play_frequency, favorite_courses, why_join, suspicion)
		values ('Olle', 'Öst', 'olle@golf.example', 'SE', '12.4', '6-10', 'weekly', 'Falsterbo', 'To tell of it', 'haste')`,
	3: `
		insert into users (id, email, password_hash, confirmed_at, role, metadata)
		values ('${MEMBER}', 'member@golf.example', '$argon2id$kept', '2026-04-01', 'reviewer', '{"name": "Karin"}'),
			('${OTHER}', 'other@golf.example', null, null, 'member', '{}');
		insert into sessions (user_id, method, remember, not_after, refreshed_at, seen_at, user_agent, network)
		values ('${MEMBER}', 'password', true, '2027-01-01', '2026-06-01', '2026-06-01', 'A browser', '192.0.2.0');
		insert into known_devices values ('${MEMBER}', 'device', '192.0.2.0', '2026-06-01');
		insert into one_time_tokens (id, user_id, kind, token_hash, address, expires_at)
		values ('${OTHER}', '${OTHER}', 'signup', 'hash', 'other@golf.example', '2027-01-01');
		insert into mail_outbox (message, recipient, data, status, next_attempt_at)
		values ('welcome', 'member@golf.example', '{}', 'sent', '2026-06-01');
		insert into allowances values ('sign-in kept', 2.5, '2026-06-01');
		update reviews set user_id = '${MEMBER}' where id = 1`,
	4: `
		insert into profiles (user_id, handle, public_name, is_public, home_country, handicap_tenths)
		values ('${MEMBER}', 'karin', 'Karin', true, 'SE', 124);
		insert into reports (reference, kind, review_id, course_id, version, reason, words, name, email)
		values ('R-1', 'review', 1, 1, 1, 'untrue', 'She never was there', 'Olle', 'olle@golf.example');
		insert into photographs (review_id, course_id, user_id, alt, position, status, width, height, bytes)
		values (1, 1, '${MEMBER}', 'The ninth', 1, 'ready', 1600, 1200, 90000);
		insert into scorecards (review_id) values (1);
		insert into check_ins values ('${MEMBER}', 1, '2026-05-02', 120);
		insert into club_answers (review_id, content) values (1, 'Thank you for coming');
		insert into course_representatives (course_id, user_id) values (1, '${OTHER}');
		insert into helpful_votes (review_id, user_id) values (1, '${OTHER}');
		insert into liked_courses (user_id, course_id) values ('${MEMBER}', 2);
		insert into partner_bookings (partner_id, reference, course_id, user_id, day) values (1, 'B-1', 1, '${MEMBER}', '2026-05-02');
		insert into review_versions (review_id, version, said, status, verification) values (1, 1, '{"content": "Before"}', 'published', 'unverified')`,
	6: `
		update partners set signing_secret = 'sealed';
		insert into reports (reference, kind, review_id, course_id, version, reason, words, name, email, status, ground, decision_words, decided_at)
		values ('R-2', 'review', 1, 1, 1, 'spam', 'An advertisement', 'Eva', 'eva@golf.example', 'dismissed', null, 'It is fair', '2026-06-02')`,
	8: `
		insert into newsletter_subscribers (email, status, link_id, link_hash, link_expires_at, confirmed_at)
		values ('second@golf.example', 'confirmed', '${OTHER}', 'hash', '2027-01-01', '2026-06-03');
		insert into newsletter_deliveries (issue, subscriber_id, status, trouble)
		select '2026-06', id, 'later', 'busy' from newsletter_subscribers where email = 'second@golf.example';
		update course_suggestions set suspicion = 'haste';
		update reviewer_applications set status = 'declined', decided_at = '2026-06-03'`,
	9: `
		update courses set band_ratings = '{"low": [9, 1]}' where id = 1;
		update reviews set language_read = true, sketch = '{1,2,3}' where id = 1`,
	11: `
		insert into picture_removals (id) values ('${MEMBER}');
		insert into photographs (user_id, alt, status, attempts, held_until) values ('${MEMBER}', 'On its way', 'coming', 2, '2026-06-05')`,
	12: `
		insert into desk_log (at, actor_id, action, thing_kind, thing_id, ground, words, before, after)
		values ('2026-06-06', '${OTHER}', 'review rejected', 'review', '2', 'spam', 'A club’s own words', '{"status": "held"}', '{"status": "rejected"}');
		insert into appeals (decision_id, party, words, email, user_id, created_at)
		select id, 'author', 'It is mine', 'member@golf.example', '${MEMBER}', '2026-06-07' from desk_log;
		insert into contact_replies (message_id, direction, words, editor_id, created_at) values (1, 'out', 'It is here', '${OTHER}', '2026-06-07');
		insert into desk_decisions (kind, thing_id, decision, editor_id, due_at, failure)
		values ('report', '1', '{"outcome": "dismissed"}', '${OTHER}', '2026-06-08', 'busy');
		insert into desk_notes (kind, thing_id, editor_id, words, created_at) values ('report', '1', '${OTHER}', 'Ask her', '2026-06-08');
		insert into merged_course_sources values ('import', 'c', 1);
		insert into suspensions (user_id, ground, words, started_at, ends_at) values ('${OTHER}', 'spam', 'Advertising', '2026-06-08', '2026-07-08');
		insert into second_factors values ('${OTHER}', 'sealed', '2026-06-08', 7, '2026-06-08');
		insert into recovery_codes values ('${OTHER}', 'hash', '2026-06-09');
		update sessions set second_factor_at = '2026-06-08';
		update contact_messages set status = 'answered', data_request = true where id = 1;
		update course_suggestions set status = 'declined', decision_words = 'It is there', decided_at = '2026-06-08';
		update courses set closed_on = '2026-06-08' where id = 2`,
	14: `
		insert into course_files (name, content, created_at) values ('courses.csv', 'name,country', '2026-06-10');
		update courses set closed_on = null where id = 2`,
	15: `insert into job_failures values ('outbox', '2026-06-11', 3)`,
	23: `insert into built_files values ('/assets/find-1a2b.js', 'export {}', '2026-11-29')`,
	33: `
		insert into clubs (slug, name, core) values ('ljunghusen', 'Ljunghusen', 'ljunghusen');
		update courses set club_id = 1 where id = 1`,
	36: `
		insert into world_listing (source_id, country, name, course_id) values ('osm:way/1', 'SE', 'Ljunghusens Golfklubb', 1);
		insert into world_differences (kind, source_id, course_id, before, found_at)
		values ('gone', 'osm:way/1', 1, '{"name": "Ljunghusens Golfklubb"}', '2026-11-29');
		insert into world_runs (countries, from_desk, started_at, total) values ('{SE}', false, '2026-11-29', 1)`,
	37: `insert into course_twins (course_id, twin_id, likeness) values (1, 2, 'part')`,
	38: `
		insert into open_files (day, started_at, made_at, hash, bytes, courses) values ('2026-11-29', '2026-11-29', '2026-11-29', 'abc', 1, 2);
		insert into open_file_pieces values (1, 0, 'x')`,
	40: `
		insert into places (id, kind, country, slug, names) values ('SE-skane', 'region', 'SE', 'skane', '{"en": "Skåne"}');
		insert into place_outlines values ('SE-skane', 'region', 'SE', '((12,55),(15,55),(15,57))');
		insert into place_slug_aliases values ('SE', 'scania', 'SE-skane')`,
	42: `insert into place_names values ('skane', 60, 'SE-skane')`,
	44: `insert into played_courses (user_id, course_id) values ('${MEMBER}', 2)`,
	51: `
		insert into review_files (day, made_at, hash, bytes, reviews, courses) values ('2026-11-29', '2026-11-29', 'abc', 1, 2, 1);
		insert into review_file_pieces values ('2026-11-29', 0, 'x')`,
	52: `
		insert into decision_roots values (1, '2026-11-29', '2026-11-29', 'before', 'root', 'signed');
		insert into decision_hashes values (1, 1, '2026-11-29', 'x', 'hash')`,
	53: `
		insert into condition_reports (course_id, user_id, by_member, day, observed_at, told)
		values (2, '${MEMBER}', true, '2026-05-01', '2026-05-01', '{"greens": "good"}')`,
	54: `
		insert into trips (user_id, title, first_day, day_count) values ('${MEMBER}', 'Skåne in May', '2026-05-01', 1);
		insert into trip_days (trip_id, number) values (1, 1);
		insert into trip_courses (day_id, course_id, position) values (1, 2, 1);
		insert into trip_travellers (trip_id, name) values (1, 'Karin');
		insert into trip_votes values (1, 1, 'yes')`,
	55: `
		insert into campaigns (course_id, signs, paused_until, created_at) values (1, '{like-texts}', '2026-11-30', '2026-11-29');
		insert into network_salts values ('2026-11-23', 'salt')`,
	56: `
		insert into follows (user_id, course_id) values ('${MEMBER}', 1);
		insert into follows (user_id, place) values ('${MEMBER}', '/courses/sweden');
		insert into news_readers (user_id, seen_at) values ('${MEMBER}', '2026-11-30')`,
	57: `
		insert into lists (user_id, title) values ('${MEMBER}', 'Links worth a ferry');
		insert into list_courses (list_id, course_id, place, note) values (1, 2, 1, 'Go in May');
		insert into list_likes (list_id, user_id) values (1, '${MEMBER}')`,
	58: `
		insert into club_announcements (course_id, user_id, by_editor, kind, first_day, last_day, begins_at, ends_at)
			values (1, '${MEMBER}', false, 'aeration', '2026-10-03', '2026-10-05', '2026-10-02T22:00Z', '2026-10-05T22:00Z')`,
	46: `insert into rounds (user_id, course_id, day, score, notes) values ('${MEMBER}', 2, '2026-05-01', 84, 'Dry')`,
};

/** Columns and tables that a migration took away knowingly. */
const GONE = new Set(['courses.search_text', 'built_files']);

/** What a migration has added to knowingly: a fact that is told for every course has a source in all of them. */
const ADDED_TO = new Set(['courses.fact_sources']);

type Rows = Record<string, Record<string, unknown>[]>;

async function readRows(client: pg.Client): Promise<Rows> {
	const { rows: tables } = await client.query<{ name: string }>(
		`select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
	);
	const read: Rows = {};
	for (const { name } of tables) {
		const { rows } = await client.query<{ row: Record<string, unknown> }>(
			`select to_jsonb(t) as row from "${name}" t order by t::text`,
		);
		read[name] = rows.map(({ row }) => row);
	}
	return read;
}

/** The rows as they are now, with no more columns than they had before. */
function asBefore(before: Rows, now: Rows): Rows {
	return Object.fromEntries(
		Object.entries(before).map(([table, rows]) => {
			const columns = Object.keys(rows[0] ?? {});
			const kept = (now[table] ?? []).map((row) => Object.fromEntries(columns.map((name) => [name, row[name]])));
			return [table, kept];
		}),
	);
}

const withoutGone = (rows: Rows): Rows =>
	Object.fromEntries(
		Object.entries(rows).flatMap(([table, each]) => {
			if (GONE.has(table)) return [];
			const kept = each.map((row) =>
				Object.fromEntries(
					Object.entries(row).filter(([name]) => ![GONE, ADDED_TO].some((set) => set.has(`${table}.${name}`))),
				),
			);
			return [[table, kept]];
		}),
	);

/** In one order, whatever columns have come in between. */
const inOrder = (rows: Rows): Rows =>
	Object.fromEntries(
		Object.entries(rows).map(([table, each]) => [
			table,
			each.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)),
		]),
	);

/** A folder of migrations that ends after the first `count`, as an older version had it. */
async function olderFolder(count: number): Promise<string> {
	const folder = await makeTemporaryFolder();
	await cp(ofCheckout('database/migrations'), folder, { recursive: true });
	const file = path.join(folder, 'meta', '_journal.json');
	const journal: { entries: unknown[] } = JSON.parse(await readFile(file, 'utf8'));
	await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
	return folder;
}

const emptyTables = (rows: Rows): string[] => Object.keys(rows).filter((table) => rows[table]?.length === 0);

it('R43: every migration since the first keeps every row that the versions before it have written', async () => {
	await withEmptyDatabase(async (url) => {
		const client = new pg.Client({ connectionString: url });
		await client.connect();
		try {
			let before: Rows = {};
			for (let count = 1; count <= knownMigrations().length; count++) {
				await runMigrations(drizzle(client), { migrationsFolder: await olderFolder(count) });
				const had = withoutGone(before);
				expect(inOrder(asBefore(had, await readRows(client))), `migration ${count}`).toEqual(inOrder(had));
				await client.query(WRITTEN[count] ?? '');
				before = await readRows(client);
			}
			expect(emptyTables(before), 'tables that WRITTEN has no rows of').toEqual([]);
			expect(await migrate(url)).toBe(0);
		} finally {
			await client.end();
		}
	});
});

/** The number of the first migration of a name, from one on. */
async function numberOf(name: string): Promise<number> {
	const journal: { entries: { tag: string }[] } = JSON.parse(
		await readFile(ofCheckout('database/migrations/meta/_journal.json'), 'utf8'),
	);
	return journal.entries.findIndex(({ tag }) => tag.endsWith(`_${name}`)) + 1;
}

it('facts that were known before sources were kept get that of their course, and what editors changed theirs', async () => {
	await withEmptyDatabase(async (url) => {
		const client = new pg.Client({ connectionString: url });
		await client.connect();
		try {
			const before = (await numberOf('fact-sources')) - 1;
			await runMigrations(drizzle(client), { migrationsFolder: await olderFolder(before) });
			await client.query(`
				insert into courses (slug, name, country, continent, source, source_id, par, latitude, longitude, created_at)
				values ('a', 'A', 'SE', 'Europe', 'osm', 'osm:way/7', 71, 55.4, 12.9, '2026-03-04'),
					('b', 'B', 'SE', 'Europe', 'fescue', 'b', null, null, null, '2026-03-04');
				insert into desk_log (at, action, thing_kind, thing_id, before, after)
				values ('2026-04-01', 'course edited', 'course', '1', '{}', '{"latitude": 55.4, "website": null}')`);
			await runMigrations(drizzle(client), { migrationsFolder: await olderFolder(before + 1) });
			const { rows } = await client.query('select fact_sources from courses order by slug');
			const osm = { from: 'osm', ref: 'way/7', day: '2026-03-04' };
			const ours = { from: 'fescue', day: '2026-11-01' };
			expect(rows.map((row) => row.fact_sources)).toEqual([
				{ name: osm, country: osm, par: osm, position: { from: 'editor', day: '2026-04-01' } },
				{ name: ours, country: ours },
			]);
		} finally {
			await client.end();
		}
	});
});
