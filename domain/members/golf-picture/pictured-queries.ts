import { createHash } from 'node:crypto';
import type { DomainContext } from '../../shared/context.ts';
import { getPictured, type ShownGolf } from '../golf-queries.ts';
import { getGolfer } from '../golfer-queries.ts';

/** What a picture of somebody's golf shows. */
export type Pictured = Pick<ShownGolf, 'counts' | 'map'>;

/** Part of the address of such a picture: another one for whatever else it would show, so that an old one leads nowhere. */
export const versionOf = ({ counts, map }: Pictured): string =>
	createHash('sha256')
		.update(JSON.stringify([counts, map]))
		.digest('hex')
		.slice(0, 16);

/** What the picture at an address shows; null where the golfer shows something else by now, or nothing. */
export async function getPicturedAt(ctx: DomainContext, handle: string, version: string): Promise<Pictured | null> {
	const golfer = await getGolfer(ctx, handle);
	if (!golfer) return null;
	const pictured = await getPictured(ctx, golfer);
	return versionOf(pictured) === version ? pictured : null;
}
