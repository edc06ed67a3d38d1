import { sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { coreName } from '../import/rows/names.ts';
import { alignClubs } from './align-clubs.ts';
import { chooseClubSlugs } from './club-slugs.ts';

/** One club's courses lie no farther apart, in degrees of latitude: ten kilometres. */
const NEAR_DEGREES = 0.09;
/** What more rows of a country than this call their club is no club: a chain, an owner, a word such as "private". */
const MOST_COURSES = 60;
const CLUBS_AT_ONCE = 1_000;

/**
 * Gives courses that have no club yet the club that is told of them, by its name: see `assignClubs`. `newcomer` is the id of a
 * course whose own word of its club's facts counts least.
 */
export async function tellClubs(
	tx: Database,
	told: readonly { courseId: number; club: string }[],
	newcomer = 0,
): Promise<number> {
	const rows = told.map(({ courseId, club }, seq) => ({ course_id: courseId, seq, name: club, core: coreName(club) }));
	await tx.execute(sql`
		create temp table told_clubs on commit drop as
		select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(course_id int, seq int, name text, core text)`);
	const assigned = await assignClubs(tx, newcomer);
	await tx.execute(sql`drop table told_clubs`);
	return assigned;
}

/**
 * Gives the courses of the temporary table `told_clubs` (course_id, seq, name, core) that have no club yet the club that is told of
 * them, of each course in the row of the least `seq`: one that is there, of the same name in the same country within ten kilometres
 * or in the same town, else a new one. Facts of these clubs are then made alike. Returns how many courses have got a club.
 */
export async function assignClubs(tx: Database, newcomer = 0): Promise<number> {
	await openTable(tx);
	await findClubs(tx);
	await findLeaders(tx);
	await makeClubs(tx);
	const { rowCount } = await tx.execute(sql`
		update courses c set club_id = o.club_id, updated_at = now() from club_of o
		where o.course_id = c.id and o.is_free and o.club_id is not null`);
	await alignClubs(
		tx,
		sql`(select club_id from courses where club_id in (select club_id from club_of) group by club_id having count(*) > 1)`,
		newcomer,
	);
	await tx.execute(sql`drop table club_of`);
	return rowCount ?? 0;
}

/** Courses with what is told of their club and where they lie. */
async function openTable(tx: Database): Promise<void> {
	await tx.execute(sql`
		create temp table club_of on commit drop as
		select *, club_id is null as is_free, null::int as leader from (
			select told.*, count(*) over (partition by country, core) as named from (
				select distinct on (t.course_id) t.course_id, t.seq, t.name, t.core, c.club_id,
					c.country, lower(c.locality) as town, c.locality, c.latitude, c.longitude
				from told_clubs t join courses c on c.id = t.course_id order by t.course_id, t.seq
			) told
		) counted where named <= ${MOST_COURSES}`);
	await tx.execute(sql`create index on club_of (country, core)`);
	await tx.execute(sql`create unique index on club_of (seq)`);
	await tx.execute(sql`analyze club_of`);
}

/** SQL that says whether the place of one course is that of another of its club, each by its alias; null where that cannot be told. */
const isNear = (one: string, other: string, town: string) => `case
	when ${one}.latitude is not null and ${other}.latitude is not null then
		abs(${one}.latitude - ${other}.latitude) <= ${NEAR_DEGREES} and
		abs(${one}.longitude - ${other}.longitude) * cos(radians(${one}.latitude)) <= ${NEAR_DEGREES}
	else ${one}.town = ${town} end`;

/** The club of another course of which the same is told, whatever that club is called here; else the one of that name. */
async function findClubs(tx: Database): Promise<void> {
	await tx.execute(sql`
		update club_of o set club_id = coalesce((
			select p.club_id from club_of p
			where p.country = o.country and p.core = o.core and not p.is_free and ${sql.raw(isNear('o', 'p', 'p.town'))}
			order by p.seq limit 1
		), (
			select s.club_id from clubs k join courses s on s.club_id = k.id
			where k.core = o.core and s.country = o.country and ${sql.raw(isNear('o', 's', 'lower(s.locality)'))}
			order by s.id limit 1
		)) where o.is_free`);
}

/** The first course of each new club leads it. Of rows that tell no place at all those of one name are one club's. */
async function findLeaders(tx: Database): Promise<void> {
	const placeless = (alias: string) => `(${alias}.latitude is null and ${alias}.town is null)`;
	await tx.execute(sql`
		update club_of o set leader = (
			select min(p.seq) from club_of p
			where p.country = o.country and p.core = o.core and p.club_id is null and (p.seq = o.seq
				or ${sql.raw(isNear('o', 'p', 'p.town'))}
				or ${sql.raw(`(${placeless('o')} and ${placeless('p')})`)}))
		where o.club_id is null`);
	// Of three in a row the last may be near to the second alone: its leader is the second's.
	await tx.execute(sql`update club_of o set leader = l.leader from club_of l where l.seq = o.leader`);
}

async function makeClubs(tx: Database): Promise<void> {
	await tx.execute(sql`create temp table new_clubs (seq int, slug text) on commit drop`);
	for (let after = -1, more = true; more; ) {
		const { rows } = await tx.execute<{ seq: number; name: string; country: string; locality: string | null }>(sql`
			select seq, name, country, locality from club_of where leader = seq and seq > ${after}
			order by seq limit ${CLUBS_AT_ONCE}`);
		const slugs = await chooseClubSlugs(tx, rows);
		const chosen = JSON.stringify(rows.map(({ seq }, at) => ({ seq, slug: slugs[at] })));
		await tx.execute(sql`insert into new_clubs
			select * from jsonb_to_recordset(${chosen}::jsonb) as r(seq int, slug text)`);
		await tx.execute(sql`insert into clubs (slug, name, core)
			select n.slug, o.name, o.core from new_clubs n join club_of o on o.seq = n.seq
			where n.seq > ${after} order by n.seq`);
		after = rows.at(-1)?.seq ?? after;
		more = rows.length === CLUBS_AT_ONCE;
	}
	await tx.execute(sql`
		update club_of o set club_id = k.id from new_clubs n join clubs k on k.slug = n.slug where o.leader = n.seq`);
	await tx.execute(sql`drop table new_clubs`);
}
