import { sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { KILOMETRES_A_DEGREE } from '#domain/geography/distance.ts';
import { position, UNKNOWN_ACCURACY } from '../facts/place.ts';

/** How far off positions may be that were put down from memory, in metres. */
const FROM_MEMORY = position.fields.positionAccuracy.whenShipped;
/** Courses on one site lie no farther from each other, in metres. */
const SITE_METRES = 1_500;

/** SQL for the metres between two places near each other, each by its alias. */
const apart = (one: string, other: string) =>
	`${KILOMETRES_A_DEGREE * 1_000} * sqrt(power(${one}.latitude - ${other}.latitude, 2)
		+ power((${one}.longitude - ${other}.longitude) * cos(radians(${one}.latitude)), 2))`;

/**
 * Gives courses of which nothing but the shipped position is known that of their club, where files have told it: of a sister, or
 * of the club's own entry, which waits at the desk. It is kept with the source of that one, and known less well by as much as courses
 * of a site lie apart. A club whose known positions lie farther apart has several sites; and what lies farther off than a shipped
 * position may be is elsewhere. Returns how many courses have got one.
 */
export async function lendPositions(tx: Database): Promise<number> {
	const { rowCount } = await tx.execute(
		sql.raw(`
		with placed as (
			select club_id, id, latitude, longitude, coalesce(position_accuracy, ${UNKNOWN_ACCURACY}) as accuracy,
				fact_sources -> 'position' as source
			from courses where club_id is not null
			union
			select c.club_id, own.id, own.latitude, own.longitude, coalesce(own.position_accuracy, ${UNKNOWN_ACCURACY}),
				own.fact_sources -> 'position'
			from import_twins t join courses c on c.id = t.twin
			join import_new n on n.seq = -t.target join courses own on own.slug = n.slug
			where t.likeness = 'club' and c.club_id is not null
		), known as (
			select * from placed where latitude is not null and source ->> 'from' <> 'fescue'
		), sites as (
			select distinct on (k.club_id) k.* from known k
			where k.accuracy + ${SITE_METRES} < ${FROM_MEMORY}
				and not exists (select from known o where o.club_id = k.club_id and ${apart('k', 'o')} > ${SITE_METRES})
			order by k.club_id, k.accuracy, k.id
		)
		update courses c set latitude = s.latitude, longitude = s.longitude, position_accuracy = s.accuracy + ${SITE_METRES},
			fact_sources = c.fact_sources || jsonb_build_object('position', s.source), updated_at = now()
		from sites s
		where s.club_id = c.club_id and c.fact_sources -> 'position' ->> 'from' = 'fescue'
			and c.position_accuracy >= ${FROM_MEMORY} and ${apart('c', 's')} <= c.position_accuracy`),
	);
	return rowCount ?? 0;
}
