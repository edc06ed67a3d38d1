import { randomUUID } from 'node:crypto';

const LETTERS = 'ghjklmnpqrtvwxyz';

/**
 * Words that no other text has, and that no rule holds: letters alone, as the digits of a random id may look like somebody's telephone
 * number.
 */
export const unlikeWords = () =>
	randomUUID()
		.replaceAll('-', ' ')
		.replace(/[0-9a-f]/g, (digit) => LETTERS.charAt(Number.parseInt(digit, 16)));
