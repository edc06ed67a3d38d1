import { type SQL, sql } from 'drizzle-orm';
import { places } from '#database/schema/places.ts';
import type { TileArea } from '#domain/geography/map-tiles.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import type { MapTown, MapTowns } from './town-shapes.ts';

/** More have no room in a tile. */
const MOST_A_TILE = 6;
/** From afar smaller towns are not looked at: too many lie in so wide an area. */
const LEAST_POPULATION: Readonly<Record<number, number>> = { 6: 10_000, 7: 3_000 };

/** The largest towns of each tile of an area, the largest of all first. */
export async function listMapTowns(ctx: DomainContext, area: TileArea): Promise<MapTowns> {
	ctx.reads.add('catalogue');
	const across = 2 ** area.zoom;
	const least = LEAST_POPULATION[area.zoom] ?? 0;
	const { rows } = await ctx.db.execute<MapTown>(sql`
		select name, latitude, longitude, population from (
			select names->>'en' as name, latitude, longitude, coalesce(population, 0) as population, id, row_number() over (
				partition by floor((place[0] / 360 + 0.5) * ${across}), floor((0.5 - place[1] / 360) * ${across})
				order by population desc nulls last, id
			) as rank
			from (select *, on_mercator(latitude, longitude) as place from ${places} where kind = 'town'
				and coalesce(population, 0) >= ${least} and (${inArea(area)})) town
		) town where rank <= ${MOST_A_TILE} order by population desc, id`);
	return { towns: rows };
}

/** Whether a town lies in an area; what goes on beyond the antimeridian is on its other side. */
function inArea({ zoom, left, top, right, bottom }: TileArea): SQL {
	const across = 2 ** zoom;
	const spans = right > across ? [[left, across] as const, [0, right - across] as const] : [[left, right] as const];
	const [north, south] = [(0.5 - top / across) * 360, (0.5 - bottom / across) * 360];
	const degrees = (tile: number) => (tile / across - 0.5) * 360;
	return sql.join(
		spans.map(
			([from, to]) => sql`on_mercator(latitude, longitude) <@ box(
				point(${degrees(from)}::float8, ${south}::float8), point(${degrees(to)}::float8, ${north}::float8))`,
		),
		sql` or `,
	);
}
