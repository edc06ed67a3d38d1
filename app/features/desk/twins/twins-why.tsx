import { formatDistance } from '#app/lib/format/fact-format.ts';
import { formatAccuracy } from '#app/lib/format/position.ts';
import { LIKENESS_WORDS } from '#domain/course-desk/twins/likeness-words.ts';
import type { Twin, Twins } from '#domain/course-desk/twins/twin-queries.ts';
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
	const words = LIKENESS_WORDS[likeness];
	const known = [...knownTo('A', first), ...knownTo('B', second)].join(', ');
	const site = hostOf(first);
	return [
		`${words.charAt(0).toUpperCase()}${words.slice(1)}`,
		kilometres === null
			? 'Against it: where one of them lies is not known'
			: `${formatDistance(kilometres)} apart; ${known}`,
		...(site !== null && site === hostOf(second) ? ['The same website'] : []),
		...differing('holes', first, second),
		...differing('par', first, second),
		...differing('openedYear', first, second),
	];
}

const knownTo = (letter: string, { facts: { positionAccuracy: metres } }: Twin) =>
	metres === null ? [] : [`${letter} is known to ${formatAccuracy(metres)}`];

const hostOf = ({ facts: { website } }: Twin) => URL.parse(website ?? '')?.hostname ?? null;

const WORDS = { holes: 'holes', par: 'par', openedYear: 'opened' } as const;

function differing(name: keyof typeof WORDS, first: Twin, second: Twin): string[] {
	const [one, other] = [first.facts[name], second.facts[name]];
	return one === null || other === null || one === other ? [] : [`Against it: ${WORDS[name]} ${one} and ${other}`];
}
