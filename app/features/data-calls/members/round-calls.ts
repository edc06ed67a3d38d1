import { paths } from '../../../lib/paths.ts';
import { aPart, none, ofRound } from '../parameters.ts';

const aRound = { params: ofRound, query: none };

/** The calls about the rounds that a member has logged. */
export const ROUND_CALLS = {
	listMyRounds: {
		method: 'GET',
		path: paths.memberCall('/rounds'),
		params: none,
		query: aPart,
		answer: 'OwnRounds',
		summary: 'One’s logged rounds',
		words: 'In the order of their ids. Reviews and check-ins are rounds by themselves, and have calls of their own.',
	},
	logMyRound: {
		method: 'POST',
		path: paths.memberCall('/rounds'),
		params: none,
		query: none,
		body: 'SentRound',
		answer: 'OwnRound',
		summary: 'Log a round',
		words:
			'A course and a day are enough. Nobody but the member sees it, unless it is `shown`. Sent twice, it is two rounds.',
	},
	getMyRound: {
		method: 'GET',
		path: paths.memberCall('/rounds/{id}'),
		...aRound,
		answer: 'OwnRound',
		summary: 'One of one’s logged rounds',
		words: 'With everything that was told of it.',
	},
	changeMyRound: {
		method: 'PUT',
		path: paths.memberCall('/rounds/{id}'),
		...aRound,
		body: 'SentRoundChange',
		answer: 'OwnRound',
		summary: 'Write a round anew',
		words: 'As a whole: what is left out is no longer told.',
	},
	removeMyRound: {
		method: 'DELETE',
		path: paths.memberCall('/rounds/{id}'),
		...aRound,
		answer: 'RemovedRound',
		summary: 'Remove a round',
		words: 'It is erased at once, and cannot be brought back.',
	},
} as const;
