import { describe, expect, it } from 'vitest';
import type { FactSource } from '#domain/catalogue/facts/sources.ts';
import type { CourseDetails } from '#domain/catalogue/shapes.ts';
import { exampleCourse } from '#tests/support/facts/example-course.ts';
import { visitWords } from '../course-card/visit-words.ts';
import { furtherFacts, mainFacts, unknownFurther } from './printed-facts.ts';

const printedOf = (name: string, facts: Partial<CourseDetails>) =>
	furtherFacts(exampleCourse(facts)).find((fact) => fact.name === name)?.value;

describe('The facts of a course page', () => {
	it('X8: print a length in metres and in yards', () => {
		expect(mainFacts(exampleCourse({}))[1]?.value).toBe('6,218 m (6,800 yd)');
	});

	it('K2: ask for what is not known, and print nothing in its place', () => {
		const unknown = exampleCourse({ type: null, lengthMetres: null, difficulty: null });
		expect(mainFacts(unknown)).toEqual(['Type', 'Length', 'Difficulty'].map((name) => ({ name, value: null })));
		expect(unknownFurther(unknown)).toContain('Architect');
		expect(unknownFurther(exampleCourse({ architect: 'James Braid' }))).not.toContain('Architect');
	});

	it('K14: say what a course is known for, and ask nobody for it where it is known for nothing', () => {
		expect(printedOf('Known for', { knownFor: 'Venue of The Open' })).toBe('Venue of The Open');
		expect(unknownFurther(exampleCourse({}))).not.toContain('Known for');
		expect(JSON.stringify(furtherFacts(exampleCourse({ knownFor: 'Ryder Cup 1997' })))).not.toContain('Renown');
	});

	it('K1: say of a price band and a season that nobody has checked what they are', () => {
		const ours = { from: 'fescue', day: '2026-11-01' };
		const facts = { priceBand: 2, season: { from: 4, to: 10 } } as const;
		const doubts = (source: FactSource) =>
			furtherFacts(exampleCourse({ ...facts, factSources: { priceBand: source, season: source } })).map(
				({ name, doubt }) => `${name}: ${doubt ?? 'sure'}`,
			);
		expect(doubts(ours)).toEqual(['Season: assumed', 'Green fee: our estimate, 2026']);
		expect(doubts({ ...ours, checked: '2026-11-20' })).toEqual(['Season: sure', 'Green fee: sure']);
		expect(doubts({ ...ours, from: 'club' })).toEqual(['Season: sure', 'Green fee: sure']);
	});

	it('K1: say on a card too what is our estimate', () => {
		const course = { priceBand: 2, seasonFrom: 4, seasonTo: 10 };
		expect(visitWords({ ...course, doubted: ['priceBand'] })).toBe('€50 to €100, our estimate · April to October');
		expect(visitWords({ ...course, doubted: [] })).toBe('€50 to €100 · April to October');
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

	it('K6: say beside a position how far off it may be', () => {
		const known = furtherFacts(exampleCourse({ latitude: 56.28213, longitude: -3.75312, positionAccuracy: 120 }));
		expect(known.find(({ name }) => name === 'Position')).toEqual({
			...{ name: 'Position', value: '56.282° N, 3.753° W', doubt: 'about 100 m' },
		});
	});

	it('S03: link a website by its host, and nothing that is no address of the web', () => {
		expect(printedOf('Website', { website: 'https://www.golf.example/club' })).toBe('golf.example');
		const plain = furtherFacts(exampleCourse({ website: 'http://www.golf.example/club' }));
		expect(plain.find(({ name }) => name === 'Website')).toEqual({ name: 'Website', value: 'golf.example' });
		expect(printedOf('Website', { website: 'javascript:alert(1)' })).toBeUndefined();
		expect(printedOf('Website', { website: 'golf' })).toBeUndefined();
	});
});
