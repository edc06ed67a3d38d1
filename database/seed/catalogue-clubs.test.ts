import { beforeAll, describe, expect, it } from 'vitest';
import { isOfClub } from '#domain/catalogue/clubs/club-facts.ts';
import { parseCatalogue } from './catalogue.ts';
import type { ShippedCourse } from './catalogue-schema.ts';
import { readSeedFiles } from './files.ts';
import { SHIPPED } from './shipped-facts.ts';

/** Courses of clubs with others that have more than eighteen holes of their own. */
const OF_MORE_HOLES: Record<string, string> = {
	'siam-plantation': 'three loops of nine, Sugar Cane, Tapioca and Pineapple',
	'dye-fore': 'three loops of nine',
	'barnbougle-lost-farm': 'twenty holes, all of them played',
};

/** Nobody has laid out a course at a younger age, as far as we know. */
const YOUNGEST = 25;

/** When architects of the catalogue were born, and when they began where that was later in life. */
const ARCHITECTS: Record<string, { born: number; from?: number }> = {
	'Old Tom Morris': { born: 1821 },
	'Laidlaw Purves': { born: 1842 },
	'Tom Dunn': { born: 1849 },
	'Charles Blair Macdonald': { born: 1855 },
	'Herbert Fowler': { born: 1856 },
	'Willie Campbell': { born: 1862 },
	'Walter Travis': { born: 1862 },
	'Harold Hilton': { born: 1869 },
	'Harry Colt': { born: 1869, from: 1894 },
	'James Braid': { born: 1870, from: 1900 },
	'Alister MacKenzie': { born: 1870, from: 1907 },
	'Donald Ross': { born: 1872 },
	'Seth Raynor': { born: 1874, from: 1908 },
	'A. W. Tillinghast': { born: 1876, from: 1907 },
	'Stafford Vere Hotchkin': { born: 1876, from: 1911 },
	'Tom Simpson': { born: 1877, from: 1910 },
	'Hugh Wilson': { born: 1879 },
	'William Flynn': { born: 1890 },
	'Mackenzie Ross': { born: 1890 },
	'John Morrison': { born: 1892 },
	'Alex Russell': { born: 1892 },
	'Stanley Thompson': { born: 1893 },
	'Bernhard von Limburger': { born: 1901 },
	'Dick Wilson': { born: 1904 },
	'Robert Trent Jones Sr.': { born: 1906 },
	'Henry Cotton': { born: 1907 },
	'Donald Harradine': { born: 1911 },
	'Frank Pennink': { born: 1913 },
	'Fred Hawtree': { born: 1916 },
	'Pete Dye': { born: 1925 },
	'Arnold Palmer': { born: 1929 },
	'Gary Player': { born: 1935 },
	'Robert Trent Jones Jr.': { born: 1939 },
	'Jack Nicklaus': { born: 1940 },
	'Bernhard Langer': { born: 1957 },
	'Nick Faldo': { born: 1957 },
	'Greg Norman': { born: 1955 },
	'Severiano Ballesteros': { born: 1957 },
	'Tom Doak': { born: 1961 },
	'Colin Montgomerie': { born: 1963 },
	'Gil Hanse': { born: 1963 },
	'José María Olazábal': { born: 1966 },
	'David McLay Kidd': { born: 1967 },
	'Tiger Woods': { born: 1975 },
};

/** "Old Tom Morris and Harry Colt" → both. */
const namesIn = (architect: string) => architect.split(/, | and /);

const firstYearOf = (name: string) => {
	const { born, from } = ARCHITECTS[name] ?? { born: 0 };
	return from ?? born + YOUNGEST;
};

describe('clubs of the shipped catalogue', () => {
	let courses: ShippedCourse[];
	let clubs: { club: string; members: ShippedCourse[] }[];
	beforeAll(async () => {
		courses = parseCatalogue(await readSeedFiles('catalogue'));
		const told = courses.filter(({ club }) => club !== undefined);
		clubs = [...Map.groupBy(told, ({ club, country }) => `${club}, ${country}`)].map(([club, members]) => ({
			club,
			members,
		}));
	});

	it('are told of courses that have sisters, and of all of them', () => {
		expect(clubs.filter(({ members }) => members.length < 2).map(({ club }) => club)).toEqual([]);
		expect(clubs.length).toBeGreaterThanOrEqual(100);
	});

	it('know the famous sisters', () => {
		const known = new Set(courses.filter(({ club }) => club !== undefined).map(({ slug }) => slug));
		const famous = [
			...['sunningdale-old', 'sunningdale-new', 'wentworth-west', 'wentworth-east', 'walton-heath-old'],
			...['walton-heath-new', 'gleneagles-kings', 'gleneagles-queens', 'gleneagles-pga-centenary'],
			...['winged-foot-west', 'winged-foot-east', 'royal-melbourne-west', 'royal-melbourne-east'],
		];
		expect(famous.filter((slug) => !known.has(slug))).toEqual([]);
	});

	it('are told alike by all their courses, as far as these tell them', () => {
		const fields = SHIPPED.map(({ name }) => name).filter(isOfClub);
		const odd = clubs.flatMap(({ club, members }) =>
			fields.flatMap((name) => {
				const told = new Set(members.flatMap((one) => (one[name] === undefined ? [] : [JSON.stringify(one[name])])));
				return told.size > 1 ? [`${club}: ${name}`] : [];
			}),
		);
		expect(odd).toEqual([]);
	});

	it('do not lend their holes to one of their courses', () => {
		const many = clubs.flatMap(({ members }) => members.filter(({ holes = 18 }) => holes > 18));
		expect(many.map(({ slug }) => slug).toSorted()).toEqual(Object.keys(OF_MORE_HOLES).toSorted());
	});
});

describe('courses of the shipped catalogue', () => {
	let courses: ShippedCourse[];
	beforeAll(async () => {
		courses = parseCatalogue(await readSeedFiles('catalogue'));
	});

	it('tell a par or a length only of holes that one course has', () => {
		const odd = courses.filter(
			({ holes = 18, par, lengthMetres }) => holes > 27 && (par ?? lengthMetres) !== undefined,
		);
		expect(odd.map(({ slug }) => slug)).toEqual([]);
	});

	it('did not open before their architects could lay them out', () => {
		const odd = courses.flatMap(({ slug, architect, openedYear }) => {
			if (architect === undefined || openedYear === undefined) return [];
			const early = namesIn(architect).find((name) => openedYear < firstYearOf(name));
			return early ? [`${slug}: ${early} in ${openedYear}`] : [];
		});
		expect(odd).toEqual([]);
	});
});
