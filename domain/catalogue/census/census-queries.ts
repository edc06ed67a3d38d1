import { eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { settings } from '#database/schema/system.ts';
import type { DomainContext } from '../../shared/context.ts';
import { CENSUS, type Census } from './census.ts';
import { countCatalogue } from './count-catalogue.ts';

/** The last census; one that is counted now where none has been kept yet. */
export async function getCensus(ctx: DomainContext): Promise<Census> {
	ctx.reads.add(CENSUS);
	return (await readKeptCensus(ctx.db)) ?? countCatalogue(ctx.db, ctx.now());
}

/** The census that is kept, or null. */
export async function readKeptCensus(db: Database): Promise<Census | null> {
	const [kept] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, CENSUS));
	// Written by `keepCensus` alone.
	return (kept?.value as Census | undefined) ?? null;
}
