import { kilometresBetween } from '#domain/geography/distance.ts';
import { type Called, compareNames, type Likeness } from './compare-names.ts';

/** What is known of a course when it is asked whether it is another one. Accuracies in metres. */
export type Judged = Called & {
	country: string;
	/** As the place pages name it; null where nobody has listed what its source calls it. */
	region: string | null;
	latitude: number | null;
	longitude: number | null;
	accuracy: number;
	holes: number | null;
	/** The towns it may lie in, folded. */
	locality: string | null;
};

export type Verdict = 'sure' | 'doubtful' | 'different';
export type Judgement = { verdict: Verdict; likeness: Likeness; kilometres: number | null };

/** However little is known of positions, sure is nothing that is farther away. */
const MOST_SURE_KILOMETRES = 6;
/** Two that lie farther apart are not one. */
export const MOST_DOUBTFUL_KILOMETRES = 8;

/** Two whose names are spelt alike are one next door, whatever their positions leave open. */
const NEXT_DOOR_KILOMETRES = 0.3;

/** How far two may lie from each other, beyond what their positions leave open, to be surely one or perhaps one. */
const REACH: Record<Likeness, { sure: number; doubtful: number } | null> = {
	same: { sure: 3, doubtful: 5 },
	equal: { sure: 2, doubtful: 4 },
	placed: { sure: 1.2, doubtful: 2 },
	club: { sure: 2, doubtful: 2 },
	part: { sure: 0, doubtful: 0.1 },
	marked: { sure: 0, doubtful: 0.1 },
	spelt: { sure: 0, doubtful: 0.9 },
	akin: { sure: 0, doubtful: 0.9 },
	unread: { sure: 0, doubtful: 0.9 },
	none: null,
	sisters: null,
};

/** Whether two entries are one course: `sure` ones may be merged without anybody having looked. */
export function judge(a: Judged, b: Judged): Judgement {
	const kilometres = kilometresBetween(a, b);
	const likeness = compareNames(a, b);
	const verdict = isElsewhere(a, b) ? 'different' : decide(a, b, likeness, kilometres);
	return { verdict, likeness, kilometres };
}

const isElsewhere = (a: Judged, b: Judged) =>
	a.country !== b.country || (a.region !== null && b.region !== null && a.region !== b.region);

function decide(a: Judged, b: Judged, likeness: Likeness, kilometres: number | null): Verdict {
	const reach = REACH[likeness];
	if (!reach) return 'different';
	if (kilometres === null) return withoutPositions(a, b, likeness);
	const open = (a.accuracy + b.accuracy) / 1000;
	const isSure =
		likeness === 'spelt'
			? kilometres <= NEXT_DOOR_KILOMETRES
			: reach.sure > 0 && kilometres <= Math.min(reach.sure + open, MOST_SURE_KILOMETRES);
	if (isSure) return isHalf(a, b) ? 'doubtful' : 'sure';
	return kilometres <= Math.min(reach.doubtful + open, MOST_DOUBTFUL_KILOMETRES) ? 'doubtful' : 'different';
}

/** One town is all that can be compared. */
function withoutPositions(a: Judged, b: Judged, likeness: Likeness): Verdict {
	if (a.locality === null || a.locality !== b.locality) return 'different';
	if (likeness === 'same' || likeness === 'equal') return 'sure';
	return likeness === 'placed' || likeness === 'part' ? 'doubtful' : 'different';
}

/** Nine holes and eighteen of one name may lie beside each other. */
const isHalf = ({ holes: one }: Judged, { holes: other }: Judged) =>
	one !== null && other !== null && Math.min(one, other) === 9 && Math.max(one, other) === 18;
