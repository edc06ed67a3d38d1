/** What names a town in addresses: `gb-st-andrews`, its country and its slug. */
export const townKey = ({ country, slug }: { country: string; slug: string }) => `${country.toLowerCase()}-${slug}`;

/** The country (alpha-2) and the slug of a town's key; null for what is none. There need be no such town. */
export function readTownKey(text: string): { country: string; slug: string } | null {
	const [, country, slug] = /^([a-z]{2})-([\p{L}\p{N}-]{1,80})$/u.exec(text) ?? [];
	return country && slug ? { country: country.toUpperCase(), slug } : null;
}
