import { tellersOf } from './facts/told-together.ts';

/** A licence of data: its name without and with its version, in short, as programs know it (SPDX), and where its text stands. */
export type Licence = { name: string; fullName: string; short: string; spdx: string; address: string };

const ODBL: Licence = {
	name: 'Open Database Licence',
	fullName: 'Open Database Licence 1.0',
	short: 'ODbL 1.0',
	spdx: 'ODbL-1.0',
	address: 'https://opendatacommons.org/licenses/odbl/1-0/',
};

/** What we give the facts of courses under: ours, those of others who ask for it, and what clubs and golfers tell us. */
export const CATALOGUE_LICENCE = ODBL;

/** A source whose licence asks for a line in the footer; `address` is where its makers say whose the data are. */
export type SourceCredit = { source: string; line: string; address: string; licence: Licence };

/** THE list of sources that others have made, in the order in which their lines are printed. */
export const CREDITS = [
	{
		source: 'osm',
		line: '© OpenStreetMap contributors',
		address: 'https://www.openstreetmap.org/copyright',
		licence: ODBL,
	},
	{
		source: 'opengolfapi',
		line: 'Contains data from OpenGolfAPI (opengolfapi.org)',
		address: 'https://opengolfapi.org/',
		licence: ODBL,
	},
] as const satisfies readonly SourceCredit[];

/** Whose lines the facts of a source call for, by what they are kept as being from. */
export const creditsOfSource = (from: string): readonly SourceCredit[] =>
	CREDITS.filter(({ source }) => tellersOf(from).includes(source));

/** What the places of the world are made of: whose it is, and under which licence. */
export const PLACE_CREDITS = [
	{ what: 'Towns', whose: 'GeoNames', licence: 'CC BY 4.0', address: 'https://www.geonames.org/' },
	{ what: 'outlines', whose: 'Natural Earth', licence: 'public domain', address: 'https://www.naturalearthdata.com/' },
	{ what: 'names', whose: 'Unicode CLDR', licence: 'Unicode License', address: 'https://cldr.unicode.org/' },
] as const;
