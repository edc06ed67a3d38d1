import { sql } from 'drizzle-orm';
import { courses } from '#database/schema/catalogue.ts';
import { DOUBTFUL } from './facts/doubt.ts';
import type { FACTS, FactKey } from './facts/facts.ts';
import { type CourseFacts, type Fields, factsWith, fieldsOf } from './facts/fields.ts';

type Facts = typeof FACTS;
type CardFact = { [Key in FactKey]: Facts[Key] extends { card: number } ? Key : never }[FactKey];
type CardField = {
	[Key in CardFact]: Facts[Key] extends { fields: infer Several } ? keyof Several : Key;
}[CardFact] &
	keyof Fields;

/** The facts that a card tells in the line that says what a round asks, and those of them that nobody has checked. */
export type CardFacts = Pick<CourseFacts, CardField> & { doubted: FactKey[] };

const NAMES = factsWith('card').flatMap(({ fact }) => fieldsOf(fact).map(({ name }) => name as CardField));

/** As `doubtOf` has it of a source. */
const doubted = sql<FactKey[]>`array(select told.key from jsonb_each(${courses.factSources}) told
	where told.key = any(${sql.raw(`'{${DOUBTFUL.join(',')}}'::text[]`)})
		and told.value ->> 'checked' is null and told.value ->> 'from' <> 'club')`;

/** The columns that hold them. */
export const cardFactColumns = {
	...(Object.fromEntries(NAMES.map((name) => [name, courses[name]])) as Pick<typeof courses, CardField>),
	doubted,
};

/** These facts of a stored course. */
export const cardFactsOf = (row: CardFacts): CardFacts => ({
	// One entry for every name that the type has.
	...(Object.fromEntries(NAMES.map((name) => [name, row[name]])) as Pick<CourseFacts, CardField>),
	doubted: row.doubted,
});
