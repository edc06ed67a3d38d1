import type { CalledCourse } from '#domain/catalogue/data-calls/called-courses.ts';
import type { OpenPlace } from '#domain/catalogue/places/open-place-queries.ts';
import { nothingTold } from '#domain/catalogue/told-facts.ts';
import type { Announcement } from '#domain/conditions/announcements/announcement-queries.ts';
import type { Condition } from '#domain/conditions/join.ts';
import type { CoursePhotograph } from '#domain/pictures/shapes.ts';
import type { OpenReview } from '#domain/reviews/data-calls/data-call-queries.ts';
import { type Answered, CALLS, type CallName } from './calls.ts';
import { addressOf, nextAddress } from './cursors.ts';
import {
	toWireAnnouncement,
	toWireCondition,
	toWireCourse,
	toWireLatest,
	toWirePhotograph,
	toWireReview,
	toWireSuggestions,
	type WireCourse,
} from './wire.ts';
import { toWirePlace } from './wire-places.ts';

/** The course of every example. */
export const EXAMPLE_COURSE = {
	id: 42,
	slug: 'example-links',
	name: 'Example Links',
	location: 'Höllviken',
	country: { code: 'SE', name: 'Sweden', slug: 'sweden' },
	land: { name: 'Sweden', slug: 'sweden' },
	latitude: 55.4,
	longitude: 12.9,
};

const course: CalledCourse = {
	...EXAMPLE_COURSE,
	continent: 'Europe',
	kind: null,
	imageUrl: null,
	featured: false,
	...nothingTold(),
	region: 'Skåne',
	regionName: 'Skåne',
	regionPage: null,
	club: { id: 7, slug: 'example-golf-club', name: 'Example Golf Club', courses: [42, 43] },
	score: { value: 8.8, count: 412, ranked: true, builtIn: false },
	positionAccuracy: 100,
	holes: 18,
	par: 71,
	openedYear: 1932,
	type: '18 holes, par 71',
	lengthMetres: 6218,
	difficulty: 'Challenging',
	description: 'Heather, wind and the Baltic on three sides.',
	facilities: ['Restaurant', 'Clubhouse'],
	factSources: {
		name: { from: 'osm', ref: 'way/123', day: '2026-05-11' },
		par: { from: 'club', day: '2026-06-01', checked: '2026-06-01' },
	},
	access: 'visitors',
	season: { from: 4, to: 10 },
	greenFee: { minor: 95_000, currency: 'SEK', checked: '2026-05-11' },
	closedOn: null,
	partnerLinks: [],
	histogram: [],
	mean: null,
	newestPlayed: null,
	aspects: [],
	bands: [],
	source: 'osm',
	sourceNames: [{ source: 'osm', id: 'osm:way/123' }],
	golferPhotograph: null,
};

const visitors: OpenReview = {
	id: 7,
	courseId: 42,
	content: 'Firm, fast and honest from the first tee to the last green.',
	rating: 9,
	datePlayed: '2026-06-12',
	pros: ['Greens like glass'],
	cons: ['No shelter'],
	createdAt: '2026-06-13T09:30:00.000Z',
	status: 'published',
	typedName: 'Karin Lind',
	author: { firstName: null, lastName: null, handle: null, avatarKey: null },
	course: {
		...{ name: course.name, slug: course.slug, countrySlug: course.country.slug },
		...{ location: course.location, country: course.country.name, imageUrl: null },
	},
};

const place: OpenPlace = {
	...{ id: 'SE-skane', kind: 'region', country: 'SE', slug: 'skane', parent: 'SE', nation: null },
	...{ names: { en: 'Skåne', de: 'Schonen' }, nativeName: 'Skåne', latitude: 55.9, longitude: 13.5 },
	...{ box: { south: 55.3, west: 12.4, north: 56.6, east: 14.6 }, courses: 84 },
};

const photograph: CoursePhotograph = {
	...{ id: '0b6d3c0e-5f0a-4a53-9d0e-3c1f6f0d9a11', reviewId: visitors.id, userName: 'Karin Lind' },
	...{ alt: 'The ninth green from the bunker', day: '2026-06-12', width: 1600, height: 1200 },
};

const condition: Condition = {
	...{ kind: 'greens', opinions: [{ value: 'good', golfers: 3 }], golfers: 3, isLoneVisitor: false },
	...{ day: '2026-06-12', daysAgo: 2, minutes: null, endsAt: new Date('2026-06-15T00:00:00Z') },
};

