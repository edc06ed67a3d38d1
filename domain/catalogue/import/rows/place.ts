import type { Position } from '#domain/geography/distance.ts';
import type { Geography } from '#domain/geography/geography.ts';
import { isTerritoryOf } from '#domain/geography/territories.ts';
import { failure, type Result, success } from '#domain/shared/result.ts';
import type { Note } from '../notes.ts';

/** Outlines are coarse, and a course may lie astride a border. */
const BORDER_KILOMETRES = 5;
/** A position in the sea this near to its country lies on an island or a spit that the outlines leave out. */
const SHORE_KILOMETRES = 30;
const DEGREES_AROUND = [0.05, 0.15, 0.3];

/** Where a course lies. `notes` says what should be looked at. */
export type Place = { position: Position | null; country: string; notes: Note[] };
export type PlaceFailure = { kind: 'no-place' } | { kind: 'bad-position' };

/**
 * Brings together what a row says of its country (alpha-2 or null) and of its position. The country is found from the
 * position where it is missing; where both disagree the position is believed, unless it fits when swapped.
 */
export function findPlace(
	geography: Geography,
	stated: string | null,
	position: Position | null,
): Result<Place, PlaceFailure> {
	if (position === null) {
		return stated
			? success({ position, country: stated, notes: [{ flag: 'no-position' }] })
			: failure({ kind: 'no-place' });
	}
	if (!isPossible(position)) return mended(geography, stated, position);
	const found = geography.countryAt(position.latitude, position.longitude);
	if (stated === null) {
		const country = found ?? countryAround(geography, position);
		return country ? success({ position, country, notes: [] }) : failure({ kind: 'no-place' });
	}
	const country = agreed(geography, stated, found, position);
	if (country) return success({ position, country, notes: [] });
	return swapped(geography, stated, position) ?? success({ position, ...clash(geography, stated, found, position) });
}

/** The country that both can mean, or null. Of a state and its territory the territory is the better answer. */
function agreed(geography: Geography, stated: string, found: string | null, position: Position): string | null {
	if (found !== null && isTerritoryOf(found, stated)) return found;
	if (found === stated || (found !== null && isTerritoryOf(stated, found))) return stated;
	const tolerance = found === null ? SHORE_KILOMETRES : BORDER_KILOMETRES;
	const kilometres = geography.kilometresToCountry(stated, position.latitude, position.longitude);
	// The atlas has no land of a few tiny territories: nothing can be held against them.
	if (kilometres <= tolerance || kilometres === Number.POSITIVE_INFINITY) return stated;
	const around = found === null ? countryAround(geography, position) : null;
	return around !== null && isTerritoryOf(around, stated) ? around : null;
}

/** Longitudes may be counted on from 180 to 360, and what is no latitude may stand in the column of the other. */
function mended(geography: Geography, stated: string | null, position: Position): Result<Place, PlaceFailure> {
	const { latitude, longitude } = position;
	if (isPossible({ latitude, longitude: longitude - 360 }) && longitude > 180) {
		return findPlace(geography, stated, { latitude, longitude: longitude - 360 });
	}
	return swapped(geography, stated, position) ?? failure({ kind: 'bad-position' });
}

function swapped(geography: Geography, stated: string | null, position: Position): Result<Place, PlaceFailure> | null {
	const turned = { latitude: position.longitude, longitude: position.latitude };
	if (stated === null || !isPossible(turned)) return null;
	const found = geography.countryAt(turned.latitude, turned.longitude);
	if (found !== stated) return null;
	return success({ position: turned, country: stated, notes: [{ flag: 'swapped-position' }] });
}

function clash(geography: Geography, stated: string, found: string | null, position: Position) {
	const country = found ?? countryAround(geography, position);
	const notes: Note[] = country
		? [{ flag: 'country-clash', detail: `says ${stated}, lies in ${country}` }]
		: [{ flag: 'at-sea', detail: stated }];
	return { country: country ?? stated, notes };
}

/** The country of land nearby, for positions just off the shore. */
function countryAround(geography: Geography, { latitude, longitude }: Position): string | null {
	for (const away of DEGREES_AROUND) {
		for (let direction = 0; direction < 8; direction++) {
			const angle = (direction * Math.PI) / 4;
			const beside = longitude + away * Math.cos(angle);
			const found = geography.countryAt(
				latitude + away * Math.sin(angle),
				beside > 180 ? beside - 360 : beside < -180 ? beside + 360 : beside,
			);
			if (found) return found;
		}
	}
	return null;
}

/** Zero by zero is where programs put what they could not place. */
function isPossible({ latitude, longitude }: Position): boolean {
	return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && !(latitude === 0 && longitude === 0);
}
