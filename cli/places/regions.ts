import type { PlaceLanguage, PlaceNames } from '#database/schema/places.ts';
import { NATIONS } from '#domain/catalogue/places/nations.ts';
import { foldText } from '#domain/shared/text/fold.ts';
import { NAMES_BY_HAND } from './names-by-hand.ts';
import { liesIn, type Point } from './rings.ts';
import {
	languageOf,
	type Names,
	namesWith,
	readSubdivisions,
	subdivisionCode,
	type Town,
	type Unit,
} from './sources.ts';
import { countyOf } from './united-kingdom.ts';

/** A region with the units that it is made of: none where all that we know of it is its towns. */
export type Region = {
	id: string;
	country: string;
	slug: string;
	/** The id of its nation, else its country. */
	parent: string;
	/** GeoNames' code of it, without the country's; null where it is smaller than what has one. */
	admin: string | null;
	names: PlaceNames;
	native: string | null;
	units: Unit[];
};

/** The regions of the world, and the units that lie in several of them: there the nearest town says which one it is. */
export type Regions = { regions: Region[]; mixed: Unit[] };

/** Countries whose units are what readers call regions, though they are smaller than the first level that GeoNames has. */
const BY_UNIT = new Set(['GB', 'IE', 'BE']);

/** A unit whose towns are so alike, and no less, is taken to lie in one region: the rest is what outlines leave open. */
const LEAST_ALIKE = 0.9;

type Group = {
	country: string;
	nation: string | null;
	admin: string | null;
	key: string;
	name: string | null;
	units: Unit[];
	/** A unit that others lie in too, and that may be called as this one is. */
	namesake?: Unit;
};

/**
 * Puts units together to regions as they are today: those whose towns lie in one first level of administration. That is how the
 * departments of France become its regions and the old counties of Norway the new ones, without a list of ours.
 */
export function makeRegions(
	units: readonly Unit[],
	towns: readonly Town[],
	adminNames: ReadonlyMap<string, string>,
): Regions {
	const groups = new Map<string, Group>();
	const mixed: Unit[] = [];
	const enter = (group: Group) => {
		const known = groups.get(group.key);
		if (!known) groups.set(group.key, group);
		else Object.assign(known, { units: [...known.units, ...group.units], namesake: group.namesake ?? known.namesake });
	};
	const townsByCountry = Map.groupBy(towns, ({ country }) => country);
	// Rocks and ice that nobody has named are of no region.
	for (const unit of units.filter(({ name }) => name !== '')) {
		const { admin, share } = adminOf(unit, townsByCountry.get(unit.country) ?? []);
		if (BY_UNIT.has(unit.country)) enter(groupOfUnit(unit, admin));
		else if (admin !== null && share >= LEAST_ALIKE) enter(groupOfAdmin(unit.country, admin, adminNames, [unit]));
		else {
			mixed.push(unit);
			if (admin !== null) enter({ ...groupOfAdmin(unit.country, admin, adminNames, []), namesake: unit });
		}
	}
	for (const [country, own] of townsByCountry) {
		if (BY_UNIT.has(country)) continue;
		for (const admin of new Set(own.map((town) => town.admin))) enter(groupOfAdmin(country, admin, adminNames, []));
	}
	return { regions: nameAll([...groups.values()].filter(({ name }) => name !== null)), mixed };
}

/** The first level of administration that most towns of a unit lie in, and how many of them do; where it has none, the nearest. */
function adminOf(unit: Unit, towns: readonly Town[]): { admin: string | null; share: number } {
	const counts = new Map<string, number>();
	for (const { latitude, longitude, admin } of towns) {
		if (liesIn([longitude, latitude], unit)) counts.set(admin, (counts.get(admin) ?? 0) + 1);
	}
	const [most] = [...counts].sort((a, b) => b[1] - a[1]);
	const { south, west, north, east } = unit.extent;
	if (!most) return { admin: nearestTo([(west + east) / 2, (south + north) / 2], towns)?.admin ?? null, share: 1 };
	return { admin: most[0], share: most[1] / [...counts.values()].reduce((sum, count) => sum + count, 0) };
}

function nearestTo([x, y]: Point, towns: readonly Town[]): Town | undefined {
	const scale = Math.cos((y * Math.PI) / 180);
	const away = ({ longitude, latitude }: Town) => ((longitude - x) * scale) ** 2 + (latitude - y) ** 2;
	return towns.reduce<Town | undefined>((best, town) => (best && away(best) <= away(town) ? best : town), undefined);
}

