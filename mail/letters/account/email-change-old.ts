import { nameOf, type Write } from '#mail/letter.ts';

/** To the old address: what is going on, and the way to undo it, whether it has happened yet or not. */
export const writeEmailChangeOld: Write<'email-change-old'> = (data, { companyName, link, supportAddress }) => ({
	subject: `The email address of your ${companyName} account is changing`,
	preview: 'If it was you, there is nothing to do.',
	heading: 'Your address is changing',
	name: nameOf(data),
	paragraphs: [
		`Somebody who is logged in to your account has asked us to use ${data.newEmail} in place of this address. It changes as soon as the new one is confirmed.`,
		'If it was you, there is nothing to do. If it was not, undo it: your account keeps or gets back this address, everybody is logged out, the password stops working and we send you a link for a new one.',
	],
	button: { label: 'It was not me: undo it', href: link },
	notes: [`The link works once and for seven days. If you need help, write to ${supportAddress}.`],
});
