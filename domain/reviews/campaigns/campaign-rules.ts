import type { CampaignSign } from '#database/schema/campaigns.ts';
import { type RatingTally, summariseTally } from '../rating/rating.ts';
import { reviewWeight, type WeighedReview } from '../rating/weights.ts';

/**
 * What is taken for a campaign (decision T4, slow attacks), in one place. Reviews of one course are looked at together that came within
 * a day, a week, or sixty days of a new one, and that nobody vouches for. Praise and blame are treated alike.
 */
export const CAMPAIGN_RULES = {
	/** In days; each sign has its least number of reviews in each of them, the new one among them. */
	windows: [1, 7, 60],
	/** What moves a rating by less than this is no campaign, whatever it looks like. */
	leastPull: 0.05,
	/** An account is new for as long, in days. */
	newAccountDays: 60,
	/** From one network. */
	oneNetwork: { least: [6, 7, 8] },
	/** Texts that share much with that of the new one. */
	likeTexts: { least: [3, 3, 4] },
	/** By new accounts and visitors, whose grades are that unlike the rest: so many standard errors. */
	newAccounts: { least: [3, 3, 4], unlike: 3.1 },
	/** By whomever: at least so many times as many as usual. */
	everybody: { least: [3, 3, 4], unlike: 3.1, timesUsual: 2 },
	/** Where they are not that many, or where hardly anything is there that they could be unlike, it takes more. */
	leastRest: 5,
	unlikeInDoubt: 4.5,
	/** A grade that is so far on the side of the campaign belongs to it. */
	ownSide: 1.5,
	/** How grades of one course differ as a rule (standard deviation), and with how many reviews' weight that and the prior are believed. */
	usualSpread: 1.8,
	believed: 5,
	/** How long what is new of a course waits for editors, in days, each time. */
	pauseDays: 7,
	/** A second campaign that an editor confirms within so many months hides its reviews for so many. */
	againWithinMonths: 12,
	hiddenMonths: 6,
} as const;

/** The signs by their names, as editors and readers are told of them. */
export const CAMPAIGN_SIGNS: Record<CampaignSign, string> = {
	'one-network': 'many from one network',
	'like-texts': 'texts much alike',
	'new-accounts': 'many by new accounts and visitors, graded unlike the rest',
	'unlike-the-rest': 'more than usual, graded unlike the rest',
};

/** A review as the rules see it. */
export type Suspect = WeighedReview & {
	rating: number;
	at: Date;
	/** Written by a visitor, or by an account that was new then. */
	newcomer: boolean;
	/** The mark of its network, under the salt of its week; null where none is kept. */
	network: string | null;
	/** The marks that near-copies of its text share. */
	sketch: readonly number[] | null;
};

/** One that is there already, of the last sixty days, not vouched for and read by no editor. `counted`: it is in the rating now. */
export type RecentReview = Suspect & { id: number; counted: boolean };

/** What a new review of a course is looked at beside. */
export type CampaignGround = {
	recent: readonly RecentReview[];
	/** What the reviews that count add up to on the UTC day `day`, and the prior of it. */
	tally: RatingTally;
	prior: number;
	/** How many reviews of the course come a day, by the year before. */
	usualADay: number;
	/** The marks of the new one's network under every salt that is kept. */
	networks: ReadonlySet<string>;
	now: Date;
	day: string;
};

/** What speaks for a campaign, and the reviews that are there already and belong to it. */
export type Suspicion = { signs: CampaignSign[]; reviewIds: number[] };

const DAY = 86_400_000;

/**
 * Whether a new review, together with those that came lately, looks like part of a campaign; null where it does not. Sees no name and
 * reads no text.
 */
export function suspectCampaign(review: Suspect, ground: CampaignGround): Suspicion | null {
	const signs: CampaignSign[] = [];
	const involved = new Set<number>();
	for (const { sign, least, belongs, unlike } of SIGNS) {
		for (const [place, days] of CAMPAIGN_RULES.windows.entries()) {
			const since = ground.now.getTime() - days * DAY;
			const group = ground.recent.filter((other) => other.at.getTime() > since && belongs(other, review, ground));
			if (!belongs(review, review, ground) || group.length + 1 < (least[place] ?? 0)) continue;
			const rest = restOf(group, ground);
			if (Math.abs(pullOf([review, ...group], rest, ground)) < CAMPAIGN_RULES.leastPull) continue;
			const side =
				unlike === null
					? 0
					: sideOf([review, ...group], rest, ground, unlike({ count: group.length + 1, days }, rest, ground));
			if (side === null) continue;
			const expected = expectedOf(rest, ground.prior).mean;
			const onSide = ({ rating }: Suspect) => side === 0 || (rating - expected) * side >= CAMPAIGN_RULES.ownSide;
			if (!onSide(review)) continue;
			if (!signs.includes(sign)) signs.push(sign);
			for (const other of group) if (onSide(other)) involved.add(other.id);
		}
	}
	return signs.length > 0 ? { signs, reviewIds: [...involved].toSorted((a, b) => a - b) } : null;
}

