import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { signUpSchema } from '#domain/accounts/rules.ts';
import { profileSchema } from '#domain/members/profile-rules.ts';
import { NAME_WITH_SIGNS } from './shown-name.ts';

const NAMES = { firstName: 'Karin', lastName: 'Ekdahl' };
const SIGN_UP = { ...NAMES, email: 'karin@golf.example', password: 'three long irons', termsAccepted: 'on' };

/** What is said of one field. */
function saidOf(schema: z.ZodType, given: object, field: string): string[] {
	const parsed = schema.safeParse(given);
	return parsed.error?.issues.filter(({ path }) => path[0] === field).map(({ message }) => message) ?? [];
}

describe('a name with a sign is told as that, once, in every form', () => {
	it.each(['Karin ⛳', 'Karin ✓', '★ Karin', '👩‍🌾', 'Karin Ⓜ'])('%s', (name) => {
		const signUp = { ...SIGN_UP, confirmPassword: SIGN_UP.password };
		for (const field of ['firstName', 'lastName']) {
			expect(saidOf(signUpSchema, { ...signUp, [field]: name }, field)).toEqual([NAME_WITH_SIGNS]);
		}
		expect(saidOf(profileSchema, { ...NAMES, publicName: name }, 'publicName')).toEqual([NAME_WITH_SIGNS]);
	});
});
