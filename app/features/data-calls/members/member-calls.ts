import type { z } from 'zod';
import { paths } from '../../../lib/paths.ts';
import type { DataCall } from '../data-call.ts';
import { aPart, none, ofCourse, ofReview } from '../parameters.ts';
import { LIST_CALLS } from './list-calls.ts';
import * as listShapes from './list-shapes.ts';
import * as shapes from './member-shapes.ts';
import { ROUND_CALLS } from './round-calls.ts';
import * as roundShapes from './round-shapes.ts';

/** What members' calls are answered with, by the names of the description. */
export const MEMBER_ANSWERS = {
	Me: shapes.me,
	OwnReview: shapes.ownReview,
	OwnReviews: shapes.ownReviews,
	Withdrawn: shapes.withdrawn,
	CourseMarks: shapes.courseMarks,
	WishList: shapes.wishes,
	PlayedCourses: shapes.playedCourses,
	OwnRound: roundShapes.round,
	OwnRounds: roundShapes.rounds,
	RemovedRound: roundShapes.removedRound,
	OwnList: listShapes.list,
	OwnLists: listShapes.lists,
	RemovedList: listShapes.removedList,
	HelpfulVote: shapes.helpfulVote,
	HelpfulVotes: shapes.helpfulVotes,
	CheckedIn: shapes.checkedIn,
	CheckIns: shapes.checkIns,
	OwnData: shapes.ownData,
} as const;

/** What they are sent. */
export const MEMBER_BODIES = {
	SentProfile: shapes.sentProfile,
	SentEdit: shapes.sentEdit,
	SentCheckIn: shapes.sentCheckIn,
	SentRound: roundShapes.sentRound,
	SentRoundChange: roundShapes.sentChange,
	SentList: listShapes.sentList,
} as const;

/** A call for the member whose access token it bears (A3). */
export type MemberCall = Pick<DataCall, 'path' | 'summary' | 'words' | 'params' | 'query'> & {
	method: 'GET' | 'POST' | 'PUT' | 'DELETE';
	body?: keyof typeof MEMBER_BODIES;
	/** A mark counts by itself, not among what is written. */
	sends?: 'mark';
	answer: keyof typeof MEMBER_ANSWERS;
};

const alone = { params: none, query: none };
const aList = { params: none, query: aPart };
const aCourse = { params: ofCourse, query: none };
const aReview = { params: ofReview, query: none };

