import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { reviews } from '#database/schema/reviews.ts';
import { PICTURE_LIMITS } from '../pictures/limits.ts';
import { VERIFICATIONS } from '../reviews/verification/verification-store.ts';
import { WRITTEN } from '../reviews/written.ts';

/** Which status speaks most for a review that stays; the later written one does among equals. */
const STANDING = sql`array['rejected', 'held', 'published']`;

/**
 * Pairs of reviews by one member of one day, one on each course: the same round, told twice (decision R7). `stays` is the
 * published one of two, else the one written later.
 */
export const sameRounds = (keptId: number, goneId: number): SQL => sql`
	select case when first_stays then kept_id else gone_id end as stays,
		case when first_stays then gone_id else kept_id end as joins
	from (
		select k.id as kept_id, g.id as gone_id,
			(array_position(${STANDING}, k.status), k.created_at, k.id)
				> (array_position(${STANDING}, g.status), g.created_at, g.id) as first_stays
		from reviews k join reviews g on g.user_id = k.user_id and g.date_played = k.date_played
		where k.course_id = ${keptId} and g.course_id = ${goneId} and k.status <> 'withdrawn' and g.status <> 'withdrawn'
	) pairs`;

/** The members who wrote such pairs. */
export async function authorsOfSameRounds(tx: Database, keptId: number, goneId: number): Promise<string[]> {
	const joins = sql`select joins from (${sameRounds(keptId, goneId)}) same`;
	const rows = await tx.selectDistinct({ userId: reviews.userId }).from(reviews).where(sql`id in (${joins})`);
	return rows.flatMap(({ userId }) => userId ?? []);
}

/**
 * Makes one review of each such pair: what the other said becomes an earlier version of the one that stays, and its
 * votes, photographs, reports and club's answer join it, its author's logged round too, and its verification where that weighs more. A seventh photograph
 * is one too many, and goes. To be called with both courses locked. Returns how many pairs there were.
 */
export async function joinSameRounds(tx: Database, keptId: number, goneId: number): Promise<number> {
	await tx.execute(sql`create temp table same_rounds on commit drop as ${sameRounds(keptId, goneId)}`);
	const { rows } = await tx.execute<{ pairs: number }>(sql`select count(*)::int as pairs from same_rounds`);
	const pairs = rows[0]?.pairs ?? 0;
	if (pairs === 0) return 0;
	for (const step of [keepWords(), moveReports(), countVersions(), moveVotes(), countVotes(), movePhotographs()]) {
		await tx.execute(step);
	}
	for (const table of ['club_answers', 'scorecards']) {
		await tx.execute(sql`
			update ${sql.raw(table)} t set review_id = s.stays from same_rounds s
			where t.review_id = s.joins and not exists (select from ${sql.raw(table)} o where o.review_id = s.stays)`);
	}
	await tx.execute(takeVerification());
	await tx.execute(sql`update rounds r set review_id = s.stays from same_rounds s where r.review_id = s.joins`);
	await tx.execute(sql`delete from reviews where id in (select joins from same_rounds)`);
	return pairs;
}

/** What the other review said, from its first version on, stands between the earlier versions and the present one. */
function keepWords(): SQL {
	const columns = getTableColumns(reviews);
	const said = sql.join(
		WRITTEN.map((name) => sql`${name}::text, j.${sql.identifier(columns[name].name)}`),
		sql`, `,
	);
	return sql`
		insert into review_versions (review_id, version, said, status, verification, replaced_at)
		select s.stays, r.version + told.version - 1, told.said, told.status, told.verification, told.replaced_at
		from same_rounds s join reviews r on r.id = s.stays
		cross join lateral (
			select v.version, v.said, v.status, v.verification, v.replaced_at from review_versions v where v.review_id = s.joins
			union all
			select j.version, jsonb_build_object(${said}), j.status, j.verification, now() from reviews j where j.id = s.joins
		) told`;
}

/** A report goes on naming the words that its sender saw. */
const moveReports = () => sql`
	update reports t set review_id = s.stays, version = r.version + t.version - 1
	from same_rounds s join reviews r on r.id = s.stays where t.review_id = s.joins`;

const countVersions = () => sql`
	update reviews r set version = r.version + j.version
	from same_rounds s join reviews j on j.id = s.joins where r.id = s.stays`;

const moveVotes = () => sql`
	insert into helpful_votes (review_id, user_id, created_at)
	select s.stays, v.user_id, v.created_at from same_rounds s join helpful_votes v on v.review_id = s.joins
	on conflict do nothing`;

const countVotes = () => sql`
	update reviews r set helpful_count = (select count(*) from helpful_votes v where v.review_id = r.id)
	from same_rounds s where r.id = s.stays`;

const weightOf = (verification: SQL) => sql`array_position(${sql.param(VERIFICATIONS)}::text[], ${verification})`;

const takeVerification = () => sql`
	update reviews r set verification = j.verification from same_rounds s join reviews j on j.id = s.joins
	where r.id = s.stays and ${weightOf(sql`j.verification`)} > ${weightOf(sql`r.verification`)}`;

/**
 * Those of the review that stays come first, then the other's. One that was taken down or could not be made takes no place: it
 * comes along as it is, for an objection may still bring it back.
 */
const movePhotographs = () => sql`
	update photographs p set review_id = m.stays, position = case when m.takes_place then m.place else p.position end
	from (
		select f.id, s.stays, t.takes_place,
			row_number() over (partition by s.stays, t.takes_place order by f.review_id = s.joins, f.position, f.created_at) as place
		from same_rounds s join photographs f on f.review_id in (s.stays, s.joins)
		cross join lateral (select f.status in ('coming', 'ready') as takes_place) t
	) m where p.id = m.id and (m.place <= ${PICTURE_LIMITS.photographs} or not m.takes_place)`;
