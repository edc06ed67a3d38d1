import { validatorOf } from '#app/lib/forms/validator.ts';
import {
	confirmSchema,
	recoverSchema,
	resetPasswordSchema,
	signInSchema,
	signUpSchema,
} from '#domain/accounts/rules.ts';
import { changeEmailSchema, changePasswordSchema, deletionSchema } from '#domain/accounts/settings-rules.ts';
import { profileSchema } from '#domain/members/profile-rules.ts';
import { shownGolfSchema } from '#domain/members/shown-golf-rules.ts';

/** The forms of accounts, each checked as its action does. Loaded when one of them is touched. */
export const checks = {
	signIn: validatorOf(signInSchema),
	signUp: validatorOf(signUpSchema),
	confirm: validatorOf(confirmSchema),
	recover: validatorOf(recoverSchema),
	resetPassword: validatorOf(resetPasswordSchema),
	changeEmail: validatorOf(changeEmailSchema),
	changePassword: validatorOf(changePasswordSchema),
	deletion: validatorOf(deletionSchema),
	profile: validatorOf(profileSchema),
	shownGolf: validatorOf(shownGolfSchema),
};
