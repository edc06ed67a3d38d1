import { haversineKilometres, type Position } from '#domain/geography/distance.ts';
import { AREAS } from './areas.ts';
import { boxAround, type GolfArea } from './golf-area.ts';

/** Farther away nobody drives from one area to the next. */
const FARTHEST_KILOMETRES = 300;

export type NeighbouringArea = { area: GolfArea; kilometres: number };

/** The areas nearest to an area that are `wanted`, from middle to middle, nearest first; none farther than 300 km. */
export function neighboursOf(area: GolfArea, wanted: (other: GolfArea) => boolean): NeighbouringArea[] {
	const here = middleOf(area);
	return AREAS.filter((other) => other !== area && wanted(other))
		.map((other) => ({ area: other, kilometres: haversineKilometres(here, middleOf(other)) }))
		.filter(({ kilometres }) => kilometres <= FARTHEST_KILOMETRES)
		.sort((a, b) => a.kilometres - b.kilometres);
}

function middleOf(area: GolfArea): Position {
	const { south, west, north, east } = boxAround(area);
	return { latitude: (south + north) / 2, longitude: (west + east) / 2 };
}
