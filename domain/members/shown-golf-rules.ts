import { z } from 'zod';
import type { GolfItem } from '#database/schema/accounts.ts';

/** What a member may show of their golf on the public page, in the order in which it stands there (B4). */
export const GOLF_ITEMS = ['counts', 'map', 'years', 'wanted'] as const satisfies GolfItem[];

const box = z
	.unknown()
	.optional()
	.transform((ticked) => ticked === 'on');

/** The form: a box for each item; one that is not ticked is not sent. */
export const shownGolfSchema = z.object(
	Object.fromEntries(GOLF_ITEMS.map((item) => [item, box])) as Record<GolfItem, typeof box>,
);

export type { GolfItem };

export type ShownGolfInput = z.output<typeof shownGolfSchema>;
