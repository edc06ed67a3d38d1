import type { rounds } from '#database/schema/rounds.ts';
import { pricePaid } from '../reviews/written.ts';
import type { RoundInput } from './round-rules.ts';

/** What is told of a round, by the names of its columns. */
export type ToldColumns = Pick<
	typeof rounds.$inferSelect,
	| 'day'
	| 'tees'
	| 'holes'
	| 'score'
	| 'transport'
	| 'partners'
	| 'pricePaidMinor'
	| 'pricePaidCurrency'
	| 'weather'
	| 'grade'
	| 'again'
	| 'notes'
>;

/** What the form says, as the columns take it; what was left out becomes empty. */
export const columnsOf = (input: RoundInput): ToldColumns => ({
	day: input.day,
	tees: input.tees ?? null,
	holes: input.holes ?? null,
	score: input.score ?? null,
	transport: input.transport ?? null,
	partners: input.partners ?? null,
	...pricePaid(input),
	weather: input.weather ?? null,
	grade: input.grade ?? null,
	again: input.again ?? null,
	notes: input.notes ?? null,
});
