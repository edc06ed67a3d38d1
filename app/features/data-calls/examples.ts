import type { CourseDetails } from '#domain/catalogue/shapes.ts';
import { nothingTold } from '#domain/catalogue/told-facts.ts';
import type { OpenReview } from '#domain/reviews/data-calls/data-call-queries.ts';
import { type Answered, CALLS, type CallName } from './calls.ts';
import { nextAddress } from './cursors.ts';
import { toWireCourse, toWireLatest, toWireReview, toWireSuggestions } from './wire.ts';

const course: CourseDetails = {
	id: 42,
	slug: 'example-links',
	name: 'Example Links',
	location: 'Höllviken',
	country: { code: 'SE', name: 'Sweden', slug: 'sweden' },
	land: { name: 'Sweden', slug: 'sweden' },
	continent: 'Europe',
	kind: null,
	imageUrl: null,
	featured: false,
	...nothingTold(),
	region: 'Skåne',
	regionName: null,
	regionPage: null,
	club: null,
	score: { value: 8.8, count: 412, ranked: true, builtIn: false },
	latitude: 55.4,
	longitude: 12.9,
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
	season: null,
	greenFee: null,
	closedOn: null,
	partnerLinks: [],
	histogram: [],
	mean: null,
	newestPlayed: null,
	aspects: [],
	bands: [],
	source: 'example',
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
	course: { name: course.name, location: course.location, country: course.country.name, imageUrl: null },
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
	const wire = toWireCourse(course, false);
	const { id, name, location, country } = wire;
	const next = (path: string, text: string) => nextAddress(origin, path, { limit: 1 }, text);
	return {
		listCourses: { items: [wire], next: next(CALLS.listCourses.path, 'NDI') },
		getCourse: {
			...wire,
			reviews: [visitors, members].map((review) => toWireReview(review, origin)),
			more_reviews: next(`/api/courses/${course.id}/reviews`, 'ZXhhbXBsZQ'),
		},
		listReviews: { items: [toWireReview(visitors, origin)], next: null },
		listTopCourses: { items: [wire] },
		listLatestReviews: { items: [toWireLatest(visitors, origin)] },
		listCourseChoices: { items: [{ id, name, location, country }] },
		listSuggestions: toWireSuggestions(
			{
				courses: [{ slug: course.slug, name, location, country }],
				countries: [{ name: country, slug: course.country.slug, courses: 448 }],
			},
			origin,
		),
		submitReview: { success: true },
	};
}

/** A review as a program sends it. */
export const EXAMPLE_REVIEW = {
	course_id: course.id,
	rating: 9,
	content: 'Firm, fast and honest from the first tee to the last green. - Review by Karin Lind',
	date_played: '2026-06-12',
};
