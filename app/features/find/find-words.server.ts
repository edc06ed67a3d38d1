import { formatNumber } from '#app/lib/format/format.ts';
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

/** In which order the courses stand, in a sentence. */
export const ORDERS = {
	match: 'best match first',
	rating: 'best rated first',
	distance: 'nearest first',
	price: 'lowest price first',
	name: 'by name',
	fit: 'best fit first',
};

/** How far around the reader, or a town. */
export const withinWords = (kilometres: number, town = 'me') => `Within ${kilometres} km of ${town}`;

export const WORDS_INSTEAD = 'Search for these words instead';
export const MEANING_INSTEAD = 'Search for what these words mean';

type Season = { day: string; open: number; total: number; isOnlyOpen: boolean; hasBookings: boolean };
type Fit = { handicap: string; suited: number; total: number };

/** What date, handicap and place have done to the list, in words, and what the ways on are called. */
export const NOTES = {
	date: ({ day, open, total, isOnlyOpen, hasBookings }: Season) => {
		const booking = hasBookings ? ' Links to book lead to that day.' : '';
		return { about: `Open on ${formatDate(day)}`, text: `${seasonWords(open, total - open, isOnlyOpen)}${booking}` };
	},
	handicap: ({ handicap, suited, total }: Fit) => ({
		about: `Handicap ${handicap}`,
		text: fitWords(suited, total),
	}),
	ignored: (words: string) => ({
		about: `“${words}”`,
		text: 'we could not use this together with the rest, so it is left out.',
	}),
	nearest: { about: 'Did you mean', text: '' },
	here: {
		about: 'Near me',
		text: 'order by “Distance from me”, and your browser asks you whether it may tell us where you are.',
	},
	near: {
		about: 'Nearest first',
		text: 'measured from your place to within a kilometre.',
	},
	onlyOpen: 'Only those known to be open',
	alsoUnknown: 'Those of unknown season too',
	allSeasons: 'Show all seasons',
	noMarks: 'Take off the marks',
	forget: 'Forget my place',
};

function seasonWords(open: number, unknown: number, isOnlyOpen: boolean): string {
	if (open === 0) return isOnlyOpen || unknown === 0 ? 'none is known to be open then.' : NONE_OPEN;
	const known = `${formatNumber(open)} known to be open`;
	if (isOnlyOpen || unknown === 0) return `${known}.`;
	return `${known} ${open === 1 ? 'comes' : 'come'} first, then ${formatNumber(unknown)} whose season is not known.`;
}

const NONE_OPEN = 'none is known to be open then. Of these the season is not known.';

function fitWords(suited: number, total: number): string {
	if (total === 0) return 'what is known to suit it would come first.';
	if (suited === 0) return 'none of these is known to suit it. Those known not to come last, with the reason.';
	const first = suited === 1 ? 'comes first and is marked' : 'come first and are marked';
	return `${formatNumber(suited)} known to suit it ${first}; those known not to come last, with the reason.`;
}
