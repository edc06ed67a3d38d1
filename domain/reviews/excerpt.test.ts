import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerpt } from './excerpt.ts';

describe('an excerpt', () => {
	it('is the text itself up to 120 characters, and 120 with an ellipsis beyond', () => {
		expect(excerpt('x'.repeat(120))).toBe('x'.repeat(120));
		expect(excerpt('x'.repeat(121))).toBe(`${'x'.repeat(120)}…`);
	});

	it('S04: cuts no emoji, flag, family or accent off its letter', () => {
		const letters = ['👩‍👩‍👧‍👦', '🇸🇪', 'e\u0301', '⛳️', '𝒢', 'a', '&amp;'];
		fc.assert(
			fc.property(
				fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength: 60 }),
				fc.integer({ min: 1, max: 30 }),
				(parts, length) => {
					const text = parts.join('');
					const cut = excerpt(text, length);
					expect(cut.isWellFormed()).toBe(true);
					const graphemes = [...new Intl.Segmenter('en').segment(text)].map(({ segment }) => segment);
					const kept = cut === text ? text : cut.slice(0, -1);
					expect(graphemes.slice(0, cut === text ? graphemes.length : length).join('')).toBe(kept);
				},
			),
		);
	});
});
