import { z } from 'zod';
import { CONTINENTS } from '#domain/catalogue/places/continents.ts';
import { SLUG } from '#domain/catalogue/slug.ts';
import { RATING_RULES } from '#domain/reviews/rating/rating-rules.ts';
import type { DataCall } from './data-call.ts';
import { cursor, decimal, latitude, limit, longitude, NO_COURSE, none, ofCourse, text } from './parameters.ts';
import { filterQuery } from './shapes/fact-shapes.ts';

export const NESTED_REVIEWS = 10;
/** As far as the list of the nearest goes. */
const FARTHEST_KILOMETRES = 500;
const USUAL_KILOMETRES = 50;
const LONGEST_SOURCE = 300;

/** The calls that tell of courses. */
export const COURSE_CALLS = {
	listCourses: {
		method: 'GET',
		path: '/api/courses',
		summary: 'Courses',
		words:
			'All courses, or those that fit every filter, in the order of their ids: no course is missed or told twice, whatever changes between two pages.',
		params: none,
		query: z.strictObject({
			continent: z
				.enum(['all', ...CONTINENTS])
				.optional()
				.describe('Only courses of this continent.'),
			country: text('Only courses of this country: its English name as in the answers, or its two-letter code.'),
			q: text('Only courses whose name, location or country has this text, whatever its case and accents.'),
			...filterQuery(),
			limit: limit(20),
			cursor,
		}),
		answer: 'Courses',
		example: { country: 'Sweden', limit: 2 },
	},
	listCoursesInBox: {
		method: 'GET',
		path: '/api/courses-in-box',
		summary: 'Courses in a box',
		words:
			'The courses of a part of the map that fit every filter, in the order of their ids. A box whose `west` lies east of its `east` goes over the date line.',
		params: none,
		query: z.strictObject({
			south: latitude('Its southern edge, in decimal degrees (WGS 84).'),
			west: longitude('Its western edge.'),
			north: latitude('Its northern edge.'),
			east: longitude('Its eastern edge.'),
			...filterQuery(),
			limit: limit(20),
			cursor,
		}),
		answer: 'Courses',
		example: { south: 55.3, west: 12.4, north: 56.6, east: 14.6, limit: 2 },
	},
	listNearbyCourses: {
		method: 'GET',
		path: '/api/nearby-courses',
		summary: 'Nearby courses',
		words: 'The courses around a position that fit every filter, nearest first, each with how far it lies.',
		params: none,
		query: z.strictObject({
			latitude: latitude('Of the position, in decimal degrees (WGS 84).'),
			longitude: longitude('The same, east of Greenwich.'),
			radius_km: decimal(z.number().min(0).max(FARTHEST_KILOMETRES))
				.default(USUAL_KILOMETRES)
				.describe('No course that lies farther off, in kilometres.'),
			...filterQuery(),
			limit: limit(20),
			cursor,
		}),
		answer: 'NearbyCourses',
		example: { latitude: 55.4, longitude: 12.9, radius_km: 30, limit: 2 },
	},
	getCourse: {
		method: 'GET',
		path: '/api/courses/{id}',
		summary: 'One course with its reviews',
		words: `The course and its newest reviews, at most ${NESTED_REVIEWS}; \`more_reviews\` leads to the rest.`,
		params: ofCourse,
		query: none,
		answer: 'CourseWithReviews',
		example: { id: 42 },
		missing: NO_COURSE,
	},
	getCourseBySlug: {
		method: 'GET',
		path: '/api/course-by-slug/{slug}',
		summary: 'One course by its slug',
		words:
			'The course whose page has this last part of its address, or had it before it was renamed or merged: its `slug` is the present one.',
		params: z.strictObject({
			slug: z.string().regex(SLUG).describe('The last part of the address of its page, such as example-links.'),
		}),
		query: none,
		answer: 'Course',
		example: { slug: 'example-links' },
		missing: 'There is no course with this slug.',
	},
	getCourseBySource: {
		method: 'GET',
		path: '/api/course-by-source',
		summary: 'One course by its id elsewhere',
		words: 'The course that came from there under this id, or into which such a one was merged; see `sources`.',
		params: none,
		query: z.strictObject({
			source: z.string().min(1).max(LONGEST_SOURCE).describe('The source, such as osm.'),
			source_id: z.string().min(1).max(LONGEST_SOURCE).describe('What it is called there: osm:way/123 or way/123.'),
		}),
		answer: 'Course',
		example: { source: 'osm', source_id: 'way/123' },
		missing: 'No course came from there under this id.',
	},
	listTopCourses: {
		method: 'GET',
		path: '/api/top-courses',
		summary: 'Top rated courses',
		words: `The first courses of the ranking: by printed rating those with ${RATING_RULES.rankedFrom} or more reviews that count, the others after them by renown, then by name. The ranking moves: a course that changes its place between two parts may be told in both, or in none.`,
		params: none,
		query: z.strictObject({ limit: limit(10), cursor }),
		answer: 'TopCourses',
		example: { limit: 3 },
	},
	listCourseChoices: {
		method: 'GET',
		path: '/api/course-list',
		summary: 'Courses to choose from',
		words: 'For the select of a review form: the best matches for what was typed, else the first by name.',
		params: none,
		query: z.strictObject({ q: text('What was typed.'), limit: limit(20) }),
		answer: 'CourseList',
		example: { q: 'example' },
	},
	listSuggestions: {
		method: 'GET',
		path: '/api/suggestion-list',
		summary: 'Suggestions',
		words:
			'What our search box offers for what was typed: at most five places, courses and countries each, however they are spelt. An empty text gets none.',
		params: none,
		query: z.strictObject({ q: text('What was typed.') }),
		answer: 'Suggestions',
		example: { q: 'swed' },
	},
} as const satisfies Record<string, DataCall>;
