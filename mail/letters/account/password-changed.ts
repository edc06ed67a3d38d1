import { formatMoment, nameOf, type Write } from '#mail/letter.ts';

/** After every change of the password. */
export const writePasswordChanged: Write<'password-changed'> = (data, { companyName, pages, supportAddress }) => ({
	subject: `Your ${companyName} password has been changed`,
	preview: 'All your other devices are logged out.',
	heading: 'Your password has been changed',
	name: nameOf(data),
	paragraphs: [
		`The password of your account was changed on ${formatMoment(data.at)}. All your other devices have been logged out.`,
		'If it was you, there is nothing to do. If it was not, choose a new password at once.',
	],
	button: { label: 'Choose a new password', href: pages.forgotPassword },
	notes: [`If something still looks wrong after that, write to ${supportAddress}.`],
});
