/** What files call countries and readers hardly do: search does not know these, since some are words of their own ("den", "lat"). */

/** Codes of sports, where they are none of ISO's: code, then what it is called. */
const CODES_OF_SPORT = `
	BG bul, CH sui, CL chi, CR crc, DE ger, DK den, GB eng sco wal nir, GR gre, GT gua, HN hon,
	HR cro, HT hai, ID ina, KW kuw, LV lat, MY mas, NG ngr, NI nca, NL ned, OM oma,
	PH phi, PR pur, PT por, PY par, SA ksa, SI slo, SV esa, TW tpe, UY uru, VN vie,
	ZA rsa
`;

const WORDS: Readonly<Record<string, string>> = {
	AE: 'united arab emirates uae',
	AG: 'antigua',
	BA: 'bosnia',
	BS: 'the bahamas',
	CD: 'congo the democratic republic of the|the democratic republic of the congo|drc|zaire',
	CG: 'the republic of the congo',
	CH: 'swiss confederation',
	CN: 'china mainland|mainland china|china peoples republic of',
	CW: 'country of curacao',
	CZ: 'czech rep',
	DE: 'federal republic of germany|brd',
	DO: 'dominican rep|rep dominicana',
	FK: 'falkland islands malvinas',
	FM: 'federated states of micronesia',
	GB: 'britain',
	GG: 'bailiwick of guernsey',
	GM: 'the gambia',
	GR: 'hellas|hellenic republic',
	HK: 'hongkong',
	HR: 'hrvatska',
	IM: 'the isle of man',
	JE: 'bailiwick of jersey',
	KN: 'st kitts and nevis|st kitts nevis',
	KP: 'korea north|dprk|the democratic peoples republic of korea',
	KR: 'korea south|rok',
	LA: 'the lao peoples democratic republic',
	LC: 'st lucia',
	MF: 'saint martin french part',
	MK: 'the former yugoslav republic of macedonia|fyr macedonia|former yugoslav republic of macedonia',
	NL: 'kingdom of the netherlands',
	PS: 'palestinian territory occupied|occupied palestinian territory|palestinian territories|palestinian territory',
	RE: 'la reunion',
	RU: 'the russian federation',
	SH: 'st helena',
	SI: 'slovenija',
	ST: 'sao tome',
	SX: 'sint maarten dutch part',
	SZ: 'kingdom of eswatini',
	TL: 'east timor',
	TR: 'republic of turkiye',
	TT: 'trinidad',
	US: 'the united states|the united states of america|u s of a|estados unidos de america|etats unis d amerique',
	VA: 'vatican|holy see vatican city state',
	VC: 'st vincent and the grenadines|st vincent',
	VI: 'u s virgin islands|united states virgin islands',
	ZA: 'republic of south africa',
};

/** Pairs of a folded name and the country's code of two letters. */
export const FILE_NAMES_OF_COUNTRIES: readonly (readonly [name: string, code: string])[] = [
	...CODES_OF_SPORT.trim()
		.split(/\s*,\s*/)
		.flatMap((line) => {
			const [code = '', ...names] = line.split(' ');
			return names.map((name) => [name, code] as const);
		}),
	...Object.entries(WORDS).flatMap(([code, names]) => names.split('|').map((name) => [name, code] as const)),
];
