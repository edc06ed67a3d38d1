import { nameOf, type Write } from '#mail/letter.ts';

/** The link for a new password. */
export const writeReset: Write<'reset'> = (data, { companyName, link }) => ({
	subject: `Choose a new password for ${companyName}`,
	preview: 'The link works once, within the hour.',
	heading: 'A new password',
	name: nameOf(data),
	paragraphs: [
		`Somebody, probably you, has asked for a new password for your account at ${companyName}. Choose one here.`,
	],
	button: { label: 'Choose a new password', href: link },
	notes: [
		'The link works once and for one hour. Once the new password is saved, you are logged out on every device.',
		'You have not asked for it? Then do nothing: your password stays as it is.',
	],
});
