import { describe, expect, it } from 'vitest';
import { CSV_TEMPLATE } from './csv-columns.ts';
import { readPlaceFile } from './place-file.ts';

const read = (text: string) => readPlaceFile(Buffer.from(text));
const placed = { latitude: 57.5834, longitude: -3.8711 };
const nowhere = { latitude: null, longitude: null };

const gpx = (inside: string) =>
	`<?xml version="1.0"?><gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">${inside}</gpx>`;
const kml = (inside: string) =>
	`\uFEFF<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${inside}</Document></kml>`;

const TAKEOUT = {
	type: 'FeatureCollection',
	features: [
		{
			type: 'Feature',
			geometry: { type: 'Point', coordinates: [-3.8711, 57.5834] },
			properties: {
				date: '2019-06-01T10:00:00Z',
				google_maps_url: 'http://maps.google.com/?cid=1',
				location: { name: 'Nairn Golf Club', address: 'Seabank Rd, Nairn', country_code: 'GB' },
			},
		},
		{
			type: 'Feature',
			geometry: { type: 'Point', coordinates: [0, 0] },
			properties: { five_star_rating_published: 5, location: { name: 'Falsterbo GK', country_code: 'SE' } },
		},
		{
			type: 'Feature',
			geometry: { type: 'Point', coordinates: [0, 0] },
			properties: {
				Title: 'Nairn',
				Location: { 'Business Name': 'Nairn', 'Geo Coordinates': { Latitude: '57.5834', Longitude: '-3.8711' } },
			},
		},
	],
};

describe('the places of a file', () => {
	it.each([
		[
			'waypoints of GPX',
			gpx('<wpt lat="57.5834" lon="-3.8711"><name>Nairn &amp; more</name></wpt><rte><name>Way</name></rte>'),
			['Nairn & more'],
		],
		[
			'points of KML',
			kml(
				'<Folder><name>Golf</name><Placemark><name><![CDATA[Nairn]]></name><Point><coordinates>-3.8711,57.5834,0</coordinates></Point></Placemark></Folder>',
			),
			['Nairn'],
		],
		['a table of ours', 'name,country,latitude,longitude\r\n"Nairn, Old",,57.5834,-3.8711\r\n', ['Nairn, Old']],
		['a table parted by semicolons', 'Course;Lat;Lng\nNairn;57.5834;-3.8711', ['Nairn']],
	])('%s', (_, text, names) => {
		expect(read(text)).toMatchObject({ ok: true, value: names.map((name) => ({ name, ...placed })) });
	});

	it('of Google’s export, in both of its forms; a position of 0, 0 is none', () => {
		expect(read(JSON.stringify(TAKEOUT))).toMatchObject({
			value: [
				{ name: 'Nairn Golf Club', land: 'GB', ...placed },
				{ name: 'Falsterbo GK', land: 'SE', ...nowhere },
				{ name: 'Nairn', land: null, ...placed },
			],
		});
	});

	it('of a list of names, and of our own template', () => {
		expect(read('Nairn\n\nFalsterbo, Sweden\n')).toMatchObject({
			value: [{ name: 'Nairn' }, { name: 'Falsterbo, Sweden' }],
		});
		expect(read(CSV_TEMPLATE)).toMatchObject({
			value: [{ name: 'St Andrews, Old Course', land: 'Scotland' }, { name: 'Ljunghusen' }],
		});
	});
});

describe('S10: a hostile file is refused', () => {
	const BOMB = `<!DOCTYPE gpx [<!ENTITY a "aaaaaaaaaa">${[...'bcdefghij']
		.map((name, at) => `<!ENTITY ${name} "${`&${'abcdefghij'[at]};`.repeat(10)}">`)
		.join('')}]>`;
	it.each([
		['entities within entities', `${BOMB}${gpx('<wpt lat="1" lon="1"><name>&j;</name></wpt>')}`, 'broken'],
		[
			'a file elsewhere',
			`<!DOCTYPE gpx [<!ENTITY x SYSTEM "file:///etc/passwd">]>${gpx('<wpt lat="1" lon="1"><name>&x;</name></wpt>')}`,
			'broken',
		],
		['XML that is nested deep', gpx('<a>'.repeat(100_000)), 'broken'],
		['XML that ends too early', gpx('<wpt lat="1" lon="1"><name>Nairn').slice(0, -6), 'broken'],
		['XML of another kind', '<html><body>Nairn</body></html>', 'unknown'],
		['JSON that is nested deep', '['.repeat(200_000), 'broken'],
		['JSON that ends too early', '{"features": [', 'broken'],
		['JSON of another kind', '{"courses": []}', 'unknown'],
		['a quote that never ends', 'name,country\n"Nairn,GB\n', 'broken'],
		['features that are none', '{"features": [null, 1, {}, {"properties": {"location": 5}}]}', 'no-places'],
		['nothing', ' \n ', 'no-places'],
	])('%s: %s', (_, text, kind) => expect(read(text)).toMatchObject({ ok: false, kind }));

	it('no text, or in another encoding than UTF-8', () => {
		for (const bytes of [
			[0xff, 0xfe, 0x4e, 0x00],
			[0x4e, 0xe4, 0x6d],
			[0x50, 0x4b, 0x03, 0x04, 0x00],
		])
			expect(readPlaceFile(Uint8Array.from(bytes))).toEqual({ ok: false, kind: 'not-text' });
	});
});
