import { z } from 'zod';
import { ORIGINS } from '#domain/catalogue/facts/sources.ts';
import { USUAL_RADIUS } from '#domain/catalogue/places/lookup/radius.ts';
import { RATING_RULES } from '#domain/reviews/rating/rating-rules.ts';
import { LARGEST_ID } from '../parameters.ts';
import { factShape } from './fact-shapes.ts';
import { storedShape } from './stored-shapes.ts';

export const id = (words: string) => z.int().min(1).max(LARGEST_ID).describe(words);
export const address = (words: string) => z.url().nullable().describe(words);
export const following = (what: string) => address(`The address of the next ${what}; null on the last part.`);

const factSource = z.object({
	fact: z.string().describe('What is told, as it is labelled on the course’s page.'),
	source: z
		.string()
		.describe(
			`Who told it: ${Object.keys(ORIGINS).join(', ')} (${ORIGINS.fescue} is fescue), or a file of courses by its name.`,
		),
	source_id: z.string().nullable().describe('What it is called there, such as way/123 of OpenStreetMap.'),
	taken_on: z.iso.date().describe('The day it was taken over.'),
	checked_on: z.iso.date().nullable().describe('The day somebody checked it. Null where nobody has.'),
});

const club = z.object({
	name: z.string().describe('Its name.'),
	url: address('Its page here. Null where it has one course alone, or none that is open.'),
});

const sourceName = z.object({
	source: z.string().describe('The source, such as osm.'),
	source_id: z.string().describe('What the course is called there, such as osm:way/123.'),
});

/** The course of the specification's point 3, under its names there, with what else is told of it. */

export const course = z.object({
	id: id('The course’s id.'),
	name: z.string().describe('Its name, as on its card.'),
	location: z.string().describe('Town, else region; empty where neither is known.'),
	country: z.string().describe('The country’s name in English.'),
	continent: z.string().describe('The continent it lies on.'),
	image_url: address('A photograph of it. Null where there is none: show a picture of your own.'),
	slug: z
		.string()
		.describe(
			'The last part of the address of its page. It may change; the call that takes a slug knows those before too.',
		),
	url: z.url().describe('Its page here.'),
	picture_url: z
		.url()
		.describe('The picture that stands for it here: the photograph, else one that a golfer took, else a drawing.'),
	region: z.string().nullable().describe('Its region by its English name. Null where it is not known.'),
	club: club.nullable().describe('Whose course it is. Null where nobody has told us.'),
	...storedShape(),
	...factShape(),
	closed_on: z.iso.date().nullable().describe('Since when it can no longer be played. Null while it is open.'),
	sources: z.array(sourceName).describe('Where it came from, and what it is called there.'),
	fact_sources: z.array(factSource).describe('Where each fact that is known is from.'),
	rating: z
		.number()
		.min(0)
		.max(10)
		.nullable()
		.describe('The printed rating, 0 to 10 with one decimal. Null while nobody has reviewed it.'),
	rating_count: z
		.int()
		.min(0)
		.describe(
			`How many reviews count in it; 0 where the rating is null. Below ${RATING_RULES.rankedFrom} print “New, n ratings” with the rating, which is then their plain average.`,
		),
	ranked: z
		.boolean()
		.describe(
			`Whether it has a place in the ranking, which it has from ${RATING_RULES.rankedFrom} counted reviews on.`,
		),
});

export const nearbyCourse = course.extend({
	distance_metres: z.int().min(0).describe('How far it lies from the position, as the crow flies.'),
});

export const choice = course.pick({ id: true, name: true, location: true, country: true });

export const courses = z.object({ items: z.array(course), next: following('courses') });
export const nearbyCourses = z.object({ items: z.array(nearbyCourse), next: following('courses') });
export const topCourses = z.object({ items: z.array(course), next: following('courses') });
export const choices = z.object({ items: z.array(choice) });

const page = z
	.url()
	.describe(
		'Where our search box leads: to the top rated courses, of this country or with this course open over them.',
	);

export const suggestions = z.object({
	places: z.array(
		z.object({
			kind: z
				.enum(['nation', 'region', 'area', 'town', 'club'])
				.describe('What it is; `area` is a golf area, `club` one of several courses.'),
			name: z.string().describe('In English.'),
			within: z.string().describe('What it lies in, such as “Fife, Scotland”; empty where that is not said.'),
			courses: z.int().min(1).describe(`How many courses it has; of a town those within ${USUAL_RADIUS} km.`),
			page: z.url().describe('Where our search box leads: to its courses on the find page, or to the page of a club.'),
		}),
	),
	courses: z.array(course.pick({ name: true, location: true, country: true }).extend({ page })),
	countries: z.array(
		z.object({ name: course.shape.country, courses: z.int().min(1).describe('How many courses it has.'), page }),
	),
});
