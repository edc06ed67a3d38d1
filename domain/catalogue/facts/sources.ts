import { FACTS, type FactKey } from './facts.ts';
import { fieldsOf } from './fields.ts';
import { propertyOf } from './storage.ts';

/** Who told a fact, besides files of courses, which are called by their names. */
export const ORIGINS = {
	fescue: 'our catalogue',
	osm: 'OpenStreetMap',
	opengolfapi: 'OpenGolfAPI',
	'osm+opengolfapi': 'OpenStreetMap and OpenGolfAPI',
	club: 'the club',
	member: 'a member',
	editor: 'an editor',
} as const;

export type Origin = keyof typeof ORIGINS;

/**
 * Where a fact is from: one of `ORIGINS` or a file by its name, what it is called there (`way/123`), the day it was taken over
 * and the day somebody checked it, both YYYY-MM-DD. What nobody has checked has no such day.
 */
export type FactSource = { from: string; ref?: string; day: string; checked?: string };

/** The sources of the facts of a course that are known. */
export type FactSources = Partial<Record<FactKey, FactSource>>;

/** The facts that come from somewhere, in the order of the desk's form. */
export const SOURCED = (Object.keys(FACTS) as FactKey[]).filter((fact) => !('ownMaking' in FACTS[fact]));

type Row = Readonly<Partial<Record<string, unknown>>>;

/** Whether a stored course, or what a form says of one, tells a fact. */
export function isKnown(row: Row, fact: FactKey): boolean {
	return fieldsOf(fact).some(({ name, field }) => {
		const value = row[propertyOf(name, field)] ?? row[name];
		return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== '';
	});
}

/** One source for every fact that a course tells. */
export const sourcesOf = (row: Row, source: FactSource): FactSources => withSource({}, row, SOURCED, source);

/** The sources of a course once these facts of it are from somewhere else; a fact that it tells no more has none. */
export function withSource(
	sources: FactSources,
	row: Row,
	facts: readonly FactKey[],
	source: FactSource | undefined,
): FactSources {
	const changed: FactSources = { ...sources };
	for (const fact of facts) {
		if (!SOURCED.includes(fact)) continue;
		if (source && isKnown(row, fact)) changed[fact] = source;
		else delete changed[fact];
	}
	return changed;
}

/** The source of what a row of a file tells, by who told it and the id that the course is stored under. */
export function importedSource({ toldBy, sourceId }: { toldBy: string; sourceId: string }, day: string): FactSource {
	const [, element] = /^osm:((?:node|way|relation)\/\d+)$/.exec(sourceId) ?? [];
	const ref = element ?? (sourceId.startsWith('row:') ? undefined : sourceId);
	return { from: toldBy, ...(ref !== undefined && { ref }), day };
}
