import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readSeedFiles } from '#database/seed/files.ts';
import { countryName } from '../places/countries.ts';
import { FIRST_SUGGESTIONS } from './first-suggestions.ts';

const files = z.array(
	z.object({ slug: z.string(), name: z.string(), locality: z.string().optional(), country: z.string() }),
);

describe('The five built-in suggestions', () => {
	it('C3: lie in Sweden, Norway, Australia, Japan and the USA', () => {
		const countries = FIRST_SUGGESTIONS.map(({ country }) => country);
		expect(countries).toEqual(['Sweden', 'Norway', 'Australia', 'Japan', 'United States']);
	});

	it('C3: are courses of the shipped catalogue, as it names and places them', async () => {
		const shipped = (await readSeedFiles('catalogue')).flatMap(({ text }) => files.parse(JSON.parse(text)));
		for (const suggestion of FIRST_SUGGESTIONS) {
			const course = shipped.find(({ slug }) => slug === suggestion.slug);
			expect(course && { name: course.name, location: course.locality, country: countryName(course.country) }).toEqual({
				name: suggestion.name,
				location: suggestion.location,
				country: suggestion.country,
			});
		}
	});
});
