import { EMAIL_MESSAGE } from '../shared/text/email-message.ts';
import { LEAST_NAME } from '../shared/text/text-limits.ts';

export const ACCOUNT_LIMITS = {
	/** Years, of whoever signs up. */
	age: 16,
	name: 80,
	signInPasswordLeast: 6,
	passwordLeast: 8,
	passwordMost: 256,
	metadataBytes: 4_096,
} as const;

/** Stored with the account that accepted it: the day of the terms that are in force. Those of earlier days stay readable. */
export const TERMS_VERSION = '2026-11-29';

/** Texts of the specification's points 5 and 8, to the letter, and the ones it leaves open. */
export const ACCOUNT_MESSAGES = {
	email: EMAIL_MESSAGE,
	loginPassword: `Password must be at least ${ACCOUNT_LIMITS.signInPasswordLeast} characters.`,
	firstName: `First name must be at least ${LEAST_NAME} characters.`,
	lastName: `Last name must be at least ${LEAST_NAME} characters.`,
	nameDishonest: 'Please give a name that does not read like one of us or like a badge.',
	nameLong: `Names must be at most ${ACCOUNT_LIMITS.name} characters.`,
	password: `Password must be at least ${ACCOUNT_LIMITS.passwordLeast} characters.`,
	passwordLong: `Password must be at most ${ACCOUNT_LIMITS.passwordMost} characters.`,
	passwordBroken: 'Password has characters that cannot be stored.',
	passwordCommon: 'This password is among the first that are tried. Please choose another one.',
	passwordSame: 'The new password must differ from the present one.',
	confirmPassword: 'Passwords do not match',
	termsAccepted: 'You must accept the terms and conditions.',
	signUpPassword: 'Please enter the password of this sign-up.',
	signUpPasswordWrong: 'That is not the password of this sign-up.',
	currentPassword: 'Please enter your present password.',
	currentPasswordWrong: 'That is not your present password.',
} as const;
