import { z } from 'zod';
import { emailAddress } from '../shared/text/email.ts';
import { ACCOUNT_MESSAGES } from './messages.ts';
import { matching, newPassword } from './rules.ts';

const currentPassword = z.string({ error: ACCOUNT_MESSAGES.currentPassword });

/** A session that began with a link for a new password is not asked for the old one; the commands know. */
const askedPassword = currentPassword.optional();

export const changeEmailSchema = z.object({ email: emailAddress, currentPassword: askedPassword });

export const changePasswordSchema = matching(
	z.object({
		currentPassword: askedPassword,
		password: newPassword,
		confirmPassword: z.string({ error: ACCOUNT_MESSAGES.confirmPassword }),
	}),
);

/** What becomes of the member's reviews has to be chosen, and the password typed. */
export const deletionSchema = z.object({
	reviews: z.enum(['kept', 'deleted'], { error: 'Please choose what becomes of your reviews.' }),
	currentPassword: askedPassword,
});
