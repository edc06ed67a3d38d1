import { countryName } from '../../catalogue/places/countries.ts';
import type { DomainContext } from '../../shared/context.ts';
import { inMajorUnits } from '../../shared/currencies.ts';
import { toCsv } from '../../shared/text/csv.ts';
import { type BookMark, type BookRound, type CourseOfLine, listBookMarks, listBookRounds } from './book-queries.ts';
import {
	type AboutCourse,
	BOOK_FILES,
	BOOK_FORMAT,
	MARK_NAMES,
	type MarkColumn,
	ROUND_NAMES,
	type RoundColumn,
} from './columns.ts';

type Cell = string | number | null;

/**
 * The viewer's book as the files of the download, by their names: marks and rounds as tables, and both in one JSON file. They hold
 * neither ids nor times of this database nor anything of the account, so that an account to which they are given back makes the same
 * files, to the byte. For visitors they are empty tables.
 */
export async function writeBook({ db, viewer }: DomainContext): Promise<Record<string, string>> {
	const [marks, rounds] =
		viewer.kind === 'member'
			? await Promise.all([listBookMarks(db, viewer.userId), listBookRounds(db, viewer.userId)])
			: [[], []];
	const lines = { marks: marks.map(toMarkLine), rounds: rounds.map(toRoundLine) };
	return {
		[BOOK_FILES.book]: `${JSON.stringify({ ...BOOK_FORMAT, ...lines }, null, '\t')}\n`,
		[BOOK_FILES.marks]: toCsv([MARK_NAMES, ...lines.marks.map((line) => MARK_NAMES.map((name) => line[name]))]),
		[BOOK_FILES.rounds]: toCsv([ROUND_NAMES, ...lines.rounds.map((line) => ROUND_NAMES.map((name) => line[name]))]),
	};
}

function toRoundLine(round: BookRound): Record<RoundColumn, Cell> {
	const { day, holes, tees, score, transport, partners, weather, grade, again, notes } = round;
	const { pricePaidMinor: minor, pricePaidCurrency: priceCurrency } = round;
	const pricePaid = minor !== null && priceCurrency !== null ? inMajorUnits(minor, priceCurrency) : null;
	return {
		...{ day, ...courseOf(round), holes, tees, score, transport, partners },
		...{ pricePaid, priceCurrency, weather, grade, again, notes },
	};
}

const toMarkLine = (line: BookMark): Record<MarkColumn, Cell> => ({
	mark: line.mark,
	...courseOf(line),
	markedOn: line.markedOn,
});

const courseOf = ({
	course,
	country,
	courseSlug,
	courseSource,
	courseSourceId,
}: CourseOfLine): Record<AboutCourse, string> => ({
	course,
	country: countryName(country),
	courseSlug,
	courseSource,
	courseSourceId,
});
