import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { utcDay } from '#domain/shared/day.ts';
import { WHOLE } from '#tests/support/facts/reviews.ts';
import { HANDICAP_BANDS } from '../handicap-band.ts';
import { priorOf, type RatedReview, summariseRatings, tallyRatings } from './rating.ts';
import { RATING_RULES } from './rating-rules.ts';
import { capVisitors, reviewWeight, visitorsShare } from './weights.ts';

const TODAY = '2026-11-21';
/** Half a step of the four decimals that are stored. */
const ROUNDING = 0.000_05;

const day = fc
	.date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date(`${TODAY}T00:00:00Z`), noInvalidDate: true })
	.map(utcDay);

const review: fc.Arbitrary<RatedReview> = fc.record({
	rating: fc.integer({ min: 1, max: 10 }),
	played: day,
	verification: fc.constantFrom('unverified', 'checked-in', 'booked', 'play history'),
	member: fc.boolean(),
	benefit: fc.boolean(),
	insider: fc.boolean(),
	first: fc.boolean(),
	aspects: fc.dictionary(fc.constantFrom('design', 'pace'), fc.integer({ min: 1, max: 10 })),
	handicapBand: fc.constantFrom(null, ...HANDICAP_BANDS),
});
const reviews = fc.array(review, { minLength: 1, maxLength: 40 });
const prior = fc.double({ min: 1, max: 10, noNaN: true });

const aReview = (facts: Partial<RatedReview> = {}): RatedReview => ({
	rating: 8,
	played: TODAY,
	verification: 'unverified',
	member: true,
	...WHOLE,
	aspects: {},
	handicapBand: null,
	...facts,
});

