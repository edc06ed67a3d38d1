import { sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import type { ListedFacts } from '#database/schema/world.ts';
import { kilometresBetween } from '#domain/geography/distance.ts';
import { coreName } from '../import/rows/names.ts';

/** A course in today's answer of a country. */
export type Listed = ListedFacts & { sourceId: string; country: string };

/** One that was listed before. */
type Former = ListedFacts & { source_id: string; country: string; is_gone: boolean };

/** What has changed since the last time, by the number of courses; null where nothing was known of these countries before. */
export type WorldChanges = { renamed: number; moved: number; gone: number; waiting: number } | null;

type Change = { kind: 'gone' | 'renamed' | 'moved'; source_id: string; before: ListedFacts; after: ListedFacts | null };

/** Below this a position is only drawn better than before. */
const MOVED_KILOMETRES = 0.3;
/** Positions that are no further apart, in degrees, are one: some ten metres. */
const SAME_DEGREES = 0.0001;
/** A course of the same name this near is the same one, drawn anew under another number. */
const REDRAWN_KILOMETRES = 2;

/**
 * Compares what was listed with what was listed the last time, in the transaction of the import, notes the new list, and lays before the
 * editors what the import has not settled: a course that is gone, and names and positions that are still others here. Nothing is
 * closed by it. `countries` are those whose answers came.
 */
export async function noteListing(
	tx: Database,
	listed: readonly Listed[],
	countries: readonly string[],
	now: Date,
): Promise<WorldChanges> {
	await addImported(tx, listed, countries);
	const former = await listFormer(tx, listed, countries);
	const changes = findChanges(listed, former);
	await writeListing(tx, listed);
	await markGone(tx, listed, former, now);
	await findCourses(tx);
	const waiting = await layBefore(tx, changes, now);
	if (former.length === 0) return null;
	const count = (kind: Change['kind']) => changes.filter((change) => change.kind === kind).length;
	return {
		renamed: count('renamed'),
		moved: count('moved'),
		gone: count('gone'),
		waiting,
	};
}

/** What a row says is closed, and the course that it is here. */
export type ClosedElement = { source: string; sourceId: string; courseId: number };

/**
 * Lays before the editors the courses that a file tells to be closed by their tags in OpenStreetMap, in the transaction of its
 * import. What was laid before them already, by a run of the world or another import, is not asked again; nor is a course that is
 * listed as open under another number, in the file itself or the last time.
 */
export async function noteClosed(tx: Database, closed: readonly ClosedElement[], now: Date): Promise<void> {
	const told = closed.filter(({ source }) => source === 'osm');
	if (told.length === 0) return;
	const records = told.map(({ sourceId, courseId }) => ({ source_id: sourceId, course_id: courseId }));
	await tx.execute(sql`
		with told as (
			select distinct on (source_id) source_id, course_id
			from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as r(source_id text, course_id int)
		), noted as (
			insert into world_listing (source_id, country, name, latitude, longitude, course_id, gone_at)
			select t.source_id, c.country, c.name, c.latitude, c.longitude, c.id, ${now.toISOString()}::timestamptz
			from told t join courses c on c.id = t.course_id
			on conflict (source_id) do update set gone_at = excluded.gone_at, course_id = excluded.course_id
				where world_listing.gone_at is null
			returning source_id, course_id, name, latitude, longitude
		)
		insert into world_differences (kind, source_id, course_id, before, found_at)
		select distinct on (n.course_id) 'gone', n.source_id, n.course_id,
			jsonb_build_object('name', n.name, 'latitude', n.latitude, 'longitude', n.longitude), ${now.toISOString()}::timestamptz
		from noted n
		where not exists (select from import_facts f where f.target = n.course_id)
			and not exists (select from world_listing o where o.course_id = n.course_id and o.gone_at is null
				and o.source_id not in (select source_id from told))
		order by n.course_id, n.source_id
		on conflict (course_id, kind) do update set source_id = excluded.source_id, found_at = excluded.found_at`);
}

/** How many courses OpenStreetMap listed in each country the last time, by its code. */
export async function countListed(db: Database): Promise<Map<string, number>> {
	const { rows } = await db.execute<{ country: string; count: number }>(
		sql`select country, count(*)::int as count from world_listing where gone_at is null group by country`,
	);
	return new Map(rows.map(({ country, count }) => [country, count]));
}

/** The courses here that OpenStreetMap has told of, by their numbers there: their own, and those of entries merged into them. */
const KNOWN = sql`(
	select source_id, id as course_id from courses where source = 'osm'
	union all select source_id, course_id from merged_course_sources where source = 'osm'
)`;

/** Courses that a file has told of from OpenStreetMap earlier, and that are listed no longer, are known by the facts they have here. */
async function addImported(tx: Database, listed: readonly Listed[], countries: readonly string[]): Promise<void> {
	await tx.execute(sql`
		insert into world_listing (source_id, country, name, latitude, longitude, course_id)
		select known.source_id, c.country, c.name, c.latitude, c.longitude, c.id
		from ${KNOWN} known join courses c on c.id = known.course_id
		where known.source_id like 'osm:%' and c.country = any(${listOf(countries)}) and c.created_at < transaction_timestamp()
			and known.source_id not in (select jsonb_array_elements_text(${idsOf(listed)}::jsonb))
		on conflict (source_id) do nothing`);
}

async function listFormer(tx: Database, listed: readonly Listed[], countries: readonly string[]): Promise<Former[]> {
	const { rows } = await tx.execute<Former>(sql`
		select source_id, country, name, latitude, longitude, gone_at is not null as is_gone from world_listing
		where country = any(${listOf(countries)})
			or source_id in (select jsonb_array_elements_text(${idsOf(listed)}::jsonb))`);
	return rows;
}

function findChanges(listed: readonly Listed[], former: readonly Former[]): Change[] {
	const today = new Map(listed.map((course) => [course.sourceId, course]));
	const byName = Map.groupBy(listed, ({ name }) => coreName(name));
	return former.flatMap(({ source_id, is_gone, country: _, ...before }): Change[] => {
		const now = today.get(source_id);
		if (!now) {
			const isRedrawn = byName.get(coreName(before.name))?.some((other) => apart(before, other) <= REDRAWN_KILOMETRES);
			return is_gone || isRedrawn ? [] : [{ kind: 'gone', source_id, before, after: null }];
		}
		const after = { name: now.name, latitude: now.latitude, longitude: now.longitude };
		const renamed = after.name !== before.name;
		const moved = apart(before, after) > MOVED_KILOMETRES;
		return [
			...(renamed ? [{ kind: 'renamed' as const, source_id, before, after }] : []),
			...(moved ? [{ kind: 'moved' as const, source_id, before, after }] : []),
		];
	});
}

/** What has no position has not moved, and lies beside what is called like it. */
const apart = (a: ListedFacts, b: ListedFacts): number => kilometresBetween(a, b) ?? 0;

async function writeListing(tx: Database, listed: readonly Listed[]): Promise<void> {
	const records = listed.map(({ sourceId, ...facts }) => ({ source_id: sourceId, ...facts }));
	await tx.execute(sql`
		insert into world_listing (source_id, country, name, latitude, longitude)
		select distinct on (source_id) source_id, country, name, latitude, longitude
		from jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
			as r(source_id text, country text, name text, latitude float8, longitude float8)
		on conflict (source_id) do update set country = excluded.country, name = excluded.name,
			latitude = excluded.latitude, longitude = excluded.longitude, gone_at = null`);
	// One that is listed again is gone no longer.
	await tx.execute(sql`
		delete from world_differences d using world_listing l
		where d.kind = 'gone' and l.course_id = d.course_id and l.gone_at is null`);
}

async function markGone(tx: Database, listed: readonly Listed[], former: readonly Former[], now: Date): Promise<void> {
	const today = new Set(listed.map(({ sourceId }) => sourceId));
	const gone = former.filter(({ source_id, is_gone }) => !is_gone && !today.has(source_id));
	await tx.execute(sql`update world_listing set gone_at = ${now.toISOString()}::timestamptz
		where source_id in (select jsonb_array_elements_text(${JSON.stringify(gone.map(({ source_id }) => source_id))}::jsonb))`);
}

/** Finds the course that each listed one is here. */
async function findCourses(tx: Database): Promise<void> {
	await tx.execute(sql`
		update world_listing l set course_id = known.course_id from ${KNOWN} known
		where known.source_id = l.source_id and l.course_id is distinct from known.course_id`);
}

/**
 * Returns how many differences wait for an editor now. A course of which something listed is still there is not gone, and a name or
 * position that was never that of OpenStreetMap here, or that an editor has put right, is left alone.
 */
async function layBefore(tx: Database, changes: readonly Change[], now: Date): Promise<number> {
	await tx.execute(sql`
		insert into world_differences (kind, source_id, course_id, before, after, found_at)
		select distinct on (l.course_id, r.kind) r.kind, r.source_id, l.course_id, r.before,
			case when r.kind = 'gone' then null else r.after end, ${now.toISOString()}::timestamptz
		from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as r(kind text, source_id text, before jsonb, after jsonb)
		join world_listing l using (source_id)
		join courses c on c.id = l.course_id and c.closed_on is null
		where case r.kind
			when 'gone' then not exists (select from world_listing o where o.course_id = c.id and o.gone_at is null)
			when 'renamed' then r.before->>'name' = c.name
			else c.latitude is null or (abs(c.latitude - (r.before->>'latitude')::float8) <= ${SAME_DEGREES}
				and abs(c.longitude - (r.before->>'longitude')::float8) <= ${SAME_DEGREES}) end
		on conflict (course_id, kind) do update set source_id = excluded.source_id, after = excluded.after, found_at = excluded.found_at`);
	// What an import or an editor has settled meanwhile waits no longer.
	await tx.execute(sql`
		delete from world_differences d using courses c where c.id = d.course_id and (c.closed_on is not null
			or (d.kind = 'renamed' and d.after->>'name' = c.name)
			or (d.kind = 'moved' and abs(c.latitude - (d.after->>'latitude')::float8) <= ${SAME_DEGREES}
				and abs(c.longitude - (d.after->>'longitude')::float8) <= ${SAME_DEGREES}))`);
	const { rows } = await tx.execute<{ count: number }>(sql`select count(*)::int as count from world_differences`);
	return rows[0]?.count ?? 0;
}

const idsOf = (listed: readonly Listed[]) => JSON.stringify(listed.map(({ sourceId }) => sourceId));

const listOf = (codes: readonly string[]) =>
	sql`array(select jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb))`;
