import { paths } from '../../../lib/paths.ts';
import { aPart, none, ofList } from '../parameters.ts';

const aList = { params: ofList, query: none };

/** The calls about a member's own lists of courses. */
export const LIST_CALLS = {
	listMyLists: {
		method: 'GET',
		path: paths.memberCall('/lists'),
		params: none,
		query: aPart,
		answer: 'OwnLists',
		summary: 'One’s lists of courses',
		words: 'In the order of their ids, with how many courses each has and how many of them were played.',
	},
	makeMyList: {
		method: 'POST',
		path: paths.memberCall('/lists'),
		params: none,
		query: none,
		body: 'SentList',
		answer: 'OwnList',
		summary: 'Make a list',
		words:
			'A title is enough. Private unless it says otherwise; a public one is judged by the rules of the site and may be `held` until an editor has read it. Sent twice, it is two lists.',
	},
	getMyList: {
		method: 'GET',
		path: paths.memberCall('/lists/{id}'),
		...aList,
		answer: 'OwnList',
		summary: 'One of one’s lists',
		words: 'With its courses in their order and the notes on them.',
	},
	changeMyList: {
		method: 'PUT',
		path: paths.memberCall('/lists/{id}'),
		...aList,
		body: 'SentList',
		answer: 'OwnList',
		summary: 'Write a list anew',
		words: 'As a whole: courses that are left out are on it no more, and their notes with them.',
	},
	removeMyList: {
		method: 'DELETE',
		path: paths.memberCall('/lists/{id}'),
		...aList,
		answer: 'RemovedList',
		summary: 'Remove a list',
		words: 'It is erased at once with its notes, and cannot be brought back. Its addresses lead nowhere.',
	},
} as const;
