import { RETENTION } from '#domain/shared/retention.ts';
import { nameOf, type Write } from '#mail/letter.ts';

/** To whoever has signed up: one press confirms the address. */
export const writeConfirm: Write<'confirm'> = (data, { companyName, link }) => ({
	subject: `Confirm your email address for ${companyName}`,
	preview: 'One press, and your account is open.',
	heading: 'One press to the first tee',
	name: nameOf(data),
	paragraphs: [`Welcome to ${companyName}. Please confirm that this is your email address, and your account is open.`],
	button: { label: 'Confirm my address', href: link },
	notes: [
		`The link works once and for ${RETENTION.confirmationLink.words}. Nothing happens until you press the button on the page it opens.`,
		'In another browser than the one in which you signed up, that page asks for your password.',
		'You have not signed up with us? Then somebody has mistyped an address. Do nothing, and nothing will happen.',
	],
});
