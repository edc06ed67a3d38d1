import { nameOf, type Write } from '#mail/letter.ts';

/** When an editor has signed a member out everywhere. */
export const writeSessionsEnded: Write<'sessions-ended'> = (data, { companyName, supportAddress, pages }) => ({
	subject: `You have been signed out of ${companyName}`,
	preview: 'An editor has ended all your sessions.',
	heading: 'You have been signed out everywhere',
	name: nameOf(data),
	paragraphs: [
		'An editor has ended every session of your account. Your password is unchanged, and you can log in again at once.',
		`The editor writes: ${data.words}`,
		'If somebody else may know your password, set a new one before you log in.',
	],
	button: { label: 'Set a new password', href: pages.forgotPassword },
	notes: [`Questions? Write to ${supportAddress}.`],
});
