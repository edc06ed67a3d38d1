import type { CourseFile } from './shapes.ts';

const COURSE = { leisure: 'golf_course', name: 'Hillside GC' };

const featureOf = (properties: object, more: object = { geometry: point }) =>
	JSON.stringify({ type: 'FeatureCollection', features: [{ type: 'Feature', properties, ...more }] });
const osm = (what: string, properties: object, sourceId: string, more?: object): CourseFile => ({
	kind: 'OpenStreetMap by other tools',
	what,
	content: featureOf({ name: 'Hillside GC', ...properties }, more),
	rows: [{ source: 'osm', sourceId, credits: ['© OpenStreetMap contributors'] }],
});
const csv = (header: string, cells: string, sourceId: string): CourseFile => ({
	kind: 'OpenStreetMap by other tools',
	what: header,
	content: `${header},name,lat,lon\n${cells},Hillside GC,59.33,18.06\n`,
	rows: [{ source: 'osm', sourceId }],
});
const point = { type: 'Point', coordinates: [18.06, 59.33] };
/** Rows that somebody has put together from several sources. */
const together: CourseFile = {
	kind: 'OpenStreetMap by other tools',
	what: 'rows of two sources',
	content: [
		'id,name,country,source',
		'osm:way/7,Hillside GC,SE,osm-world+opengolfapi',
		'oga:8,Lakeside GC,SE,opengolfapi',
		'osm:way/9,Seaside GC,SE,osm-europe+osm-world',
	].join('\n'),
	rows: [
		{
			...{ source: 'osm', sourceId: 'osm:way/7', toldBy: 'osm+opengolfapi' },
			credits: ['© OpenStreetMap contributors', 'Contains data from OpenGolfAPI (opengolfapi.org)'],
		},
		{ source: 'opengolfapi', sourceId: 'oga:8', toldBy: 'opengolfapi' },
		{ source: 'osm', sourceId: 'osm:way/9', toldBy: 'osm' },
	],
};

/** Data of OpenStreetMap as other tools write it. */
export const OSM_TOOLS: readonly CourseFile[] = [
	together,
	csv('osm_id,osm_type', '12,way', 'osm:way/12'),
	csv('osm_id,osm_type', '12,R', 'osm:relation/12'),
	csv('osm_id', '12', 'osm:way/12'),
	csv('osm_id', '-12', 'osm:relation/12'),
	csv('osm_id', 'w12', 'osm:way/12'),
	csv('osm_id,osm_way_id', ',12', 'osm:way/12'),
	csv('osm_id,osm_way_id', '12,', 'osm:relation/12'),
	csv('@id,@type', '12,node', 'osm:node/12'),
	csv('full_id', 'r12', 'osm:relation/12'),
	csv('id', 'way/12', 'osm:way/12'),
	csv('id', 'osm:relation/12', 'osm:relation/12'),
	csv('id,source', '12,OpenStreetMap', 'osm:way/12'),
	csv('element_type,osmid', 'way,12', 'osm:way/12'),
	csv('osm', 'https://www.openstreetmap.org/way/12', 'osm:way/12'),
	osm('Geofabrik', { osm_id: '12', code: 7252, fclass: 'golf_course' }, 'osm:way/12'),
	osm('ogr2ogr, a way', { osm_id: null, osm_way_id: '12', leisure: 'golf_course' }, 'osm:way/12'),
	osm('ogr2ogr, a relation', { osm_id: '12', osm_way_id: null, leisure: 'golf_course' }, 'osm:relation/12'),
	osm(
		'ogr2ogr, tags in an hstore',
		{ osm_way_id: '12', other_tags: '"leisure"=>"golf_course","holes"=>"9"' },
		'osm:way/12',
	),
	osm('QuickOSM', { full_id: 'w12', osm_id: '12', osm_type: 'way', leisure: 'golf_course' }, 'osm:way/12'),
	osm('overpass turbo', { '@id': 'way/12', leisure: 'golf_course' }, 'osm:way/12', { id: 'way/12', geometry: point }),
	osm('osmtogeojson', { type: 'way', id: 12, tags: COURSE, meta: {} }, 'osm:way/12', { id: 'way/12', geometry: point }),
	osm('osmium', { '@type': 'way', '@id': 12, leisure: 'golf_course' }, 'osm:way/12'),
	osm('osmium, areas', { leisure: 'golf_course', source: 'osm' }, 'osm:relation/12', { id: 'a25', geometry: point }),
];
