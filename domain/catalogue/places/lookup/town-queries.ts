import { sql } from 'drizzle-orm';
import type { DomainContext } from '#domain/shared/context.ts';
import { readTownKey } from './town-key.ts';

/** A town that courses are looked for around; degrees. */
export type Town = { name: string; latitude: number; longitude: number };

/** The town of a key, or null. */
export async function getTown(ctx: DomainContext, key: string): Promise<Town | null> {
	const asked = readTownKey(key);
	if (!asked) return null;
	ctx.reads.add('catalogue');
	const { rows } = await ctx.db.execute<Town>(sql`
		select names ->> 'en' as name, latitude, longitude from places
		where kind = 'town' and country = ${asked.country} and slug = ${asked.slug} and latitude is not null and longitude is not null`);
	return rows[0] ?? null;
}
