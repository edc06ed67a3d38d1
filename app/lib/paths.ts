/** Every address of the site is built here, so that a route can move without a search through the code. */

import type { SceneName } from '#domain/covers/site-scenes.ts';
import { COVER_VERSION } from '#domain/covers/version.ts';
import { LAND_VERSION } from '#domain/geography/land/version.ts';
import { MAP_VERSION } from '#domain/geography/map/version.ts';
import { avatarPath } from '#domain/pictures/avatar-path.ts';
import { photographPath } from '#domain/pictures/photograph-path.ts';

export type Query = Record<string, string | number | null | undefined>;

/** Leaves out what is empty, and the first page of a list, whose address is the list's own. */
export function withQuery(path: string, query: Query): string {
	let text = '';
	for (const name in query) {
		const value = query[name] ?? '';
		if (value !== '' && !(name === 'page' && value === 1)) text += `${text ? '&' : '?'}${name}=${inQuery(`${value}`)}`;
	}
	return path + text;
}

/** A value as queries code it. Most have nothing in them that has to be coded, and a page has hundreds of them. */
const inQuery = (text: string) => (/^[\w.-]*$/.test(text) ? text : `${new URLSearchParams({ '': text })}`.slice(1));

/** What the address of a course's page is made of. */
export type CourseAddress = { slug: string; country: { slug: string } } | { slug: string; countrySlug: string };

