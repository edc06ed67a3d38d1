import { areaInSentence } from '#app/features/area/area-words.ts';
import { formatCount } from '#app/lib/format/format.ts';
import { FILTERS } from '#domain/catalogue/facts/filters.ts';
import { getArea } from '#domain/catalogue/places/areas/areas.ts';
import { getCountryBySlug } from '#domain/catalogue/places/countries.ts';
import { USUAL_RADIUS } from '#domain/catalogue/places/lookup/radius.ts';
import { getNationBySlug } from '#domain/catalogue/places/nations.ts';
import type { FindSearch } from './find-search.ts';

/**
 * What was found as a heading: "38 links in Ireland", "3 courses in the Algarve for “pine”"; null where nothing was asked for. `region`,
 * `town` and `club` are the names of the chosen ones. Further filters stand beside it as chips.
 */
export function answerInWords(search: FindSearch, total: number, chosen: Chosen): string | null {
	if (!chosen.isUnderstood && !isAnswer(search)) return null;
	const text = search.q.trim();
	const isOnlyLinks = search.terrain.length === 1 && search.terrain[0] === 'links';
	const count = isOnlyLinks ? formatCount(total, 'links', 'links') : formatCount(total, 'course');
	return [count, whereInWords(search, chosen), text && `for “${text}”`].filter(Boolean).join(' ');
}

type Chosen = Record<'region' | 'town' | 'club', string | null> & {
	/** Something was understood of the text. */
	isUnderstood?: boolean;
};

const isAnswer = ({
	q,
	continent,
	country,
	region,
	area,
	town,
	club,
	date,
	handicap,
	near,
	box,
	...rest
}: FindSearch) =>
	q.trim() !== '' ||
	[continent, country, region, area, town, club, date, handicap, near, box].some((one) => one !== null) ||
	FILTERS.some(({ name }) => rest[name].length > 0);

function whereInWords(search: FindSearch, { region, town, club }: Chosen): string {
	const { continent, country, area, radius, box } = search;
	const golfArea = getArea(area ?? '');
	const land = getNationBySlug(country) ?? getCountryBySlug(country ?? '');
	const place = golfArea ? areaInSentence(golfArea.names.en) : [region, land?.name].filter(Boolean).join(', ');
	const inside = place || continent;
	const kilometres = town === null ? radius : (radius ?? USUAL_RADIUS);
	const around = kilometres !== null && `within ${kilometres} km of ${town ?? 'you'}`;
	return [club && `at ${club}`, inside && `in ${inside}`, around, box && 'on this part of the map']
		.filter(Boolean)
		.join(' ');
}
