import { createHash } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { clubs } from '#database/schema/clubs.ts';
import { isLatin, pickFree, slugOf } from '../import/rows/slugs.ts';
import { getCountry } from '../places/countries.ts';

/** A club that is to be made, and where it lies. */
export type NewClub = { name: string; country: string; locality: string | null };

/**
 * Gives each new club an address part that no club has: from its name, else with its town or its country, else with a number. The
 * slugs come in the order of the clubs.
 */
export function chooseClubSlugs(tx: Database, batch: readonly NewClub[]): Promise<string[]> {
	return pickFree(batch.map(candidatesFor), (slugs) => listUsed(tx, slugs), new Map());
}

/** A name without Latin letters gives no address: its club gets its country and a short id made of the name. */
function candidatesFor({ name, country: code, locality }: NewClub): string[] {
	const country = getCountry(code)?.slug ?? code.toLowerCase();
	if (!isLatin(name)) return [slugOf(`${country} ${createHash('sha256').update(name).digest('hex').slice(0, 8)}`)];
	const behind = [locality, country].filter((place): place is string => isLatin(place ?? ''));
	return [...new Set([slugOf(name), ...behind.map((place) => slugOf(`${name} ${place}`))])];
}

async function listUsed(tx: Database, slugs: readonly string[]): Promise<Set<string>> {
	const rows = await tx
		.select({ slug: clubs.slug })
		.from(clubs)
		.where(inArray(clubs.slug, [...new Set(slugs)]));
	return new Set(rows.map(({ slug }) => slug));
}
