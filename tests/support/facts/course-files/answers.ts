import type { CourseFile, Expected } from './shapes.ts';

const COURSE = { leisure: 'golf_course', name: 'Hillside GC' };
const HERE = { latitude: 59.33, longitude: 18.06 };
const CENTER = { lat: 59.33, lon: 18.06 };

const answer = (elements: readonly object[], more = {}) =>
	JSON.stringify({ version: 0.6, generator: 'Overpass API', elements, ...more });
const collection = (features: readonly unknown[], more = {}) =>
	JSON.stringify({ type: 'FeatureCollection', features, ...more });
const way = (id: number, tags: object, more: object = { center: CENTER }) => ({ type: 'way', id, tags, ...more });
const feature = (properties: unknown, more: object = { geometry: { type: 'Point', coordinates: [18.06, 59.33] } }) => ({
	type: 'Feature',
	properties,
	...more,
});

const point = { type: 'Point', coordinates: [18.06, 59.33] };

const ring = (west: number, east: number) => [
	[west, -16.8],
	[east, -16.8],
	[east, -16.7],
	[west, -16.7],
];
const shape = (what: string, geometry: unknown, expected: Expected, more = {}): CourseFile => ({
	kind: 'outlines and lacking parts',
	what,
	content: collection([{ type: 'Feature', id: null, properties: { name: 'Hillside GC', ...more }, geometry }]),
	rows: [expected],
});
const FIJI = { country: 'FJ', latitude: -16.75 };
const shapes: CourseFile[] = [
	shape(
		'both sides of 180°',
		{ type: 'MultiPolygon', coordinates: [[ring(179.9, 180)], [ring(-180, -179.9)]] },
		{ ...FIJI, longitude: 180 },
	),
	shape('beyond 180°', { type: 'Polygon', coordinates: [ring(179.98, 180.04)] }, { ...FIJI, longitude: -179.99 }),
	shape(
		'from 179° to -179°',
		{ type: 'Polygon', coordinates: [ring(179.98, -179.96)] },
		{ ...FIJI, longitude: -179.99 },
	),
	shape('beyond -180°', { type: 'Polygon', coordinates: [ring(-180.04, -179.98)] }, { ...FIJI, longitude: 179.99 }),
	shape(
		'a collection in a collection',
		{ type: 'GeometryCollection', geometries: [{ type: 'GeometryCollection', geometries: [point] }] },
		HERE,
	),
	shape('an empty collection', { type: 'GeometryCollection', geometries: [] }, 'no-place'),
	shape('no geometry, a country', null, { country: 'SE', latitude: null }, { country: 'SE' }),
	shape('no geometry, columns instead', null, HERE, { lat: 59.33, lon: 18.06 }),
	shape('empty coordinates', { type: 'Point', coordinates: [] }, 'no-place'),
	shape('numbers as texts', { type: 'Point', coordinates: ['18.06', '59.33'] }, HERE),
	shape('metres of a projection', { type: 'Point', coordinates: [674_032, 6_580_822] }, 'bad-position'),
	{
		kind: 'outlines and lacking parts',
		what: 'features without this and that',
		content: collection([
			{ type: 'Feature', id: null, properties: [], geometry: point },
			{ type: 'Feature', properties: null, geometry: point },
			{ properties: { name: 'Hillside GC' }, geometry: point },
			{ type: 'Feature', properties: { name: 'Hillside GC' }, bbox: [18.05, 59.32, 18.07, 59.34] },
			{ type: 'Feature', id: 7, properties: { name: 'Hillside GC' }, geometry: {} },
			null,
			'Hillside GC',
		]),
		rows: ['no-name', 'no-name', HERE, HERE, 'no-place', 'not-a-feature', 'not-a-feature'],
	},
	{
		kind: 'outlines and lacking parts',
		what: "Esri's own JSON",
		content: JSON.stringify({ features: [{ attributes: { NAME: 'Hillside GC' }, geometry: { x: 18.06, y: 59.33 } }] }),
		rows: [HERE],
	},
	{
		kind: 'outlines and lacking parts',
		what: 'Overpass: geometry, bounds, nodes behind, nodes before, members, nothing',
		content: answer([
			{ type: 'node', id: 1, lat: 59.32, lon: 18.05 },
			way(2, COURSE, { bounds: { minlat: 59.32, minlon: 18.05, maxlat: 59.34, maxlon: 18.07 } }),
			way(3, COURSE, { geometry: [{ lat: 59.32, lon: 18.05 }, null, { lat: 59.34, lon: 18.07 }] }),
			way(4, COURSE, { nodes: [1, 9, 1] }),
			{ type: 'relation', id: 5, tags: COURSE, members: [{ type: 'way', ref: 8, role: 'outer' }] },
			{ type: 'relation', id: 6, tags: COURSE, members: [{ type: 'way', ref: 8, role: 'outer', geometry: [CENTER] }] },
			way(7, COURSE, {}),
			{ type: 'way', id: 8, nodes: [9, 1] },
			{ type: 'node', id: 9, lat: 59.34, lon: 18.07 },
		]),
		rows: [HERE, HERE, HERE, HERE, HERE, 'no-place'],
	},
];

