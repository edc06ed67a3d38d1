import type { HistoryEntry } from '#domain/desk/item-queries.ts';
import { formatMoment } from '../../lib/fact-format.ts';
import { DeskFacts } from './desk-facts.tsx';
import { startCased } from './fact-words.ts';
import { nameOfGround } from './ground-words.ts';

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
