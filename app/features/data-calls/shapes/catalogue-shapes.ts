import { z } from 'zod';
import { PLACE_KINDS } from '#domain/catalogue/places/place-kinds.ts';
import { address, course, following, id } from './course-shapes.ts';

const degrees = (words: string) => z.number().min(-180).max(180).describe(words);

const names = z.object({
	en: z.string().describe('In English.'),
	sv: z.string().optional().describe('In Swedish.'),
	de: z.string().optional().describe('In German.'),
	fr: z.string().optional().describe('In French.'),
	es: z.string().optional().describe('In Spanish.'),
});

const box = z.object({
	south: degrees('Its southern edge.'),
	west: degrees('Its western edge; where it is greater than the eastern one, the box goes over the date line.'),
	north: degrees('Its northern edge.'),
	east: degrees('Its eastern edge.'),
});

export const place = z.object({
	id: z.string().describe('The place’s id.'),
	kind: z.enum(PLACE_KINDS).describe('What it is; an area is a golf area, chosen by hand.'),
	name: z.string().describe('Its name in English.'),
	names: names.describe('Its names; where one is left out, the English one stands.'),
	native_name: z.string().nullable().describe('Its name in its own language. Null where it is not known.'),
	country: z.string().describe('The English name of the country that it lies in, or is.'),
	country_code: z.string().describe('The two-letter code of that country.'),
	parent_id: z.string().nullable().describe('The id of the place that it lies in. Null for a country.'),
	latitude: degrees('Of its middle, in decimal degrees (WGS 84). Null where it is not known.').nullable(),
	longitude: degrees('The same, east of Greenwich.').nullable(),
	box: box.nullable().describe('The box around it. Null for a point.'),
	courses: z.int().min(0).describe('How many courses there are, in the full sense and open.'),
	url: address('Its page here. Null where it has none.'),
});

export const places = z.object({ items: z.array(place), next: following('places') });

const changedCourse = z.object({
	id: id('The course’s id.'),
	gone: z.boolean().describe('Whether there is no course with this id any more.'),
	merged_into: id('The course that it was made one with. Null where it was not, and while it is there.').nullable(),
	course: course.nullable().describe('The course as it is now. Null for one that is gone.'),
});

export const changedCourses = z.object({
	items: z
		.array(changedCourse)
		.describe('Each course once, however often it has changed, in the order of the last change.'),
	more: z
		.boolean()
		.describe(
			'Whether there is more already. Else ask `next` again when you like: it will tell what changes from now on.',
		),
	next: z.url().describe('Where to go on; keep it.'),
});
