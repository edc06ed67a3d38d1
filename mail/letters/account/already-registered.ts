import { nameOf, type Write } from '#mail/letter.ts';

/** To a member whose address somebody has signed up with: the member, most likely, who has forgotten. */
export const writeAlreadyRegistered: Write<'already-registered'> = (data, { companyName, pages }) => ({
	subject: `You already have an account at ${companyName}`,
	preview: 'Somebody has just tried to use your address for a new account.',
	heading: 'You are a member already',
	name: nameOf(data),
	paragraphs: [
		`Somebody, probably you, has just tried to use this address for an account at ${companyName}. There is one already, so we have not made another.`,
		'Log in with the password you have. If it has slipped your mind, you can choose a new one.',
	],
	button: { label: 'Log In', href: pages.login },
	notes: [
		`A new password: ${pages.forgotPassword}`,
		'It was not you? Your account is as it was, and whoever it was has learnt nothing about it.',
	],
});
