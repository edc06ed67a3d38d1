/** A nation within a country: `id` is ISO 3166-2, `country` alpha-2, `slug` its part of an address. */
export type Nation = { id: string; country: string; slug: string; name: string };

/** Countries within a country that golfers take for countries. They stand in lists and have pages as those do. */
export const NATIONS = [
	{ id: 'GB-ENG', country: 'GB', slug: 'england', name: 'England' },
	{ id: 'GB-NIR', country: 'GB', slug: 'northern-ireland', name: 'Northern Ireland' },
	{ id: 'GB-SCT', country: 'GB', slug: 'scotland', name: 'Scotland' },
	{ id: 'GB-WLS', country: 'GB', slug: 'wales', name: 'Wales' },
] as const satisfies readonly Nation[];

export type NationSlug = (typeof NATIONS)[number]['slug'];

/** The nation of an address part such as `scotland`, or null. */
export function getNationBySlug(slug: string | null): Nation | null {
	return NATIONS.find((nation) => nation.slug === slug) ?? null;
}