const announcement: Announcement = {
	...{ id: 3, kind: 'aeration', firstDay: '2026-10-03', lastDay: '2026-10-05', byEditor: false, isPresent: false },
	...{ beginsAt: new Date('2026-10-02T22:00:00Z'), endsAt: new Date('2026-10-05T22:00:00Z') },
	changedAt: new Date('2026-06-12T09:00:00Z'),
};

const members: OpenReview = {
	...visitors,
	id: 6,
	content: 'A links for every wind.',
	rating: 8,
	pros: [],
	cons: [],
	datePlayed: '2026-05-30',
	createdAt: '2026-05-31T17:05:00.000Z',
	typedName: null,
	author: { firstName: 'Ada', lastName: 'Green', handle: 'ada-green', avatarKey: null },
};

/** An answer of each call, made from example rows by the code that makes the real ones. */
export function exampleAnswers(origin: string): { [Name in CallName]: Answered<Name> } {
	const wire = toWireCourse(course, { sampled: false, origin });
	const { id, name, location, country } = wire;
	const next = (path: string, text: string) => nextAddress(origin, path, { limit: 1 }, text);
	return {
		listCourses: { items: [wire], next: next(CALLS.listCourses.path, 'NDI') },
		listCoursesInBox: { items: [wire], next: null },
		listNearbyCourses: { items: [{ ...wire, distance_metres: 1_240 }], next: null },
		getCourseBySlug: wire,
		getCourseBySource: wire,
		getCourse: {
			...wire,
			reviews: [visitors, members].map((review) => toWireReview(review, origin)),
			more_reviews: next(`/api/courses/${course.id}/reviews`, 'ZXhhbXBsZQ'),
		},
		listReviews: { items: [toWireReview(visitors, origin)], next: null },
		listChangedCourses: {
			items: [
				{ id, gone: false, merged_into: null, course: wire },
				{ id: 43, gone: true, merged_into: id, course: null },
			],
			more: false,
			next: addressOf(origin, CALLS.listChangedCourses.path, { limit: 50, cursor: 'ZXhhbXBsZQ' }),
		},
		listPlaces: { items: [toWirePlace(place, origin)], next: null },
		getPlace: toWirePlace(place, origin),
		listTopCourses: { items: [wire], next: next(CALLS.listTopCourses.path, 'MTA') },
		getReview: toWireReview(visitors, origin),
		listCoursePhotographs: { items: [toWirePhotograph(photograph, origin)], next: null },
		listCourseConditions: { items: [toWireCondition(condition)], announcements: [toWireAnnouncement(announcement)] },
		listLatestReviews: {
			items: [toWireLatest(visitors, origin)],
			next: next(CALLS.listLatestReviews.path, 'ZXhhbXBsZQ'),
		},
		listCourseChoices: { items: [{ id, name, location, country }] },
		listSuggestions: toWireSuggestions(
			{
				places: [{ kind: 'region', key: 'fife', name: 'Fife', land: 'scotland', within: 'Scotland', courses: 47 }],
				courses: [{ slug: course.slug, name, location, country, imageUrl: null }],
				countries: [{ name: country, slug: course.country.slug, courses: 448 }],
			},
			origin,
		),
		searchCourses: foundExample(wire),
		submitReview: { success: true, id: visitors.id, state: 'published', url: toWireReview(visitors, origin).url },
	};
}

function foundExample({ id, name, location, country, rating, rating_count: ratingCount }: WireCourse) {
	return {
		understood: {
			place: { kind: 'region', name: 'Skåne', slug: 'skane', country },
			filters: { terrain: ['links'] },
			sort: 'rating',
		},
		nearest: null,
		total: 4,
		courses: [
			{
				...{ id, slug: course.slug, sourceId: 'example', name, location, country, latitude: 55.4, longitude: 12.9 },
				...{ kind: 'course', holes: 18, priceBand: 2, terrain: 'links', architect: null },
				...{ rating, ratingCount },
			},
		],
	} satisfies Answered<'searchCourses'>;
}

/** A review as a program sends it. */
export const EXAMPLE_REVIEW = {
	course_id: course.id,
	rating: 9,
	content: 'Firm, fast and honest from the first tee to the last green. - Review by Karin Lind',
	date_played: '2026-06-12',
};
