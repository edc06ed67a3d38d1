import { RETENTION } from '#domain/shared/retention.ts';
import { nameOf, type Write } from '#mail/letter.ts';

/** To the new address: one press makes it the account's. */
export const writeEmailChangeNew: Write<'email-change-new'> = (data, { companyName, link }) => ({
	subject: `Confirm your new email address for ${companyName}`,
	preview: 'One press, and your account has this address.',
	heading: 'Is this your new address?',
	name: nameOf(data),
	paragraphs: [`You want to use ${data.newEmail} for your account at ${companyName}. Please confirm that it is yours.`],
	button: { label: 'Confirm the new address', href: link },
	notes: [
		`The link works once and for ${RETENTION.confirmationLink.words}. Until then your account keeps its old address.`,
		`You have no account at ${companyName}? Then somebody has mistyped an address. Do nothing, and nothing will happen.`,
	],
});
