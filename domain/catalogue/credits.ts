/**
 * Sources whose licence, the Open Database Licence, asks for a line in the footer, in the order in which the lines are printed;
 * `address` is where their makers say whose the data are.
 */
export const CREDITS = [
	{ source: 'osm', line: '© OpenStreetMap contributors', address: 'https://www.openstreetmap.org/copyright' },
	{
		source: 'opengolfapi',
		line: 'Contains data from OpenGolfAPI (opengolfapi.org)',
		address: 'https://opengolfapi.org/',
	},
] as const;

export const OPEN_DATABASE_LICENCE = 'https://opendatacommons.org/licenses/odbl/1-0/';