const half = (what: string, content: string, broken: string): CourseFile => ({
	kind: 'half answers',
	what,
	content,
	broken,
});
const halves: CourseFile[] = [
	half(
		'a timeout',
		answer([way(1, COURSE)], { remark: 'runtime error: Query timed out in "query" at line 3' }),
		'Query timed out',
	),
	half(
		'no memory, and nothing at all',
		answer([], { remark: 'runtime error: Query ran out of memory' }),
		'ran out of memory',
	),
	half('the remark first', JSON.stringify({ remark: 'runtime error: open64', elements: [way(1, COURSE)] }), 'open64'),
	half('ArcGIS', collection([feature(COURSE)], { exceededTransferLimit: true }), 'exceededTransferLimit'),
	half(
		'ArcGIS, in its properties',
		collection([feature(COURSE)], { properties: { exceededTransferLimit: true } }),
		'exceededTransferLimit',
	),
	half('an error of ArcGIS', JSON.stringify({ error: { code: 400, message: 'Invalid query' } }), 'Invalid query'),
	half('pages of a WFS', collection([feature(COURSE)], { numberMatched: 500, numberReturned: 1 }), '1 of 500'),
	half('a next page', collection([feature(COURSE)], { links: [{ rel: 'self' }, { rel: 'next' }] }), 'next page'),
	{
		kind: 'half answers',
		what: 'whole ones',
		content: collection([feature({ ...COURSE, remark: 'a fine course' })], {
			exceededTransferLimit: false,
			numberMatched: 1,
			numberReturned: 1,
		}),
		rows: [HERE],
	},
];

