import { createHash } from 'node:crypto';
import type { courses } from '#database/schema/catalogue.ts';
import { type CourseFacts, type FactName, factsOfFields } from '../catalogue/facts/fields.ts';
import type { FactSources } from '../catalogue/facts/sources.ts';
import { searchNameOf } from '../catalogue/finding/search-name.ts';
import { inMajorUnits, inMinorUnits } from '../shared/currencies.ts';
import { FACT_NAMES } from './fact-options.ts';

type CourseRow = typeof courses.$inferSelect;

/** The facts of a stored course, always with their keys in one order. */
export function factsOf(row: CourseRow): CourseFacts {
	const { greenFeeMinor: minor, greenFeeCurrency: currency } = row;
	const derived = {
		facilities: row.facilities ?? [],
		greenFee: minor === null || currency === null ? null : inMajorUnits(minor, currency),
	};
	const all: CourseFacts = { ...row, ...derived };
	// The same facts with their keys in the order of the names.
	return Object.fromEntries(FACT_NAMES.map((name) => [name, all[name]])) as CourseFacts;
}

/** The columns of `courses` that hold these facts, and the name that the course is sorted by. */
export function columnsOf({ greenFee, ...facts }: CourseFacts): Partial<typeof courses.$inferInsert> {
	const { greenFeeCurrency: currency } = facts;
	const greenFeeMinor = greenFee === null || currency === null ? null : inMinorUnits(greenFee, currency);
	const facilities = facts.facilities.length > 0 ? facts.facilities : null;
	return { ...facts, facilities, greenFeeMinor, searchName: searchNameOf(facts.name) };
}

/**
 * Marks what the facts of a course say: whoever changes it has to show the mark of what they saw (R09). Ratings, which
 * come and go beside an editor's work, have no part in it.
 */
export function markOf(facts: CourseFacts): string {
	return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22);
}

/** The facts that are not the same in both, in the form's order. */
export function changedFacts(before: CourseFacts, after: CourseFacts): FactName[] {
	return FACT_NAMES.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}

/** Some of the facts, as the log has them. */
export function pickFacts(facts: CourseFacts, names: readonly FactName[]): Record<string, unknown> {
	return Object.fromEntries(names.map((name) => [name, facts[name]]));
}

type Told = { facts: CourseFacts; sources: FactSources };

/** What the log says of an edit: the fields that changed and who told each of their facts, before and after. */
export function editForLog(before: Told, after: Told, changed: readonly FactName[]) {
	const pick = ({ facts, sources }: Told) => ({ ...pickFacts(facts, changed), sources: originsOf(sources, changed) });
	return { before: pick(before), after: pick(after) };
}

const originsOf = (sources: FactSources, changed: readonly FactName[]): Record<string, string> =>
	Object.fromEntries(
		factsOfFields(changed).flatMap((fact) => {
			const source = sources[fact];
			return source ? [[fact, source.from]] : [];
		}),
	);
