/** The columns of our own file, and what other files call them. A file without a head is a name a line. */
export const CSV_COLUMNS = {
	name: ['name', 'course', 'course name', 'title'],
	country: ['country', 'country code', 'land'],
	latitude: ['latitude', 'lat'],
	longitude: ['longitude', 'lon', 'lng'],
} as const;

/** Our own file with two courses in it, to be filled in. */
export const CSV_TEMPLATE = [
	Object.keys(CSV_COLUMNS).join(','),
	'"St Andrews, Old Course",Scotland,,',
	'Ljunghusen,Sweden,55.3885,12.9195',
	'',
].join('\r\n');
