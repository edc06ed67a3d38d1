import { z } from 'zod';
import { hasSigns, NAME_WITH_SIGNS, poses } from '../shared/names/shown-name.ts';
import { emailAddress } from '../shared/text/email.ts';
import { cleanLine, visibleLength } from '../shared/text/text.ts';
import { LEAST_NAME } from '../shared/text/text-limits.ts';
import { ACCOUNT_LIMITS, ACCOUNT_MESSAGES } from './messages.ts';

/** NFC, so that a letter with an accent is one letter on every keyboard. Nothing is cut off, not even blanks. */
export const normalizePassword = (password: string) => password.normalize('NFC');

const countOf = (password: string) => [...password].length;

/** A password that may be asked for: what the forms can tell without the list of common ones. */
export const newPassword = z
	.string({ error: ACCOUNT_MESSAGES.password })
	.overwrite(normalizePassword)
	.refine((text) => countOf(text) >= ACCOUNT_LIMITS.passwordLeast, ACCOUNT_MESSAGES.password)
	.refine((text) => text.length <= 2 * ACCOUNT_LIMITS.passwordMost, {
		error: ACCOUNT_MESSAGES.passwordLong,
		abort: true,
	})
	.refine((text) => countOf(text) <= ACCOUNT_LIMITS.passwordMost, ACCOUNT_MESSAGES.passwordLong)
	.refine((text) => text.isWellFormed(), ACCOUNT_MESSAGES.passwordBroken);

/** A first or last name: cleaned, from two letters on, and honest. `message` is for one that is missing or too short. */
export const personName = (message: string) =>
	z
		.string({ error: message })
		.overwrite(cleanLine)
		.refine((text) => visibleLength(text) >= LEAST_NAME, message)
		.refine((text) => text.length <= ACCOUNT_LIMITS.name, ACCOUNT_MESSAGES.nameLong)
		.refine((text) => !hasSigns(text), NAME_WITH_SIGNS)
		.refine((text) => !poses(text), ACCOUNT_MESSAGES.nameDishonest);

/** The schema, and that both passwords are the same. */
export const matching = <Shape extends { password: string; confirmPassword: string }>(schema: z.ZodType<Shape>) =>
	schema.refine(({ password, confirmPassword }) => password === normalizePassword(confirmPassword), {
		error: ACCOUNT_MESSAGES.confirmPassword,
		path: ['confirmPassword'],
		// The two are compared even while another field is wrong.
		when: ({ value }) => z.object({ password: z.string(), confirmPassword: z.string() }).safeParse(value).success,
	});

/** A ticked box, as a form sends it or as Conform has parsed it. */
const ticked = z.union([z.literal('on'), z.literal(true)]);

/** The sign-up form. Ticking the box accepts terms and privacy policy and says that one is 16 or older. */
export const signUpSchema = matching(
	z.object({
		firstName: personName(ACCOUNT_MESSAGES.firstName),
		lastName: personName(ACCOUNT_MESSAGES.lastName),
		email: emailAddress,
		password: newPassword,
		confirmPassword: z.string({ error: ACCOUNT_MESSAGES.confirmPassword }),
		termsAccepted: z.unknown().refine((value) => ticked.safeParse(value).success, ACCOUNT_MESSAGES.termsAccepted),
	}),
).refine(({ firstName, lastName }) => !poses(`${firstName} ${lastName}`), {
	error: ACCOUNT_MESSAGES.nameDishonest,
	path: ['lastName'],
});

export const signInSchema = z.object({
	email: emailAddress,
	password: z
		.string({ error: ACCOUNT_MESSAGES.loginPassword })
		.refine((text) => countOf(text) >= ACCOUNT_LIMITS.signInPasswordLeast, ACCOUNT_MESSAGES.loginPassword),
	rememberMe: z
		.unknown()
		.optional()
		.transform((value) => ticked.safeParse(value).success),
});

/** Shows that a sign-up is one's own, where its letter is opened in another browser. */
export const confirmSchema = z.object({
	password: z.string({ error: ACCOUNT_MESSAGES.signUpPassword }).min(1, ACCOUNT_MESSAGES.signUpPassword),
});

export const recoverSchema = z.object({ email: emailAddress });

export const resetPasswordSchema = matching(
	z.object({ password: newPassword, confirmPassword: z.string({ error: ACCOUNT_MESSAGES.confirmPassword }) }),
);
