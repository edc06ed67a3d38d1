import { z } from 'zod';
import { forEachFilter } from '#domain/catalogue/facts/filters.ts';
import { KINDS } from '#domain/catalogue/facts/kind.ts';
import { course } from './course-shapes.ts';

const place = z.object({
	kind: z
		.enum(['country', 'nation', 'region', 'area', 'town', 'club'])
		.describe('What it is; `area` is a golf area, `club` one of several courses.'),
	name: z.string().describe('In English.'),
	slug: z.string().describe('Its part of an address, unique among those of its kind and country.'),
	country: z.string().describe('The name in English of the country that it is or lies in.'),
});

const understood = z.object({
	place: place.nullable().describe('The place that is searched; null for the whole world.'),
	filters: z
		.object({
			...forEachFilter(({ title, choices }) =>
				z
					.array(z.string())
					.optional()
					.describe(`${title}: any of these, of ${choices.map(({ value }) => value).join(', ')}.`),
			),
			month: z.int().min(1).max(12).optional().describe('The month it has to be open in.'),
			architect: z.string().optional().describe('Who has drawn it.'),
			kilometres: z.int().optional().describe('How far around a town.'),
			words: z.string().optional().describe('What is looked for in names.'),
		})
		.describe('What the courses are filtered by. What is not asked for is left out.'),
	sort: z
		.enum(['match', 'rating', 'price', 'distance', 'name', 'fit'])
		.describe('What they are ordered by: how well a text is met, or the distance from the place, and so on.'),
});

const foundCourse = z.object({
	id: course.shape.id,
	slug: z.string().describe('The last part of the address of its page.'),
	sourceId: z.string().describe('What its source calls it, such as osm:way/123.'),
	name: course.shape.name,
	location: course.shape.location,
	country: course.shape.country,
	latitude: z.number().nullable().describe('Decimal degrees; null where the position is not known.'),
	longitude: z.number().nullable().describe('As the latitude.'),
	kind: z.string().describe(`What it is: ${KINDS.join(', ')}.`),
	holes: z.int().nullable().describe('Null where nobody has told us.'),
	priceBand: z.int().nullable().describe('What a round costs, from 1 to 4. Null where nobody has told us.'),
	terrain: z.string().nullable().describe('The ground. Null where nobody has told us.'),
	architect: z.string().nullable().describe('Who has drawn it. Null where nobody has told us.'),
	rating: course.shape.rating,
	ratingCount: course.shape.rating_count,
});

export const found = z.object({
	understood: understood.describe('What was made of the text.'),
	nearest: z
		.object({
			place: place.describe('The place.'),
			q: z.string().describe('The text with the name of the place put right, to be asked next.'),
		})
		.nullable()
		.describe(
			'The place with courses whose name is nearest to what was typed, where that may be a slip of the finger; else null.',
		),
	total: z.int().min(0).describe('How many courses are found in all.'),
	courses: z.array(foundCourse).describe('The first of them, in the order of the find page.'),
});
