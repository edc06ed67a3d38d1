import { nameOf, type Write } from '#mail/letter.ts';

/** A code that stands in for the password once. */
export const writeReauthentication: Write<'reauthentication'> = (data, { companyName, code }) => ({
	// Not in the subject: it would stand on the screen of a locked telephone.
	subject: `Your ${companyName} code`,
	preview: 'Type it where it was asked for, within ten minutes.',
	heading: 'Is it you?',
	name: nameOf(data),
	paragraphs: ['Type this code where it was asked for.'],
	code,
	notes: [
		'The code works once and for ten minutes. Nobody of ours will ever ask you for it.',
		'You have not asked for it? Then somebody is logged in as you: choose a new password.',
	],
});
