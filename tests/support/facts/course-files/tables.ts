import type { CourseFile, Expected } from './shapes.ts';

const HILL = { name: 'Hillside GC', country: 'SE', locality: 'Tuna' };
const LAKE = { name: 'Lakeside GC', country: 'SE', locality: 'Berga' };
const table = (rows: readonly (readonly string[])[], delimiter: string, end = '\n') =>
	rows.map((cells) => cells.join(delimiter)).join(end) + end;
const BOTH = [
	['name', 'country', 'city'],
	['Hillside GC', 'SE', 'Tuna'],
	['Lakeside GC', 'SE', 'Berga'],
] as const;

const separators: CourseFile[] = [
	{ what: 'sep=; first', content: `sep=;\n${table(BOTH, ';')}` },
	{ what: 'sep=, with a mark and CRLF', content: `\ufeffsep=,\r\n${table(BOTH, ',', '\r\n')}` },
	{ what: 'sep in quotation marks', content: `"sep=;"\r\n${table(BOTH, ';', '\r\n')}` },
	{ what: 'SEP with cells behind it', content: `SEP=;;;\n${table(BOTH, ';')}` },
	{ what: 'sep= and a tab', content: `sep=\t\n${table(BOTH, '\t')}` },
	{ what: 'sep=^, which nobody else uses', content: `sep=^\n${table(BOTH, '^')}` },
	{ what: 'sep= with the wrong separator', content: `sep=,\n${table(BOTH, ';')}` },
	{ what: 'a title and an empty line before the header', content: `All courses; 2026\n\n${table(BOTH, ';')}` },
	{
		what: 'commas within more cells than separators',
		content: `name;"country, by its code, in short";city;country\nHillside GC;x;Tuna;SE\nLakeside GC;x;Berga;SE\n`,
	},
	{ what: 'old line ends', content: table(BOTH, ',', '\r') },
].map((file) => ({ kind: 'separators', rows: [HILL, LAKE], ...file }));

const quotes: CourseFile[] = [
	{
		what: 'a blank before the mark',
		content: '"name", "country", "city"\n"Hillside GC", "SE", "Tuna"\n"Lakeside GC", "SE", "Berga"\n',
	},
	{
		what: 'a blank behind it',
		content: '"name" ,"country" ,"city"\n"Hillside GC" ,"SE" ,"Tuna"\n"Lakeside GC" ,"SE" ,"Berga"\n',
	},
	{ what: 'single marks', content: "'name','country','city'\n'Hillside GC','SE','Tuna'\n'Lakeside GC','SE','Berga'\n" },
	{ what: 'printed marks', content: 'name,country,city\n“Hillside GC”,SE,Tuna\n„Lakeside GC“,SE,Berga\n' },
].map((file) => ({ kind: 'odd quotation marks', rows: [HILL, LAKE], ...file }));

const inner: CourseFile[] = [
	{ what: 'within', content: 'The "Dunes" Course,SE,Tuna', rows: [{ name: 'The "Dunes" Course' }] },
	{ what: 'at the beginning', content: '"Dunes" Course,SE,Tuna', rows: [{ name: '"Dunes" Course' }] },
	{ what: 'within others', content: '"The "Dunes" Course",SE,Tuna', rows: [{ name: 'The "Dunes" Course' }] },
	{
		what: 'escaped by a backslash',
		content: '"The \\"Dunes\\" Course",SE,Tuna',
		rows: [{ name: 'The "Dunes" Course' }],
	},
	{ what: 'doubled without others', content: 'The ""Dunes"" Course,SE,Tuna', rows: [{ name: 'The "Dunes" Course' }] },
	{ what: 'with a separator', content: '"The "Dunes", North",SE,Tuna', rows: ['ragged' as const] },
	{ what: 'two names in marks', content: '"Old" and "New",SE,Tuna', rows: [{ name: '"Old" and "New"' }] },
	{ what: 'inches', content: 'The 19" Links,SE,Tuna', rows: [{ name: 'The 19" Links' }] },
	{
		what: 'opened and not closed',
		content: '"Open,SE,Tuna\n"Hillside GC",SE,Tuna',
		rows: ['odd-quote' as const, HILL],
	},
	{
		what: 'opened, and closed by that of another row',
		content: '"Open,SE,Tuna\nThe 19",SE,Tuna',
		rows: ['odd-quote' as const, { name: 'The 19' }],
	},
].map(({ content, rows, what }) => ({
	kind: 'odd quotation marks',
	what,
	content: `name,country,city\n${content}\nLakeside GC,SE,Berga\n`,
	rows: [...(rows as Expected[]), LAKE],
}));