describe('the rating of a course', () => {
	it('lies between the lowest and the highest of its ratings and the prior', () => {
		fc.assert(
			fc.property(reviews, prior, (given, mean) => {
				const { rating } = summariseRatings(given, mean, TODAY);
				const all = [mean, ...given.map((one) => one.rating)];
				expect(rating).toBeGreaterThanOrEqual(Math.min(...all) - ROUNDING);
				expect(rating).toBeLessThanOrEqual(Math.max(...all) + ROUNDING);
			}),
		);
	});

	it('does not depend on the order of the reviews', () => {
		const shuffled = reviews.chain((given) =>
			fc.tuple(
				fc.constant(given),
				fc.shuffledSubarray(given, { minLength: given.length, maxLength: given.length }),
				prior,
			),
		);
		fc.assert(
			fc.property(shuffled, ([given, other, mean]) => {
				expect(summariseRatings(other, mean, TODAY)).toEqual(summariseRatings(given, mean, TODAY));
			}),
		);
	});

	it('is made of sums that are the same to the bit when reviews are added to those stored of others', () => {
		fc.assert(
			fc.property(reviews, reviews, (first, later) => {
				const stored = JSON.parse(JSON.stringify(tallyRatings(first, TODAY)));
				expect(tallyRatings(later, TODAY, stored)).toEqual(tallyRatings([...later, ...first], TODAY));
			}),
		);
	});

	it('is what it was when a review is added and taken away again', () => {
		fc.assert(
			fc.property(reviews, review, fc.nat(), prior, (given, extra, place, mean) => {
				const list = [...given];
				const before = summariseRatings(list, mean, TODAY);
				const at = place % (list.length + 1);
				list.splice(at, 0, extra);
				expect(summariseRatings(list, mean, TODAY).count).toBe(before.count + 1);
				list.splice(at, 1);
				expect(summariseRatings(list, mean, TODAY)).toEqual(before);
			}),
		);
	});

	it('follows the newer of two opposite reviews', () => {
		fc.assert(
			fc.property(day, day, prior, (one, other, mean) => {
				fc.pre(one !== other);
				const [older, newer] = [one, other].sort() as [string, string];
				expect(reviewWeight(aReview({ played: newer }), TODAY)).toBeGreaterThan(
					reviewWeight(aReview({ played: older }), TODAY),
				);
				const third = aReview({ played: older, rating: 5 });
				const praisedLately = [third, aReview({ played: older, rating: 1 }), aReview({ played: newer, rating: 10 })];
				const blamedLately = [third, aReview({ played: older, rating: 10 }), aReview({ played: newer, rating: 1 })];
				const praise = summariseRatings(praisedLately, mean, TODAY).rating ?? 0;
				expect(praise).toBeGreaterThanOrEqual(summariseRatings(blamedLately, mean, TODAY).rating ?? 11);
			}),
		);
	});

	it('is the plain mean below three reviews, whatever their weights and the prior', () => {
		fc.assert(
			fc.property(fc.array(review, { minLength: 1, maxLength: RATING_RULES.rankedFrom - 1 }), prior, (given, mean) => {
				const { rating, mean: plain } = summariseRatings(given, mean, TODAY);
				expect(rating).toBe(plain);
				expect(plain).toBeCloseTo(given.reduce((sum, one) => sum + one.rating, 0) / given.length, 4);
			}),
		);
	});

	it('is the published formula from the third on: visitors’ tens of today join a prior of weight five with weight one half', () => {
		const ten = aReview({ rating: 10, member: false });
		const summary = summariseRatings([ten, ten, ten], 6.5, TODAY);
		expect(summary.rating).toBe(7.3077);
		expect(summary.shown).toBe(7.3);
		expect(summary.mean).toBe(10);
	});

	it('halves a weight in 24 months, adds a quarter for a verified round, halves it without an account', () => {
		expect(reviewWeight(aReview(), TODAY)).toBe(1);
		expect(reviewWeight(aReview({ played: '2024-11-21' }), TODAY)).toBeCloseTo(0.5, 3);
		expect(reviewWeight(aReview({ verification: 'booked' }), TODAY)).toBe(1.25);
		expect(reviewWeight(aReview({ member: false }), TODAY)).toBe(0.5);
	});

	it.each(['benefit', 'insider', 'first'] as const)('T2: halves it once more for %s', (lessened) => {
		expect(reviewWeight(aReview({ [lessened]: true }), TODAY)).toBe(0.5);
		expect(reviewWeight(aReview({ [lessened]: true, verification: 'booked' }), TODAY)).toBe(0.625);
		expect(reviewWeight(aReview({ [lessened]: true, member: false }), TODAY)).toBe(0.25);
	});

	it('gives no more weight to a round of tomorrow, as it is somewhere on earth', () => {
		expect(reviewWeight(aReview({ played: '2026-11-22' }), TODAY)).toBe(1);
	});

	describe('T2: of visitors and members', () => {
		const sums = (given: RatedReview[]) => {
			const tally = tallyRatings(given, TODAY);
			const { weight, weighted } = capVisitors(tally);
			return { tally, weight, weighted, ofMembers: tally.weight - tally.visitors.weight };
		};

		it('lets visitors weigh no more than a third of a course’s reviews, and exactly that where they would weigh more', () => {
			fc.assert(
				fc.property(reviews, (given) => {
					const { tally, weight, weighted, ofMembers } = sums(given);
					fc.pre(ofMembers > 0);
					const ofVisitors = weight - ofMembers;
					const isOver = tally.visitors.weight > ofMembers / 2;
					expect(ofVisitors).toBe(isOver ? ofMembers / 2 : tally.visitors.weight);
					expect(visitorsShare(tally) * tally.visitors.weight).toBeCloseTo(ofVisitors, 9);
					// What visitors say counts as they say it: their mean stays what it was.
					const byHand = given.reduce((sum, one) => {
						const share = one.member ? 1 : visitorsShare(tally);
						return sum + reviewWeight(one, TODAY) * one.rating * share;
					}, 0);
					expect(weighted).toBeCloseTo(byHand, 6);
				}),
			);
		});

		it('holds however many visitors write: a thousand of them move a rating no further than a half as many members’ weight', () => {
			const member = aReview({ rating: 8 });
			const of = (count: number) =>
				summariseRatings([member, member, ...Array(count).fill(aReview({ member: false, rating: 1 }))], 7, TODAY)
					.rating;
			expect(of(2)).toBe(of(1_000));
			// (2 × 8 + 1 × 1 + 5 × 7) / (2 + 1 + 5)
			expect(of(1_000)).toBe(6.5);
		});

		it('lets them count as they are where no member has written: a third of nothing would be nothing', () => {
			const nine = aReview({ member: false, rating: 9 });
			// (10 × 0.5 × 9 + 5 × 7) / (10 × 0.5 + 5)
			expect(summariseRatings(Array(10).fill(nine), 7, TODAY).rating).toBe(8);
			expect(visitorsShare(tallyRatings([nine], TODAY))).toBe(1);
		});
	});

	it('is not there without reviews', () => {
		expect(summariseRatings([], 7, TODAY)).toEqual({
			rating: null,
			shown: null,
			count: 0,
			mean: null,
			histogram: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
			newest: null,
			aspects: {},
			bands: {},
		});
	});

	it('comes with counts: how many gave what, the newest round, the mean of each aspect', () => {
		const given = [
			aReview({ rating: 1, played: '2020-05-01', aspects: { pace: 4 }, handicapBand: '29+' }),
			aReview({ rating: 10, played: '2026-06-01', aspects: { pace: 9, design: 10 } }),
			aReview({ rating: 10, played: '2026-01-01', handicapBand: '29+' }),
		];
		const summary = summariseRatings(given, RATING_RULES.priorGrade, TODAY);
		expect(summary.histogram).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 2]);
		expect(summary.mean).toBe(7);
		expect(summary.newest).toBe('2026-06-01');
		expect(summary.bands).toEqual({ '29+': { mean: 5.5, count: 2 } });
		expect(summary.aspects).toEqual({ design: { mean: 10, count: 1 }, pace: { mean: 6.5, count: 2 } });
	});
});

describe('the prior of a day', () => {
	const alone = (one: RatedReview) => ({ ...one, count: 1, sum: one.rating });

	it('is 6.5 where nobody has graded anything', () => {
		expect(priorOf([], TODAY)).toBe(6.5);
	});

	it('is moved by one grade as by one among two hundred and one', () => {
		expect(priorOf([alone(aReview({ rating: 3 }))], TODAY)).toBe(6.4826);
		expect(priorOf([alone(aReview({ rating: 10, member: false }))], TODAY)).toBe(6.5087);
	});

	it('is the weighted mean of all grades and 200 of 6.5, in whatever order and however they are added up', () => {
		fc.assert(
			fc.property(reviews, reviews, (given, others) => {
				const all = [...given, ...others];
				const weights = all.reduce((sum, one) => sum + reviewWeight(one, TODAY), 200);
				const weighted = all.reduce((sum, one) => sum + reviewWeight(one, TODAY) * one.rating, 200 * 6.5);
				const prior = priorOf(all.map(alone), TODAY);
				expect(Math.abs(prior - weighted / weights)).toBeLessThanOrEqual(ROUNDING);
				const kinds = Map.groupBy(all.toReversed(), ({ rating, aspects, handicapBand, ...kind }) =>
					JSON.stringify(kind, Object.keys(kind).toSorted()),
				);
				const groups = [...kinds.values()].map((same) => ({
					...(same[0] ?? expect.fail('an empty group')),
					count: same.length,
					sum: same.reduce((sum, one) => sum + one.rating, 0),
				}));
				expect(priorOf(groups, TODAY)).toBe(prior);
			}),
		);
	});
});
