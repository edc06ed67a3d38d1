import { describe, expect, it } from 'vitest';
import type { CourseDetails } from '#domain/catalogue/shapes.ts';
import { exampleCourse } from '#tests/support/facts/example-course.ts';
import { furtherFacts, mainFacts, typicalNames } from './printed-facts.ts';

const printedOf = (name: string, facts: Partial<CourseDetails>) =>
	furtherFacts(exampleCourse(facts)).find((fact) => fact.name === name)?.value;

describe('The facts of a course page', () => {
	it('C8: name those that are fallbacks, in one sentence', () => {
		const course = exampleCourse({
			type: { value: '18 holes, par 72', typical: true },
			length: { metres: null, text: '6,800 yards', typical: true },
		});
		expect(typicalNames(mainFacts(course))).toBe('Type and length');
		expect(typicalNames(mainFacts(exampleCourse({})))).toBe('');
	});

	it('X8: print a length in metres and in yards, and the fallback as the specification has it', () => {
		expect(mainFacts(exampleCourse({}))[1]?.value).toBe('6,218 m (6,800 yd)');
		const guessed = exampleCourse({ length: { metres: null, text: '6,800 yards', typical: true } });
		expect(mainFacts(guessed)[1]?.value).toBe('6,800 yards');
	});

	it('say "All year" for any twelve months, and the two months for fewer', () => {
		expect(printedOf('Season', { season: { from: 1, to: 12 } })).toBe('All year');
		expect(printedOf('Season', { season: { from: 10, to: 9 } })).toBe('All year');
		expect(printedOf('Season', { season: { from: 4, to: 10 } })).toBe('April to October');
		expect(printedOf('Season', { season: { from: 1, to: 1 } })).toBe('January');
	});

	it('print a green fee with the day it was checked, else what the price band says', () => {
		const greenFee = { minor: 12_000, currency: 'EUR', checked: '2026-05-01' };
		expect(printedOf('Green fee', { greenFee, priceBand: 2 })).toBe('€120, checked 1 May 2026');
		expect(printedOf('Green fee', { priceBand: 4 })).toBe('Over €200 in high season');
		expect(printedOf('Green fee', {})).toBeUndefined();
	});

	it('print a position on both halves of the globe', () => {
		expect(printedOf('Position', { latitude: -33.5, longitude: -70.25 })).toBe('33.500° S, 70.250° W');
		expect(printedOf('Position', { latitude: 55.4, longitude: null })).toBeUndefined();
	});

	it('S03: link a website by its host, and nothing that is no address of the web', () => {
		expect(printedOf('Website', { website: 'https://www.golf.example/club' })).toBe('golf.example');
		const plain = furtherFacts(exampleCourse({ website: 'http://www.golf.example/club' }));
		expect(plain.find(({ name }) => name === 'Website')).toEqual({ name: 'Website', value: 'golf.example' });
		expect(printedOf('Website', { website: 'javascript:alert(1)' })).toBeUndefined();
		expect(printedOf('Website', { website: 'golf' })).toBeUndefined();
	});
});
