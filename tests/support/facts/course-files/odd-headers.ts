import type { CourseFile } from './shapes.ts';

const kind = 'headers of other languages and odd files';

/** Headers of one language for name, country, latitude, longitude and holes; null where that language has no word of its own. */
const LANGUAGES: Record<string, string> = {
	Danish: 'Navn;Land;Breddegrad;Længdegrad;Antal huller',
	Dutch: 'Naam;Land;Breedtegraad;Lengtegraad;Aantal holes',
	Finnish: 'Nimi;Maa;Leveysaste;Pituusaste;Reiät',
	Polish: 'Nazwa;Kraj;Szerokość geograficzna;Długość geograficzna;Liczba dołków',
	Czech: 'Název;Země;Zeměpisná šířka;Zeměpisná délka;Počet jamek',
	Turkish: 'İsim;Ülke;Enlem;Boylam;Delik sayısı',
	Russian: 'Название;Страна;Широта;Долгота;Лунки',
	Japanese: '名称;国;緯度;経度;ホール数',
	Korean: '이름;국가;위도;경도;홀수',
};
const languages: CourseFile[] = Object.entries(LANGUAGES).map(([what, header]) => ({
	kind,
	what,
	content: `\ufeff${header}\r\nHillside GC;SE;59,3312;18,0621;18\r\n"Lake\r\nside GC";SE;59.3512;18,0821;9 / 18\r\n`,
	rows: [
		{ name: 'Hillside GC', latitude: 59.3312, longitude: 18.0621 },
		{ name: 'Lake side GC', latitude: 59.3512, longitude: 18.0821 },
	],
}));

const several: CourseFile[] = [
	{
		what: 'two files in one, with one header',
		content: 'name,country,city\nHillside GC,SE,Tuna\n\ufeffname,country,city\nLakeside GC,SE,Berga\n',
		rows: [{ name: 'Hillside GC' }, 'not-a-name' as const, { name: 'Lakeside GC' }],
	},
	{
		what: 'two files in one, with two headers',
		content: 'name,country,city\nHillside GC,SE,Tuna\ncountry,name,city\nSE,Lakeside GC,Berga\n',
		broken: 'a second header',
	},
	{
		what: 'columns of one name',
		content:
			'name;lat;lng;lat;lng;country\nHillside GC;59,3312;18,0621;59,9;18,9;SE\nLakeside GC;;;59,3512;18,0821;SE\n',
		rows: [
			{ latitude: 59.3312, longitude: 18.0621 },
			{ latitude: 59.3512, longitude: 18.0821 },
		],
	},
	{
		what: 'rows with fewer cells, and with commas for decimals between commas',
		content: 'name,country,lat,lng\nHillside GC,SE\nLakeside GC,SE,59,3512,18,0821\n',
		rows: [{ name: 'Hillside GC', latitude: null }, 'ragged' as const],
	},
	{
		what: 'positions that were rounded',
		content: 'name,country,lat,lng\nHillside GC,SE,59,18.0\nLakeside GC,SE,59.3,18.1\n',
		rows: [
			{ latitude: 59, notes: [{ flag: 'rough-position' as const }] },
			{ latitude: 59.3, notes: [] },
		],
	},
	{
		what: 'a header over several lines',
		content: 'name,country,"lat\n(WGS84)","lng\n(WGS84)"\nHillside GC,SE,59.3312,18.0621\n',
		rows: [{ name: 'Hillside GC', latitude: 59.3312, longitude: 18.0621 }],
	},
].map((file) => ({ kind, ...file }));

const others: CourseFile[] = [
	['GPX', '<gpx version="1.1"><wpt lat="59.3" lon="18.1"><name>Hillside GC</name></wpt></gpx>'],
	['KML', '<kml xmlns="http://www.opengis.net/kml/2.2"><Document/></kml>'],
	['a table of a web page', '<table><tr><th>name</th><th>country</th></tr></table>'],
].map(([what = '', content = '']) => ({ kind, what, content, broken: 'it is XML' }));

export const ODD_HEADERS: readonly CourseFile[] = [...languages, ...several, ...others];
