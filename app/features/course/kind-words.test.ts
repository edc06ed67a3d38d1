import { expect, it } from 'vitest';
import { TERRAINS } from '#domain/catalogue/facts/character.ts';
import { kindInWords } from './kind-words.ts';

it('says what ground a course lies on, what it is where it is no full course, and nothing that nobody has told', () => {
	expect(TERRAINS.map((terrain) => kindInWords({ kind: null, terrain }))).toEqual(
		TERRAINS.map(() => expect.stringMatching(/^[A-Z][a-z]+ course$/)),
	);
	expect(kindInWords({ kind: null, terrain: 'heath' })).toBe('Heathland course');
	expect(kindInWords({ kind: 'Pitch and putt', terrain: 'links' })).toBe('Pitch and putt');
	expect(kindInWords({ kind: null, terrain: null })).toBeNull();
	expect(kindInWords({ kind: null, terrain: 'moon' })).toBeNull();
});
