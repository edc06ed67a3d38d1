import type { BookMap, BookPlace } from '#domain/rounds/map-queries.ts';
import { createDots } from './dots.ts';
import { MovedMap } from './moved-map.tsx';

const wordsOf = ({ isPlayed }: BookPlace) => (isPlayed ? 'Played' : 'Want to play');

/** The map of a golfer's life as it is moved. */
export const MovedLifeMap = ({ map, style }: { map: BookMap; style: string | null }) => (
	<MovedMap
		map={map}
		style={style}
		name="Map of your courses"
		home="Show all your courses"
		createDots={createDots}
		wordsOf={wordsOf}
	/>
);
