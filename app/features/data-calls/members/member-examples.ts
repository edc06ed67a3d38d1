import type { z } from 'zod';
import { nextAddress } from '../cursors.ts';
import { EXAMPLE_COURSE as course } from '../examples.ts';
import { toWireList, toWireListHead } from './list-wire.ts';
import { type MEMBER_BODIES, MEMBER_CALLS, type MemberAnswered, type MemberCallName } from './member-calls.ts';
import {
	toWireMarks,
	toWireMe,
	toWireOwnReview,
	toWirePlayed,
	toWireRound,
	toWireVisit,
	toWireWish,
} from './member-wire.ts';

const member = {
	userId: '0b0f2f63-6a0e-4a43-9d2b-6f6a6f3f1c11',
	email: 'ada@golf.example',
	firstName: 'Ada',
	lastName: 'Green',
};

const profile = {
	handle: 'ada-green',
	publicName: null,
	isPublic: true,
	shownGolf: [],
	homeCountry: 'SE',
	handicapTenths: 124,
	avatarKey: null,
};

const review = {
	id: 6,
	version: 1,
	state: 'held' as const,
	heldBy: ['link' as const],
	rejection: null,
	course,
	content: 'A links for every wind. More of it at www.example.com.',
	typedName: null,
	rating: 8,
	datePlayed: '2026-05-30',
	pros: ['Greens like glass'],
	cons: [],
	verification: 'checked-in' as const,
	helpfulCount: 0,
	createdAt: '2026-05-31T17:05:00.000Z',
	updatedAt: '2026-05-31T17:05:00.000Z',
};

const marks = {
	courseId: course.id,
	wanted: false,
	playedBy: ['review' as const, 'mark' as const],
	lastPlayed: '2026-05-30',
	reviews: [review.id],
	helpfulVotes: [7],
};
const wanted = { ...marks, wanted: true, playedBy: [], lastPlayed: null, reviews: [], helpfulVotes: [] };
const round = {
	id: 9,
	day: '2026-05-30',
	reviewId: null,
	tees: 'White',
	holes: 18,
	score: 84,
	transport: 'walked' as const,
	partners: 'Per, Anna',
	weather: 'windy',
	grade: 8,
	again: 'yes' as const,
	notes: 'A three-wood is enough on the fifth.',
	shown: false,
	pricePaid: '85',
	priceCurrency: 'EUR',
};
const since = '2026-05-31T17:05:00.000Z';
const vote = { review_id: 7, course_id: course.id, helpful_votes: 12 };

const ownList = {
	id: 12,
	title: 'Links worth a ferry',
	words: 'In the order in which I would go again.',
	visibility: 'public' as const,
	shown: true,
	link: null,
	status: 'open' as const,
	heldBy: [],
	removal: null,
	changed: '2026-06-01T08:00:00.000Z',
	played: 1,
	of: 1,
};
const listed = {
	list: ownList,
	entries: [{ course: { ...course, closedOn: null }, note: 'Go when the geese are there.' }],
	slug: 'links-worth-a-ferry-12',
};

/** An answer of each member's call, made from example rows by the code that makes the real ones. */
export function memberExamples(origin: string): { [Name in MemberCallName]: MemberAnswered<Name> } {
	const me = toWireMe(member, profile, origin);
	const own = toWireOwnReview(review, member, origin);
	const next = nextAddress(origin, MEMBER_CALLS.listMyReviews.path, { limit: 1 }, 'ZXhhbXBsZQ');
	const logged = toWireRound({ round, course }, origin);
	const list = toWireList(listed, origin);
	return {
		getMe: me,
		saveMe: me,
		getMyData: { exportedAt: '2026-06-01T08:00:00.000Z' },
		listMyReviews: { items: [own], next },
		getMyReview: own,
		editMyReview: { ...own, version: 2 },
		withdrawMyReview: { id: review.id, state: 'withdrawn' },
		getMyMarks: toWireMarks(marks),
		listMyWishes: { items: [toWireWish({ course, since }, origin)], next: null },
		addMyWish: toWireMarks(wanted),
		dropMyWish: toWireMarks(marks),
		listMyPlayed: { items: [toWirePlayed({ course, ...marks }, origin)], next: null },
		addMyPlayed: toWireMarks(marks),
		dropMyPlayed: toWireMarks({ ...marks, playedBy: ['review'] }),
		listMyRounds: { items: [logged], next: null },
		getMyRound: logged,
		logMyRound: logged,
		changeMyRound: logged,
		removeMyRound: { id: round.id, state: 'removed' },
		listMyLists: { items: [toWireListHead(listed, origin)], next: null },
		makeMyList: list,
		getMyList: list,
		changeMyList: list,
		removeMyList: { id: ownList.id, state: 'removed' },
		listMyCheckIns: { items: [toWireVisit({ course, day: '2026-05-30', distanceMetres: 240 }, origin)], next: null },
		checkMeIn: { course_id: course.id, day: '2026-05-30', verified: true },
		listMyVotes: { items: [{ ...vote, since }], next: null },
		giveMyVote: { ...vote, given: true },
		takeBackMyVote: { ...vote, given: false, helpful_votes: 11 },
	};
}

/** What each kind of body looks like. */
export const EXAMPLE_BODIES: { [Name in keyof typeof MEMBER_BODIES]: z.input<(typeof MEMBER_BODIES)[Name]> } = {
	SentProfile: {
		first_name: member.firstName,
		last_name: member.lastName,
		public_name: null,
		handle: profile.handle,
		is_public: true,
		home_country: profile.homeCountry,
		handicap: 12.4,
	},
	SentEdit: {
		version: 1,
		state: 'held',
		rating: 8,
		content: 'A links for every wind.',
		date_played: '2026-05-30',
		pros: review.pros,
	},
	SentRound: { course_id: course.id, day: '2026-05-30', score: 84, transport: 'walked', grade: 8 },
	SentRoundChange: { day: '2026-05-30', score: 83 },
	SentList: {
		title: ownList.title,
		words: ownList.words,
		visibility: 'public',
		shown: true,
		courses: [{ course_id: course.id, note: 'Go when the geese are there.' }],
	},
	SentCheckIn: { course_id: course.id, latitude: 55.401, longitude: 12.902, accuracy: 15, day: '2026-05-30' },
};
