import { describe, expect, it } from 'vitest';
import { tallyRatings } from '../rating/rating.ts';
import {
	CAMPAIGN_RULES,
	type CampaignGround,
	type RecentReview,
	type Suspect,
	suspectCampaign,
} from './campaign-rules.ts';

const NOW = new Date('2026-10-31T12:00:00Z');
const DAY = '2026-10-31';
const ago = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

const review = (facts: Partial<Suspect> = {}): Suspect => ({
	...{ rating: 7, played: DAY, verification: 'unverified', member: true, benefit: false, insider: false, first: false },
	...{ at: NOW, newcomer: false, network: null, sketch: null },
	...facts,
});
const recent = (count: number, facts: Partial<Suspect> = {}, days = 0.5): RecentReview[] =>
	Array.from({ length: count }, (_, id) => ({ ...review({ at: ago(days), ...facts }), id: id + 1, counted: true }));

/** A course with thirty reviews from 5 to 9, a year old, two of which came in a usual month; and what came lately. */
function ground(lately: RecentReview[], facts: Partial<CampaignGround> = {}): CampaignGround {
	const old = Array.from({ length: 30 }, (_, index) => ({
		...review({ rating: 5 + (index % 5), played: '2025-10-31' }),
		...{ aspects: {}, handicapBand: null },
	}));
	const counted = lately.filter((one) => one.counted).map((one) => ({ ...one, aspects: {}, handicapBand: null }));
	const tally = tallyRatings([...old, ...counted], DAY);
	return { recent: lately, tally, prior: 6.5, usualADay: 1 / 15, networks: new Set(), now: NOW, day: DAY, ...facts };
}

describe('what is taken for a campaign', () => {
	it.each([1, 10])('is not one review graded %d, nor a busy day of reviews like the rest', (rating) => {
		expect(suspectCampaign(review({ rating, newcomer: true }), ground([]))).toBeNull();
		const busy = recent(12, { newcomer: true }).map((one, index) => ({ ...one, rating: 5 + (index % 5) }));
		expect(suspectCampaign(review({ rating, newcomer: true }), ground(busy))).toBeNull();
	});

	it.each([1, 10])('are new accounts that all grade %d, praise and blame alike, in a day or over weeks', (rating) => {
		for (const days of [0.5, 6, 59]) {
			const others = recent(5, { rating, newcomer: true }, days);
			const found = suspectCampaign(review({ rating, newcomer: true }), ground(others));
			expect(found?.signs).toContain('new-accounts');
			expect(found?.reviewIds).toEqual([1, 2, 3, 4, 5]);
		}
		const longAgo = recent(5, { rating, newcomer: true }, 61);
		expect(suspectCampaign(review({ rating, newcomer: true }), ground(longAgo))).toBeNull();
	});

	it('are members of long standing, where more come than usual and grade unlike the rest', () => {
		const others = recent(6, { rating: 1 }, 20);
		expect(suspectCampaign(review({ rating: 1 }), ground(others))?.signs).toEqual(['unlike-the-rest']);
		expect(suspectCampaign(review({ rating: 7 }), ground(others))).toBeNull();
	});

	it('are many from one network, whatever their grades, and none from others', () => {
		const networks = new Set(['a', 'b']);
		const from = (network: string) => recent(CAMPAIGN_RULES.oneNetwork.least[0], { network, rating: 8 });
		const one = review({ network: 'b', rating: 8 });
		expect(suspectCampaign(one, ground(from('a'), { networks }))?.signs).toEqual(['one-network']);
		expect(suspectCampaign(one, ground(from('c'), { networks }))).toBeNull();
	});

	it('are texts that share marks', () => {
		const one = review({ sketch: [1, 2, 3], rating: 9 });
		expect(suspectCampaign(one, ground(recent(3, { sketch: [9, 3], rating: 9 })))?.signs).toEqual(['like-texts']);
		expect(suspectCampaign(one, ground(recent(3, { sketch: [9, 8], rating: 9 })))).toBeNull();
		expect(suspectCampaign(review({ rating: 9 }), ground(recent(3, { rating: 9 })))).toBeNull();
	});

	it('leaves out those on the other side, and whatever moves no rating', () => {
		const mixed = recent(8, { rating: 10, newcomer: true }).map((one, index) =>
			index === 0 ? { ...one, rating: 5 } : one,
		);
		expect(suspectCampaign(review({ rating: 10, newcomer: true }), ground(mixed))?.reviewIds).toEqual([
			2, 3, 4, 5, 6, 7, 8,
		]);
		const still = recent(8, { rating: 7, network: 'a' });
		const expected = suspectCampaign(review({ network: 'a' }), ground(still, { networks: new Set(['a']) }));
		expect(expected).toBeNull();
	});
});
