import { expect, it } from 'vitest';
import { NOTHING_FOUND } from './find-filter.server.ts';
import { viewOf } from './find-view.server.ts';
import { plainly } from './meaning.server.ts';
import { readFindSearch } from './read-find-search.server.ts';

const townOf = (query: string) =>
	query.startsWith('town=') ? { name: 'St Andrews', latitude: 56.34, longitude: -2.8 } : null;
const clubOf = (query: string) =>
	query.startsWith('club=')
		? { slug: 'gleneagles', name: 'Gleneagles', country: 'GB', nation: 'scotland', courses: [1, 2] }
		: null;
const view = (query: string, counts: Partial<typeof NOTHING_FOUND> = {}) =>
	viewOf(
		plainly({ search: readFindSearch(new URLSearchParams(query)), town: townOf(query), club: clubOf(query) }),
		{ ...NOTHING_FOUND, ...counts },
		false,
	);
const notes = (query: string, counts: Partial<typeof NOTHING_FOUND>) =>
	view(query, counts).notes.map(({ about, text }) => `${about}: ${text}`);

it('counts filters, and neither words nor order, view, page or place', () => {
	expect(view('q=golf&sort=name&view=map&page=3').filters).toBe('Filters');
	expect(view('sort=distance&near=55.41_12.93').filters).toBe('Filters');
	expect(view('q=golf&country=sweden&price=1.2&date=2026-06-12&handicap=0').filters).toBe('Filters (5)');
});

it('offers to measure from the reader’s place where nobody knows it, and orders by distance only from there', () => {
	const [distance] = view('q=golf').sorts.filter(({ label }) => label === 'Distance from me');
	expect(distance).toMatchObject({ asksPlace: true, chosen: false });
	expect(view('sort=distance').order).toBe('Best rated first');
	expect(view('sort=distance&near=55.41_12.93').order).toBe('Nearest first');
	expect(view('sort=distance').radii).toEqual([]);
	expect(view('sort=distance&near=55.41_12.93').radii.map(({ label }) => label)).toEqual([
		'10 km',
		'30 km',
		'50 km',
		'100 km',
		'Any distance',
	]);
});

it('a town is a chip, with how far around it, which can be chosen; distances are from there', () => {
	const { chips, radii, sorts, order } = view('town=gb-st-andrews&radius=50');
	expect(chips).toEqual([{ label: 'Within 50 km of St Andrews', to: '/find-course' }]);
	expect(radii.map(({ label, to, chosen }) => [label, to, chosen])).toEqual([
		['10 km', '/find-course?town=gb-st-andrews&radius=10', false],
		['30 km', '/find-course?town=gb-st-andrews&radius=30', false],
		['50 km', '/find-course?town=gb-st-andrews&radius=50', true],
		['100 km', '/find-course?town=gb-st-andrews&radius=100', false],
	]);
	expect(order).toBe('Nearest first');
	const ofTown = sorts.find(({ label }) => label === 'Distance from St Andrews');
	expect(ofTown).toMatchObject({ chosen: true, asksPlace: false });
	expect(view('town=gb-st-andrews').chips[0]?.label).toBe('Within 30 km of St Andrews');
	expect(view('town=gb-st-andrews').radii.find(({ chosen }) => chosen)?.label).toBe('30 km');
});

it('a club is a chip and a filter, and stays when something else is chosen', () => {
	const { chips, filters, kept, sorts } = view('club=gleneagles');
	expect(chips).toEqual([{ label: 'Gleneagles', to: '/find-course' }]);
	expect(filters).toBe('Filters (1)');
	expect(kept).toContainEqual(['club', 'gleneagles']);
	expect(sorts.find(({ label }) => label === 'Name')?.to).toBe('/find-course?club=gleneagles&sort=name');
});

it('keeps a place in the address only while it orders or narrows the list', () => {
	const byName = (query: string) => view(query).sorts.find(({ label }) => label === 'Name')?.to;
	expect(byName('sort=distance&near=55.41_12.93')).toBe('/find-course?sort=name');
	expect(byName('sort=distance&near=55.41_12.93&radius=30')).toContain('near=55.41_12.93&radius=30');
});

it('says how many are known to be open, and that none is', () => {
	const date = 'date=2026-06-12';
	const about = 'Open on 12 June 2026';
	expect(notes(date, { total: 52, open: 12 })).toEqual([
		`${about}: 12 known to be open come first, then 40 whose season is not known.`,
	]);
	expect(notes(date, { total: 12, open: 12 })).toEqual([`${about}: 12 known to be open.`]);
	expect(notes(date, { total: 40, open: 0 })).toEqual([
		`${about}: none is known to be open then. Of these the season is not known.`,
	]);
	expect(notes(`${date}&open=known`, { total: 0, open: 0 })).toEqual([`${about}: none is known to be open then.`]);
});

it('says how many are known to suit a handicap, and that none is', () => {
	expect(notes('handicap=18', { total: 9, suited: 2 })[0]).toMatch(
		/^Handicap 18: 2 known to suit it come first and are marked/,
	);
	expect(notes('handicap=%2B2.1', { total: 9, suited: 0 })[0]).toMatch(
		/^Handicap \+2.1: none of these is known to suit it\./,
	);
});

it('leads to those known to be open alone, and back', () => {
	const links = (query: string) => view(query).notes[0]?.links.map(({ to }) => to);
	expect(links('q=golf&date=2026-06-12&page=2')).toEqual([
		'/find-course?q=golf&date=2026-06-12&open=known',
		'/find-course?q=golf',
	]);
	expect(links('date=2026-06-12&open=known')?.[0]).toBe('/find-course?date=2026-06-12');
});
