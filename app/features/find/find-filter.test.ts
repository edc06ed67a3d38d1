import { expect, it } from 'vitest';
import { continentChoices, countryChoices } from './find-filter.server.ts';
import { readFindSearch } from './read-find-search.server.ts';

const choices = (query: string) =>
	continentChoices(readFindSearch(new URLSearchParams(query)), ['Europe', 'Asia', 'Africa']);

it('every continent of the catalogue stays a choice, with the words that were typed', () => {
	expect(choices('q=zzzz')).toEqual([
		{ label: 'All', to: '/find-course?q=zzzz', chosen: true },
		{ label: 'Europe', to: '/find-course?q=zzzz&continent=Europe', chosen: false },
		{ label: 'Asia', to: '/find-course?q=zzzz&continent=Asia', chosen: false },
		{ label: 'Africa', to: '/find-course?q=zzzz&continent=Africa', chosen: false },
	]);
});

it('one that was chosen is there even if the catalogue has no course on it', () => {
	expect(choices('continent=Oceania').map(({ label }) => label)).toEqual([
		'All',
		'Europe',
		'Asia',
		'Africa',
		'Oceania',
	]);
});

const countries = (query: string) => {
	const counts = new Map([
		['SE', 390],
		['US', 10_429],
		['AX', 2],
	]);
	const nation = new Map([['wales', 160]]);
	return countryChoices(readFindSearch(new URLSearchParams(query)), { country: counts, nation });
};

it('the countries and nations with courses are choices in the order of their names', () => {
	expect(countries('')).toEqual([
		{ slug: 'aland-islands', words: 'Åland Islands (2)' },
		{ slug: 'sweden', words: 'Sweden (390)' },
		{ slug: 'united-states', words: 'United States (10,429)' },
		{ slug: 'wales', words: 'Wales (160)' },
	]);
});

it('the chosen country is among them even if nothing of it is found', () => {
	expect(countries('country=norway').map(({ words }) => words)).toEqual([
		'Åland Islands (2)',
		'Norway (0)',
		'Sweden (390)',
		'United States (10,429)',
		'Wales (160)',
	]);
});
