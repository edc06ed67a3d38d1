import { sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';

/** The region that a country's source names, as the place pages have it; null for one that nobody has listed. */
export type RegionFinder = (country: string, region: string | null) => string | null;

/** Reads what the listed regions are called. */
export async function readRegions(db: Database): Promise<RegionFinder> {
	const { rows } = await db.execute<{ country: string; spelling: string; slug: string }>(
		sql`select country, spelling, slug from region_names`,
	);
	const slugs = new Map(rows.map(({ country, spelling, slug }) => [`${country} ${spelling}`, slug]));
	return (country, region) => (region === null ? null : (slugs.get(`${country} ${region.toLowerCase()}`) ?? null));
}