export const paths = {
	home: () => '/',
	topRated: (
		query: {
			continent?: string | null;
			country?: string | null;
			page?: number | null;
			course?: string | null;
			review?: number | null;
			/** The page that a dialog is opened from, and that its Close leads back to. */
			back?: string | null;
		} = {},
	) => withQuery('/top-rated-courses', query),
	findCourse: (query: Query = {}) => withQuery('/find-course', query),
	suggestCourse: (query: Query = {}) => withQuery('/find-course/suggest', query),
	courses: () => '/courses',
	/** Of a country or, with `region`, of one of its regions; all by their slugs. */
	place: (country: string, region?: string | null, page = 1) =>
		withQuery(`/courses/${country}${region ? `/in/${region}` : ''}`, { page }),
	/** A golf area, by its slug. */
	area: (slug: string, page = 1) => withQuery(`/areas/${slug}`, { page }),
	course: (course: CourseAddress, query: Query = {}) =>
		withQuery(`/courses/${'countrySlug' in course ? course.countrySlug : course.country.slug}/${course.slug}`, query),
	club: (slug: string) => `/clubs/${slug}`,
	/** Up to four courses side by side, by their slugs. */
	compare: (slugs: readonly string[] = []) =>
		`/compare${slugs.length ? '?' : ''}${slugs.map((slug) => `course=${slug}`).join('&')}`,
	/** A review on its course's page, which shows it even where it is not among the newest. */
	review: (course: { slug: string; countrySlug: string }, id: number) =>
		`${paths.course(course, { review: id })}#review-${id}`,
	/** How its rating came about. */
	rating: (course: CourseAddress, query: Query = {}) => withQuery(`${paths.course(course)}/rating`, query),
	/** The newest reviews of a course as a feed. */
	courseFeed: (course: CourseAddress) => `${paths.course(course)}/reviews.xml`,
	like: (course: CourseAddress, query: Query = {}) => withQuery(`${paths.course(course)}/like`, query),
	unlike: (course: CourseAddress) => `${paths.course(course)}/like/removal`,
	played: (course: CourseAddress, query: Query = {}) => withQuery(`${paths.course(course)}/played`, query),
	unmarkPlayed: (course: CourseAddress) => `${paths.course(course)}/played/removal`,
	/** Where editors and reviewers with the badge choose which photograph stands for a course. */
	chooseCover: (course: CourseAddress) => `${paths.course(course)}/cover`,
	dropCover: (course: CourseAddress) => `${paths.course(course)}/cover/removal`,
	/** Where a member logs a round at a course. */
	logRound: (course: CourseAddress, query: Query = {}) => withQuery(`${paths.course(course)}/round`, query),
	/** Where anybody tells how a course is now. */
	reportConditions: (course: CourseAddress, query: Query = {}) =>
		withQuery(`${paths.course(course)}/conditions`, query),
	checkIn: (course: CourseAddress, query: Query = {}) => withQuery(`${paths.course(course)}/check-in`, query),
	helpfulVote: (review: number, query: Query = {}) => withQuery(`/reviews/${review}/helpful-vote`, query),
	takeBackVote: (review: number) => `/reviews/${review}/helpful-vote/removal`,
	clubAnswer: (review: number) => `/reviews/${review}/club-answer`,
	/** Where a partner's signed link leads. */
	confirmBooking: (query: Query = {}) => withQuery('/bookings/confirm', query),
	/** Where the author of a review edits it: members by who they are, visitors by the link they were given. */
	editReview: (id: number, link: string | null = null, query: Query = {}) =>
		withQuery(`/reviews/${id}/edit`, { link, ...query }),
	removeReview: (id: number, link: string | null = null) => withQuery(`/reviews/${id}/removal`, { link }),
	/** `round`: the logged round that it is made of. */
	createReview: (query: { course?: string | null; done?: string | null; round?: number | null } = {}) =>
		withQuery('/create-review', query),
	/** A report of one of these things. */
	report: (thing: Query) => withQuery('/reports/new', thing),
	/** Objects to a decision; `to` is the signed text of the letter that told of it. */
	appeal: (query: Query = {}) => withQuery('/appeals/new', query),
	howWeRate: () => '/how-we-rate',
	/** The part of that page about verification. */
	howChecked: () => '/how-we-rate#checked',
	becomeReviewer: (query: Query = {}) => withQuery('/become-reviewer', query),
	withdrawApplication: (link: Query = {}) => withQuery('/become-reviewer/withdrawal', link),
	guides: () => '/guides',
	guide: (slug: string) => `/guides/${slug}`,
	guidesFeed: () => '/feeds/guides.xml',
	reviewsFeed: () => '/feeds/reviews.xml',
	offline: () => '/offline',
	partners: () => '/partners',
	/** What the catalogue is made of, with the file of all courses; the part of it that says how its numbers are counted. */
	data: () => '/data',
	howCounted: () => '/data#counted',
	/** What each column of that file means. */
	dataColumns: () => '/data/columns',
	moderation: () => '/moderation',
	/** A file of a year on that page: a part of the yearly report, or the statements of reasons. */
	transparencyFile: (year: number, file: string) => `/transparency/${year}/${file}`,
	transparency: () => '/transparency',
	accessibility: () => '/accessibility',
	login: (query: { redirectTo?: string | null; flash?: string | null } = {}) => withQuery('/auth/login', query),
	signup: (query: { redirectTo?: string | null } = {}) => withQuery('/auth/signup', query),
	forgotPassword: (query: { sent?: 'yes' } = {}) => withQuery('/auth/forgot-password', query),
	/** The pages that the links of letters lead to; `token_hash` and `type` as the protocol names them. */
	resetPassword: (link: Query = {}) => withQuery('/auth/reset-password', link),
	confirm: (link: Query = {}) => withQuery('/auth/confirm', link),
	resendConfirmation: () => '/auth/resend-confirmation',
	account: (query: Query = {}) => withQuery('/account', query),
	settings: (query: { flash?: string | null } = {}) => withQuery('/account/settings', query),
	editProfile: () => '/account/profile',
	/** Where a member chooses what the public page shows of their golf. */
	shownGolf: () => '/account/shown-golf',
	changeEmail: () => '/account/email',
	changePassword: () => '/account/password',
	deleteAccount: () => '/account/deletion',
	accountData: () => '/account/export',
	/** Where a member gives back the book of a download. */
	restoreBook: () => '/account/restoration',
	signOut: () => '/account/sign-out',
	endSession: (id: string) => `/account/sessions/${id}/removal`,
	endSessions: () => '/account/sessions/removal',
	memberNewsletter: () => '/account/newsletter',
	leaveNewsletter: () => '/account/newsletter/removal',
	memberReviews: (query: Query = {}) => withQuery('/account/reviews', query),
	/** The member's own book: the diary of their rounds. */
	memberGolf: (query: Query = {}) => withQuery('/account/golf', query),
	/** A year of it, with all its rounds. */
	memberYear: (year: number, query: Query = {}) => withQuery(`/account/golf/${year}`, query),
	/** All countries and regions that the member has played in. */
	memberPlaces: () => '/account/golf/places',
	editRound: (id: number) => `/account/rounds/${id}/edit`,
	removeRound: (id: number) => `/account/rounds/${id}/removal`,
	memberCourses: (query: Query = {}) => withQuery('/account/courses', query),
	/** Where many courses are marked at once: by their names, which whatever marks many is sent to, by country and region, on a map, and by a file. */
	addCourses: () => '/account/courses/add',
	addByPlace: (query: Query = {}) => withQuery('/account/courses/add/places', query),
	addFromGuide: (guide: string) => withQuery('/account/courses/add/guide', { guide }),
	addOnMap: (query: Query = {}) => withQuery('/account/courses/add/map', query),
	addByFile: () => '/account/courses/add/file',
	/** What the member has to do with a course, its reviews, other courses and the page at an address, as data for scripts. */
	viewerState: (asked: {
		course?: number | undefined;
		reviews?: readonly number[];
		courses?: readonly number[];
		ring?: string | undefined;
		follow?: string | undefined;
		liked?: string | undefined;
	}) =>
		withQuery('/account/marks', {
			...asked,
			reviews: asked.reviews?.join(','),
			courses: asked.courses?.join(','),
		}),
	memberAnswers: () => '/account/answers',
	/** The newest reviews of a golfer as a feed. */
	golferFeed: (handle: string) => `/golfers/${handle}/reviews.xml`,
	golfer: (handle: string, query: Query = {}) => withQuery(`/golfers/${handle}`, query),
	faq: (query: Query = {}) => withQuery('/support/faq', query),
	/** Opens one answer of the FAQ. */
	faqEntry: (slug: string) => `/support/faq#${slug}`,
	help: (query: Query = {}) => withQuery('/support/help', query),
	article: (slug: string) => `/support/help/${slug}`,
	contact: (query: Query = {}) => withQuery('/support/contact', query),
	legal: (page: string) => `/legal/${page}`,
	/** A legal page as it was on the day (YYYY-MM-DD) of one of its versions. */
	legalVersion: (page: string, day: string) => `/legal/${page}/${day}`,
	terms: () => '/legal/terms',
	privacy: () => '/legal/privacy',
	cookiePolicy: () => '/legal/cookie-policy',
	gdpr: () => '/legal/gdpr',
	newsletter: (query: Query = {}) => withQuery('/newsletter', query),
	/** The pages that the newsletter's letters lead to. */
	confirmNewsletter: (link: Query = {}) => withQuery('/newsletter/confirmation', link),
	endNewsletter: (link: Query = {}) => withQuery('/newsletter/removal', link),
	/** The whole catalogue as a file: the newest, or by its name. */
	openFile: (name = 'courses.csv.gz') => `/data/${name}`,
	/** The reviews that count in ratings, of the newest night or of a day. */
	reviewFile: (name = 'reviews.csv.gz') => `/data/${name}`,
	/** A night's root of the log of decisions, or the newest; and what its signature is checked with. */
	decisionFile: (name = 'decisions.json') => `/data/${name}`,
	decisionKey: () => '/data/decisions-key.pem',
	/** What makes every printed rating from a file of reviews, and checks those of the log. */
	recountScript: () => '/recount-ratings.mjs',
	/** The page that tells of the data calls, their description, and the one that writes. */
	api: () => '/api',
	openApi: () => '/api/openapi.json',
	submitReviewCall: () => '/api/reviews',
	/** Below it stand the calls for the member whose access token they bear. */
	memberCall: (path: string) => `/api/me${path}`,
	suggestions: () => '/api/suggestions',
	courseChoices: (q: string) => withQuery('/api/course-choices', { q }),
	courseClusters: () => '/api/course-clusters',
	mapTowns: () => '/api/map-towns',
	/** The land of the find page's map: a tile as `zoom/x/y`. */
	landTile: (tile: string) => `/land/v${LAND_VERSION}/${tile}.json`,
	stamp: () => '/api/stamp',
	/** A picture of the product in a help article; taken by `npm run help-pictures`. */
	productPicture: (name: string, format: 'avif' | 'webp') => `/help/${name}.${format}`,
	/** Takes a photograph ahead of its review; below it, what has become of one. */
	uploads: () => '/api/pictures',
	upload: (id: string) => `/api/pictures/${id}`,
	photograph: photographPath,
	avatar: avatarPath,
	scorecard: (id: string) => `/pictures/${id}-scorecard.jpeg`,
	reviewScorecard: (reviewId: number) => `/account/reviews/${reviewId}/scorecard`,
	changeAvatar: () => '/account/avatar',
	removeAvatar: () => '/account/avatar/removal',
	cover: (slug: string) => `/covers/v${COVER_VERSION}/${slug}.svg`,
	/** An illustration of the site's own, such as the picture behind the home page's headline. */
	scene: (name: SceneName) => `/covers/v${COVER_VERSION}/scene/${name}.svg`,
	sceneSharePicture: (name: SceneName) => `/covers/v${COVER_VERSION}/scene/${name}.png`,
	/** The member's own list on a map of the world: `want-to-play` or `played`. */
	ownMap: (list: string) => `/account/maps/${list}.svg`,
	/** The courses of the member's book on a map, or those of a year of it. */
	lifeMap: (year?: number | `:${string}`) => `/account/maps/golf${year === undefined ? '' : `/${year}`}.svg`,
	/**
	 * A map as a picture: of a course in its country, of the courses of a country, a region or a golf area (by slugs), of the world.
	 * Wide ones are 1200 by 420.
	 */
	map: (
		name:
			| `courses/${string}`
			| `countries/${string}`
			| `regions/${string}/${string}`
			| `areas/${string}`
			| `wide-areas/${string}`
			| 'world',
	) => `/maps/v${MAP_VERSION}/${name}.svg`,
	/** Where a golfer has played, 800 by 600 or wide; `version` as the page of the golfer has it: an old one leads nowhere. */
	golferMap: ({ handle, version }: { handle: string; version: string }, shape: 'wide' | '' = '') =>
		`/maps/v${MAP_VERSION}/${shape && `${shape}-`}golfers/${handle}/${version}.svg`,
	/** What a golfer shows of their golf, for those who share a link to their page, 1200 by 630. */
	golfSharePicture: ({ handle, version }: { handle: string; version: string }) =>
		`/maps/v${MAP_VERSION}/golfers/${handle}/${version}.png`,
	sharePicture: (slug: string) => `/covers/v${COVER_VERSION}/${slug}.png`,
};
