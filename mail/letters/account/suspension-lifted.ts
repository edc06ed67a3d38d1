import { nameOf, type Write } from '#mail/letter.ts';

/** When an editor has ended a suspension before its time. */
export const writeSuspensionLifted: Write<'suspension-lifted'> = (data, { companyName, pages }) => ({
	subject: `Your account at ${companyName} is open again`,
	preview: 'The suspension has been lifted.',
	heading: 'Your account is open again',
	name: nameOf(data),
	paragraphs: [
		'An editor has lifted the suspension of your account. You can sign in at once.',
		...(data.words ? [`The editor writes: ${data.words}`] : []),
	],
	button: { label: 'Log in', href: pages.login },
	notes: [],
});
