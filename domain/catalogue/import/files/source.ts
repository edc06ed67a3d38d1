import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { foldText } from '#domain/shared/text/fold.ts';
import { CREDITS, creditsOfSource } from '../../credits.ts';
import { toldTogether } from '../../facts/told-together.ts';
import { isOsmSource } from './osm-id.ts';

/**
 * `source` and `sourceId` as stored, who told the facts of the row, and the credit lines that it calls for. A row that somebody has
 * put together from both sources is known by its id in OpenStreetMap; it does not say which of the two told a fact, so both did.
 */
export type Origin = { source: string; sourceId: string; toldBy: string; credits: string[] };

/** `osmId` is the element of OpenStreetMap that the row is of ("way/123"), null for rows from elsewhere. */
type Told = { file: string; source: string; id: string; osmId: string | null };
type Facts = {
	name: string;
	country: string;
	locality: string | null;
	region: string | null;
	latitude: number | null;
	longitude: number | null;
};

/**
 * Where a row comes from: OpenStreetMap or OpenGolfAPI where its source column or the form of its id says so, else the
 * file by its name. A row without an id gets one made from its name and place, the same in every import.
 */
export function originOf({ file, source, id, osmId }: Told, facts: Facts): Origin {
	const osm = osmId !== null || isOsmSource(source) || /^osmw?:/.test(id);
	const openGolf = source.toLowerCase().includes('opengolfapi') || id.startsWith('oga:');
	const known = [...(osm ? ['osm'] : []), ...(openGolf ? ['opengolfapi'] : [])];
	const [first = basename(file).replace(/(\.(csv|tsv|txt|json|geojson|gz))+$/i, '')] = known;
	return {
		source: first,
		toldBy: toldTogether(known) || first,
		sourceId: osmId === null ? idOf(id, facts) : `osm:${osmId}`,
		credits: known.flatMap(creditsOfSource).map(({ line }) => line),
	};
}

/** Credit lines in the order in which they are printed; lines of others stand at the end. */
export function sortCredits(lines: Iterable<string>): string[] {
	const given = new Set(lines);
	const known = CREDITS.map(({ line }) => line as string).filter((line) => given.has(line));
	return [...known, ...[...given].filter((line) => !known.includes(line))];
}

function idOf(id: string, { name, country, locality, region, latitude, longitude }: Facts): string {
	if (id !== '') return id.slice(0, 200);
	// Two towns of one name lie in two regions.
	const within = latitude === null && region !== null ? [foldText(region)] : [];
	const place = [country, foldText(locality ?? ''), latitude?.toFixed(4), longitude?.toFixed(4), ...within];
	return `row:${createHash('sha256')
		.update([foldText(name), ...place].join('|'))
		.digest('hex')
		.slice(0, 20)}`;
}
