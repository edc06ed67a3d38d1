import { formatMoment, nameOf, type Write } from '#mail/letter.ts';

/** After a sign-in from a device or a network not seen before. */
export const writeNewDevice: Write<'new-device'> = (data, { companyName, pages }) => ({
	subject: `A new sign-in to your ${companyName} account`,
	preview: `${data.device}, ${formatMoment(data.at)}`,
	heading: 'Somebody has signed in',
	name: nameOf(data),
	paragraphs: [
		`There was a sign-in to your account from a device or a place that is new to us: ${data.device}, on ${formatMoment(data.at)}.`,
		'If it was you, there is nothing to do. If it was not, end that session in your account settings and choose a new password.',
	],
	button: { label: 'See where you are logged in', href: pages.settings },
	notes: [`A new password: ${pages.forgotPassword}`],
});
