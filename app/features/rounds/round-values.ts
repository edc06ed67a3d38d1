import type { OwnRound } from '#domain/rounds/round-queries.ts';
import type { RoundField } from './round-fields.ts';

/** What is known of a round, as the fields of its form hold it; what was left out is left out. */
export function valuesOf({ id: _, reviewId: __, shown, ...told }: OwnRound): Partial<Record<RoundField, string>> {
	const values = Object.entries(told).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]));
	return { ...Object.fromEntries(values), ...(shown && { shown: 'on' }) };
}
