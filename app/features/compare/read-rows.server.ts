import { formatDistance } from '#app/lib/format/fact-format.ts';
import { formatCount, formatRating } from '#app/lib/format/format.ts';
import { bestOf } from '#domain/catalogue/comparison.ts';
import { FACTS, type FactKey } from '#domain/catalogue/facts/facts.ts';
import { factsWith } from '#domain/catalogue/facts/fields.ts';
import { capital } from '#domain/catalogue/facts/words.ts';
import type { CourseDetails } from '#domain/catalogue/shapes.ts';
import { haversineKilometres } from '#domain/geography/distance.ts';
import { bandWords, HANDICAP_BANDS } from '#domain/reviews/handicap-band.ts';
import { printFact } from '../course/printed-facts.ts';
import { sourceSentence } from '../course/source-words.ts';
import { priceWords } from '../course-card/visit-words.ts';
import { newWords } from '../rating/new-words.ts';

/** A cell; `best` are the words that say in what it is the best of its row, `aside` what is to be said of its source, age or doubt. */
export type Cell = { words: string | null; best: string | null; aside?: string };
/** A row of facts `asks` for those that are not known; one of a `band` is what golfers of such a handicap say. */
export type Row = { name: string; cells: Cell[]; asks?: true; band?: string };

/**
 * What is told of the courses, one row a fact, what is decided by first; rows about which nothing is known of any of them are left
 * out. `month` (1 to 12) tells what is in season, `now` by the ids of the courses how they are, in a line.
 */
export function comparisonRows(
	courses: readonly CourseDetails[],
	month: number,
	now: Readonly<Record<number, string>> = {},
): Row[] {
	return [
		judged('Rating', courses, ratingOf, (course) => ratingWords(course), 'high', 'Highest rating'),
		plain('How it is now', courses, ({ id }) => now[id] ?? null),
		...factsWith('compare').map(({ fact, told }) => ({
			...factRow(fact, told.name, courses, month),
			asks: true as const,
		})),
		plain('Distance', courses, (course) => distanceWords(course, courses[0])),
		...aspectsOf(courses).map((aspect) => aspectRow(aspect, courses)),
		...bandsOf(courses).map((band) => bandRow(band, courses)),
		plain('Facts from', courses, ({ factSources }) => capital(sourceSentence(factSources)) || null),
	].filter(({ cells }) => cells.some(({ words }) => words !== null));
}

type Tell = (course: CourseDetails) => string | null;

function plain(name: string, courses: readonly CourseDetails[], tell: Tell): Row {
	return { name, cells: courses.map((course) => ({ words: tell(course), best: null })) };
}

function judged(
	name: string,
	courses: readonly CourseDetails[],
	gradeOf: (course: CourseDetails) => number | null,
	tell: Tell,
	prefers: 'high' | 'low',
	best: string,
): Row {
	const marks = bestOf(courses.map(gradeOf), prefers);
	const cells = courses.map((course, index) => ({ words: tell(course), best: marks[index] ? best : null }));
	return { name, cells };
}

/** Only ranked courses are held against each other. */
const ratingOf = ({ score }: CourseDetails) => (score.ranked ? score.value : null);

function ratingWords({ score }: CourseDetails): string {
	if (score.value === null) return 'Not yet rated';
	const count = score.builtIn ? 'featured' : (newWords(score) ?? formatCount(score.count, 'review'));
	return `${formatRating(score.value)} out of 10 (${count})`;
}

const aspectsOf = (courses: readonly CourseDetails[]) => [
	...new Set(courses.flatMap(({ aspects }) => aspects.map(({ aspect }) => aspect))),
];

function aspectRow(aspect: string, courses: readonly CourseDetails[]): Row {
	const meanOf = ({ aspects }: CourseDetails) => aspects.find((one) => one.aspect === aspect)?.mean ?? null;
	const name = aspect.charAt(0).toUpperCase() + aspect.slice(1);
	const tell: Tell = (course) => {
		const mean = meanOf(course);
		return mean === null ? null : formatRating(mean);
	};
	const shown = (course: CourseDetails) => (meanOf(course) === null ? null : Number(tell(course)));
	return judged(name, courses, shown, tell, 'high', `Best ${aspect}`);
}

const bandsOf = (courses: readonly CourseDetails[]) =>
	HANDICAP_BANDS.filter((band) => courses.some(({ bands }) => bands.some((one) => one.band === band)));

/** What golfers of a handicap say in the mean. No best is named: who says much of one may never have played the other. */
function bandRow(band: string, courses: readonly CourseDetails[]): Row {
	const row = plain(`Handicap ${bandWords(band)}`, courses, ({ bands }) => {
		const found = bands.find((one) => one.band === band);
		return found ? `${formatRating(found.mean)} (${formatCount(found.count, 'review')})` : null;
	});
	return { ...row, band };
}

/** A row of a fact, with what is to be said of it while nobody has checked it. */
function factRow(fact: FactKey, name: string | undefined, courses: readonly CourseDetails[], month: number): Row {
	const row = factCells(fact, name ?? FACTS[fact].label, courses, month);
	const doubts = courses.map((course) => printFact(course, fact)?.doubt);
	return { ...row, cells: row.cells.map((cell, index) => withAside(cell, doubts[index])) };
}

const withAside = (cell: Cell, aside: string | undefined): Cell => (aside ? { ...cell, aside } : cell);

function factCells(fact: FactKey, title: string, courses: readonly CourseDetails[], month: number): Row {
	const tell: Tell = (course) => printFact(course, fact)?.value ?? null;
	if (fact === 'season') return plain(title, courses, (course) => seasonWords(course, month, tell(course)));
	if (fact !== 'greenFee') return plain(title, courses, tell);
	const bandOf = ({ priceBand }: CourseDetails) => priceBand;
	return judged(title, courses, bandOf, (course) => feeWords(course, tell(course)), 'low', 'Lowest price');
}

/** A fee in one currency says nothing against one in another; the bands of all of them are in euros. */
function feeWords({ greenFee, priceBand }: CourseDetails, fee: string | null): string | null {
	const band = priceWords(priceBand);
	return greenFee && band ? `${fee} (${band})` : fee;
}

function seasonWords({ season }: CourseDetails, month: number, words: string | null): string | null {
	if (words === null || season === null) return words;
	const { from, to } = season;
	const isOpen = from <= to ? month >= from && month <= to : month >= from || month <= to;
	return words === 'All year' ? words : `${words}; ${isOpen ? 'in season now' : 'closed now'}`;
}

const LEAST_KILOMETRES = 0.05;

function distanceWords(course: CourseDetails, first: CourseDetails | undefined): string | null {
	if (!first || course === first || course.latitude === null || course.longitude === null) return null;
	if (first.latitude === null || first.longitude === null) return null;
	const kilometres = haversineKilometres(
		{ latitude: first.latitude, longitude: first.longitude },
		{ latitude: course.latitude, longitude: course.longitude },
	);
	// Courses of one club may have one position, which says nothing of how far apart they are.
	return kilometres < LEAST_KILOMETRES ? `beside ${first.name}` : `${formatDistance(kilometres)} from ${first.name}`;
}
