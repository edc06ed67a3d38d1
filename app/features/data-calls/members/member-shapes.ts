import { z } from 'zod';
import { BEST_HANDICAP, WORST_HANDICAP } from '#domain/catalogue/finding/handicap.ts';
import { HOLDING_RULES } from '#domain/reviews/holding/holding-rules.ts';
import { PLAYED_BY } from '#domain/reviews/lists/played-by.ts';
import { CHECK_IN_METRES, MOST_CHECK_IN_METRES } from '#domain/reviews/verification/check-in-rules.ts';
import { GROUNDS } from '#domain/shared/desk/grounds.ts';
import { choice, following, id } from '../shapes/course-shapes.ts';
import { review, sentReview } from '../shapes.ts';

/** What members' calls are sent and answer with. Every one of them is for its member alone. */

const degrees = (most: number, words: string) => z.number().min(-most).max(most).nullable().describe(words);

export const listedCourse = choice.extend({
	latitude: degrees(90, 'Degrees north; null where nobody knows its position.'),
	longitude: degrees(180, 'Degrees east; null where nobody knows its position.'),
	url: z.url().describe('Its page here.'),
});

const handicap = z
	.number()
	.min(BEST_HANDICAP)
	.max(WORST_HANDICAP)
	.nullable()
	.describe('The handicap index, such as 12.4; a plus handicap is below zero. Null: not told.');

const shownProfile = {
	first_name: z.string().describe('First name.'),
	last_name: z.string().describe('Last name.'),
	public_name: z.string().nullable().describe('What stands with reviews instead of first and last name. Null: those.'),
	handle: z.string().nullable().describe('The last part of the public page’s address. Null: there is none.'),
	is_public: z.boolean().describe('Whether the public page can be read.'),
	home_country: z.string().nullable().describe('A two-letter country code. Null: not told.'),
	handicap,
};

export const me = z.object({
	id: z.uuid().describe('The account’s id, as in the access token. It is told to nobody else.'),
	email: z.email().describe('The address that the member signs in with.'),
	...shownProfile,
	avatar_url: z.url().nullable().describe('The member’s picture; null where there is none.'),
	page: z.url().nullable().describe('The public page; null while it cannot be read.'),
});

export const sentProfile = z.strictObject(shownProfile);

const state = z
	.enum(['published', 'held', 'rejected'])
	.describe('Whether readers see it, an editor is to read it first, or an editor has taken it down.');

export const ownReview = review
	.pick({ id: true, content: true, rating: true, date_played: true, pros: true, cons: true, created_at: true })
	.extend({
		version: z.int().min(1).describe('Counts its edits; an edit says which version it changes.'),
		state,
		held: z
			// Object.keys cannot know that the object has no other keys; it is a constant.
			.array(z.enum(Object.keys(HOLDING_RULES) as [keyof typeof HOLDING_RULES]))
			.describe('The rules that hold it; empty while none does.'),
		rejection: z
			.object({
				ground: z.enum(Object.keys(GROUNDS) as [keyof typeof GROUNDS]).describe('Which of the published grounds.'),
				words: z.string().describe('The editor’s words.'),
			})
			.nullable()
			.describe('Why an editor took it down; null otherwise.'),
		verification: z
			.enum(['unverified', 'checked-in', 'booked', 'play history'])
			.describe('What speaks for the round having been played.'),
		helpful_votes: z.int().min(0).describe('How many members found it helpful.'),
		updated_at: z.iso.datetime().describe('When it was last written, in UTC.'),
		course: listedCourse.describe('The course it speaks of.'),
		link: z.url().describe('The page where its author edits and removes it.'),
	});
export const ownReviews = z.object({ items: z.array(ownReview), next: following('reviews') });

export const sentEdit = sentReview.omit({ course_id: true, user_id: true }).extend({
	version: z.int().min(1).describe('The version that was read: another one is not written over.'),
	state: state.describe('The state that was read: what an editor has taken down meanwhile is not sent again unseen.'),
});

export const withdrawn = z.object({
	id: id('The review’s id.'),
	state: z.literal('withdrawn').describe('Its text is erased; nobody sees it any more.'),
});

const played = {
	played_by: z
		.array(z.enum(PLAYED_BY))
		.describe(
			'What says that the member has played it: a review, a check-in, a logged round, the mark. Empty: nothing does.',
		),
	last_played: z.iso.date().nullable().describe('The last day played that is known.'),
};

export const courseMarks = z.object({
	course_id: id('The course’s id.'),
	want_to_play: z.boolean().describe('Whether it is on the wish list.'),
	...played,
	reviews: z.array(z.int()).describe('Ids of the member’s own reviews of it.'),
	helpful_votes: z.array(z.int()).describe('Ids of its reviews that the member found helpful.'),
});

export const wishes = z.object({
	items: z.array(listedCourse.extend({ since: z.iso.datetime().describe('Since when it is on the wish list.') })),
	next: following('courses'),
});
export const playedCourses = z.object({ items: z.array(listedCourse.extend(played)), next: following('courses') });

const votes = z.int().min(0).describe('How many members found the review helpful.');

export const helpfulVote = z.object({
	review_id: id('The review’s id.'),
	course_id: id('The course it speaks of.'),
	given: z.boolean().describe('Whether the member finds it helpful.'),
	helpful_votes: votes,
});
export const helpfulVotes = z.object({
	items: z.array(
		helpfulVote.omit({ given: true }).extend({ since: z.iso.datetime().describe('When the vote was given.') }),
	),
	next: following('votes'),
});

export const sentCheckIn = z.strictObject({
	course_id: id('The course’s id.'),
	latitude: z.number().min(-90).max(90).describe('Where the device is, in degrees north. Only the distance is kept.'),
	longitude: z.number().min(-180).max(180).describe('Where the device is, in degrees east.'),
	accuracy: z.number().min(0).max(100_000_000).describe('How far off that may be, in metres.'),
	day: z.iso.date().describe('The calendar day where the device is, YYYY-MM-DD.'),
});
export const checkedIn = z.object({
	course_id: id('The course’s id.'),
	day: z.iso.date().describe('The day of the round.'),
	verified: z.boolean().describe('Whether a review of that round was there, and is verified by it.'),
});
export const checkIns = z.object({
	items: z.array(
		listedCourse.extend({
			day: z.iso.date().describe('The day of the round.'),
			distance_metres: z
				.int()
				.min(0)
				.max(MOST_CHECK_IN_METRES)
				.describe(`How far from the course it was: ${CHECK_IN_METRES} metres count, and what its position may be off.`),
		}),
	),
	next: following('check-ins'),
});

/** As the site’s own download has it; what it holds grows with the site. */
export const ownData = z.looseObject({ exportedAt: z.iso.datetime().describe('When it was read, in UTC.') });
