import { groupThousands } from '../shared/text/group-thousands.ts';
import { LEAST_NAME, LEAST_TEXT } from '../shared/text/text-limits.ts';
import { REVIEW_LIMITS } from './messages.ts';

/** What the fields of the review form want; of the specification's point 5, to the letter. Loaded with the rules. */
export const FIELD_MESSAGES = {
	courseId: 'Please select a golf course.',
	location: `Location must be at least ${LEAST_NAME} characters.`,
	rating: 'Please provide a rating.',
	playDate: 'Please provide a date.',
	playDateFuture: 'The date played cannot be in the future.',
	playDateTooEarly: `The date played cannot be before ${REVIEW_LIMITS.earliestYear}.`,
	playDateTaken: 'You have a review of this course for that day already. You find it among your reviews.',
	playDateBeforeOpening: 'The course had not opened yet on that date.',
	reviewText: `Review must be at least ${LEAST_TEXT} characters.`,
	reviewTextLong: `Review must be at most ${groupThousands(REVIEW_LIMITS.content)} characters.`,
	reviewerName: 'Please provide your name.',
	reviewerNameDishonest: 'Please give a name that does not read like one of us or like a badge.',
	reviewerNameTaken:
		'This name can be taken for that of one of our reviewers. If it is yours, please log in; if not, please add to it.',
	reviewerNameLong: `Your name must be at most ${REVIEW_LIMITS.name} characters.`,
	aspect: 'Please grade with a whole number from 1 to 10.',
	listItem: `Each point must be at most ${REVIEW_LIMITS.listItem} characters.`,
	listItems: `Please give at most ${REVIEW_LIMITS.listItems} points, one a line.`,
	benefit: `Please use at most ${REVIEW_LIMITS.benefit} characters.`,
} as const;
