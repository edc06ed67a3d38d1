import { and, eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { type DeskKind, deskItems } from '#database/schema/desk.ts';
import type { DomainContext } from './context.ts';
import { networkHashOf } from './network-hash.ts';
import { sketchOf } from './sketch.ts';

/**
 * Notes beside an item that has just come to the desk which network it came from, and the marks that near-copies of its words
 * share. To be called after its thing was inserted, in the same transaction: a trigger of the thing's table has opened the item
 * then (`open_desk_item`, migration 0011). Reviews keep both themselves.
 */
export async function noteOrigin(
	tx: Database,
	ctx: DomainContext,
	{ kind, id }: { kind: DeskKind; id: number },
	words: string,
): Promise<void> {
	await tx
		.update(deskItems)
		.set({ networkHash: networkHashOf(ctx), sketch: sketchOf(words) })
		.where(and(eq(deskItems.kind, kind), eq(deskItems.thingId, String(id))));
}
