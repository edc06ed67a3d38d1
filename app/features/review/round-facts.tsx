import type { ReactNode } from 'react';
import { formatMoney } from '#app/lib/format/fact-format.ts';
import { bandWords } from '#domain/reviews/handicap-band.ts';
import type { Review, Round } from '#domain/reviews/shapes.ts';
import styles from './round-facts.module.css';

const TRANSPORT_WORDS = { walked: 'walked', cart: 'rode a cart' } as const;

/** How each circumstance of a round is told: the types ask for one that is added. */
const CIRCUMSTANCES: Record<keyof Round, (round: Round) => [name: string, fact: ReactNode]> = {
	tees: ({ tees }) => ['Tees', tees && <bdi>{tees}</bdi>],
	transport: ({ transport }) => ['Round', transport && TRANSPORT_WORDS[transport]],
	weather: ({ weather }) => ['Weather', weather],
	price: ({ price }) => ['Paid', price && formatMoney(price.minor, price.currency)],
};

/** The circumstances of the round and the reviewer's handicap band in one small line, as far as they were told. */
export function RoundFacts({ review: { round, handicapBand } }: { review: Pick<Review, 'round' | 'handicapBand'> }) {
	const told = Object.values(CIRCUMSTANCES).map((tell) => tell(round));
	const facts = told.filter(([, fact]) => fact);
	if (handicapBand) facts.push(['Handicap', bandWords(handicapBand)]);
	if (facts.length === 0) return null;
	return (
		<dl className={styles.facts}>
			{facts.map(([name, fact]) => (
				<div key={name}>
					<dt>{name}</dt>
					<dd>{fact}</dd>
				</div>
			))}
		</dl>
	);
}
