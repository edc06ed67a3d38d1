/**
 * Makes the places of the world that the database is loaded with (decision record 0038): `npm run places`, which first installs the
 * packages that they are made from. The same packages make the same files.
 */
import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { COUNTRIES } from '#domain/catalogue/places/countries.ts';
import { NATIONS } from '#domain/catalogue/places/nations.ts';
import type { Box } from '#domain/geography/box.ts';
import { makeRegions } from './places/regions.ts';
import { cutUp, extentOf, liesIn, polygonText, simplify } from './places/rings.ts';
import {
	countryNames,
	namesWith,
	readAdminNames,
	readSubdivisions,
	readTowns,
	readUnits,
	subdivisionCode,
	type Unit,
	withPeople,
} from './places/sources.ts';
import { placeTowns } from './places/towns.ts';

const HOME = new URL('../database/seed/places/', import.meta.url);

type Cell = string | number | null;

const units = readUnits().filter(({ country }) => COUNTRIES.some(({ code }) => code === country));
const allTowns = readTowns().filter(({ country }) => COUNTRIES.some(({ code }) => code === country));
const { regions, mixed } = makeRegions(units, allTowns, readAdminNames());
// Where land lies in several regions its villages tell them, too.
const towns = placeTowns(
	withPeople(allTowns, ({ country, longitude, latitude }) =>
		mixed.some((unit) => unit.country === country && liesIn([longitude, latitude], unit)),
	),
	regions,
);
const places = [...countryRows(), ...nationRows(), ...regionRows(), ...townRows()];
write('places.tsv.br', places);
write('outlines.tsv.br', outlineRows());
console.log(`${regions.length} regions, ${towns.length} towns`);

function countryRows(): Cell[][] {
	return COUNTRIES.map(({ code, slug }) => {
		const { names, native } = countryNames(code);
		const drawn = units.filter(({ country }) => country === code);
		return [code, 'country', code, slug, null, JSON.stringify(names), native, ...placeOf(drawn), null];
	});
}

function nationRows(): Cell[][] {
	return NATIONS.map(({ id, country, slug, name }) => {
		const code = subdivisionCode(id);
		const names = namesWith(name, (language) => readSubdivisions(language)[code]);
		const own = { 'GB-ENG': 'en', 'GB-NIR': 'ga', 'GB-SCT': 'gd', 'GB-WLS': 'cy' }[id];
		const drawn = regions.filter(({ parent }) => parent === id).flatMap((region) => region.units);
		const native = readSubdivisions(own)[code] ?? null;
		return [id, 'nation', country, slug, country, JSON.stringify(names), native, ...placeOf(drawn), null];
	});
}

function regionRows(): Cell[][] {
	return regions.map(({ id, country, slug, parent, names, native, units: drawn }) => [
		...[id, 'region', country, slug, parent, JSON.stringify(names), native],
		...placeOf(drawn),
		null,
	]);
}

function townRows(): Cell[][] {
	return towns.map(({ id, country, slug, parent, names, native, latitude, longitude, population }) => [
		...[
			id === null ? `town-${country}-${slug}` : `town-${id}`,
			'town',
			country,
			slug,
			parent,
			JSON.stringify(names),
			native,
		],
		...[rounded(latitude), rounded(longitude), null, null, null, null, population],
	]);
}

/** The middle of what is drawn of a place, and the box around it; what lies on both sides of the date line goes over it. */
function placeOf(drawn: readonly Unit[]): Cell[] {
	if (drawn.length === 0) return [null, null, null, null, null, null];
	const box = extentOf(drawn.flatMap(({ rings }) => rings));
	const { south, west, north, east } = box.east - box.west > 180 ? overDateLine(drawn) : box;
	const middle = west <= east ? (west + east) / 2 : (((west + east + 360) / 2 + 180) % 360) - 180;
	return [(south + north) / 2, middle, south, west, north, east].map(rounded);
}

function rounded(degrees: number): number {
	return Number(degrees.toFixed(4));
}

function overDateLine(drawn: readonly Unit[]): Box {
	const rings = drawn.flatMap((unit) => unit.rings);
	const turned = extentOf(rings.map((ring) => ring.map(([x, y]) => [x < 0 ? x + 360 : x, y] as const)));
	return { ...turned, east: turned.east > 180 ? turned.east - 360 : turned.east };
}

function outlineRows(): Cell[][] {
	const ofRegions = regions.flatMap(({ id, country, units: drawn }) =>
		drawn.map((unit) => ({ id, kind: 'region', country, unit })),
	);
	const ofSeveral = mixed.map((unit) => ({ id: unit.country, kind: 'country', country: unit.country, unit }));
	return [...ofRegions, ...ofSeveral].flatMap(({ id, kind, country, unit }) =>
		unit.rings.flatMap((ring) => cutUp(simplify(ring))).map((piece): Cell[] => [id, kind, country, polygonText(piece)]),
	);
}

/** Lines as PostgreSQL's COPY takes them. */
function write(file: string, rows: readonly Cell[][]): void {
	const text = rows.map((row) => `${row.map(cellText).join('\t')}\n`).join('');
	const pressed = brotliCompressSync(text, {
		params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 },
	});
	writeFileSync(new URL(file, HOME), pressed);
	console.log(`${file}: ${rows.length} lines, ${text.length} letters, ${pressed.length} bytes pressed`);
}

function cellText(cell: Cell): string {
	return cell === null
		? '\\N'
		: String(cell)
				.replaceAll('\\', '\\\\')
				.replace(/[\t\n\r]/g, ' ');
}
