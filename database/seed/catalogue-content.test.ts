import { beforeAll, describe, expect, it } from 'vitest';
import { FEATURED } from '#domain/catalogue/fallbacks.ts';
import { CONTINENTS } from '#domain/catalogue/places/continents.ts';
import { getCountry } from '#domain/catalogue/places/countries.ts';
import { repeatedPhrases } from '#tests/support/facts/likeness.ts';
import { parseCatalogue } from './catalogue.ts';
import type { ShippedCourse } from './catalogue-schema.ts';
import { readSeedFiles } from './files.ts';

describe('the shipped catalogue', () => {
	let courses: ShippedCourse[];
	let descriptions: { slug: string; text: string }[];
	beforeAll(async () => {
		courses = parseCatalogue(await readSeedFiles('catalogue'));
		descriptions = courses.flatMap(({ slug, description }) => (description ? [{ slug, text: description }] : []));
	});

	it('has at least 500 courses in at least 90 countries on all six continents', () => {
		expect(courses.length).toBeGreaterThanOrEqual(500);
		expect(new Set(courses.map((course) => course.country)).size).toBeGreaterThanOrEqual(90);
		const continents = new Set(courses.map((course) => getCountry(course.country)?.continent));
		expect([...continents].sort()).toEqual(CONTINENTS.toSorted());
	});

	it('has every address once', () => {
		const slugs = courses.map((course) => course.slug);
		expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([]);
	});

	it('names countries by their ISO code', () => {
		expect(courses.filter((course) => !getCountry(course.country))).toEqual([]);
	});

	it('has no course twice under two addresses', () => {
		const places = courses.map(({ name, country, locality }) => `${name}/${country}/${locality ?? ''}`);
		expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
	});

	it('knows the courses that the site shows by name', () => {
		const known = new Map(courses.map((course) => [course.slug, course.country]));
		const shown = ['ljunghusen', 'bro-hof-slott', 'ardfin', 'falsterbo', FEATURED.slug];
		expect(shown.map((slug) => known.get(slug))).toEqual(['SE', 'SE', 'GB', 'SE', 'ES']);
	});

	it('gives eighteen holes a plausible par, and lengths that suit the number of holes', () => {
		const doubtful = courses.filter(
			({ holes = 18, par, lengthMetres }) =>
				(holes >= 18 && par !== undefined && (par < 54 || par > 78)) ||
				(holes >= 18 && lengthMetres !== undefined && (lengthMetres < 3_000 || lengthMetres > 7_500)) ||
				(holes < 18 && lengthMetres !== undefined && lengthMetres > 7_500),
		);
		expect(doubtful).toEqual([]);
	});

	it('gives whole seasons and no future years', () => {
		expect(courses.filter((course) => (course.seasonFrom === undefined) !== (course.seasonTo === undefined))).toEqual(
			[],
		);
		expect(courses.filter(({ openedYear }) => openedYear && openedYear > new Date().getUTCFullYear())).toEqual([]);
	});

	it('K14: tells in few words what each course of renown is known for, and few are known everywhere', () => {
		expect(courses.filter((course) => (course.renown === undefined) !== (course.knownFor === undefined))).toEqual([]);
		const known = (renown: number) => courses.filter((course) => course.renown === renown).length;
		expect(known(3)).toBeLessThanOrEqual(50);
		expect(known(3) + known(2) + known(1)).toBeGreaterThanOrEqual(400);
		const odd = courses.filter(
			({ knownFor = 'A' }) => /[<>{}]|https?:|\s{2}|(?<!Jr)[.!]$/.test(knownFor) || !/^\p{Lu}/u.test(knownFor),
		);
		expect(odd).toEqual([]);
	});

	it('K14: knows a course of every country of which it has five', () => {
		const countries = Map.groupBy(courses, ({ country }) => country);
		const unknown = [...countries].filter(([, all]) => all.length >= 5 && !all.some(({ renown }) => renown));
		expect(unknown.map(([country]) => country)).toEqual([]);
	});

	it('describes at least 150 courses in two to four sentences of plain text', () => {
		expect(descriptions.length).toBeGreaterThanOrEqual(150);
		const sentences = new Intl.Segmenter('en-GB', { granularity: 'sentence' });
		const odd = descriptions.filter(({ text }) => {
			// The segmenter takes initials such as "A. W." for the end of a sentence.
			const count = [...sentences.segment(text.replace(/\b(\p{Lu}|St|Mt|Dr|Jr|Sr)\.(?=\s\S)/gu, '$1'))].length;
			return count < 2 || count > 4 || /[<>{}]|https?:|\s{2}/.test(text);
		});
		expect(odd).toEqual([]);
	});

	it('repeats no six words in more than three descriptions', () => {
		expect(
			repeatedPhrases(
				descriptions.map(({ text }) => text),
				6,
				3,
			),
		).toEqual([]);
	});
});
