/**
 * The units that the outlines have of the United Kingdom are its councils, some hundred and fifty of them in England alone. There
 * golfers think in counties, and in Northern Ireland the districts of today are larger than those that are drawn: these are put
 * together. A unit that is not named here is a region by itself.
 */
export const COUNTIES: Readonly<Record<string, string>> = {
	Bedfordshire: 'Bedford|Central Bedfordshire|Luton',
	Berkshire:
		'Bracknell Forest|Reading|Slough|West Berkshire|Windsor and Maidenhead|Royal Borough of Windsor and Maidenhead|Wokingham',
	Bristol: 'Bristol|City of Bristol',
	Buckinghamshire: 'Buckinghamshire|Milton Keynes',
	Cambridgeshire: 'Cambridgeshire|Peterborough',
	Cheshire: 'Cheshire|Cheshire East|Cheshire West and Chester|Halton|Warrington',
	Cornwall: 'Cornwall|Isles of Scilly',
	'County Durham': 'Durham|County Durham|Darlington|Hartlepool|Stockton-on-Tees',
	Derbyshire: 'Derbyshire|Derby',
	Devon: 'Devon|Plymouth|Torbay',
	Dorset: 'Dorset|Bournemouth|Poole',
	'East Riding of Yorkshire': 'East Riding of Yorkshire|Kingston upon Hull',
	'East Sussex': 'East Sussex|Brighton and Hove',
	Essex: 'Essex|Southend-on-Sea|Thurrock',
	Gloucestershire: 'Gloucestershire|South Gloucestershire',
	'Greater London':
		'Barking and Dagenham|Barnet|Bexley|Brent|Bromley|Camden|City|City of London|Croydon|Ealing|Enfield|Greenwich|Royal Borough of Greenwich|Hackney|Hammersmith and Fulham|Haringey|Harrow|Havering|Hillingdon|Hounslow|Islington|Kensington and Chelsea|Royal Borough of Kensington and Chelsea|Kingston upon Thames|Royal Borough of Kingston upon Thames|Lambeth|Lewisham|Merton|Newham|Redbridge|Richmond upon Thames|Southwark|Sutton|Tower Hamlets|Waltham Forest|Wandsworth|Westminster|City of Westminster',
	'Greater Manchester': 'Bolton|Bury|Manchester|Oldham|Rochdale|Salford|Stockport|Tameside|Trafford|Wigan',
	Hampshire: 'Hampshire|Portsmouth|Southampton',
	Kent: 'Kent|Medway',
	Lancashire: 'Lancashire|Blackburn with Darwen|Blackpool',
	Leicestershire: 'Leicestershire|Leicester',
	Lincolnshire: 'Lincolnshire|North Lincolnshire|North East Lincolnshire',
	Merseyside: 'Knowsley|Liverpool|Merseyside|Sefton|St Helens|Saint Helens|Wirral',
	'North Yorkshire': 'North Yorkshire|York|Middlesbrough|Redcar and Cleveland',
	Nottinghamshire: 'Nottinghamshire|Nottingham',
	Shropshire: 'Shropshire|Telford and Wrekin',
	Somerset: 'Somerset|Bath and North East Somerset|North Somerset',
	'South Yorkshire': 'Barnsley|Doncaster|Rotherham|Sheffield',
	Staffordshire: 'Staffordshire|Stoke-on-Trent',
	'Tyne and Wear': 'Gateshead|Newcastle upon Tyne|North Tyneside|South Tyneside|Sunderland',
	'West Midlands': 'Birmingham|Coventry|Dudley|Sandwell|Solihull|Walsall|Wolverhampton',
	'West Yorkshire': 'Bradford|Calderdale|Kirklees|Leeds|Wakefield',
	Wiltshire: 'Wiltshire|Swindon',
	'Antrim and Newtownabbey': 'Antrim|Newtownabbey',
	'Ards and North Down': 'Ards|North Down',
	'Armagh, Banbridge and Craigavon': 'Armagh|Banbridge|Craigavon',
	'Causeway Coast and Glens': 'Ballymoney|Coleraine|Limavady|Moyle',
	'Derry and Strabane': 'Derry|Strabane',
	'Fermanagh and Omagh': 'Fermanagh|Omagh',
	'Lisburn and Castlereagh': 'Lisburn|Castlereagh',
	'Mid and East Antrim': 'Ballymena|Carrickfergus|Larne',
	'Mid Ulster': 'Cookstown|Dungannon|Dungannon and South Tyrone|Magherafelt',
	'Newry, Mourne and Down': 'Newry and Mourne|Down',
};

const countyOfUnit = new Map(
	Object.entries(COUNTIES).flatMap(([county, units]) => units.split('|').map((unit) => [unit, county] as const)),
);

/** Units whose names are wrong in the outlines, by their codes. */
const MISNAMED: Readonly<Record<string, string>> = {
	'GB-ELS': 'Outer Hebrides',
	'GB-NAY': 'North Ayrshire',
	'GB-ORK': 'Orkney',
	'GB-PKN': 'Perth and Kinross',
	'GB-RCT': 'Rhondda Cynon Taf',
	'GB-SHN': 'Saint Helens',
	'GB-WRL': 'Wirral',
	'GB-ZET': 'Shetland',
};

/** The county or district that a unit is put into, by its name and its code; the unit itself where it is one. */
export function countyOf(unit: string, code: string | null): string {
	const name = MISNAMED[code ?? ''] ?? unit;
	return countyOfUnit.get(name) ?? name;
}
