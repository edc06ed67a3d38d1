/** Areas that the atlas draws without an ISO number, and the code they are filed under here. */
const CODE_BY_ATLAS_NAME: Readonly<Record<string, string>> = {
	Akrotiri: 'CY',
	Baikonur: 'KZ',
	'Clipperton I.': 'FR',
	'Coral Sea Is.': 'AU',
	'Cyprus U.N. Buffer Zone': 'CY',
	Dhekelia: 'CY',
	'Indian Ocean Ter.': 'CX',
	Kosovo: 'XK',
	'N. Cyprus': 'CY',
	'Siachen Glacier': 'IN',
	Somaliland: 'SO',
	'USNB Guantanamo Bay': 'CU',
};

type Box = { code: string; of: string; south: number; north: number; west: number; east: number };

/** Land that the atlas draws as part of `of`: territories with a code of their own, and Crimea, which is Ukraine's. */
const DRAWN_WITH_ANOTHER: readonly Box[] = [
	{ code: 'GF', of: 'FR', south: 2, north: 6.5, west: -55, east: -51 },
	{ code: 'GP', of: 'FR', south: 15.7, north: 16.7, west: -62, east: -60.8 },
	{ code: 'MQ', of: 'FR', south: 14.3, north: 15, west: -61.4, east: -60.7 },
	{ code: 'RE', of: 'FR', south: -21.6, north: -20.7, west: 55, east: 56 },
	{ code: 'YT', of: 'FR', south: -13.2, north: -12.4, west: 44.9, east: 45.5 },
	{ code: 'SJ', of: 'NO', south: 73.5, north: 81.5, west: 9, east: 36 },
	{ code: 'SJ', of: 'NO', south: 70.6, north: 71.4, west: -10, east: -7 },
	{ code: 'BV', of: 'NO', south: -55, north: -54, west: 3, east: 4 },
	{ code: 'BQ', of: 'NL', south: 11.8, north: 18, west: -69, east: -62.5 },
	{ code: 'TK', of: 'NZ', south: -10, north: -8, west: -173, east: -171 },
	{ code: 'UA', of: 'RU', south: 44.3, north: 46.3, west: 32.4, east: 36.7 },
	{ code: 'CC', of: 'CX', south: -12.5, north: -11.5, west: 96, east: 97.5 },
];

/** Who belongs to whom, or is often written so: an address may name either. */
const TERRITORIES_BY_STATE: Readonly<Record<string, string>> = {
	AU: 'CC CX HM NF',
	CN: 'HK MO TW',
	DK: 'FO GL',
	FI: 'AX',
	FR: 'BL GF GP MF MQ NC PF PM RE TF WF YT',
	GB: 'AI BM FK GG GI GS IM IO JE KY MS PN SH TC VG',
	IL: 'PS',
	MA: 'EH',
	NL: 'AW BQ CW SX',
	NO: 'BV SJ',
	NZ: 'CK NU TK',
	RS: 'XK',
	US: 'AS GU MP PR UM VI',
};

/** The code of an area of the atlas that carries no ISO number; null for reefs and banks that nobody lives on. */
export function codeOfUnnumbered(atlasName: string): string | null {
	return CODE_BY_ATLAS_NAME[atlasName] ?? null;
}

/** The code of a piece of land drawn with `code` whose middle lies at the given place: `GF` for the piece of `FR` in South America. */
export function codeOfPiece(code: string, latitude: number, longitude: number): string {
	const territory = DRAWN_WITH_ANOTHER.find(
		({ of, south, north, west, east }) =>
			of === code && latitude >= south && latitude <= north && longitude >= west && longitude <= east,
	);
	return territory?.code ?? code;
}

/** True when `territory` belongs to `state`, or is often written so: (`PR`, `US`). Never true of a country and itself. */
export function isTerritoryOf(territory: string, state: string): boolean {
	return TERRITORIES_BY_STATE[state]?.split(' ').includes(territory) ?? false;
}
