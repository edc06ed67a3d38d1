import { describe, expect, it } from 'vitest';
import { type AuthUser, letterOf, nameOf } from './auth-state.ts';

const karin: AuthUser = { userId: '1', firstName: 'Karin', lastName: 'Ek', email: 'post@example.com' };

describe('the letter on the avatar', () => {
	it('is the first of the first name, else of the address, else U', () => {
		expect(letterOf(karin)).toBe('K');
		expect(letterOf({ ...karin, firstName: '' })).toBe('P');
		expect(letterOf({ ...karin, firstName: '', email: '' })).toBe('U');
	});

	it('is a whole letter in every script', () => {
		expect(letterOf({ ...karin, firstName: 'ökar' })).toBe('Ö');
		expect(letterOf({ ...karin, firstName: '𐐨lder' })).toBe('𐐀');
	});
});

describe('the name in the menu', () => {
	it('is first and last name where there is a first name, else the address', () => {
		expect(nameOf(karin)).toBe('Karin Ek');
		expect(nameOf({ ...karin, lastName: '' })).toBe('Karin');
		expect(nameOf({ ...karin, firstName: '' })).toBe('post@example.com');
	});
});
