import type { reviews } from '#database/schema/reviews.ts';
import { minorDigits } from '../shared/currencies.ts';
import { sketchOf } from '../shared/sketch.ts';
import { ASPECTS } from './aspects.ts';
import type { ReviewInput } from './rules.ts';

type ReviewRow = typeof reviews.$inferSelect;

/** The columns that hold what an author has written. */
export const WRITTEN = [
	...(['reviewerName', 'content', 'rating', 'datePlayed', 'pros', 'cons', 'aspects', 'benefit', 'insider'] as const),
	...(['tees', 'transport', 'weather', 'pricePaidMinor', 'pricePaidCurrency'] as const),
] as const satisfies readonly (keyof ReviewRow)[];

/** What the form says, as the columns take it; what was left out becomes empty. */
export function writtenColumns(input: ReviewInput) {
	const graded = ASPECTS.flatMap((aspect) => (input[aspect] === undefined ? [] : [[aspect, input[aspect]] as const]));
	return {
		content: input.reviewText,
		rating: input.rating,
		datePlayed: input.playDate,
		pros: input.pros,
		cons: input.cons,
		aspects: Object.fromEntries(graded),
		benefit: input.benefit ?? null,
		insider: input.insider ?? null,
		tees: input.tees ?? null,
		transport: input.transport ?? null,
		weather: input.weather ?? null,
		...pricePaid(input),
		sketch: sketchOf(input.reviewText),
		language: null,
		languageRead: false,
	};
}

/** A price as its columns take it, in minor units; none where either part is left out. */
export function pricePaid({
	pricePaid: amount,
	priceCurrency: currency,
}: Pick<ReviewInput, 'pricePaid' | 'priceCurrency'>) {
	if (amount === undefined || currency === undefined) return { pricePaidMinor: null, pricePaidCurrency: null };
	return { pricePaidMinor: Math.round(amount * 10 ** minorDigits(currency)), pricePaidCurrency: currency };
}

/** What an author had written, by the names of the columns: what `review_versions` keeps. */
export const saidIn = (row: ReviewRow): Record<string, unknown> =>
	Object.fromEntries(WRITTEN.map((name) => [name, row[name]]));

/** Everything that was typed, with the words below photographs, for the rules that look at words. */
export const allWords = (input: ReviewInput, captions: readonly string[]): string =>
	[input.reviewText, ...input.pros, ...input.cons, input.benefit, input.tees, input.reviewerName, ...captions]
		.filter(Boolean)
		.join('\n');
