import { SUSPENSION_GROUNDS } from '#domain/member-desk/suspension-options.ts';
import { nameOf, type Write } from '#mail/letter.ts';
import { redress } from '../review-notes.ts';

/** When an editor has suspended an account: a statement of reasons (Article 17 of the Digital Services Act). */
export const writeMemberSuspended: Write<'member-suspended'> = (data, facts) => {
	const until = new Date(data.until).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
	return {
		subject: `Your account at ${facts.companyName} is suspended until ${until}`,
		preview: 'Here is why, and what you can do.',
		heading: 'Your account is suspended',
		name: nameOf(data),
		paragraphs: [
			`An editor has suspended your account. You have been signed out, and can sign in again from ${until}. Until then your public page is not shown; what you have written stays.`,
			`The ground is: ${SUSPENSION_GROUNDS[data.ground]}. It rests on ${data.ground === 'unlawful' ? 'the law that is named below' : 'section 3 of our terms'}.`,
			`The editor writes: ${data.words}`,
			'No machine took part in the decision.',
		],
		notes: redress(facts),
	};
};
