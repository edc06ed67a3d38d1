import { randomInt } from 'node:crypto';

/** Digits and capitals that are not taken for each other, read out or written down; no vowels, so no words. */
const LETTERS = '23456789BCDFGHJKMNPQRSTVWXYZ';
const SHAPE = new RegExp(`^[${LETTERS}]{4}-[${LETTERS}]{4}$`);

/** The number under which somebody can ask for a message, such as "7K3Q-9MDT": one of 28⁸, so nobody guesses another's. */
export function makeReference(): string {
	const four = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
	return `${four()}-${four()}`;
}

/** Whether it is written as `makeReference` writes one. */
export const isReference = (text: string) => SHAPE.test(text);
