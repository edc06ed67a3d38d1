import { formatMoment } from '#app/lib/format/fact-format.ts';
import type { HistoryEntry } from '#domain/desk/item-queries.ts';
import { DeskFacts } from '../sheet/desk-facts.tsx';
import { startCased } from '../sheet/fact-words.ts';
import { nameOfGround } from '../sheet/ground-words.ts';

type Decided = Pick<HistoryEntry, 'action' | 'ground' | 'words' | 'at'>;

/** What was decided, why and when. */
export const DecidedFacts = ({ entry: { action, ground, words, at } }: { entry: Decided }) => (
	<DeskFacts
		facts={[
			{ label: 'Decision', value: startCased(action) },
			...(ground === null ? [] : [{ label: 'Ground', value: nameOfGround(ground) }]),
			...(words ? [{ label: 'Words', value: words }] : []),
			{ label: 'Made', value: formatMoment(at) },
		]}
	/>
);
