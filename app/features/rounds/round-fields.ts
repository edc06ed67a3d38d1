/** Labels of the form's fields, in the order in which they stand; `otherDay` belongs to the day. */
export const LABELS = {
	day: 'Day',
	otherDay: 'The day',
	tees: 'Tees',
	holes: 'Holes',
	score: 'Score',
	weather: 'Weather',
	pricePaid: 'Price paid',
	priceCurrency: 'Currency',
	transport: 'On foot or by cart',
	partners: 'Partners',
	grade: 'Grade',
	again: 'Again?',
	notes: 'Private notes',
	shown: 'Show this round on my public page',
} as const;

export type RoundField = keyof typeof LABELS;

// Object.keys cannot know that the object has no other keys; it is a constant of this file.
export const ROUND_FIELDS = Object.keys(LABELS) as RoundField[];

/** Those that are folded away: all but the day. */
export const MORE_FIELDS: readonly RoundField[] = ROUND_FIELDS.slice(ROUND_FIELDS.indexOf('tees'));

/** What the form's button that goes on to a review says, by the name `intent`. */
export const TO_REVIEW = 'review';
