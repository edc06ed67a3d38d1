import { nameOf, type Write } from '#mail/letter.ts';
import { visitorNotes } from '../review-notes.ts';

/** Whether the scorecard that was sent verifies the review. */
export const writeScorecardDecided: Write<'scorecard-decided'> = (data, facts) => {
	const isAccepted = data.outcome === 'accepted';
	return {
		subject: `Your scorecard of ${data.course}`,
		preview: isAccepted ? 'Your review is verified.' : 'It does not verify your review.',
		heading: isAccepted ? 'Your review is verified' : 'Your scorecard was not accepted',
		name: nameOf(data),
		paragraphs: [
			isAccepted
				? `An editor has looked at your scorecard of ${data.course}. Your review now carries the green check mark.`
				: `An editor has looked at your scorecard of ${data.course}. It does not verify your review, which stays as it is.`,
			...(data.words ? [`The editor writes: ${data.words}`] : []),
			'The picture has been erased with the decision.',
			...(isAccepted ? [] : ['You can send another one.']),
		],
		button: { label: 'See the review', href: facts.link },
		notes: visitorNotes(data),
	};
};
