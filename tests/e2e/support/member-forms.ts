/**
 * Every form of a member, by the path of the route that it is sent to: `tests/house/member-forms.test.ts` holds the list to the
 * routes. `journeys/account/sessions.spec.ts` ends the session in the middle of each.
 */
export type MemberForm = {
	/** The page that it stands on; in capitals what is made for it first. */
	path: string;
	/** What has to be there before the form is. */
	first?: keyof typeof FIRST;
	/** By label: what is typed or chosen, and there again after the login. */
	typed?: Record<string, string>;
	/** By label: what is typed and never kept. */
	secrets?: Record<string, string>;
	/** Label of the field with a file, which cannot be kept. */
	file?: string;
	button: string;
};

/** What is made before the form is opened, in words. */
export const FIRST = {
	review: 'a review of the member’s own, whose id is REVIEW',
	sample: 'a review of somebody else, whose id is SAMPLE',
	club: 'a review of a course for which the member speaks, whose id is SAMPLE',
	like: 'the course is on the wish list',
	follow: 'the course is followed',
	played: 'the course is marked as played',
	vote: 'a review of somebody else, whose id is SAMPLE, has the member’s vote',
	avatar: 'the member has a picture',
	subscription: 'the member gets the newsletter',
	photograph: 'the member has the badge, and the course a photograph of somebody else',
	cover: 'the member has made that photograph the cover',
	round: 'a round of the member’s own, whose id is ROUND',
	trip: 'a trip of the member’s own that lies ahead, whose id is OWNTRIP',
	told: 'a report of how Falsterbo is by the member, whose id is TOLDID',
	list: 'a list of the member’s own with Falsterbo on it, whose id is LISTED',
	shown: 'a public list of somebody else, at the address SHOWN',
	liked: 'the same, which the member likes',
	booking: 'a partner vouches for a round, at the address BOOKING',
} as const;

/** In place of the words of a box. */
export const CHECKED = 'checked';

const SETTINGS = '/account/settings';
const WISHED = '/courses/sweden/falsterbo/like';
const PLAYED = '/courses/sweden/falsterbo/played';

/** Trips begin on no day that is past. */
const AHEAD = `${new Date().getUTCFullYear() + 1}-06-11`;

/** Clubs announce within a year. */
const SOON = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

