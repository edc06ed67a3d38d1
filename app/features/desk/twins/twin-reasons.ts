import { formatAccuracy, formatApart } from '#app/lib/format/position.ts';
import { kind } from '#domain/catalogue/facts/kind.ts';
import { UNKNOWN_ACCURACY } from '#domain/catalogue/facts/place.ts';
import { capital, wordsOf } from '#domain/catalogue/facts/words.ts';
import { LIKENESS_WORDS } from '#domain/course-desk/twins/likeness-words.ts';
import type { Twin, Twins } from '#domain/course-desk/twins/twin-queries.ts';
import { websiteOf } from '../../course/printed-facts.ts';

/** Something that both may tell: the words where it is the same, and those against it where it is not. */
type Compared = {
	tell: (twin: Twin) => string | null | undefined;
	same?: string;
	/** "Against it: holes 9 and 18"; without it nothing is said of two that differ. */
	differing?: string;
	/** Of one that tells nothing where the other does. */
	missing?: string;
};

const COMPARED: readonly Compared[] = [
	{ tell: ({ club }) => club, same: 'The same club', differing: 'clubs', missing: 'no club given for' },
	{ tell: ({ facts }) => websiteOf(facts)?.value, same: 'The same website', differing: 'websites' },
	{ tell: ({ facts }) => facts.locality, same: 'The same town' },
	{ tell: ({ facts }) => facts.architect, same: 'The same architect' },
	{ tell: ({ facts }) => numberOf(facts.openedYear), same: 'Opened in the same year', differing: 'opened' },
	{ tell: ({ facts }) => numberOf(facts.holes), differing: 'holes' },
	{ tell: ({ facts }) => numberOf(facts.par), differing: 'par' },
	{ tell: ({ facts }) => wordsOf(kind, facts.kind, 'print').toLowerCase(), differing: 'kinds' },
];

const numberOf = (value: number | null) => (value === null ? null : String(value));

/** Why the two may be one, in sentences, and then what is against it. */
export function twinReasons(twins: Twins): string[] {
	const compared = COMPARED.map((one) => compare(one, twins));
	const [near, far] = distanceWords(twins);
	return [
		capital(LIKENESS_WORDS[twins.likeness]),
		...near,
		...compared.flatMap(({ reason }) => reason ?? []),
		...[...far, ...compared.flatMap(({ against }) => against ?? [])].map((against) => `Against it: ${against}`),
	];
}

type Outcome = { reason?: string | undefined; against?: string | undefined };

function compare({ tell, same, differing, missing }: Compared, { first, second }: Twins): Outcome {
	const [one, other] = [tell(first) ?? null, tell(second) ?? null];
	if (one !== null && other !== null) {
		if (one === other) return { reason: same };
		return { against: differing && `${differing} ${one} and ${other}` };
	}
	if (one === other || !missing) return {};
	return { against: `${missing} ${one === null ? 'A' : 'B'}` };
}

/** How far apart they lie: a reason where their positions leave that open, else one against it. */
function distanceWords({ kilometres, first, second }: Twins): [near: string[], far: string[]] {
	if (kilometres === null) return [[], ['where one of them lies is not known']];
	const known = bothKnown(first, second) ?? [...knownTo('A', first), ...knownTo('B', second)].join(', ');
	const words = [`${formatApart(kilometres)} apart`, known].filter(Boolean).join('; ');
	return kilometres * 1_000 <= offBy(first) + offBy(second) ? [[words], []] : [[], [words]];
}

const offBy = ({ facts: { positionAccuracy } }: Twin) => positionAccuracy ?? UNKNOWN_ACCURACY;

function bothKnown({ facts: { positionAccuracy: one } }: Twin, { facts: { positionAccuracy: other } }: Twin) {
	if (one === null || other === null || formatAccuracy(one) !== formatAccuracy(other)) return null;
	return `both are known to ${formatAccuracy(one)}`;
}

const knownTo = (letter: string, { facts: { positionAccuracy: metres } }: Twin) =>
	metres === null ? [] : [`${letter} is known to ${formatAccuracy(metres)}`];
