import type { Position } from '#domain/geography/distance.ts';
import { middleOf } from '../files/json/outline.ts';
import { isObject } from '../files/properties.ts';
import { readDecimal } from './numbers.ts';

export type Axis = 'latitude' | 'longitude';
/** Degrees, and which of the two they are where a letter says so. */
export type Angle = { degrees: number; axis: Axis | null };

/** "O" is east in German and west in French, so nothing is made of it. */
const SIDES: readonly (readonly [RegExp, Axis, 1 | -1])[] = [
	[/^(n|north|nord|norte|noord|norra|norr)$/, 'latitude', 1],
	[/^(s|south|sud|süd|sur|sul|zuid|syd)$/, 'latitude', -1],
	[/^(e|east|est|este|ost|oost|öst|øst|ö|ø)$/, 'longitude', 1],
	[/^(w|west|ouest|oeste|ovest|väst|vest|v)$/, 'longitude', -1],
];
const NUMBER = String.raw`\d{1,3}(?:[.,]\d+)?`;
const ANGLE = new RegExp(
	`^(?<sign>[+-]?)\\s*(?<degrees>${NUMBER})\\s*[°:]?\\s*(?:(?<minutes>${NUMBER})\\s*[':]?\\s*(?:(?<seconds>${NUMBER})\\s*"?)?)?$`,
);

/** A latitude or longitude in any of the ways in which they are written: 59.33, 59°19'48"N, N 59 19.8. Null for anything else. */
export function readAngle(raw: string): Angle | null {
	const plain = readDecimal(raw);
	if (plain !== null) return { degrees: plain, axis: null };
	const text = plainMarks(raw);
	const [, before = '', inner = '', behind = ''] =
		/^(\p{L}*)\.?\s*([^\p{L}].*?|[^\p{L}])\s*(\p{L}*)\.?$/u.exec(text) ?? [];
	const [side, other] = [sideOf(before), sideOf(behind)];
	if ((before && !side) || (behind && !side && !other) || (side && other)) return null;
	const turned = side ?? other;
	const size = readParts(inner.trim());
	if (size === null || (turned && size < 0 && turned.sign < 0)) return null;
	return { degrees: size * (turned?.sign ?? 1), axis: turned?.axis ?? null };
}

/** Both in one cell, in the order `latitude longitude` unless letters, keys or the form say otherwise (WKT and GeoJSON do). */
export function readPair(raw: string, isTurned = false): Position | null {
	const text = raw.trim();
	if (/^(srid=\d+;)?\s*(multi)?(point|polygon|linestring|geometrycollection)\b/i.test(text)) return readWkt(text);
	if (text.startsWith('{')) return readObject(text);
	const [, said] =
		/(?:^geo:|@|[?&](?:q|ll|query|center|destination|mlat)=)(-?\d+(?:\.\d+)?(?:%2C|,|&mlon=)\s*-?\d+(?:\.\d+)?)/i.exec(
			text,
		) ?? [];
	const keyed = readKeyed(text);
	if (keyed) return keyed;
	const pair = splitPair(said?.replace(/%2C|&mlon=/i, ',') ?? text.replace(/^[[(]\s*|\s*[\])]$/g, ''));
	return pair && inOrder(pair, isTurned);
}

/** Two angles as a position; null where their letters say that both are of one kind. */
export function inOrder([first, second]: readonly [Angle, Angle], isTurned: boolean): Position | null {
	const says =
		first.axis ?? (second.axis === 'latitude' ? 'longitude' : second.axis === 'longitude' ? 'latitude' : null);
	if (says !== null && says === second.axis) return null;
	const isLatitudeFirst = says === null ? !isTurned : says === 'latitude';
	const [latitude, longitude] = isLatitudeFirst ? [first, second] : [second, first];
	return { latitude: latitude.degrees, longitude: longitude.degrees };
}

/** Tries the ways in which two numbers can be parted, the plainest first. */
function splitPair(text: string): [Angle, Angle] | null {
	const ways = [
		/\s*[;|]\s*/,
		/\s*,\s+/,
		/\s*,\s*/,
		/\s*\/\s*/,
		/(?<=\p{L})[\s,]+(?=[\d+-])/u,
		/(?<=\d["'°]?)[\s,]+(?=\p{L})/u,
		/\s+/,
	];
	for (const way of ways) {
		const parts = text.split(way).filter(Boolean);
		if (parts.length !== 2) continue;
		const [first, second] = parts.map(readAngle);
		if (first && second) return [first, second];
	}
	const halves = text.trim().split(/\s+/);
	const [first, second] = [halves.slice(0, halves.length / 2), halves.slice(halves.length / 2)].map((half) =>
		readAngle(half.join(' ')),
	);
	return halves.length % 2 === 0 && first && second ? [first, second] : null;
}

function readKeyed(text: string): Position | null {
	const [, lat = ''] = /\blat(?:itude)?["'\s]*[:=]\s*["']?(-?[\d.]+)/i.exec(text) ?? [];
	const [, lng = ''] = /\bl(?:on|ng|ong|ongitude)["'\s]*[:=]\s*["']?(-?[\d.]+)/i.exec(text) ?? [];
	const [latitude, longitude] = [readDecimal(lat), readDecimal(lng)];
	return latitude === null || longitude === null ? null : { latitude, longitude };
}

function readWkt(text: string): Position | null {
	const coordinates = [...text.matchAll(/(-?\d+(?:\.\d+)?)\s+(-?\d+(?:\.\d+)?)/g)].map(([, x, y]) => [
		Number(x),
		Number(y),
	]);
	return middleOf({ coordinates });
}

function readObject(text: string): Position | null {
	try {
		const value: unknown = JSON.parse(text);
		return middleOf(isObject(value) && isObject(value.geometry) ? value.geometry : value) ?? readKeyed(text);
	} catch {
		return readKeyed(text);
	}
}

function readParts(text: string): number | null {
	const { sign, degrees = '', minutes, seconds } = ANGLE.exec(text)?.groups ?? {};
	const parts = [degrees, minutes, seconds].filter((part) => part !== undefined);
	const numbers = parts.map((part) => Number(part.replace(',', '.')));
	// Only the last part may have a fraction, and of degrees there are no 75 minutes.
	if (
		degrees === '' ||
		parts.slice(0, -1).some((part) => /[.,]/.test(part)) ||
		numbers.slice(1).some((part) => part >= 60)
	)
		return null;
	const [whole = 0, sixtieths = 0, last = 0] = numbers;
	return (sign === '-' ? -1 : 1) * (whole + sixtieths / 60 + last / 3_600);
}

function sideOf(letters: string): { axis: Axis; sign: 1 | -1 } | null {
	const found = SIDES.find(([pattern]) => pattern.test(letters.toLowerCase()));
	return found ? { axis: found[1], sign: found[2] } : null;
}

const plainMarks = (raw: string) =>
	raw
		.trim()
		.replace(/[º˚]/g, '°')
		.replace(/[″”“]|''|′′|’’/g, '"')
		.replace(/[′’‘´`]/g, "'")
		.replace(/[−–]/g, '-')
		.replace(/(\d)\s*d\s*([\d.]+)\s*m(?:\s*([\d.]+)\s*s)?(?![a-z])/gi, "$1°$2'$3")
		.replace(/(\d)\s*deg(?:rees)?\b\.?/gi, '$1°')
		.replace(/(\d)\s*min(?:utes)?\b\.?/gi, "$1'")
		.replace(/(\d)\s*sec(?:onds)?\b\.?/gi, '$1"');
