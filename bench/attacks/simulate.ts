import type { CampaignSign } from '#database/schema/campaigns.ts';
import { CAMPAIGN_RULES, type RecentReview, suspectCampaign } from '#domain/reviews/campaigns/campaign-rules.ts';
import { FLOOD_ACCOUNT_DAYS, isFlood } from '#domain/reviews/holding/flood-queries.ts';
import { HOLDING_LIMITS } from '#domain/reviews/holding/holding-queries.ts';
import { type RatedReview, summariseTally, tallyRatings } from '#domain/reviews/rating/rating.ts';
import { RATING_RULES } from '#domain/reviews/rating/rating-rules.ts';
import { utcDay } from '#domain/shared/day.ts';
import { sketchOf } from '#domain/shared/sketch.ts';
import { inventedText, numbersFrom } from '../data/texts.ts';
import { DAYS, gradeBefore, honestPlace, type Sent } from './plan.ts';

/** How much there is before the first day. */
export const BEFORE = { courses: 6_000, reviews: 200_000, days: 1_500 } as const;

const DAY = 86_400_000;
const FIRST_MORNING = Date.parse('2026-11-01T00:00:00Z');
const LONGEST_DAYS = Math.max(...CAMPAIGN_RULES.windows);
const YEAR_DAYS = 365;
/** With fewer before it none is a campaign, however they come. */
const LEAST = 3;

/** What holds a review, if anything; `flood`: one of the two rules of a day. `null` attack: it is honest. */
export type Kept = RecentReview &
	RatedReview & {
		attack: string | null;
		courseId: number;
		account: string | null;
		accountDays: number;
		held: 'campaign' | 'paused' | 'flood' | null;
	};

export type Site = Map<number, Kept[]>;

/** The site as it is before the first day, as the bench's data are: half of the reviews are of one course in twenty. */
export function siteBefore(): Site {
	const next = numbersFrom(77);
	const site: Site = new Map();
	for (let id = 1; id <= BEFORE.reviews; id += 1) {
		const courseId = honestPlace(BEFORE.courses, id, next) + 1;
		const at = new Date(FIRST_MORNING - (1 + (next() % BEFORE.days)) * DAY);
		const member = next() % 3 > 0;
		const facts = { rating: gradeBefore(next), at, played: utcDay(at), member, newcomer: !member };
		reviewsOf(site, courseId).push({ ...PLAIN, ...facts, id, courseId, network: null, sketch: null });
	}
	return site;
}

const PLAIN: Omit<Kept, 'id' | 'courseId' | 'rating' | 'at' | 'played' | 'member' | 'newcomer' | 'network' | 'sketch'> =
	{
		...{ verification: 'unverified', benefit: false, insider: false, first: false, aspects: {}, handicapBand: null },
		...{ counted: true, attack: null, account: null, accountDays: BEFORE.days, held: null },
	};

export function reviewsOf(site: Site, courseId: number): Kept[] {
	const known = site.get(courseId) ?? [];
	site.set(courseId, known);
	return known;
}

/** What eight weeks come to: what was sent, the signs found by course, and the printed rating of `watched` courses each evening. */
export type Lived = {
	sent: Kept[];
	signs: Map<number, Set<CampaignSign>>;
	evenings: Map<number, number[]>;
};

/**
 * Sends all of it to the site in the order of time, by the product's own rules against campaigns and its own ratings, with the two of
 * its older rules that count reviews of a day, by network and by course. No editor decides anything meanwhile, and the rules that look
 * at words (near-copies, links) hold nothing.
 */
export function simulate(site: Site, all: readonly Sent[], watched: readonly number[]): Lived {
	const lived: Lived = { sent: [], signs: new Map(), evenings: new Map(watched.map((id) => [id, []])) };
	const pauses = new Map<number, number>();
	const written: Written = { byAccount: new Map(), byNetwork: new Map() };
	for (let day = 0; day < DAYS; day += 1) {
		for (const one of all.filter((sent) => sent.day === day).toSorted((a, b) => a.at - b.at)) {
			lived.sent.push(send(reviewsOf(site, one.courseId), one, { pauses, written, lived }));
		}
		for (const id of watched) lived.evenings.get(id)?.push(ratingOf(reviewsOf(site, id), day));
	}
	return lived;
}

const ratingOf = (reviews: readonly Kept[], day: number): number =>
	summaryOf(shown(reviews), utcDay(new Date(FIRST_MORNING + day * DAY))).shown ?? 0;

const summaryOf = (reviews: readonly Kept[], day: string) =>
	summariseTally(tallyRatings(reviews, day), RATING_RULES.priorGrade);

/** How far one review alone moved the rating, four decimals of it, of those that came to its course before. */
export function pullOfOne(site: Site, review: Kept): number {
	const before = reviewsOf(site, review.courseId).filter(({ id }) => id < review.id);
	const [without, withIt] = [before, [...before, review]].map(
		(reviews) => summaryOf(reviews, utcDay(review.at)).rating,
	);
	return Math.abs((withIt ?? 0) - (without ?? 0));
}

