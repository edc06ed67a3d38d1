import { createReadStream } from 'node:fs';
import { parse } from 'csv-parse';
import { beforeAll, describe, expect, it } from 'vitest';
import { haversineKilometres } from '#domain/geography/distance.ts';
import { loadGeography } from '#domain/geography/geography.ts';
import { isNamesake, tellingWords } from '#tests/support/facts/namesakes.ts';
import { hasSharedData, sharedData } from '#tests/support/facts/shared-data.ts';
import { parseCatalogue } from './catalogue.ts';
import type { ShippedCourse } from './catalogue-schema.ts';
import { readSeedFiles } from './files.ts';

const FAR_FROM_ITS_COUNTRY = 30;
const FAR_FROM_ITS_NAMESAKE = 5;

describe('the positions of the shipped catalogue', () => {
	let courses: ShippedCourse[];
	beforeAll(async () => {
		courses = parseCatalogue(await readSeedFiles('catalogue'));
	});

	it('lie in the country that they name, or at most 30 km away from it', () => {
		const geography = loadGeography();
		const astray = courses.flatMap(({ slug, country, latitude, longitude }) => {
			const kilometres = geography.kilometresToCountry(country, latitude, longitude);
			return kilometres <= FAR_FROM_ITS_COUNTRY ? [] : [`${slug}: ${Math.round(kilometres)} km from ${country}`];
		});
		expect(astray).toEqual([]);
	});

	// Without the real course data beside the repository there is nothing to compare with.
	it.skipIf(!hasSharedData)('lie within 5 km of a course of that name in the real course data', async () => {
		const byCountry = Map.groupBy(await readPlaces(), ({ country }) => country);
		const astray = courses.flatMap((course) => {
			const names = [course.name, ...course.otherNames].map(tellingWords).filter((words) => words.length > 0);
			const namesakes = (byCountry.get(course.country) ?? []).filter(({ words }) =>
				names.some((name) => isNamesake(name, words)),
			);
			if (namesakes.length === 0) return [];
			const nearest = Math.min(...namesakes.map((place) => haversineKilometres(course, place)));
			return nearest <= FAR_FROM_ITS_NAMESAKE ? [] : [`${course.slug}: ${nearest.toFixed(1)} km`];
		});
		expect(astray).toEqual([]);
	});
});

type Row = { name: string; iso2: string; lat: string; lng: string };

async function readPlaces() {
	const places: { country: string; words: string[]; latitude: number; longitude: number }[] = [];
	for await (const item of createReadStream(sharedData('courses-real.csv')).pipe(parse({ columns: true }))) {
		// The columns of that file.
		const { name, iso2, lat, lng } = item as Row;
		places.push({ country: iso2, words: tellingWords(name), latitude: Number(lat), longitude: Number(lng) });
	}
	return places;
}
