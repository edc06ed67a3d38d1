import { describe, expect, it } from 'vitest';
import { FACTS } from '../facts/facts.ts';
import { FILTERS } from '../facts/filters.ts';
import type { FoundPlace } from '../places/lookup/found-place.ts';
import { FACT_PHRASES } from './phrases.ts';
import { type Part, readIntention } from './read-intention.ts';

const place = (name: string): FoundPlace => ({
	...{ kind: 'region', id: name, slug: name, name, country: 'SE', nation: null, region: null, box: null },
	...{ latitude: 0, longitude: 0, courses: 10, weight: 60 },
});
const PLACES = [
	'scotland',
	'stockholm',
	'ireland',
	'st andrews',
	'skane',
	'algarve',
	'kent coast',
	'best',
	'may',
	'東京',
	'nice',
];
const known = {
	places: new Map(PLACES.map((name) => [name, [place(name)]])),
	isArchitect: (name: string, surname: boolean) => name === 'harry colt' || (surname && name === 'colt'),
};

/** What was understood, in short. */
const short = (part: Part) => {
	switch (part.kind) {
		case 'filter':
			return `${part.filter}=${part.values.join('.')}`;
		case 'place':
			return `${part.isNear ? 'near' : 'in'} ${part.name}${part.kilometres ? ` ${Math.round(part.kilometres)} km` : ''}`;
		case 'order':
			return `by ${part.by}`;
		case 'month':
			return `month ${part.month}`;
		case 'architect':
			return `of ${part.name}`;
		case 'here':
			return 'here';
	}
};
const read = (text: string) => {
	const { parts, left } = readIntention(text, known);
	return [...parts.map(short), ...left.map(({ word }) => `?${word}`)];
};

describe('reading what somebody means', () => {
	it.each([
		['scotland', ['in scotland']],
		['golf in Scotland', ['in scotland']],
		['best links in ireland', ['by rating', 'terrain=links', 'in ireland']],
		['cheap golf near Stockholm in May', ['price=1.2', 'near stockholm', 'month 5']],
		['golfbanor i Skåne', ['in skane']],
		['billig golf nära Stockholm i maj', ['price=1.2', 'near stockholm', 'month 5']],
		['four days in Scotland under 100 euro', ['in scotland', 'price=1.2']],
		['links in ireland under €50', ['terrain=links', 'in ireland', 'price=1']],
		['ireland max 90 pounds', ['in ireland', 'price=1.2']],
		['skåne under 400 kr', ['in skane', 'price=1']],
		['9-hole stockholm', ['holes=9', 'in stockholm']],
		['niohålsbana Stockholm', ['holes=9', 'in stockholm']],
		['par 3 Stockholm', ['kind=par-3.pitch-and-putt', 'in stockholm']],
		['top 10 courses in the Algarve', ['by rating', 'in algarve']],
		['cheapest golf algarve', ['by price', 'in algarve']],
		['within 50 km of Stockholm', ['near stockholm 50 km']],
		['20 miles from St Andrews', ['near st andrews 32 km']],
		['golf near me', ['here']],
		['nära mig', ['here']],
		['harry colt ireland', ['of harry colt', 'in ireland']],
		['courses by Colt', ['of colt']],
		['public golf with driving range near Stockholm', ['access=public', 'facilities=driving-range', 'near stockholm']],
		['golf in 東京', ['in 東京']],
	])('%s', (text, meant) => expect(read(text)).toEqual(meant));

	it.each([
		['kent coast', ['in kent coast'], 'a name of a place is longer than a word for the ground'],
		['the coast', ['terrain=coast'], 'the word alone is for the ground'],
		[
			'best golf in scotland',
			['by rating', 'in scotland'],
			'a town called as a word of the language is not meant by it',
		],
		['golf in may', ['month 5'], 'nor one called as a month'],
		['golf in nice', ['in nice'], 'but one that is no such word is'],
		['under 30 km', ['?under', '?30', '?km'], 'a distance from nowhere is no price'],
		['scotland 100', ['in scotland', '?100'], 'nor is a number alone'],
		['scotland run', ['in scotland', '?run'], 'what nobody knows is left'],
	])('%s is %j: %s', (text, meant) => expect(read(text)).toEqual(meant));

	it('a stretch is told by its letters, so that it can be taken out of the text', () => {
		const text = ' Best  links in  Ireland! ';
		const { parts } = readIntention(text, known);
		expect(parts.map(({ from, to }) => text.slice(from, to))).toEqual(['Best', 'links', 'in  Ireland']);
	});

	it.each([
		'',
		'   ',
		'%',
		'\u202e\u200f',
		'\ud800',
		'€',
		'((((',
		"'; drop table courses --",
		'１００',
		'in',
		'under',
		'within 5',
	])('S07: nothing is understood of %j', (text) => expect(readIntention(text, known).parts).toEqual([]));

	it.each([
		'in '.repeat(5_000),
		'scotland '.repeat(5_000),
		'x'.repeat(100_000),
		'9 '.repeat(50_000),
		'within 9 km of '.repeat(999),
	])('S11: is not held up by a long text', (text) => expect(() => readIntention(text, known)).not.toThrow());
});

it('every word for a fact asks for choices that its filter has, and is folded', () => {
	for (const { name, fact, choices } of FILTERS) {
		const { filter } = FACTS[fact];
		const typed: Readonly<Record<string, string>> = 'typed' in filter ? filter.typed : {};
		const values = choices.map(({ value }) => value);
		for (const asked of Object.keys(typed)) expect(values, name).toEqual(expect.arrayContaining(asked.split('.')));
	}
	for (const phrase of FACT_PHRASES.meant.keys()) expect(phrase).toMatch(/^[a-z0-9]+( [a-z0-9]+)*$/);
});
