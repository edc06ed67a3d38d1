import sax from 'sax';
import { failure, success } from '#domain/shared/result.ts';
import { type FilePlace, positionOf, type ReadPlaces } from './file-place.ts';

/** What is read of a file: the waypoints of GPX, the placemarks of KML that are points. */
const PLACES = new Set(['wpt', 'Placemark']);
const ROOTS = new Set(['gpx', 'kml']);
/** No file of either kind is nested as deep. */
const DEEPEST = 200;

type Begun = { name: string; position: [unknown, unknown] };

/**
 * The places of GPX and KML. Entities that a file defines itself are not resolved: one that uses them is broken, and so none can grow in
 * the reading.
 */
export function readXmlPlaces(text: string): ReadPlaces {
	const parser = sax.parser(true, { position: false });
	const places: FilePlace[] = [];
	const path: string[] = [];
	let begun: Begun | null = null;
	let inside = '';
	parser.onopentag = ({ name, attributes }) => {
		const local = name.replace(/^.*:/, '');
		if (path.length === 0 && !ROOTS.has(local)) throw new NoPlaces('unknown');
		if (path.length > DEEPEST) throw new NoPlaces('broken');
		path.push(local);
		inside = '';
		if (PLACES.has(local)) begun = { name: '', position: [attributes.lat, attributes.lon] };
	};
	parser.ontext = (some) => {
		inside += some;
	};
	parser.oncdata = (some) => {
		inside += some;
	};
	parser.onclosetag = () => {
		const local = path.pop() ?? '';
		if (!begun) return;
		if (local === 'name' && PLACES.has(path.at(-1) ?? '')) begun.name = inside.trim();
		// KML writes a point as "longitude,latitude,height".
		if (local === 'coordinates' && path.at(-1) === 'Point') {
			const [longitude, latitude] = inside.trim().split(',');
			begun.position = [latitude, longitude];
		}
		if (!PLACES.has(local)) return;
		const { name, position } = begun;
		if (name !== '') places.push({ name, land: null, isCourse: false, ...positionOf(...position) });
		begun = null;
	};
	parser.onerror = () => {
		throw new NoPlaces('broken');
	};
	try {
		parser.write(text).close();
	} catch (error) {
		if (error instanceof NoPlaces) return failure({ kind: error.kind });
		throw error;
	}
	return path.length === 0 ? success(places) : failure({ kind: 'broken' });
}

class NoPlaces extends Error {
	readonly kind: 'unknown' | 'broken';
	constructor(kind: 'unknown' | 'broken') {
		super(kind);
		this.kind = kind;
	}
}