const gone = (tags: object) => ({ name: 'Hillside GC', ...tags });
const LIFE: readonly (readonly [object, Expected])[] = [
	[{ leisure: 'golf_course', disused: 'yes' }, 'closed'],
	[{ leisure: 'golf_course', abandoned: 'yes' }, 'closed'],
	[{ leisure: 'golf_course', disused: 'no' }, HERE],
	[{ leisure: 'golf_course', end_date: '2011-10' }, 'closed'],
	[{ leisure: 'golf_course', end_date: 'before 2015' }, 'closed'],
	[{ leisure: 'golf_course', end_date: '2099' }, HERE],
	[{ leisure: 'golf_course', operational_status: 'closed' }, 'closed'],
	[{ leisure: 'golf_course', operational_status: 'operational' }, HERE],
	[{ leisure: 'golf_course', opening_hours: 'closed' }, 'closed'],
	[{ leisure: 'golf_course', opening_hours: 'off' }, 'closed'],
	[{ leisure: 'golf_course', opening_hours: 'Apr-Oct 08:00-18:00; Nov-Mar off' }, HERE],
	[{ leisure: 'golf_course', access: 'no', note: 'closed 2019' }, 'closed'],
	[{ leisure: 'golf_course', access: 'private', note: 'Closed on Mondays' }, HERE],
	[{ leisure: 'golf_course', construction: 'minor' }, HERE],
	[{ leisure: 'golf_course', 'proposed:golf': 'hole' }, HERE],
	[{ leisure: 'construction', construction: 'golf_course' }, 'closed'],
	[{ proposed: 'golf_course' }, 'closed'],
	...[
		'disused',
		'abandoned',
		'was',
		'demolished',
		'razed',
		'removed',
		'destroyed',
		'ruins',
		'historic',
		'former',
		'proposed',
		'planned',
		'construction',
	].map((state) => [{ [`${state}:leisure`]: 'golf_course', landuse: 'meadow' }, 'closed'] as const),
	[{ leisure: 'park', 'was:leisure': 'golf_course' }, 'closed'],
	[{ leisure: 'park', 'was:leisure': 'pitch' }, 'not-golf'],
];
const KINDS: readonly (readonly [object, Expected])[] = [
	[{ leisure: 'golf_course' }, HERE],
	[{ leisure: 'golf_course;park' }, HERE],
	[{ leisure: 'park; golf_course' }, HERE],
	[{ shop: 'golf' }, 'not-golf'],
	[{ sport: 'golf' }, 'not-golf'],
	[{ landuse: 'residential' }, 'not-golf'],
	[{ leisure: 'miniature_golf' }, 'not-golf'],
	[{ leisure: 'sports_centre', sport: 'golf' }, 'not-golf'],
	[{ golf: 'driving_range' }, 'not-golf'],
	[{ leisure: 'golf_course', golf: 'driving_range' }, 'not-golf'],
	[{ golf: 'hole' }, 'hole-name'],
	[{ type: 'site', site: 'golf_course' }, 'not-golf'],
];
const things = (kind: string, list: readonly (readonly [object, Expected])[]): CourseFile => ({
	kind,
	what: 'tags',
	content: answer(list.map(([tags], at) => way(at + 1, gone(tags)))),
	rows: list.map(([, expected]) => expected),
});

const named = (what: string, tags: object, expected: Expected): CourseFile => ({
	kind: 'several names',
	what,
	content: answer([way(1, { leisure: 'golf_course', ...tags })]),
	rows: [expected],
});
const names: CourseFile[] = [
	named(
		'in other languages, old, short, official',
		{
			name: '丘ゴルフ',
			'name:en': 'Hill Golf',
			'name:ja-Latn': 'Oka Gorufu',
			alt_name: 'Oka CC;Oka Golf',
			official_name: 'Oka Country Club',
			old_name: 'Seaside',
			short_name: 'OCC',
			'old_name:1990-2001': 'Dune Golf',
			name_1: 'Hill Two',
		},
		{
			name: '丘ゴルフ',
			otherNames: [
				'Hill Golf',
				'Oka Gorufu',
				'Oka CC',
				'Oka Golf',
				'Oka Country Club',
				'Seaside',
				'OCC',
				'Dune Golf',
				'Hill Two',
			],
		},
	),
	named(
		'a list in the name',
		{ name: 'Hill;Hillside Golf Club' },
		{ name: 'Hillside Golf Club', otherNames: ['Hill'] },
	),
	named('no plain name', { 'name:en': 'Hillside Golf Club' }, { name: 'Hillside Golf Club', otherNames: [] }),
	named('no name, but a club that operates it', { operator: 'Hillside Golf Club' }, { name: 'Hillside Golf Club' }),
	named('no name, and a company', { operator: 'Troon' }, 'no-name'),
	named(
		'what is said of names',
		{ name: 'Hillside', 'name:etymology': 'a hill', 'name:pronunciation': 'x', 'source:name': 'survey' },
		{ name: 'Hillside', otherNames: [] },
	),
	{
		kind: 'several names',
		what: 'columns',
		content: 'name,Name (EN),name_sv,aka,country\nKullen,Hill,Kullens GK,The Hill;Hilly,SE\n',
		rows: [{ name: 'Kullen', otherNames: ['The Hill', 'Hilly', 'Hill', 'Kullens GK'] }],
	},
];

/** Answers of servers, and what is drawn in them. */
export const ANSWERS: readonly CourseFile[] = [
	...shapes,
	...halves,
	things('gone, or not yet there', LIFE),
	things('other things', KINDS),
	...names,
];
