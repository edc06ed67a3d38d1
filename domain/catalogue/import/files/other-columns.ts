/**
 * What columns tell besides facts: which entry of which source a row is, whose course it is, where it lies in other forms, and what
 * the thing is at all. Names are compared as those of facts are.
 */
const COLUMNS = {
	id: { label: 'Id', headers: 'id|source id|uuid|guid|course id|ref|identifier' },
	osmId: {
		label: 'OpenStreetMap id',
		headers: 'osm id|osmid|full id|openstreetmap id|osm|osm full id|osm identifier|osm url|openstreetmap',
	},
	osmWayId: { label: 'OpenStreetMap way', headers: 'osm way id|way id' },
	osmRelationId: { label: 'OpenStreetMap relation', headers: 'osm relation id|osm rel id|relation id' },
	osmNodeId: { label: 'OpenStreetMap node', headers: 'osm node id|node id' },
	osmType: { label: 'OpenStreetMap type', headers: 'osm type|element type|osm element|object type|type' },
	source: { label: 'Source', headers: 'source|dataset|provider|origin|data source' },
	courseName: {
		label: 'Course of a club',
		headers:
			'course name|course|golf course name|golf course|layout|layout name|course title|platz|bana|bane|parcours|recorrido|コース名|코스명',
	},
	club: {
		label: 'Club',
		headers:
			'club name|club|golf club name|golf club|facility name|facility|venue name|venue|resort name|resort|property name|parent name|golfclub|klubb|klub|verein|seura|クラブ名|클럽명',
	},
	operator: { label: 'Operator', headers: 'operator' },
	coordinates: {
		label: 'Position in one column',
		headers:
			'lat lng|lat long|lat lon|latitude longitude|coordinates|coordinate|coords|coord|position|geo|gps|gps coordinates|geo point|geo point 2d|geolocation|geocode|point|latlng|wkt|geom|geometry|the geom|shape|koordinaten|koordinater|coordonnees|coordenadas|coordinate gps',
	},
	lngLat: { label: 'Position in one column', headers: 'lng lat|lon lat|long lat|longitude latitude' },
	leisure: { label: 'Kind', headers: 'leisure|fclass' },
	golf: { label: 'Part of a course', headers: 'golf' },
	otherKind: {
		label: 'Other kinds',
		headers:
			'shop|amenity|highway|railway|office|craft|place of worship|public transport|aeroway|healthcare|man made|tourism|building|landuse',
	},
	gone: { label: 'What it was', headers: 'was leisure|disused leisure|abandoned leisure' },
	closed: {
		label: 'Closed',
		headers:
			'closed|permanently closed|is closed|disused|abandoned|demolished|razed|removed|destroyed|defunct|ruins|proposed|planned|construction|nle',
	},
	open: { label: 'Open', headers: 'is open|active|is active|operational|in operation' },
	status: {
		label: 'Status',
		headers:
			'status|operational status|business status|course status|operating status|opening status|state of operation|condition',
	},
	endDate: {
		label: 'Closed on',
		headers:
			'end date|closed on|closed date|date closed|closing date|closure date|closed year|year closed|demolished date|closed in',
	},
	openingHours: { label: 'Opening hours', headers: 'opening hours|hours' },
	osmAccess: { label: 'Access to the ground', headers: 'access' },
	remarks: { label: 'Notes', headers: 'note|notes|description|comment|comments|fixme|remark|remarks' },
} as const;

export type OtherField = keyof typeof COLUMNS;

/** Every such field with what it is called in reports and what its columns may be called, the most believed first. */
// The keys of the object above are its type's keys.
export const OTHERS = (Object.keys(COLUMNS) as OtherField[]).map((field) => ({
	field,
	label: COLUMNS[field].label,
	headers: COLUMNS[field].headers.split('|'),
}));
