import { sql } from 'drizzle-orm';
import type { DomainContext } from '#domain/shared/context.ts';
import { landOf } from '../cards.ts';
import type { Place } from './place-queries.ts';
import { REGION_PAGE_FROM } from './places.ts';

/** A place that lies near another: the slug of its country or nation, that of the region where it is one, and what it is called. */
export type Neighbour = { land: string; region: string | null; name: string; within: string | null; courses: number };

type Row = { kind: string; country: string; slug: string; name: string; nation: string | null; courses: number };

/**
 * The places with pages that lie nearest to one, nearest first: around a region regions, around a nation nations and countries, else
 * countries. What lies around is told from the boxes around both, and among those that meet, from middle to middle.
 */
export async function listNeighbours(ctx: DomainContext, place: Place, limit: number): Promise<Neighbour[]> {
	ctx.reads.add('catalogue');
	const { country, nation, region } = place;
	const own = region ? 'region' : nation ? 'nation' : 'country';
	const kinds = nation && !region ? ['nation', 'country'] : [own];
	const { rows } = await ctx.db.execute<Row>(sql`
		select p.kind, p.country, p.slug, p.names ->> 'en' as name, n.slug as nation, coalesce(c.courses, r.courses) as courses
		from places h
		join places p on p.kind = any(${sql.param(kinds)}::text[]) and p.id <> h.id and not (p.kind = 'country' and p.country = h.country)
		left join places n on n.id = p.parent and n.kind = 'nation'
		left join country_summaries c on p.kind = 'country' and c.country = p.country
		left join region_summaries r on p.kind = r.kind and r.country = p.country and r.slug = p.slug
		where h.kind = ${own} and h.country = ${country} and (h.kind = 'country' or h.slug = ${region ?? nation})
			and h.latitude is not null and p.latitude is not null
			and coalesce(c.courses, r.courses) >= case p.kind when 'region' then ${REGION_PAGE_FROM}::int else 1 end
		order by
			power(greatest(0, h.south - p.north, p.south - h.north), 2)
				+ power(greatest(0, h.west - p.east, p.west - h.east) * cos(radians(h.latitude)), 2),
			on_mercator(h.latitude, h.longitude) <-> on_mercator(p.latitude, p.longitude), p.id
		limit ${limit}`);
	return rows.map(toNeighbour);
}

function toNeighbour({ kind, country, slug, name, nation, courses }: Row): Neighbour {
	const land = landOf({ country, nation: kind === 'nation' ? slug : nation });
	if (kind !== 'region') return { land: land.slug, region: null, name: land.name, within: null, courses };
	return { land: land.slug, region: slug, name, within: land.name, courses };
}
