import type { PlaceNames } from '#database/schema/places.ts';
import { type Region, slugOf } from './regions.ts';
import { liesIn } from './rings.ts';
import type { PeopledTown } from './sources.ts';
import { TOWN_NAMES } from './town-names.ts';

/** A town as the table of places has it. */
export type PlacedTown = PeopledTown & { slug: string; parent: string; names: PlaceNames; native: string | null };

/** Gives each town its region and a slug that no other of its country has: the largest of a name has the name alone. */
export function placeTowns(towns: readonly PeopledTown[], regions: readonly Region[]): PlacedTown[] {
	const regionsByCountry = Map.groupBy(regions, ({ country }) => country);
	const taken = new Set<string>();
	return towns
		.toSorted((a, b) => (b.population ?? 0) - (a.population ?? 0))
		.map((town) => {
			const own = regionsByCountry.get(town.country) ?? [];
			const region =
				own.find(({ admin }) => admin === town.admin) ??
				own.find(({ units }) => units.some((unit) => liesIn([town.longitude, town.latitude], unit)));
			const { names, native } = TOWN_NAMES[`${town.country} ${town.name}`] ?? { names: { en: town.name } };
			const slugs = [slugOf(names.en), slugOf(`${names.en} ${region?.names.en ?? ''}`)];
			const numbered = `${slugs[1]}-${town.id ?? `${town.latitude} ${town.longitude}`.replace(/[^0-9]+/g, '-')}`;
			const slug = [...slugs, numbered].find((one) => one !== '' && !taken.has(`${town.country} ${one}`));
			if (!slug) throw new Error(`${town.country} ${town.name}: no part of an address is left for it`);
			taken.add(`${town.country} ${slug}`);
			return { ...town, slug, parent: region?.id ?? town.country, names, native: native ?? null };
		});
}
