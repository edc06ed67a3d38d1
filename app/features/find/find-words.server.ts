import { formatDate } from '#app/lib/format/format-day.ts';

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
