import { formatDate } from '../../lib/format-day.ts';

/** What the choices of the find page are called. */
export const WORDS: Readonly<Record<string, string>> = {
	'price 1': 'Under €50',
	'price 2': '€50 to €100',
	'price 3': '€100 to €200',
	'price 4': 'Over €200',
	'holes 9': '9 holes',
	'holes 18': '18 holes',
	'holes 27': '27 holes or more',
	'access public': 'Open to everybody',
	'access visitors': 'Club, visitors welcome',
	'access resort': 'Resort',
	'access private': 'Members and guests',
};

export const wordFor = (group: string, value: string) =>
	WORDS[`${group} ${value}`] ?? value.slice(0, 1).toUpperCase() + value.slice(1).replaceAll('-', ' ');

export const VIEW_NAMES = { list: 'List View', grid: 'Grid View', map: 'Map View' };

export const SORT_NAMES = {
	match: 'Best match',
	rating: 'Rating',
	distance: 'Distance from me',
	price: 'Price',
	name: 'Name',
	fit: 'Fit for my handicap',
};

/** What date, handicap and place have done to the list, in words; each with how to take it off. */
export const NOTES = {
	date: (day: string, hasBookings: boolean) => ({
		about: `In season on ${formatDate(day)}`,
		text: `courses whose season is known to be closed then are left out.${hasBookings ? ' Links to book lead to that day.' : ''}`,
		off: 'Show all seasons',
	}),
	handicap: (handicap: string) => ({
		about: `Handicap ${handicap}`,
		text: 'courses whose length or difficulty we know, and which suit it, are marked. None is left out.',
		off: 'Take off the marks',
	}),
	near: {
		about: 'Nearest first',
		text: 'measured from your place to within a kilometre. Courses whose position we do not know come last.',
		off: 'Forget my place',
	},
	lost: {
		about: 'Distance from me',
		text: 'your browser has not told us where you are, so the list is in the order of the ratings. You can type a town instead.',
		off: 'Order by rating',
	},
};
