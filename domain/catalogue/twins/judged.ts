import { foldText } from '#domain/shared/text/fold.ts';
import { UNKNOWN_ACCURACY } from '../facts/place.ts';
import { getCountry } from '../places/countries.ts';
import type { Judged } from './judge.ts';
import { placePhrases, placeTexts, readName, readParts } from './read-name.ts';

/** A course as tables and files tell it; `region` as its source calls it, `regionSlug` where that is one of the listed regions. */
export type Told = {
	name: string;
	otherNames: readonly string[];
	country: string;
	locality: string | null;
	region: string | null;
	regionSlug: string | null;
	latitude: number | null;
	longitude: number | null;
	positionAccuracy: number | null;
	holes: number | null;
};

/** Reads the names and places of a course, for being judged. */
export function readTold({ name, otherNames, country, locality, region, ...told }: Told): Judged {
	const names = [name, ...otherNames];
	return {
		names: names.flatMap(readName),
		...readParts(names),
		place: placePhrases(locality, region, getCountry(country)?.name ?? null),
		placeTexts: placeTexts(locality, region),
		country,
		region: told.regionSlug,
		latitude: told.latitude,
		longitude: told.longitude,
		accuracy: told.positionAccuracy ?? UNKNOWN_ACCURACY,
		holes: told.holes,
		locality: locality === null ? null : foldText(locality),
	};
}
