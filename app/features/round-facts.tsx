import type { ReactNode } from 'react';
import { bandWords } from '#domain/reviews/handicap-band.ts';
import type { Review } from '#domain/reviews/shapes.ts';
import { formatMoney } from '../lib/fact-format.ts';
import styles from './round-facts.module.css';

const TRANSPORT_WORDS = { walked: 'walked', cart: 'rode a cart' } as const;

/** The circumstances of the round and the reviewer's handicap band in one small line, as far as they were told. */
export function RoundFacts({ review: { round, handicapBand } }: { review: Pick<Review, 'round' | 'handicapBand'> }) {
	const { tees, transport, weather, price } = round;
	const facts: [name: string, fact: ReactNode][] = [];
	if (tees) facts.push(['Tees', <bdi key="tees">{tees}</bdi>]);
	if (transport) facts.push(['Round', TRANSPORT_WORDS[transport]]);
	if (weather) facts.push(['Weather', weather]);
	if (price) facts.push(['Paid', formatMoney(price.minor, price.currency)]);
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
