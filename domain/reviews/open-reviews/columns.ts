import type { CountedReview } from '../rating/counted-store.ts';

/** For how many days a file of the reviews that count is kept. */
export const REVIEW_FILE_DAYS = 30;

/** What a line of the file is made from: a review that counts, its course and the day that the course's rating is stored for. */
export type OpenReview = { course: string; day: string; prior: number; review: CountedReview };

const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');

/** The columns of the file of the reviews that count, in their order: what stands in each, in words, and its cell. Nothing of authors. */
export const REVIEW_COLUMNS: readonly { name: string; meaning: string; cell: (line: OpenReview) => string }[] = [
	{ name: 'course', meaning: 'The last part of the address of the course.', cell: ({ course }) => course },
	{ name: 'day', meaning: 'The day (UTC) that the rating of the course is made for.', cell: ({ day }) => day },
	{
		name: 'prior',
		meaning: 'The mean of all grades of that day, which joins the rating.',
		cell: ({ prior }) => prior.toFixed(4),
	},
	{
		name: 'played',
		meaning: 'The day of the round; where nobody has told it, the day of writing.',
		cell: ({ review }) => review.played,
	},
	{ name: 'grade', meaning: '1 to 10.', cell: ({ review }) => String(review.rating) },
	{
		name: 'verification',
		meaning: 'unverified, checked-in, booked or play history.',
		cell: ({ review }) => review.verification,
	},
	{ name: 'account', meaning: 'Whether it was written with an account.', cell: ({ review }) => yesOrNo(review.member) },
	{ name: 'benefit', meaning: 'Whether it declares a benefit.', cell: ({ review }) => yesOrNo(review.benefit) },
	{
		name: 'insider',
		meaning: 'Whether its author has a tie to the club.',
		cell: ({ review }) => yesOrNo(review.insider),
	},
	{ name: 'first', meaning: 'Whether it counts as its account’s first.', cell: ({ review }) => yesOrNo(review.first) },
	{ name: 'sample', meaning: 'Whether it is made up, to be looked at.', cell: ({ review }) => yesOrNo(review.sample) },
];