const shown = (reviews: readonly Kept[]) => reviews.filter(({ held }) => held === null);

/** What was sent in the eight weeks, by account and by network. */
type Written = { byAccount: Map<string, Kept[]>; byNetwork: Map<string, Kept[]> };

type Course = { pauses: Map<number, number>; written: Written; lived: Lived };

function send(ofCourse: Kept[], one: Sent, { pauses, written, lived }: Course): Kept {
	const review = keptOf(one, (lived.sent.at(-1)?.id ?? BEFORE.reviews) + 1);
	const now = review.at;
	const flood = findFlood(ofCourse, review, written);
	for (const other of flood.taken) hold(other, 'flood');
	const found = flood.isFlood ? null : findCampaign(ofCourse, review);
	if (flood.isFlood) hold(review, 'flood');
	else if (found) {
		pauses.set(one.courseId, now.getTime() + CAMPAIGN_RULES.pauseDays * DAY);
		const known = lived.signs.get(one.courseId) ?? new Set();
		lived.signs.set(one.courseId, new Set([...known, ...found.signs]));
		const involved = new Set(found.reviewIds);
		for (const other of shown(ofCourse)) if (involved.has(other.id)) hold(other, 'campaign');
		hold(review, 'campaign');
	} else if ((pauses.get(one.courseId) ?? 0) > now.getTime()) hold(review, 'paused');
	ofCourse.push(review);
	listUnder(written.byNetwork, review.network).push(review);
	if (review.account !== null) countFirsts(listUnder(written.byAccount, review.account), review);
	return review;
}

function listUnder(lists: Map<string, Kept[]>, name: string | null): Kept[] {
	const list = lists.get(name ?? '') ?? [];
	lists.set(name ?? '', list);
	return list;
}

/** An account that was there before the eight weeks has written before; another's first counts half until there is one of another day. */
function countFirsts(ofAccount: Kept[], review: Kept): void {
	ofAccount.push(review);
	const days = new Set(shown(ofAccount).map(({ at }) => utcDay(at)));
	for (const [place, one] of ofAccount.entries()) one.first = one.newcomer && place === 0 && days.size < 2;
}

/** By the product's limits: five a day from one network, five a day of a course by visitors and accounts of two weeks and some more of a large one. */
function findFlood(
	ofCourse: readonly Kept[],
	review: Kept,
	{ byNetwork }: Written,
): { isFlood: boolean; taken: Kept[] } {
	const yesterday = review.at.getTime() - DAY;
	const ofDay = (list: readonly Kept[]) => list.filter(({ at }) => at.getTime() > yesterday);
	const ofNetwork = ofDay(byNetwork.get(review.network ?? '') ?? []).length;
	const ofFlood = ofDay(ofCourse).filter(isFloodNewcomer);
	const isCourseFlood =
		isFloodNewcomer(review) &&
		isFlood({ established: 0, ratingCount: shown(ofCourse).length, ofFlood: ofFlood.length });
	return {
		isFlood: isCourseFlood || ofNetwork >= HOLDING_LIMITS.networkADay,
		taken: isCourseFlood ? shown(ofFlood) : [],
	};
}

const isFloodNewcomer = ({ account, accountDays }: Kept) => account === null || accountDays < FLOOD_ACCOUNT_DAYS;

const hold = (review: Kept, held: Kept['held']) => Object.assign(review, { held, counted: false });

function keptOf({ day, at, courseId, account, accountDays, network, rating, text, attack }: Sent, id: number): Kept {
	const now = new Date(FIRST_MORNING + (day + at) * DAY);
	const newcomer = account === null || accountDays < CAMPAIGN_RULES.newAccountDays;
	const words = typeof text === 'string' ? text : inventedText(text);
	return {
		...{
			...PLAIN,
			id,
			attack,
			courseId,
			account,
			accountDays,
			rating,
			at: now,
			played: utcDay(new Date(now.getTime() - DAY)),
		},
		...{ member: account !== null, newcomer, network, sketch: sketchOf(words) },
	};
}

/** As the product does it for a course, with the same function. */
function findCampaign(ofCourse: readonly Kept[], review: Kept) {
	const now = review.at;
	const since = now.getTime() - LONGEST_DAYS * DAY;
	const recent = ofCourse.filter(({ at }) => at.getTime() > since);
	if (recent.length + 1 < LEAST) return null;
	const usual = ofCourse.filter(({ at }) => at.getTime() <= since && at.getTime() > since - YEAR_DAYS * DAY).length;
	const day = utcDay(now);
	return suspectCampaign(review, {
		...{ recent, tally: tallyRatings(shown(ofCourse), day), prior: RATING_RULES.priorGrade },
		...{ usualADay: usual / YEAR_DAYS, networks: new Set([review.network ?? '']), now, day },
	});
}
