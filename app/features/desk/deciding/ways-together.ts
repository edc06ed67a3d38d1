import { SUGGESTION_GROUNDS } from '#domain/course-desk/suggestion-options.ts';
import type { ItemName } from '#domain/desk/kinds.ts';
import { GROUND_MEANINGS, GROUNDS } from '#domain/shared/desk/grounds.ts';
import { APPLICATION_GROUNDS } from '#domain/support/decision-options.ts';
import type { DecisionFormProps } from './decision-form.tsx';

type Ways = Pick<DecisionFormProps, 'grounds' | 'wordsFor'> &
	Record<'yes' | 'no', [outcome: string, label: string]> & {
		/** Said where only one of the two is possible: why. */
		whyOnly?: string;
	};

const PUBLISHED = { choices: GROUNDS, meanings: GROUND_MEANINGS };

/** How several things of each kind are decided with one press. */
export const WAYS_TOGETHER: Record<ItemName['kind'], Ways> = {
	review: {
		yes: ['approved', 'Publish'],
		no: ['rejected', 'Reject'],
		grounds: PUBLISHED,
		wordsFor: 'For rejecting: each author gets them with the ground and the way to object.',
	},
	list: {
		yes: ['approved', 'Publish'],
		no: ['rejected', 'Refuse'],
		grounds: PUBLISHED,
		wordsFor: 'For refusing: each owner gets them with the ground and the way to object.',
	},
	conditions: {
		yes: ['approved', 'Publish'],
		no: ['rejected', 'Keep hidden'],
		grounds: PUBLISHED,
		wordsFor: 'For keeping them hidden: each member who sent one gets them with the ground and the way to object.',
	},
	report: {
		yes: ['dismissed', 'Dismiss: it all stays'],
		no: ['upheld', 'Uphold: take it down'],
		grounds: PUBLISHED,
		wordsFor: 'Needed either way: each who reported gets them and, where something is taken down, its author too.',
	},
	appeal: {
		yes: ['refused', 'The decisions stand'],
		no: ['granted', 'Take them back'],
		wordsFor: 'Needed either way: each who objects gets them.',
	},
	photograph: {
		yes: ['kept', 'Keep'],
		no: ['removed', 'Take them down'],
		grounds: PUBLISHED,
		wordsFor: 'For taking them down: each author gets them with the ground and the way to object.',
	},
	scorecard: {
		yes: ['accepted', 'Accept: they verify'],
		no: ['declined', 'Decline'],
		wordsFor: 'May be left empty. Each reviewer gets them; the pictures are erased either way.',
	},
	application: {
		yes: ['accepted', 'Accept: give the badge'],
		no: ['declined', 'Decline'],
		grounds: { choices: APPLICATION_GROUNDS },
		wordsFor: 'Each applicant gets them; a refusal needs a ground and some.',
	},
	suggestion: {
		yes: ['mended', 'They are put right'],
		no: ['declined', 'Decline'],
		grounds: { choices: SUGGESTION_GROUNDS },
		wordsFor: 'Each sender gets them, where an address was given; declining needs a ground and some.',
		whyOnly: 'A course that is missing is taken up on a page of its own.',
	},
	twins: {
		yes: ['merged', 'Merge'],
		no: ['apart', 'Keep them apart'],
		wordsFor: 'Nobody gets them.',
		whyOnly: 'Which of the two stays is a question of its own for each pair.',
	},
	campaign: {
		yes: ['dismissed', 'No campaign: publish them'],
		no: ['confirmed', 'A campaign'],
		wordsFor: 'For the log.',
		whyOnly: 'Each campaign is decided by itself.',
	},
	message: {
		yes: ['answered', 'Send the answer to each'],
		no: ['closed', 'Close without an answer'],
		wordsFor: 'An answer goes out by mail to each sender. Without one they are for the log, and may be left empty.',
		whyOnly: 'A request about personal data is answered before it is closed.',
	},
};
