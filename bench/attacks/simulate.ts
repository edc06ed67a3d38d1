import type { CampaignSign } from '#database/schema/campaigns.ts';
import { CAMPAIGN_RULES, type RecentReview, suspectCampaign } from '#domain/reviews/campaigns/campaign-rules.ts';
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

/** What holds a review, if anything. `null` attack: it is honest. */
export type Kept = RecentReview & RatedReview & { attack: string | null; held: 'campaign' | 'paused' | null };

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
		reviewsOf(site, courseId).push({ ...PLAIN, ...facts, id, network: null, sketch: null });
	}
	return site;
}

const PLAIN: Omit<Kept, 'id' | 'rating' | 'at' | 'played' | 'member' | 'newcomer' | 'network' | 'sketch'> = {
	...{ verification: 'unverified', benefit: false, insider: false, first: false, aspects: {}, handicapBand: null },
	...{ counted: true, attack: null, held: null },
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
 * Sends all of it to the site in the order of time, by the product's own rules against campaigns and its own ratings. No editor decides
 * anything meanwhile, and no other rule holds anything.
 */
export function simulate(site: Site, all: readonly Sent[], watched: readonly number[]): Lived {
	const lived: Lived = { sent: [], signs: new Map(), evenings: new Map(watched.map((id) => [id, []])) };
	const pauses = new Map<number, number>();
	for (let day = 0; day < DAYS; day += 1) {
		for (const one of all.filter((sent) => sent.day === day).toSorted((a, b) => a.at - b.at)) {
			lived.sent.push(send(reviewsOf(site, one.courseId), one, pauses, lived));
		}
		for (const id of watched) lived.evenings.get(id)?.push(ratingOf(reviewsOf(site, id), day));
	}
	return lived;
}

function ratingOf(reviews: readonly Kept[], day: number): number {
	const evening = utcDay(new Date(FIRST_MORNING + day * DAY));
	return summariseTally(tallyRatings(shown(reviews), evening), RATING_RULES.priorGrade).shown ?? 0;
}

const shown = (reviews: readonly Kept[]) => reviews.filter(({ held }) => held === null);

function send(ofCourse: Kept[], one: Sent, pauses: Map<number, number>, lived: Lived): Kept {
	const review = keptOf(one, (lived.sent.at(-1)?.id ?? BEFORE.reviews) + 1);
	const now = review.at;
	const found = findCampaign(ofCourse, review);
	if (found) {
		pauses.set(one.courseId, now.getTime() + CAMPAIGN_RULES.pauseDays * DAY);
		const known = lived.signs.get(one.courseId) ?? new Set();
		lived.signs.set(one.courseId, new Set([...known, ...found.signs]));
		const involved = new Set(found.reviewIds);
		for (const other of shown(ofCourse)) if (involved.has(other.id)) hold(other, 'campaign');
		hold(review, 'campaign');
	} else if ((pauses.get(one.courseId) ?? 0) > now.getTime()) hold(review, 'paused');
	ofCourse.push(review);
	return review;
}

const hold = (review: Kept, held: Kept['held']) => Object.assign(review, { held, counted: false });

function keptOf({ day, at, account, accountDays, network, rating, text, attack }: Sent, id: number): Kept {
	const now = new Date(FIRST_MORNING + (day + at) * DAY);
	const newcomer = account === null || accountDays < CAMPAIGN_RULES.newAccountDays;
	const words = typeof text === 'string' ? text : inventedText(text);
	return {
		...{ ...PLAIN, id, attack, rating, at: now, played: utcDay(new Date(now.getTime() - DAY)) },
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
