import { APPLICATION_GROUNDS } from '#domain/support/decision-options.ts';
import { nameOf, type Write } from '#mail/letter.ts';
import { objection } from '../review-notes.ts';

/** When an editor has declined an application: the ground, the words, and what remains open. */
export const writeApplicationDeclined: Write<'application-declined'> = (data, facts) => ({
	subject: `Your application to review for ${facts.companyName}`,
	preview: 'We cannot accept it this time. Here is why.',
	heading: 'Not this time',
	name: nameOf(data),
	paragraphs: [
		`Thank you for applying. An editor has read your application and decided not to accept it. ${APPLICATION_GROUNDS[data.ground]}`,
		`The editor writes: ${data.words}`,
		'You can write reviews as everybody can, and you may apply again when things have changed.',
	],
	notes: ['No machine took part in the decision.', objection(facts)],
});
