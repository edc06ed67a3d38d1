import { FACTS, type FactKey } from '../facts/facts.ts';
import { type FactName, fieldsOf } from '../facts/fields.ts';

/** The facts that are the club's, each with its fields: alike in all its courses. */
export const CLUB_FACTS = (Object.keys(FACTS) as FactKey[])
	.filter((fact) => FACTS[fact].whose === 'club')
	.map((fact) => ({ fact, fields: fieldsOf(fact) }));

const NAMES: ReadonlySet<FactName> = new Set(CLUB_FACTS.flatMap(({ fields }) => fields.map(({ name }) => name)));

/** True of a field that is the club's. */
export const isOfClub = (name: FactName): boolean => NAMES.has(name);
