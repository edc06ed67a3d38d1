import { expect, it } from 'vitest';
import type { CourseDetails } from '#domain/catalogue/shapes.ts';
import { comparisonRows } from './read-rows.server.ts';

const typical = <Value>(value: Value) => ({ value, typical: true });

function course(slug: string, bands: CourseDetails['bands']): CourseDetails {
	return {
		id: 1,
		slug,
		name: slug,
		location: '',
		country: { code: 'SE', name: 'Sweden', slug: 'sweden' },
		continent: 'Europe',
		imageUrl: null,
		featured: false,
		source: 'fescue',
		otherNames: [],
		score: { value: null, count: 0, ranked: false, builtIn: false },
		region: null,
		regionPage: null,
		latitude: null,
		longitude: null,
		holes: null,
		par: null,
		architect: null,
		openedYear: null,
		type: typical(''),
		difficulty: typical(''),
		description: typical(''),
		facilities: typical([]),
		length: { metres: null, text: '', typical: true },
		website: null,
		access: null,
		season: null,
		greenFee: null,
		closedOn: null,
		priceBand: null,
		partnerLinks: [],
		histogram: [],
		mean: null,
		newestPlayed: null,
		aspects: [],
		bands,
	};
}

it('says what golfers of each handicap band found, in the order of the bands, and leaves out bands nobody has', () => {
	const first = course('first', [
		{ band: '29+', mean: 8.26, count: 3 },
		{ band: '0-9', mean: 7, count: 12 },
	]);
	const second = course('second', [{ band: '0-9', mean: 9.04, count: 4 }]);
	const rows = comparisonRows([first, second], 6).filter(({ name }) => name.startsWith('Handicap'));
	expect(rows.map(({ name, cells }) => [name, ...cells.map(({ words }) => words)])).toEqual([
		['Handicap 0-9', '7.0 (12 reviews)', '9.0 (4 reviews)'],
		['Handicap 29+', '8.3 (3 reviews)', null],
	]);
});
