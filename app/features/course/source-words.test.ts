import { expect, it } from 'vitest';
import { sourceLines, sourceSentence } from './source-words.ts';

const osm = { from: 'osm', ref: 'way/7', day: '2026-05-11' };
const club = { from: 'club', day: '2026-06-01', checked: '2026-06-02' };

it('names the source of most facts first, and of the others at most three by name', () => {
	const ours = { from: 'fescue', day: '2026-11-01' };
	const own = { name: ours, country: ours, holes: ours, par: ours, terrain: ours };
	expect(sourceSentence({ ...own, website: club, access: club })).toBe(
		'our catalogue, November 2026, not checked with the club; access and website: the club, June 2026, checked in June 2026',
	);
	expect(sourceSentence({ ...own, position: osm, region: osm, locality: osm, architect: osm })).toContain(
		'; 4 others: OpenStreetMap, May 2026',
	);
});

it('does not call unchecked what the club says of itself, nor what somebody has checked', () => {
	expect(sourceSentence({ name: { ...club, checked: undefined } })).toBe('the club, June 2026');
	expect(sourceSentence({ name: club })).toBe('the club, June 2026, checked in June 2026');
	expect(sourceSentence({})).toBe('');
});

it('calls a file by its name, and leads to OpenStreetMap only by what is an element there', () => {
	const lines = sourceLines({
		name: { from: 'clubs', ref: 'x:1', day: '2026-05-11' },
		par: osm,
		holes: { from: 'osm', ref: 'osmw:77', day: '2026-05-11' },
	});
	expect(lines).toEqual([
		{ fact: 'Name', words: 'the file “clubs”, x:1, 11 May 2026, not checked' },
		{ fact: 'Holes', words: 'OpenStreetMap, osmw:77, 11 May 2026, not checked' },
		{
			fact: 'Par',
			words: 'OpenStreetMap, way/7, 11 May 2026, not checked',
			address: 'https://www.openstreetmap.org/way/7',
		},
	]);
});
