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
			'locality|city|town|addr city|municipality|village|place|location|ort|stadt|ville|ciudad|is in city|gemeente|kommun|comune|miasto|postort|suburb',
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
	page: { part: 'further', order: 60 },
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
			'iso2|iso|country code|countrycode|iso country|alpha 2|addr country|country iso2|iso a2|country|country name|land|pays|pais|iso3|alpha 3|country iso3|iso a3|country iso|nation|nazione|maa|kraj|is in country|is in country code',
	},
} as const satisfies FactDefinition;

/** Decimal degrees (WGS 84). */
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
		},
		longitude: {
			kind: 'degrees',
			label: 'Longitude',
			column: 'longitude',
			least: -180,
			most: 180,
			example: '12.9345',
			check: 'courses_longitude_range',
		},
	},
	whose: 'course',
	group: 'place',
	toldElsewhere: true,
	shipped: 'always',
	import: {
		headers: {
			latitude:
				'lat|latitude|y|breite|breitengrad|latitud|latitudine|lat dd|decimal latitude|lat deg|gps lat|gps latitude|center lat|centroid lat|geo lat|latitude deg|map lat',
			longitude:
				'lng|lon|long|longitude|x|lange|langengrad|longitud|longitudine|lon dd|decimal longitude|lon deg|lng deg|gps lon|gps lng|gps longitude|center lon|center lng|centroid lon|centroid lng|geo lng|geo lon|geo long|longitude deg|map lng',
		},
	},
	page: { part: 'further', order: 70 },
} as const satisfies FactDefinition;