function groupOfUnit(unit: Unit, admin: string | null): Group {
	const { country } = unit;
	const nation = NATIONS.find(({ id }) => id === `${country}-${admin}`)?.id ?? null;
	const name =
		country === 'GB' ? countyOf(unit.name, unit.code) : country === 'IE' ? irishCounty(unit.name) : unit.name;
	return { country, nation, admin: null, key: `${country} ${nation} ${name}`, name, units: [unit] };
}

function groupOfAdmin(country: string, admin: string, adminNames: ReadonlyMap<string, string>, units: Unit[]): Group {
	const key = `${country}.${admin}`;
	return { country, nation: null, admin, key, name: adminNames.get(key) ?? null, units };
}

/** Where units are put together to counties, these are called as they are there. */
const BY_COUNTY = new Set(['GB', 'IE']);

/** Dublin and Tipperary are drawn in parts, and cities apart from their counties. */
function irishCounty(unit: string): string {
	const name = unit.replace(/^(?:North|South) (?=Tipperary)| City$|^City of /g, '');
	const county = /Dublin|Fingal|Dún Laoghaire|Laoghaire/.test(name) ? 'Dublin' : name;
	return county.startsWith('County ') ? county : `County ${county}`;
}

/** Gives each region its names, and a slug that no other of its country has. */
function nameAll(groups: readonly Group[]): Region[] {
	const subdivisions = new Map<string, Readonly<Record<string, string>>>();
	const inLanguage = (language: string) => {
		const known = subdivisions.get(language) ?? readSubdivisions(language);
		subdivisions.set(language, known);
		return known;
	};
	const taken = new Set<string>();
	return groups.map((group) => {
		const { country, nation, admin, units } = group;
		const code = codeOf(group, inLanguage('en'));
		const only = namesOf(group);
		const told = (language: string) => inLanguage(language)[code] ?? plain(only[language]);
		const found = (BY_COUNTY.has(country) ? group.name : told('en')) ?? group.name ?? units[0]?.name ?? '';
		const { names: byHand, native } = byHandOf(country, [found, group.name, ...units.map(({ name }) => name)]);
		const en = byHand?.en ?? plain(found) ?? found;
		const names = namesWith(en, (language) => byHand?.[language as PlaceLanguage] ?? told(language));
		const slug = [slugOf(en), slugOf(`${en} ${group.name ?? ''}`), slugOf(`${en} ${code}`)].find(
			(one) => one !== '' && !taken.has(`${country} ${one}`),
		);
		if (!slug) throw new Error(`${country} ${en}: no part of an address is left for it`);
		taken.add(`${country} ${slug}`);
		return {
			...{ id: `${country}-${slug}`, country, slug, admin, names, units },
			parent: nation ?? country,
			native: native ?? told(languageOf(country)) ?? null,
		};
	});
}

/** The names of the one unit that a group is made of, or that is called as it is. */
function namesOf({ units, namesake, name }: Group): Names {
	if (units.length > 0 || !namesake) return units.length === 1 ? (units[0]?.names ?? {}) : {};
	const isSame = [namesake.name, namesake.names.en].some((one) => sameName(one ?? '', name ?? ''));
	return isSame ? namesake.names : {};
}

const sameName = (one: string, other: string) => foldText(plain(one) ?? '') === foldText(plain(other) ?? '');

/** The code of a group, as Unicode writes it: that of its one unit, else of what Unicode calls as GeoNames does; empty for none. */
function codeOf({ country, name, units }: Group, english: Readonly<Record<string, string>>): string {
	const [only] = units.length === 1 ? units : [];
	const own = subdivisionCode(only?.code ?? '');
	if (own in english) return own;
	const found = Object.entries(english).find(
		([code, one]) => code.startsWith(country.toLowerCase()) && sameName(one, name ?? ''),
	);
	return found?.[0] ?? '';
}

function byHandOf(country: string, called: readonly (string | null)[]) {
	const found = called.map((name) => NAMES_BY_HAND[`${country} ${name}`]).find((one) => one !== undefined);
	return { names: found?.names, native: found?.native };
}

/** The part of an address that a name makes. */
export const slugOf = (name: string): string => foldText(name).replaceAll(' ', '-');

/** What kind of unit it is stands in the names of some sources and not of others. */
function plain(name: string | undefined): string | undefined {
	const short = name
		?.replace(
			/^(?:Province of (?:the )?|Region of |Provincia de |Província d[eo] |Canton of |State of |Republic of |Departamento de )/,
			'',
		)
		.replace(
			/ (?:Province|Prefecture|Governorate|Voivodeship|District|Department|Municipality|Emirate|Canton|Parish|Region|[Cc]ounty)$/,
			'',
		);
	// "Eastern" by itself is no name.
	return !short || /(?:ern|al|ian)$/.test(short) ? name : short;
}
