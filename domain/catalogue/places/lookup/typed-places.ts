import { GREAT_WEIGHT } from './place-names.ts';

/** A name of a place that stands in what was typed: its words `from` the first one up to one before `to`; `whole` unless it goes on. */
export type NameHit = {
	id: string;
	weight: number;
	/** What the place lies in: its region, nation and country, by their ids. Told of whole names alone. */
	within: readonly string[];
	from: number;
	to: number;
	whole: boolean;
};

/** A place that may be meant, and how much more likely it is for how it was typed. */
export type TypedPlace = Pick<NameHit, 'id' | 'weight'> & { bonus: number };

/** What makes a place likelier, by how much of it was typed. */
export const BONUS = { whole: 15, begun: 0, withContainer: 20, atTheEnd: -40 };

/** After one of these, folded, comes a place, however much of it has been typed. */
export const CONNECTING = new Set('in near around at by i nara vid pa runt bei um en pres cerca de a'.split(' '));

/**
 * The places that may be meant by some words, each once: those that all of them name or begin to name; where there are none, those
 * that they name together with what these lie in, and those that they end in.
 */
export function typedPlaces(words: readonly string[], hits: readonly NameHit[]): TypedPlace[] {
	const all = hits.filter(({ from, to }) => from === 0 && to === words.length);
	const best = new Map<string, TypedPlace>();
	for (const hit of all.length > 0 ? all : hits) {
		const bonus = bonusOf(words, hit, hits);
		if (bonus === null || bonus <= (best.get(hit.id)?.bonus ?? Number.NEGATIVE_INFINITY)) continue;
		best.set(hit.id, { id: hit.id, weight: hit.weight, bonus });
	}
	return [...best.values()];
}

/** Null where the words around a name have nothing to do with it. */
function bonusOf(words: readonly string[], hit: NameHit, hits: readonly NameHit[]): number | null {
	const { from, to, whole, weight } = hit;
	if (from === 0 && to === words.length) return whole ? BONUS.whole : BONUS.begun;
	if (whole && isPlaced(words, hit, hits)) return BONUS.withContainer;
	if (to < words.length) return null;
	const isLed = CONNECTING.has(words[from - 1] ?? '');
	// "Pebble Bea" is on its way to a name of a course, and not to Beaverton; "Royal Dublin" says where.
	return isLed || (whole && weight >= GREAT_WEIGHT) ? BONUS.atTheEnd : null;
}

/** Whether the words after a name are of what it lies in. */
const isPlaced = (words: readonly string[], { to, within }: NameHit, hits: readonly NameHit[]) =>
	hits.some((other) => other.from === to && other.to === words.length && within.includes(other.id));
