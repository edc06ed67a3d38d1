import { describe, expect, it } from 'vitest';
import { cleanMetadata, isStorable, mergeMetadata } from './metadata.ts';

describe('cleanMetadata', () => {
	it('S56: takes no names that are honest alone and pose together', () => {
		expect(cleanMetadata({ first_name: 'Ad', last_name: 'min' })).toBeNull();
		expect(cleanMetadata({ first_name: 'Ad' })).toEqual({ first_name: 'Ad' });
		expect(isStorable(mergeMetadata({ last_name: 'min' }, { first_name: 'Ad' }))).toBe(false);
	});

	it('S21: leaves out what is not a member’s to say, and what makes objects something else', () => {
		const given = JSON.parse('{"handicap":"12.4","email_verified":true,"sub":"x","__proto__":{"role":"chief"}}');
		expect(cleanMetadata(given)).toEqual({ handicap: '12.4' });
		expect(cleanMetadata({ a: JSON.parse('{"__proto__":{"b":1}}') })).toEqual({ a: {} });
	});

	it('S06: cleans texts as they are stored elsewhere', () => {
		const given = { first_name: ' Ada\n\u0000Green ', bio: 'a\u0000b', tags: ['x\ud800'] };
		expect(cleanMetadata(given)).toEqual({ first_name: 'Ada Green', bio: 'ab', tags: ['x'] });
	});

	it.each([
		['a name that is no text', { first_name: 7 }],
		['a name that is too long', { last_name: 'x'.repeat(81) }],
		['too much', { a: 'x'.repeat(4_096) }],
		['too deep', JSON.parse(`${'{"a":'.repeat(25)}1${'}'.repeat(25)}`)],
	])('refuses %s', (_, given) => {
		expect(cleanMetadata(given)).toBeNull();
	});
});
