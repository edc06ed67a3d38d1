import { ASPECTS } from '#domain/reviews/aspects.ts';

/** Labels of the form's fields, in the order in which they stand. */
export const LABELS = {
	reviewerName: 'Your Name',
	playDate: 'Date Played',
	courseId: 'Golf Course',
	location: 'Location',
	rating: 'Rating',
	reviewText: 'Your Review',
	design: 'Design',
	condition: 'Condition',
	greens: 'Greens',
	value: 'Value',
	welcome: 'Welcome',
	pace: 'Pace of play',
	facilities: 'Facilities',
	tees: 'Tees',
	transport: 'Walked or rode',
	weather: 'Weather',
	pricePaid: 'Price paid',
	priceCurrency: 'Currency',
	pros: 'Pros',
	cons: 'Cons',
	benefit: 'Did you receive a benefit for this review?',
	insider: 'Do you have a tie to the club?',
	email: 'Your Email',
} as const;

export type ReviewField = keyof typeof LABELS;

// Object.keys cannot know that the object has no other keys; it is a constant of this file.
export const REVIEW_FIELDS = Object.keys(LABELS) as ReviewField[];

/** The fields behind "Add details": those that stand after the text. */
export const DETAIL_FIELDS: readonly ReviewField[] = REVIEW_FIELDS.slice(REVIEW_FIELDS.indexOf(ASPECTS[0]));

/** Id, name, value and error of a field. */
export type ControlOf = (name: ReviewField) => {
	id: string;
	name: string;
	defaultValue: string | undefined;
	error: string | undefined;
	/** The first bad field of a form that the server sent back. */
	autoFocus: boolean;
};
