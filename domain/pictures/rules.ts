import { z } from 'zod';
import { cleanLine } from '../shared/text.ts';
import { PICTURE_LIMITS } from './limits.ts';
import type { ChosenPhotograph } from './shapes.ts';

/** The words of one photograph, as they are stored. */
export const cleanAlt = (text: string) => [...cleanLine(text)].slice(0, PICTURE_LIMITS.alt).join('');

const chosen = z.object({
	id: z.guid(),
	alt: z.string().transform(cleanAlt),
});

const choice = z.array(chosen).max(PICTURE_LIMITS.photographs);

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
