import type { ReactNode } from 'react';
import { bandWords } from '#domain/reviews/handicap-band.ts';
import type { Review, Round } from '#domain/reviews/shapes.ts';
import styles from './round-facts.module.css';

const TRANSPORT_WORDS = { walked: 'walked', cart: 'rode a cart' } as const;

/** The circumstances of the round and the reviewer's handicap band in one small line, as far as they were told. */
export function RoundFacts({ review: { round, handicapBand } }: { review: Pick<Review, 'round' | 'handicapBand'> }) {
	const { tees, transport, weather, price } = round;
	const facts: [name: string, fact: ReactNode][] = [];
	if (tees) facts.push(['Tees', <bdi key="tees">{tees}</bdi>]);
	if (transport) facts.push(['Round', TRANSPORT_WORDS[transport]]);
	if (weather) facts.push(['Weather', weather]);
	if (price) facts.push(['Paid', formatPrice(price)]);
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

/** "€85", "€85.50" or "JP¥12,000". */
function formatPrice({ minor, currency }: NonNullable<Round['price']>): string {
	const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
	return money.format(minor / 10 ** (money.resolvedOptions().maximumFractionDigits ?? 2));
}
