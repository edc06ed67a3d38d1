import { expect, it } from 'vitest';
import { continentChoices } from './find-filter.server.ts';
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
