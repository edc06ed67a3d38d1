import { sql } from 'drizzle-orm';
import type { PlaceKind } from '#database/schema/places.ts';
import { COURSE_INDEX, type DomainContext } from '#domain/shared/context.ts';
import type { CourseIndex } from '#domain/shared/course-index.ts';
import { countCoursesAround, countCoursesInArea } from './count-courses.ts';
import { type FoundPlace, likeliestFirst } from './found-place.ts';
import { foldPlaceName } from './place-names.ts';
import { USUAL_RADIUS } from './radius.ts';

/** Of the places of one name no more are told, the greatest of them: there are a hundred San Josés. */
const MOST_OF_A_NAME = 12;
/** Nothing that somebody types has more parts, and no place has a longer name. */
const MOST_NAMES = 100;
const LONGEST_NAME = 100;

/**
 * The places that go by each of some names, in any of the languages of the places or their own, whatever the case and the accents:
 * by the name as it was given, likeliest first, those without courses last. Names that nothing goes by are left out; of more than a
 * hundred the rest is.
 */
export async function findPlacesNamed(
	ctx: DomainContext,
	names: readonly string[],
): Promise<Map<string, FoundPlace[]>> {
	const folded = new Map(names.slice(0, MOST_NAMES).map((name) => [name, foldPlaceName(name.slice(0, LONGEST_NAME))]));
	const asked = [...new Set(folded.values())].filter(Boolean);
	if (asked.length === 0) return new Map();
	const { rows } = await ctx.db.execute<{ folded: string; id: string }>(sql`
		select folded, place_id as id from (
			select folded, place_id, row_number() over (partition by folded order by weight desc, place_id) as at
			from place_names where folded = any(${sql.param(asked)}::text[])
		) named where at <= ${MOST_OF_A_NAME}`);
	const places = await readPlaces(ctx, [...new Set(rows.map(({ id }) => id))]);
	const found = Map.groupBy(rows, (row) => row.folded);
	return new Map(
		[...folded].flatMap(([name, key]): [string, FoundPlace[]][] => {
			const named = (found.get(key) ?? []).flatMap(({ id }) => places.get(id) ?? []);
			return named.length > 0 ? [[name, named.sort(likeliestFirst)]] : [];
		}),
	);
}

type PlaceRow = Record<'south' | 'west' | 'north' | 'east' | 'latitude' | 'longitude' | 'courses', number | null> & {
	id: string;
	kind: PlaceKind;
	slug: string;
	name: string;
	country: string;
	nation: string | null;
	region: string | null;
	weight: number;
};

/** The places of these ids, by their ids, with the courses that they have. */
export async function readPlaces(ctx: DomainContext, ids: readonly string[]): Promise<Map<string, FoundPlace>> {
	ctx.reads.add('catalogue').add(COURSE_INDEX);
	if (ids.length === 0) return new Map();
	const index = await ctx.courseIndex.ready();
	const { rows } = await ctx.db.execute<PlaceRow>(sql`
		select p.id, p.kind, p.slug, p.names ->> 'en' as name, p.country, p.latitude, p.longitude, p.south, p.west, p.north, p.east,
			case 'nation' when p.kind then p.slug when inside.kind then inside.slug when above.kind then above.slug end as nation,
			case when p.kind = 'town' and inside.kind = 'region' then inside.names ->> 'en' end as region,
			(select max(weight) from place_names n where n.place_id = p.id) as weight,
			coalesce(c.courses, r.courses) as courses
		from places p
		left join places inside on inside.id = p.parent
		left join places above on above.id = inside.parent
		left join country_summaries c on p.kind = 'country' and c.country = p.country
		left join region_summaries r on p.kind = r.kind and r.country = p.country and r.slug = p.slug
		where p.id = any(${sql.param([...ids])}::text[])`);
	return new Map(rows.map((row) => [row.id, toFoundPlace(row, index)]));
}

function toFoundPlace({ south, west, north, east, ...place }: PlaceRow, index: CourseIndex): FoundPlace {
	const isBoxed = south !== null && west !== null && north !== null && east !== null;
	return {
		...place,
		box: isBoxed ? { south, west, north, east } : null,
		courses: countCourses(place, index),
	};
}

type Counted = Pick<PlaceRow, 'kind' | 'slug' | 'latitude' | 'longitude' | 'courses'>;

function countCourses({ kind, slug, latitude, longitude, courses }: Counted, index: CourseIndex): number {
	if (kind === 'area') return countCoursesInArea(index, slug);
	if (kind !== 'town') return courses ?? 0;
	return latitude === null || longitude === null ? 0 : countCoursesAround(index, { latitude, longitude }, USUAL_RADIUS);
}