const tabs: CourseFile[] = [
	{ what: 'inches between tabs', cell: 'The 19" Links', name: 'The 19" Links' },
	{ what: 'a mark that opens a cell between tabs', cell: '"Dunes Course', name: 'Dunes Course' },
	{ what: 'a nickname between tabs', cell: '"Dunes" Course', name: '"Dunes" Course' },
	{ what: 'a quoted cell between tabs', cell: '"Dunes, North"', name: 'Dunes, North' },
].map(({ what, cell, name }) => ({
	kind: 'odd quotation marks',
	what,
	content: `name\tcountry\tcity\n${cell}\tSE\tTuna\nLakeside GC\tSE\tBerga\n`,
	rows: [name.startsWith('Dunes C') ? { locality: 'Tuna' } : { name }, LAKE],
}));

const clubs = (header: string, ...rows: string[]) =>
	`${header},country,lat,lng\n${rows.map((row, at) => `${row},GB,51.${40 + at},-0.6`).join('\n')}\n`;
const TWO_LEVELS = [
	{ name: 'Heathton Golf Club, Old', club: 'Heathton Golf Club' },
	{ name: 'Heathton Golf Club, Championship', club: 'Heathton Golf Club' },
	{ name: 'Moorby Golf Club, Championship', club: 'Moorby Golf Club' },
	{ name: 'Moorby Golf Club', club: 'Moorby Golf Club' },
];
const ROWS = [
	'Heathton Golf Club,Old',
	'Heathton Golf Club,Championship',
	'Moorby Golf Club,Championship',
	'Moorby Golf Club,',
];
const levels: CourseFile[] = [
	...[
		'club_name,course_name',
		'facility,course',
		'FacilityName,CourseName',
		'Club,Name',
		'Resort,Layout',
		'venue name,golf course',
		'GOLFCLUB,PLATZ',
	].map((header) => ({ what: header, content: clubs(header, ...ROWS), rows: TWO_LEVELS })),
	{
		what: 'name,course_name',
		content: clubs('name,course_name', ...ROWS),
		rows: [...TWO_LEVELS.slice(0, 3), { name: 'Moorby Golf Club', club: null }],
	},
	{
		what: 'courses that say their club, or nothing',
		content: clubs(
			'club,course',
			'Heathton Golf Club,Heathton Old Course',
			'Heathton Golf Club,Heathton Golf Club',
			'Heathton Golf Club,Golf Course',
			'Heathton Golf Club,2',
			'Heathton Golf Club,9 Hole Course',
			'Heathton Golf Club,Red',
			'Heathton Golf Club,Green',
			'Heathton Golf Club,Hole 3',
			'Heathton Golf Club,Driving Range',
		),
		rows: [
			{ name: 'Heathton Old Course', club: 'Heathton Golf Club' },
			{ name: 'Heathton Golf Club', club: 'Heathton Golf Club' },
			{ name: 'Heathton Golf Club' },
			{ name: 'Heathton Golf Club, Course 2' },
			{ name: 'Heathton Golf Club, 9 Hole Course' },
			{ name: 'Heathton Golf Club, Red' },
			{ name: 'Heathton Golf Club, Green' },
			'hole-name' as const,
			'not-golf' as const,
		],
	},
	{
		what: 'a column of clubs that names none',
		content: clubs('facility,name', 'Public,Heathton', 'yes,Moorby', 'Golf Club,Hillside'),
		rows: [
			{ name: 'Heathton', club: null },
			{ name: 'Moorby', club: null },
			{ name: 'Hillside', club: null },
		],
	},
].map((file) => ({ kind: 'clubs and courses', ...file }));

export const TABLES: readonly CourseFile[] = [...separators, ...quotes, ...inner, ...tabs, ...levels];
