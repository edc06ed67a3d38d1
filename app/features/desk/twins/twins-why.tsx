import { formatAccuracy, formatApart } from '#app/lib/format/position.ts';
import { capital } from '#domain/catalogue/facts/words.ts';
import { LIKENESS_WORDS } from '#domain/course-desk/twins/likeness-words.ts';
import type { Twin, Twins } from '#domain/course-desk/twins/twin-queries.ts';
import { websiteOf } from '../../course/printed-facts.ts';
import styles from './twins.module.css';

/** What speaks for the two being one, and what against it. */
export const TwinsWhy = ({ twins }: { twins: Twins }) => (
	<section className={styles.why} aria-labelledby="why-head">
		<h2 id="why-head">Why it is asked</h2>
		<ul>
			{reasonsOf(twins).map((reason) => (
				<li key={reason}>{reason}</li>
			))}
		</ul>
	</section>
);

function reasonsOf({ likeness, kilometres, first, second }: Twins): string[] {
	const known = [...knownTo('A', first), ...knownTo('B', second)].join(', ');
	const [site, other] = [first, second].map(({ facts }) => websiteOf(facts)?.value);
	return [
		capital(LIKENESS_WORDS[likeness]),
		kilometres === null
			? 'Against it: where one of them lies is not known'
			: [`${formatApart(kilometres)} apart`, known].filter(Boolean).join('; '),
		...(site && site === other ? ['The same website'] : []),
		...differing('holes', first, second),
		...differing('par', first, second),
		...differing('openedYear', first, second),
	];
}

const knownTo = (letter: string, { facts: { positionAccuracy: metres } }: Twin) =>
	metres === null ? [] : [`${letter} is known to ${formatAccuracy(metres)}`];

const WORDS = { holes: 'holes', par: 'par', openedYear: 'opened' } as const;

function differing(name: keyof typeof WORDS, first: Twin, second: Twin): string[] {
	const [one, other] = [first.facts[name], second.facts[name]];
	return one === null || other === null || one === other ? [] : [`Against it: ${WORDS[name]} ${one} and ${other}`];
}