type Sign = {
	sign: CampaignSign;
	/** So many in each window. */
	least: readonly number[];
	/** Whether one belongs together with the new one. */
	belongs: (one: Suspect, review: Suspect, ground: CampaignGround) => boolean;
	/** How many standard errors the mean of so many in so many days has to lie away; null where grades play no part. */
	unlike: ((group: { count: number; days: number }, rest: RatingTally, ground: CampaignGround) => number) | null;
};

const { oneNetwork, likeTexts, newAccounts, everybody, unlikeInDoubt } = CAMPAIGN_RULES;

const SIGNS: readonly Sign[] = [
	{
		sign: 'one-network',
		least: oneNetwork.least,
		belongs: ({ network }, _, { networks }) => network !== null && networks.has(network),
		unlike: null,
	},
	{
		sign: 'like-texts',
		least: likeTexts.least,
		belongs: ({ sketch }, review) => sketch?.some((mark) => review.sketch?.includes(mark)) ?? false,
		unlike: null,
	},
	{
		sign: 'new-accounts',
		least: newAccounts.least,
		belongs: ({ newcomer }) => newcomer,
		unlike: (_, rest) => (isKnown(rest) ? newAccounts.unlike : unlikeInDoubt),
	},
	{
		sign: 'unlike-the-rest',
		least: everybody.least,
		belongs: () => true,
		unlike: ({ count, days }, rest, { usualADay }) =>
			isKnown(rest) && count >= everybody.timesUsual * usualADay * days ? everybody.unlike : unlikeInDoubt,
	},
];

/** What the reviews that count come to without those of a group. */
function restOf(group: readonly RecentReview[], { tally, day }: CampaignGround): RatingTally {
	return add(
		group.filter(({ counted }) => counted),
		tally,
		day,
		-1,
	);
}

/** How far the group moves the rating that all others come to. */
function pullOf(group: readonly Suspect[], rest: RatingTally, { prior, day }: CampaignGround): number {
	const [before, after] = [rest, add(group, rest, day, 1)].map((tally) => summariseTally(tally, prior).rating);
	return before === null || before === undefined ? Number.POSITIVE_INFINITY : (after ?? before) - before;
}

/** On which side of the rest the group lies, where that is so far away that chance hardly does it; else null. */
function sideOf(
	group: readonly Suspect[],
	rest: RatingTally,
	{ prior }: CampaignGround,
	unlike: number,
): 1 | -1 | null {
	const { mean, spread, from } = expectedOf(rest, prior);
	const off = group.reduce((sum, { rating }) => sum + rating, 0) / group.length - mean;
	const standardError = spread * Math.sqrt(1 / group.length + 1 / from);
	if (Math.abs(off) < unlike * standardError) return null;
	return off > 0 ? 1 : -1;
}

/**
 * Which grades the rest lets one expect: their mean, drawn to the prior, how they differ, and on how many reviews that stands. A course
 * with few is thought to be like others.
 */
function expectedOf({ histogram }: RatingTally, prior: number) {
	const { believed, usualSpread } = CAMPAIGN_RULES;
	const from = believed + sum(histogram);
	const mean = (believed * prior + sum(histogram.map((count, index) => count * (index + 1)))) / from;
	const squares = sum(histogram.map((count, index) => count * (index + 1 - mean) ** 2));
	return { mean, spread: Math.sqrt((believed * usualSpread ** 2 + squares) / from), from };
}

const isKnown = ({ histogram }: RatingTally) => sum(histogram) >= CAMPAIGN_RULES.leastRest;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function add(reviews: readonly Suspect[], tally: RatingTally, day: string, times: 1 | -1): RatingTally {
	const sums = { ...tally, histogram: [...tally.histogram], visitors: { ...tally.visitors } };
	for (const review of reviews) {
		const weight = times * reviewWeight(review, day);
		sums.weight += weight;
		sums.weighted += weight * review.rating;
		if (!review.member) {
			sums.visitors.weight += weight;
			sums.visitors.weighted += weight * review.rating;
		}
		const at = review.rating - 1;
		sums.histogram[at] = Math.max(0, (sums.histogram[at] ?? 0) + times);
	}
	return sums;
}
