import { sql } from 'drizzle-orm';
import type { DomainContext } from '#domain/shared/context.ts';
import { countryOf } from '../cards.ts';
import { CLUB_PAGE_FROM } from './clubs.ts';

/** Farther away nobody drives from one club to the next. */
const FARTHEST_KILOMETRES = 150;

/** A club with a page near another: how far off, in kilometres, and how many of its courses can be played. */
export type NeighbouringClub = {
	slug: string;
	name: string;
	country: { slug: string };
	kilometres: number;
	courses: number;
};

/** The clubs with a page that lie nearest to one, by the middle of their courses, nearest first; none farther than 150 kilometres. */
export async function listNeighbouringClubs(
	ctx: DomainContext,
	slug: string,
	limit: number,
): Promise<NeighbouringClub[]> {
	ctx.reads.add('catalogue');
	const { rows } = await ctx.db.execute<Omit<NeighbouringClub, 'country'> & { country: string }>(sql`
		with placed as (
			select club_id, min(country) as country, count(*)::int as courses, avg(latitude) as latitude, avg(longitude) as longitude
			from courses where club_id is not null and closed_on is null group by club_id having count(*) >= ${CLUB_PAGE_FROM}
		), measured as (
			select k.slug, k.name, p.country, p.courses, 12742 * asin(sqrt(least(1, power(sin(radians(p.latitude - h.latitude) / 2), 2)
				+ cos(radians(p.latitude)) * cos(radians(h.latitude)) * power(sin(radians(p.longitude - h.longitude) / 2), 2)))) as kilometres
			from clubs own join placed h on h.club_id = own.id join placed p on p.club_id <> h.club_id join clubs k on k.id = p.club_id
			where own.slug = ${slug}
		)
		select * from measured where kilometres <= ${FARTHEST_KILOMETRES} order by kilometres, slug limit ${limit}`);
	return rows.map(({ country, ...club }) => ({ ...club, country: countryOf(country) }));
}
