import { sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import type { Field } from '../facts/definition.ts';
import { DOUBTFUL } from '../facts/doubt.ts';
import type { FactKey } from '../facts/facts.ts';
import { fieldsOf } from '../facts/fields.ts';
import { kind } from '../facts/kind.ts';
import { UNKNOWN_ACCURACY } from '../facts/place.ts';
import { SOURCED } from '../facts/sources.ts';
import { storageOf } from '../facts/storage.ts';
import { countSources, isToldInSql, shareWithSource } from '../source-queries.ts';
import { type Census, type CountedSource, EXACT_METRES, FAR_OFF_METRES } from './census.ts';
import { countReplaced } from './replaced-facts.ts';
import { countWaiting } from './waiting.ts';

/** Facts that some course may go without, in the order of the desk's form. */
const COUNTED: readonly FactKey[] = SOURCED.filter((fact) => !fieldsOf(fact).some(({ field }) => isAlwaysTold(field)));

/** What is never empty, or a list that is empty where there is nothing to tell. */
function isAlwaysTold(field: Field): boolean {
	return storageOf(field).includes('!');
}

/** Counts all that `Census` has. It reads every fact of every course: what is counted is kept (`keepCensus`). */
export async function countCatalogue(db: Database, now: Date): Promise<Census> {
	const courses = await countCourses(db);
	return {
		takenAt: now.toISOString(),
		courses: courses.listed,
		others: courses.others,
		countries: await listCountries(db),
		sources: await listSources(db),
		facts: COUNTED.map((fact) => ({ fact, known: courses[fact] ?? 0 })),
		share: await shareWithSource({ db }),
		errors: {
			...(await countWaiting(db)),
			farOff: courses.farOff,
			doubted: DOUBTFUL.map((fact) => ({ fact, known: courses[`${fact} in doubt`] ?? 0 })),
		},
	};
}

type Counts = { listed: number; others: number; farOff: number } & Record<string, number>;

/** One pass over all courses. */
async function countCourses(db: Database): Promise<Counts> {
	const counted: [name: string, which: string][] = [
		['listed', `kind = '${kind.otherwise}'`],
		['others', `kind <> '${kind.otherwise}'`],
		['farOff', `latitude is not null and coalesce(position_accuracy, ${UNKNOWN_ACCURACY}) > ${FAR_OFF_METRES}`],
		...COUNTED.map((fact): [string, string] => [fact, isWellKnown(fact)]),
		...DOUBTFUL.map((fact): [string, string] => [`${fact} in doubt`, `${isToldInSql(fact)} and not ${isSure(fact)}`]),
	];
	const columns = counted.map(([name, which]) => `count(*) filter (where ${which})::int as "${name}"`);
	const { rows } = await db.execute<Counts>(
		sql.raw(`select ${columns.join(', ')} from courses where closed_on is null`),
	);
	if (!rows[0]) throw new Error('a count without a row');
	return rows[0];
}

/** A position counts where it is known well, and what may be doubted where it is sure. */
function isWellKnown(fact: FactKey): string {
	const isTold = isToldInSql(fact);
	if (fact === 'position') return `${isTold} and coalesce(position_accuracy, ${UNKNOWN_ACCURACY}) <= ${EXACT_METRES}`;
	return DOUBTFUL.includes(fact) ? `${isTold} and ${isSure(fact)}` : isTold;
}

/** As `doubtOf` has it: somebody has checked it, or the club itself has told it. */
const isSure = (fact: FactKey) =>
	`coalesce(fact_sources -> '${fact}' ? 'checked' or fact_sources -> '${fact}' ->> 'from' = 'club', false)`;

async function listCountries(db: Database): Promise<Census['countries']> {
	const { rows } = await db.execute<Census['countries'][number]>(
		sql`select country as code, courses from country_summaries where courses > 0 order by courses desc, country`,
	);
	return rows;
}

/** The sources of all countries together, that of the most courses first. */
async function listSources(db: Database): Promise<CountedSource[]> {
	const replaced = await countReplaced(db);
	const byCountry = await countSources({ db, reads: new Set() });
	const sources = [...Map.groupBy(byCountry, ({ from }) => from)].map(([from, rows]) => ({
		from,
		courses: sum(rows.map(({ courses }) => courses)),
		facts: sum(rows.map(({ facts }) => facts)),
		checked: sum(rows.map(({ checked }) => checked)),
		replaced: replaced.get(from) ?? 0,
		newest: rows.map(({ newest }) => newest).reduce((a, b) => (a > b ? a : b)),
	}));
	return sources.toSorted((a, b) => b.courses - a.courses || a.from.localeCompare(b.from, 'en'));
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
