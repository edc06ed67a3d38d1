import type { Box } from '#domain/geography/box.ts';
import { MovedMap } from '../life-map/moved-map.tsx';
import { createStops, type Numbered } from './stops.ts';

export type MovedWayProps = {
	map: { places: readonly Numbered[]; box: Box | null };
	/** They are gone to one after the other: lines between them say how far it is. */
	isWay: boolean;
	style: string | null;
};

const [createWay, createPlaces] = [createStops(true), createStops(false)];
const wordsOf = ({ number }: Numbered) => `Number ${number}`;

/** The courses of a trip or a list, numbered as there, on a map that is moved. */
export const MovedWay = ({ map, isWay, style }: MovedWayProps) => (
	<MovedMap
		map={map}
		style={style}
		name="Map of these courses"
		home="Show all of them"
		createDots={isWay ? createWay : createPlaces}
		wordsOf={wordsOf}
	/>
);
