import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { recoverSchema, resetPasswordSchema, signInSchema, signUpSchema } from './rules.ts';

const SIGN_UP = {
	firstName: 'Ada',
	lastName: 'Green',
	email: 'ada@golf.example',
	password: 'heather and gorse',
	confirmPassword: 'heather and gorse',
	termsAccepted: 'on',
};

/** What is wrong, by field; nothing where nothing is. */
function wrongIn(schema: z.ZodType, form: object): Record<string, string> {
	const { error } = schema.safeParse(form);
	return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);
}

describe('the sign-up form', () => {
	it('takes what is right', () => {
		expect(wrongIn(signUpSchema, SIGN_UP)).toEqual({});
		const least = { firstName: 'Bo', lastName: 'Ek', password: 'gorsebus', confirmPassword: 'gorsebus' };
		expect(wrongIn(signUpSchema, { ...SIGN_UP, ...least })).toEqual({});
	});

	it.each([
		['firstName', 'A', 'First name must be at least 2 characters.'],
		['lastName', ' G ', 'Last name must be at least 2 characters.'],
		['email', 'ada', 'Please enter a valid email address.'],
		['password', 'gorsebu', 'Password must be at least 8 characters.'],
		['confirmPassword', 'heather and broom', 'Passwords do not match'],
	])('says of %s = %j: %s', (field, value, message) => {
		expect(wrongIn(signUpSchema, { ...SIGN_UP, [field]: value })[field]).toBe(message);
	});

	it.each([undefined, '', 'off', 'false', false])(
		'S25: makes no account without the box that accepts the terms and says sixteen: %j',
		(termsAccepted) => {
			expect(wrongIn(signUpSchema, { ...SIGN_UP, termsAccepted })).toEqual({
				termsAccepted: 'You must accept the terms and conditions.',
			});
		},
	);

	it('says everything at once of an empty form', () => {
		expect(Object.keys(wrongIn(signUpSchema, {})).toSorted()).toEqual(Object.keys(SIGN_UP).toSorted());
	});

	it('S21: knows no other field', () => {
		const more = { role: 'chief', id: 1, emailConfirmedAt: '2020-01-01' };
		expect(Object.keys(signUpSchema.parse({ ...SIGN_UP, ...more }))).toEqual(Object.keys(SIGN_UP));
	});
});

describe('the other forms', () => {
	it('sign-in wants an address and six characters, and remembers nobody who does not ask', () => {
		expect(wrongIn(signInSchema, { email: 'x', password: 'gorse' })).toEqual({
			email: 'Please enter a valid email address.',
			password: 'Password must be at least 6 characters.',
		});
		const form = { email: 'ada@golf.example', password: 'gorses' };
		expect(signInSchema.parse(form)).toEqual({ ...form, rememberMe: false });
		expect(signInSchema.parse({ ...form, rememberMe: 'on' }).rememberMe).toBe(true);
	});

	it('a request for a new password wants an address', () => {
		expect(wrongIn(recoverSchema, { email: '' })).toEqual({ email: 'Please enter a valid email address.' });
	});

	it('P3: a new password follows the rule of the sign-up, twice', () => {
		expect(wrongIn(resetPasswordSchema, { password: 'gorse', confirmPassword: 'heath' })).toEqual({
			password: 'Password must be at least 8 characters.',
			confirmPassword: 'Passwords do not match',
		});
	});
});
