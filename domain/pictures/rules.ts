import { z } from 'zod';
import { cleanLine } from '../shared/text/text.ts';
import { PICTURE_LIMITS } from './limits.ts';
import type { ChosenPhotograph } from './shapes.ts';

/** The words of one photograph, as they are stored. */
export const cleanAlt = (text: string) => [...cleanLine(text)].slice(0, PICTURE_LIMITS.alt).join('');

const chosen = z.object({
	id: z.guid(),
	alt: z.string().transform(cleanAlt),
});

/** More than a review holds may be named: whoever sends too many is told so, and has them all again to choose from. */
export const MOST_NAMED = 4 * PICTURE_LIMITS.photographs;

const choice = z.array(chosen).max(MOST_NAMED);

/** The photographs that a form's field names, as JSON; null for what no form of ours sends. */
export function readChosen(text: string): ChosenPhotograph[] | null {
	if (text === '') return [];
	try {
		const parsed = choice.safeParse(JSON.parse(text));
		return parsed.success && new Set(parsed.data.map(({ id }) => id)).size === parsed.data.length ? parsed.data : null;
	} catch {
		return null;
	}
}