export const MEMBER_FORMS: Record<string, MemberForm> = {
	'account/profile': {
		path: '/account/profile',
		typed: {
			'First name': 'Ingegerd',
			'Home country': 'Norway',
			'Handicap index': '11.8',
			'Public name': 'Fjeldgolfer',
		},
		button: 'Save Profile',
	},
	'account/shown-golf': {
		path: '/account/shown-golf',
		typed: { 'A map of the courses I have played': CHECKED },
		button: 'Save',
	},
	'account/email': {
		path: '/account/email',
		typed: { 'New address': 'elsewhere@golf.example' },
		secrets: { 'Present password': 'three long irons' },
		button: 'Change Email',
	},
	'account/password': {
		path: '/account/password',
		secrets: {
			'Present password': 'three long irons',
			'New password': 'heather-and-wind',
			'Confirm new password': 'heather-and-wind',
		},
		button: 'Change Password',
	},
	'account/courses/add': {
		path: '/account/courses/add',
		typed: { 'Names of courses, one a line': 'Falsterbo\nLjunghusen' },
		button: 'Look them up',
	},
	'account/deletion': {
		path: '/account/deletion',
		typed: { 'Your reviews': 'deleted' },
		secrets: { 'Present password': 'three long irons' },
		button: 'Delete Account for Good',
	},
	'account/restoration': { path: '/account/restoration', file: 'File', button: 'Restore Book' },
	'account/lists/new': {
		path: '/account/lists/new',
		typed: { Title: 'Links worth a ferry', Words: 'Sandy ground behind a boat or a causeway.' },
		button: 'Make the list',
	},
	'account/lists/:id': {
		path: '/account/lists/LISTED',
		first: 'list',
		typed: { 'Note on Falsterbo': 'Go in September, when the geese are there.' },
		button: 'Save order and notes',
	},
	'account/lists/:id/edit': {
		path: '/account/lists/LISTED/edit',
		first: 'list',
		typed: { Title: 'Links worth two ferries', Words: 'Sandy ground behind two boats.' },
		button: 'Save',
	},
	'account/lists/:id/removal': { path: '/account/lists/LISTED/removal', first: 'list', button: 'Remove the list' },
	'courses/:country/:slug/list': {
		path: '/courses/sweden/falsterbo/list',
		typed: { 'Title of the new list': 'Links worth a ferry', Note: 'Go when the geese are there.' },
		button: 'Add to the list',
	},
	'lists/:slug/like': { path: '/lists/SHOWN/like', first: 'shown', button: 'Like it' },
	'lists/:slug/like/removal': { path: '/lists/SHOWN/like', first: 'liked', button: 'Take my like back' },
	'lists/:slug/copy': { path: '/lists/SHOWN/copy', first: 'shown', button: 'Copy the list' },
	'lists/:slug/wishes': { path: '/lists/SHOWN/wishes', first: 'shown', button: 'Add all to my wish list' },
	'account/avatar': { path: '/account/avatar', file: 'Picture', button: 'Save Picture' },
	'account/avatar/removal': { path: '/account/avatar', first: 'avatar', button: 'Remove the picture' },
	'account/newsletter': { path: SETTINGS, button: 'Subscribe' },
	'account/newsletter/removal': { path: SETTINGS, first: 'subscription', button: 'Unsubscribe' },
	'account/sessions/removal': { path: SETTINGS, button: 'Sign out everywhere' },
	'account/sessions/:id/removal': { path: SETTINGS, button: 'this device' },
	'account/reviews/:id/scorecard': {
		path: '/account/reviews/REVIEW/scorecard',
		first: 'review',
		file: 'Picture',
		button: 'Send Scorecard',
	},
	'create-review': {
		path: '/create-review?course=falsterbo',
		typed: { 'Date Played': '2026-08-02', Rating: '7', 'Your Review': 'A caddie who knew every hare by name.' },
		button: 'Submit Review',
	},
	'reviews/:id/edit': {
		path: '/reviews/REVIEW/edit',
		first: 'review',
		typed: {
			'Your Review': 'The wind came from the other side on the second day, and the greens were slower.',
			Pros: 'Turf that never holds water',
		},
		button: 'Save the review',
	},
	'reviews/:id/removal': { path: '/reviews/REVIEW/removal', first: 'review', button: 'Delete the review' },
	'reviews/:id/helpful-vote': {
		path: '/reviews/SAMPLE/helpful-vote',
		first: 'sample',
		button: 'Yes, it was helpful',
	},
	'reviews/:id/helpful-vote/removal': {
		path: '/reviews/SAMPLE/helpful-vote',
		first: 'vote',
		button: 'Take my vote back',
	},
	'reviews/:id/club-answer': {
		path: '/reviews/SAMPLE/club-answer',
		first: 'club',
		typed: { 'The club’s answer': 'The second green was relaid in May, and is as quick as the others now.' },
		button: 'Publish the answer',
	},
	'courses/:country/:slug/like': { path: WISHED, button: 'I want to play it' },
	'courses/:country/:slug/like/removal': { path: WISHED, first: 'like', button: 'Take it off my list' },
	'courses/:country/:slug/played': { path: PLAYED, button: 'I have played it' },
	'courses/:country/:slug/played/removal': { path: PLAYED, first: 'played', button: 'Take the mark back' },
	'follow/*': { path: '/follow/courses/sweden/falsterbo', button: 'Follow' },
	'account/following': { path: '/account/following', first: 'follow', button: 'Follow no longer: Falsterbo' },
	'courses/:country/:slug/cover': {
		path: '/courses/united-kingdom/crail-balcomie/cover',
		first: 'photograph',
		button: 'Make it the cover',
	},
	'courses/:country/:slug/cover/removal': {
		path: '/courses/united-kingdom/elie/cover',
		first: 'cover',
		button: 'Not the cover any more',
	},
	'courses/:country/:slug/round': { path: '/courses/sweden/falsterbo/round', button: 'Save' },
	'account/rounds/:id/edit': {
		path: '/account/rounds/ROUND/edit',
		first: 'round',
		typed: { Score: '84', 'Private notes': 'A three-wood is enough on the fifth.' },
		button: 'Save',
	},
	'account/rounds/:id/removal': { path: '/account/rounds/ROUND/removal', first: 'round', button: 'Remove the round' },
	'courses/:country/:slug/announcements': {
		path: '/courses/sweden/ljunghusen/announcements',
		first: 'club',
		typed: { 'What you announce': 'temporary', 'First day': SOON, 'Last day': SOON },
		button: 'Announce',
	},
	'courses/:country/:slug/conditions': {
		path: '/courses/sweden/falsterbo/conditions',
		typed: { Slow: CHECKED },
		button: 'Send',
	},
	'courses/:country/:slug/conditions/:report/removal': {
		path: '/courses/sweden/falsterbo/conditions/TOLDID/removal',
		first: 'told',
		button: 'Take it back',
	},
	'account/trips/new': {
		path: '/account/trips/new',
		typed: { 'Name of the trip': 'Four days in Fife', 'First day': AHEAD },
		button: 'Make the trip',
	},
	'account/trips/:id': { path: '/account/trips/OWNTRIP', first: 'trip', button: 'Close the link' },
	'account/trips/:id/edit': {
		path: '/account/trips/OWNTRIP/edit',
		first: 'trip',
		typed: { 'Name of the trip': 'Five days in Angus' },
		button: 'Save',
	},
	'account/trips/:id/removal': { path: '/account/trips/OWNTRIP/removal', first: 'trip', button: 'Remove the trip' },
	'account/trips/:id/courses': { path: '/account/trips/OWNTRIP/courses', first: 'trip', button: 'Add to the trip' },
	'courses/:country/:slug/trip': {
		path: '/courses/sweden/falsterbo/trip',
		first: 'trip',
		button: 'Add to the trip',
	},
	'courses/:country/:slug/check-in': { path: '/courses/sweden/ljunghusen/check-in', button: 'Check in here' },
	'bookings/confirm': { path: 'BOOKING', first: 'booking', button: 'Yes, I played' },
	'reports/new': {
		path: '/reports/new?course=falsterbo',
		typed: {
			Reason: 'wrong-facts',
			'What is wrong with it\\?': 'The clubhouse has moved to the other side of the road.',
			Name: 'Inga of the dunes',
			'I report this in good faith': CHECKED,
		},
		button: 'Send Report',
	},
};
