import { nameOf, type Write } from '#mail/letter.ts';
import { welcome } from '../badge.ts';

/** When an editor has accepted an application: the badge, and where it stands. */
export const writeApplicationAccepted: Write<'application-accepted'> = (data, facts) => {
	const { paragraphs, ...rest } = welcome(data.account, facts);
	return {
		subject: `You are a reviewer for ${facts.companyName}`,
		preview: 'Your application was accepted.',
		heading: 'Welcome, reviewer',
		name: nameOf(data),
		paragraphs: [
			'An editor has read your application and accepted it. We are glad to have you.',
			...(data.words ? [`The editor writes: ${data.words}`] : []),
			...paragraphs,
		],
		...rest,
	};
};
