import type { RawValues } from './headers.ts';

type Kind = 'node' | 'way' | 'relation';

const KINDS: Readonly<Record<string, Kind>> = {
	n: 'node',
	node: 'node',
	w: 'way',
	way: 'way',
	closedway: 'way',
	r: 'relation',
	rel: 'relation',
	relation: 'relation',
	multipolygon: 'relation',
};

/**
 * The element of OpenStreetMap that a row is of, as "way/123", however the tool that made the file writes that: `way/123`, `w123`,
 * `osm_id` with `osm_type`, `osm_way_id`, an address of its website. A bare number is a way, as nearly all courses are; a negative
 * one a relation, as in databases that osm2pgsql fills. Null for rows from elsewhere.
 */
export function osmIdOf(values: RawValues): string | null {
	const { osmId, osmWayId, osmRelationId, osmNodeId, osmType, id, source, leisure } = values;
	const own = osmId === undefined ? null : readOsmId(osmId, osmType);
	const byColumn =
		numbered('way', osmWayId) ?? numbered('relation', osmRelationId) ?? numbered('node', osmNodeId) ?? own;
	if (byColumn) return byColumn;
	if (id === undefined) return null;
	const isOsm = isOsmSource(source) || (leisure !== undefined && kindOf(osmType) !== null);
	return readWritten(id, isOsm || leisure !== undefined) ?? (isOsm ? readOsmId(id, osmType) : null);
}

/** Whether a source calls itself OpenStreetMap. */
export const isOsmSource = (source = '') => /\bosm|openstreetmap|overpass|geofabrik/i.test(source);

function readOsmId(raw: string, type: string | undefined): string | null {
	const text = raw.trim();
	const written = readWritten(text, true);
	if (written) return written;
	const [, sign, number] = /^(-?)(\d+)(?:\.0+)?$/.exec(text) ?? [];
	if (!number || Number(number) === 0) return null;
	return `${sign ? 'relation' : (kindOf(type) ?? 'way')}/${number}`;
}

/** "way/123", "osm:way/123", "https://www.openstreetmap.org/way/123"; the short form "w123" only where it can be nothing else. */
function readWritten(raw: string, isShort: boolean): string | null {
	const text = raw.trim();
	const [, kind, number] =
		/^(?:osm:)?(node|way|relation|rel)[/ :_-](\d+)$/i.exec(text) ??
		/openstreetmap\.org\/(?:browse\/)?(node|way|relation)\/(\d+)/i.exec(text) ??
		(isShort ? /^([nwr])[/ :]?(\d+)$/i.exec(text) : null) ??
		[];
	if (kind && number) return `${kindOf(kind) ?? 'way'}/${number}`;
	// osmium numbers areas: twice the number of a way, or twice that of a relation and one more.
	const [, area] = (isShort ? /^a(\d+)$/.exec(text) : null) ?? [];
	if (!area) return null;
	const double = Number(area);
	return double % 2 === 0 ? `way/${double / 2}` : `relation/${(double - 1) / 2}`;
}

const kindOf = (type = ''): Kind | null =>
	KINDS[
		type
			.trim()
			.toLowerCase()
			.replace(/[^a-z]/g, '')
	] ?? null;

const numbered = (kind: Kind, raw = '') =>
	/^\s*\d+(\.0+)?\s*$/.test(raw) ? `${kind}/${Number.parseInt(raw, 10)}` : null;
