import type { FoundCourse, Paged } from '#domain/catalogue/shapes.ts';

/** One of several ways to show or order the list. `asksPlace`: the browser is asked where it is first. */
export type ListChoice = { label: string; to: string; chosen: boolean; asksPlace?: boolean };

/** A country that can be chosen: its slug, and its name with the courses that it would give. */
export type CountryChoice = { slug: string; words: string };

/**
 * All of them as one text, a line each. The data of a page are handed to the browser value by value, and two hundred countries were
 * half of the find page's.
 */
export const writeCountries = (choices: readonly CountryChoice[]) =>
	choices.map(({ slug, words }) => `${slug} ${words}`).join('\n');

export const readCountries = (text: string): CountryChoice[] =>
	text.split('\n').flatMap((line) => {
		const end = line.indexOf(' ');
		return end < 0 ? [] : [{ slug: line.slice(0, end), words: line.slice(end + 1) }];
	});

/** Choices that narrow the list, each with the number of courses it would give, as printed. */
export type FacetGroup = { name: string; choices: (ListChoice & { count: string })[] };

/** All of them as one text for the same reason: a line each, after its group's name, and an empty line between two groups. */
export const writeGroups = (groups: readonly FacetGroup[]) =>
	groups
		.map(({ name, choices }) =>
			[name, ...choices.map(({ label, to, count, chosen }) => `${to} ${count} ${chosen ? 1 : ''} ${label}`)].join('\n'),
		)
		.join('\n\n');

export const readGroups = (text: string): FacetGroup[] =>
	text.split('\n\n').flatMap((group) => {
		const [name = '', ...lines] = group.split('\n');
		const choices = lines.map((line) => {
			// Neither an address nor a number has a blank in it; a label may have some.
			const [to = '', count = '', chosen, ...label] = line.split(' ');
			return { to, count, chosen: chosen !== '', label: label.join(' ') };
		});
		return name ? [{ name, choices }] : [];
	});

/** A course of the list, with what is printed of it and no more; `visit` says in a line what a round asks. */
export type PrintedCourse = Pick<FoundCourse, 'id' | 'slug' | 'name' | 'imageUrl' | 'location' | 'score' | 'suits'> & {
	country: { name: string; slug: string };
	/** "12 km from Båstad"; left out where it is not measured or not known. */
	distance?: string;
	visit: string;
	/** How it is at present, in a line; left out where nothing is said. */
	now?: string;
	/** What is known, or not known, of it for the month and the handicap that were asked for; left out where there is nothing to say. */
	doubts?: string[];
	/** Where a tee time of the day that is asked for can be booked; left out where that is not known. */
	bookings?: { words: string; url: string }[];
};

/** All courses of a list as one text for the same reason. */
export const writeCourses = (courses: readonly PrintedCourse[]) => JSON.stringify(courses);
export const readCourses = (text: string) => JSON.parse(text) as PrintedCourse[];

/** A list of courses as it is printed, without the courses themselves. */
export type PrintedList = Omit<Paged<never>, 'items' | 'totalIsLeast'>;

/** What something brought along has done to the list, and the ways on: without it, or with more of it. */
export type FindNote = { about: string; text: string; links: { label: string; to: string }[] };
