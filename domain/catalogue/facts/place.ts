import type { FactDefinition } from './definition.ts';

export const locality = {
	kind: 'text',
	text: 'line',
	label: 'Town',
	column: 'locality',
	most: 200,
	whose: 'club',
	group: 'place',
	toldElsewhere: true,
	shipped: 'known',
	import: {
		headers:
			'locality|city|town|addr city|municipality|village|place|location|ort|stadt|ville|ciudad|is in city|gemeente|kommun|comune|miasto|postort|suburb|plaats|stad|kaupunki|localite|localita|localidad|cidade|mesto|sehir|varos|город|πολη|市|市区町村|城市|도시',
	},
} as const satisfies FactDefinition;

export const region = {
	kind: 'text',
	text: 'line',
	label: 'Region',
	column: 'region',
	most: 200,
	whose: 'club',
	group: 'place',
	toldElsewhere: true,
	shipped: 'known',
	import: {
		headers:
			'region|state|addr state|province|county|addr province|state province|admin1|prefecture|lan|bundesland|state name|region name|state code|is in state|departement|provincia|kanton|canton|admin name',
	},
	// What its country tells as well.
	page: { part: 'further', order: 60, isAsked: false },
} as const satisfies FactDefinition;

export const country = {
	kind: 'country',
	label: 'Country',
	column: 'country',
	whose: 'club',
	group: 'place',
	merge: 'stays',
	toldElsewhere: true,
	shipped: 'always',
	import: {
		headers:
			'iso2|iso|country code|countrycode|iso country|alpha 2|addr country|country iso2|iso a2|country|country name|land|pays|pais|iso3|alpha 3|country iso3|iso a3|country iso|nation|nazione|maa|kraj|zeme|krajina|orszag|ulke|drzava|tara|riik|страна|χωρα|国|国家|國家|국가|is in country|is in country code',
	},
} as const satisfies FactDefinition;

/** How far off a position may be of which nobody has said it, in metres. */
export const UNKNOWN_ACCURACY = 1_000;

/** Decimal degrees (WGS 84), and how far off they may be. */
export const position = {
	kind: 'position',
	label: 'Position',
	fields: {
		latitude: {
			kind: 'degrees',
			label: 'Latitude',
			column: 'latitude',
			least: -90,
			most: 90,
			example: '55.4012',
			check: 'courses_latitude_range',
			told: 'Where it lies, in decimal degrees (WGS 84), north of the equator.',
		},
		longitude: {
			kind: 'degrees',
			label: 'Longitude',
			column: 'longitude',
			least: -180,
			most: 180,
			example: '12.9345',
			check: 'courses_longitude_range',
			told: 'The same, east of Greenwich.',
		},
		/** In metres. */
		positionAccuracy: {
			kind: 'whole',
			label: 'Accuracy',
			column: 'position_accuracy',
			least: 1,
			most: 50_000,
			stored: 'integer',
			hint: 'How far off the position may be, in metres: 100 for one that was read off a good map.',
			check: 'courses_position_accuracy_range',
			// They were put down from memory: nine in ten lie no farther off.
			whenShipped: 3_000,
			told: 'How far off the position may be, in metres.',
		},
	},
	whose: 'course',
	group: 'place',
	toldElsewhere: true,
	shipped: 'always',
	import: {
		headers: {
			latitude:
				'lat|latitude|y|breite|breitengrad|latitud|latitudine|lat dd|decimal latitude|lat deg|lat wgs84|latitude wgs84|gps lat|gps latitude|center lat|centroid lat|geo lat|latitude deg|map lat|breedtegraad|breddegrad|breddgrad|leveysaste|leveyspiiri|szerokosc geograficzna|zemepisna sirka|foldrajzi szelesseg|geografska sirina|enlem|lintang|широта|γεωγραφικο πλατος|緯度|纬度|위도',
			longitude:
				'lng|lon|long|longitude|x|lange|langengrad|longitud|longitudine|lon dd|decimal longitude|lon deg|lng deg|lon wgs84|lng wgs84|longitude wgs84|gps lon|gps lng|gps longitude|center lon|center lng|centroid lon|centroid lng|geo lng|geo lon|geo long|longitude deg|map lng|lengtegraad|lengdegrad|laengdegrad|langdgrad|pituusaste|pituuspiiri|dlugosc geograficzna|zemepisna delka|foldrajzi hosszusag|geografska duzina|boylam|bujur|долгота|γεωγραφικο μηκος|経度|经度|經度|경도',
			positionAccuracy: 'position accuracy|accuracy m|accuracy metres|accuracy meters|horizontal accuracy|accuracy',
		},
	},
	page: { part: 'further', order: 70 },
} as const satisfies FactDefinition;
