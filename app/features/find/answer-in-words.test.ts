import { expect, it } from 'vitest';
import { answerInWords } from './answer-in-words.ts';
import { readFindSearch } from './read-find-search.server.ts';

const answer = (query: string, total: number, region: string | null = null) =>
	answerInWords(readFindSearch(new URLSearchParams(query)), total, {
		region,
		town: query.startsWith('town=') ? 'St Andrews' : null,
		club: query.startsWith('club=') ? 'Gleneagles' : null,
	});

it.each([
	['country=ireland&terrain=links', 38, '38 links in Ireland'],
	['country=ireland&terrain=links.heath', 1_040, '1,040 courses in Ireland'],
	['area=algarve&q=pine', 1, '1 course in the Algarve for “pine”'],
	['continent=Europe', 2, '2 courses in Europe'],
	['country=scotland', 542, '542 courses in Scotland'],
	['town=gb-st-andrews', 14, '14 courses within 30 km of St Andrews'],
	['town=gb-st-andrews&radius=10&q=old', 1, '1 course within 10 km of St Andrews for “old”'],
	['club=gleneagles&terrain=links', 4, '4 links at Gleneagles'],
	['club=gleneagles&country=scotland', 4, '4 courses at Gleneagles in Scotland'],
	['near=55.41_12.93&radius=30', 0, '0 courses within 30 km of you'],
	['box=12,55,14,56', 7, '7 courses on this part of the map'],
	['date=2026-06-12', 5, '5 courses'],
])('says what was found for %j', (query, total, words) => expect(answer(query, total)).toBe(words));

it('says the region within its country', () => {
	expect(answer('country=sweden&region=skane', 70, 'Skåne')).toBe('70 courses in Skåne, Sweden');
});

it.each(['', 'view=grid', 'sort=name&page=2', 'q=+'])('has no words where nothing was asked for: %j', (query) =>
	expect(answer(query, 9)).toBeNull(),
);