export const MEMBER_CALLS = {
	getMe: {
		method: 'GET',
		path: paths.memberCall(''),
		...alone,
		answer: 'Me',
		summary: 'One’s own profile',
		words: 'The member whose access token is sent.',
	},
	saveMe: {
		method: 'PUT',
		path: paths.memberCall(''),
		...alone,
		body: 'SentProfile',
		answer: 'Me',
		summary: 'Change one’s own profile',
		words: 'Stores the profile as a whole, by the rules of the form on the site.',
	},
	getMyData: {
		method: 'GET',
		path: paths.memberCall('/data'),
		...alone,
		answer: 'OwnData',
		summary: 'Everything that is kept',
		words:
			'All that the site keeps of the member, as the download on the site has it, but for the pictures themselves. With 429 it was read too often; `Retry-After` says when it may be again.',
	},
	listMyReviews: {
		method: 'GET',
		path: paths.memberCall('/reviews'),
		...aList,
		answer: 'OwnReviews',
		summary: 'One’s own reviews',
		words:
			'Newest first, also those that are held or that an editor has taken down. They are sent by `POST /api/reviews`.',
	},
	getMyReview: {
		method: 'GET',
		path: paths.memberCall('/reviews/{id}'),
		...aReview,
		answer: 'OwnReview',
		summary: 'One of one’s own reviews',
		words: 'With its state, and the rules that hold it.',
	},
	editMyReview: {
		method: 'PUT',
		path: paths.memberCall('/reviews/{id}'),
		...aReview,
		body: 'SentEdit',
		answer: 'OwnReview',
		summary: 'Write a review anew',
		words:
			'By the rules of the form on the site: it loses its verification, and may be held. What this call has no field for stays. With 409 it was changed since it was read.',
	},
	withdrawMyReview: {
		method: 'DELETE',
		path: paths.memberCall('/reviews/{id}'),
		...aReview,
		answer: 'Withdrawn',
		summary: 'Remove a review',
		words: 'Its text is erased at once, and cannot be brought back.',
	},
	getMyMarks: {
		method: 'GET',
		path: paths.memberCall('/courses/{id}'),
		...aCourse,
		answer: 'CourseMarks',
		summary: 'What one has to do with a course',
		words: 'Whether it is on the wish list or played, with the ids of own reviews and of those found helpful.',
	},
	listMyWishes: {
		method: 'GET',
		path: paths.memberCall('/want-to-play'),
		...aList,
		answer: 'WishList',
		summary: 'One’s wish list',
		words: 'The courses that the member wants to play, the newest wish first.',
	},
	addMyWish: {
		method: 'PUT',
		path: paths.memberCall('/want-to-play/{id}'),
		...aCourse,
		sends: 'mark',
		answer: 'CourseMarks',
		summary: 'Want to play a course',
		words: 'Puts it on the wish list, where it stands once.',
	},
	dropMyWish: {
		method: 'DELETE',
		path: paths.memberCall('/want-to-play/{id}'),
		...aCourse,
		sends: 'mark',
		answer: 'CourseMarks',
		summary: 'No longer want to play a course',
		words: 'Takes it off the wish list; one that is not there changes nothing.',
	},
	listMyPlayed: {
		method: 'GET',
		path: paths.memberCall('/played'),
		...aList,
		answer: 'PlayedCourses',
		summary: 'Courses one has played',
		words: 'Those that are marked so, reviewed or checked in at, each once, in the order of their ids.',
	},
	addMyPlayed: {
		method: 'PUT',
		path: paths.memberCall('/played/{id}'),
		...aCourse,
		sends: 'mark',
		answer: 'CourseMarks',
		summary: 'Mark a course as played',
		words: 'A mark needs no day and no words; a second one is the first.',
	},
	dropMyPlayed: {
		method: 'DELETE',
		path: paths.memberCall('/played/{id}'),
		...aCourse,
		sends: 'mark',
		answer: 'CourseMarks',
		summary: 'Take that mark back',
		words: 'A course with a review, a check-in or a logged round stays played: `played_by` says why.',
	},
	...ROUND_CALLS,
	...LIST_CALLS,
	listMyCheckIns: {
		method: 'GET',
		path: paths.memberCall('/check-ins'),
		...aList,
		answer: 'CheckIns',
		summary: 'One’s check-ins',
		words: 'The newest day first.',
	},
	checkMeIn: {
		method: 'POST',
		path: paths.memberCall('/check-ins'),
		...alone,
		body: 'SentCheckIn',
		answer: 'CheckedIn',
		summary: 'Check in at a course',
		words:
			'On the day of the round, by the rules of the page on the site: a review of that round is verified by it, whether it is there or comes later. A second check-in is the first.',
	},
	listMyVotes: {
		method: 'GET',
		path: paths.memberCall('/helpful-votes'),
		...aList,
		answer: 'HelpfulVotes',
		summary: 'One’s helpful votes',
		words: 'The reviews that the member found helpful, the newest vote first.',
	},
	giveMyVote: {
		method: 'PUT',
		path: paths.memberCall('/helpful-votes/{id}'),
		...aReview,
		answer: 'HelpfulVote',
		summary: 'Find a review helpful',
		words: 'One vote a review, and none for one’s own; a second one is the first.',
	},
	takeBackMyVote: {
		method: 'DELETE',
		path: paths.memberCall('/helpful-votes/{id}'),
		...aReview,
		answer: 'HelpfulVote',
		summary: 'Take a helpful vote back',
		words: 'Without a vote it changes nothing.',
	},
} as const satisfies Record<string, MemberCall>;

export type MemberCallName = keyof typeof MEMBER_CALLS;
type Of<Name extends MemberCallName> = (typeof MEMBER_CALLS)[Name];
type BodyOf<Call> = Call extends { body: infer Body extends keyof typeof MEMBER_BODIES }
	? z.output<(typeof MEMBER_BODIES)[Body]>
	: undefined;
/** What a call asks for in its path and query, and what it sends. */
export type MemberAsked<Name extends MemberCallName> = z.output<Of<Name>['params']> & z.output<Of<Name>['query']>;
export type MemberSent<Name extends MemberCallName> = BodyOf<Of<Name>>;
export type MemberAnswered<Name extends MemberCallName> = z.output<(typeof MEMBER_ANSWERS)[Of<Name>['answer']]>;

/** The calls with their names, in the order in which they are told. */
// Object.entries cannot know that the object has no other keys; it is a constant.
export const memberCallList = () => Object.entries(MEMBER_CALLS) as [MemberCallName, MemberCall][];
