import { isRanked } from '#domain/reviews/rating/rating-rules.ts';
import { globePoint } from '../../geography/globe.ts';
import { xOf, yOf } from '../../geography/mercator.ts';
import type { CourseColumns, IndexRegion } from '../../shared/course-index.ts';
import { terrain } from '../facts/character.ts';
import { emptyNumbers, INDEXED, numberOf } from '../facts/indexed.ts';
import { CONTINENTS } from '../places/continents.ts';
import { NATIONS } from '../places/nations.ts';
import type { IndexedCourse } from './read-rows.ts';

export const NO_RATING = 255;
export const ALL_YEAR = 0xfff;
/** As many as a byte tells apart. */
const MOST_COUNTRIES = 256;

/** A list of words each of which gets a number once. */
function numbering() {
	const words: string[] = [];
	const numbers = new Map<string, number>();
	const numberOf = (word: string) => {
		const known = numbers.get(word);
		if (known !== undefined) return known;
		numbers.set(word, words.length);
		words.push(word);
		return words.length - 1;
	};
	return { words, numberOf };
}

type Arrays = { -readonly [Name in keyof CourseColumns]: CourseColumns[Name] };

/** The typed arrays of a catalogue of at most `most` courses, and how to write a course into a row. */
export function createColumns(most: number) {
	const countries = numbering();
	const currencies = numbering();
	const architects = numbering();
	architects.numberOf('');
	const regions: IndexRegion[] = [{ country: '', name: '', slug: '' }];
	const regionNumbers = new Map<string, number>();
	const columns: Arrays = {
		rows: 0,
		...emptyArrays(most),
		countries: countries.words,
		regions,
		currencies: currencies.words,
		architects: architects.words,
	};

	const regionOf = ({ country, regionSlug: slug, regionName: name }: IndexedCourse) => {
		if (slug === null || name === null) return 0;
		const key = `${country} ${slug}`;
		const known = regionNumbers.get(key);
		if (known !== undefined) return known;
		regionNumbers.set(key, regions.length);
		regions.push({ country, name, slug });
		return regions.length - 1;
	};

	const write = (row: number, course: IndexedCourse) => {
		columns.id[row] = course.id;
		columns.continent[row] = Math.max(0, CONTINENTS.indexOf(course.continent as (typeof CONTINENTS)[number]));
		const country = countries.numberOf(course.country);
		columns.country[row] = country;
		columns.countryEnds[country] = Math.max(row + 1, columns.countryEnds[country] ?? 0);
		columns.nation[row] = 1 + NATIONS.findIndex(({ slug }) => slug === course.nation);
		columns.region[row] = regionOf(course);
		columns.feeCurrency[row] = course.greenFeeCurrency === null ? 0 : currencies.numberOf(course.greenFeeCurrency);
		columns.architect[row] = architects.numberOf(course.architect ?? '');
		writeNumbers(columns, row, course);
	};

	return { columns, write };
}

/** Where the rows of a country begin and end; nowhere for a country that has none (-1). */
export const rowsOfCountry = ({ countryEnds }: CourseColumns, country: number) => ({
	from: countryEnds[country - 1] ?? 0,
	to: countryEnds[country] ?? 0,
});

function emptyArrays(most: number) {
	return {
		id: new Uint32Array(most),
		countryEnds: new Uint32Array(MOST_COUNTRIES),
		continent: new Uint8Array(most),
		country: new Uint8Array(most),
		nation: new Uint8Array(most),
		region: new Uint16Array(most),
		...emptyNumbers(most),
		architect: new Uint16Array(most),
		fee: new Uint32Array(most),
		feeCurrency: new Uint8Array(most),
		season: new Uint16Array(most),
		ground: new Uint8Array(most),
		rating: new Uint8Array(most),
		ratingCount: new Uint32Array(most),
		ranked: new Uint8Array(most),
		latitude: new Float32Array(most),
		longitude: new Float32Array(most),
		globe: new Float32Array(most * 3),
		x: new Float64Array(most),
		y: new Float64Array(most),
	};
}

function writeNumbers(columns: Arrays, row: number, course: IndexedCourse) {
	for (const { fact, field } of INDEXED) columns[fact][row] = numberOf(field, course[fact]);
	columns.fee[row] = course.greenFeeCurrency === null ? 0 : (course.greenFeeMinor ?? 0);
	columns.season[row] = seasonBits(course.seasonFrom, course.seasonTo);
	columns.ground[row] = Math.max(0, numberOf(terrain, course.coverTerrain) - 1);
	columns.rating[row] = course.ratingShown === null ? NO_RATING : Math.round(course.ratingShown * 10);
	columns.ratingCount[row] = course.ratingCount;
	columns.ranked[row] = isRanked(course.ratingCount) ? 1 : 0;
	writePosition(columns, row, course.latitude ?? Number.NaN, course.longitude ?? Number.NaN);
}

function writePosition(columns: Arrays, row: number, latitude: number, longitude: number) {
	columns.latitude[row] = latitude;
	columns.longitude[row] = longitude;
	columns.globe.set(globePoint({ latitude, longitude }), row * 3);
	columns.x[row] = xOf(columns.longitude[row] ?? Number.NaN);
	columns.y[row] = yOf(columns.latitude[row] ?? Number.NaN);
}

/** Months from the first to the last, also over New Year; 0 where nobody knows. */
export function seasonBits(from: number | null, to: number | null): number {
	if (from === null || to === null) return 0;
	let bits = 0;
	for (let month = from - 1; ; month = (month + 1) % 12) {
		bits |= 1 << month;
		if (month === to - 1 || bits === ALL_YEAR) return bits;
	}
}
