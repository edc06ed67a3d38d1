import type { DomainContext } from '#domain/shared/context.ts';
import { cleanLine } from '#domain/shared/text/text.ts';
import { getCountry } from '../../places/countries.ts';
import { coursesAround, nearIds } from '../around.ts';
import { listCalled } from '../called-queries.ts';
import { judgeThere } from '../judge-text.ts';
import type { FilePlace } from './file-place.ts';
import { PLACE_FILE_LIMITS } from './place-file-limits.ts';

/** Words that say of a place that golf is played there, in the languages of the game. */
const SAYS_GOLF =
	/golf|\blinks\b|country club|\bG\.?C\.?C?\b|\bGK\b|ゴルフ|カントリー|골프|컨트리|高尔夫|高爾夫|гольф/iu;

/** The places of a file as lines, and how many were left out since they are no golf courses. */
export type PlaceLines = { lines: string[]; leftOut: number };

/** Keeps of the places of a file what is called after golf, and what lies at a course and is called as it. */
export async function linesOfPlaces(ctx: DomainContext, places: readonly FilePlace[]): Promise<PlaceLines> {
	const index = await ctx.courseIndex.ready();
	const near = places.map((place) => {
		const { latitude, longitude } = place;
		const isAsked = latitude !== null && longitude !== null && !isGolf(place);
		return isAsked ? nearIds(coursesAround(index, { latitude, longitude })) : [];
	});
	const called = await listCalled(ctx, [...new Set(near.flat())]);
	const kept = places.filter((place, at) => {
		const there = (near[at] ?? []).flatMap((id) => called.get(id) ?? []);
		return isGolf(place) || judgeThere(place.name, there).called.length > 0;
	});
	return { lines: [...new Set(kept.map(toLine))], leftOut: places.length - kept.length };
}

const isGolf = ({ isCourse, name }: FilePlace) => isCourse || SAYS_GOLF.test(name);

/** A position to some ten metres, else the land that tells courses of one name apart. */
function toLine({ name, land, latitude, longitude }: FilePlace): string {
	const line = cleanLine(name.slice(0, PLACE_FILE_LIMITS.name));
	if (latitude !== null && longitude !== null) return `${line} (${latitude.toFixed(4)}, ${longitude.toFixed(4)})`;
	return land ? `${line}, ${getCountry(land.toUpperCase())?.name ?? cleanLine(land)}` : line;
}
