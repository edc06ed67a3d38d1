import { describe, expect, it } from 'vitest';
import { CAMPAIGN, campaignOf, type Witness } from './campaign.ts';
import type { Told } from './kinds.ts';

const day = (number: number) => new Date(Date.UTC(2026, 4, number));
const visitors = (count: number, told: Told): Witness[] =>
	Array.from({ length: count }, (_, at) => ({ golfer: `visitor ${at}`, told, isNew: true, createdAt: day(at + 1) }));
const member = (told: Told, on: number): Witness => ({ golfer: 'member', told, isNew: false, createdAt: day(on) });
const next = (told: Told) => ({ golfer: 'next', told });

describe('a slow campaign', () => {
	const five = visitors(CAMPAIGN.golfers - 1, { greens: 'poor' });

	it('is seen where visitors say day after day the opposite of what members say meanwhile', () => {
		expect(campaignOf(next({ greens: 'poor' }), [...five, member({ greens: 'good' }, 3)])).toBe('greens');
		const praised = visitors(CAMPAIGN.golfers - 1, { bunkers: 'good' });
		expect(campaignOf(next({ bunkers: 'good' }), [...praised, member({ bunkers: 'poor' }, 2)])).toBe('bunkers');
	});

	it('is not what nobody contradicts, nor one against whom a member spoke only before it began', () => {
		expect(campaignOf(next({ greens: 'poor' }), five)).toBeNull();
		expect(campaignOf(next({ greens: 'poor' }), [...five, member({ greens: 'good' }, 0)])).toBeNull();
		expect(campaignOf(next({ greens: 'poor' }), [...five, member({ greens: 'fair' }, 3)])).toBeNull();
		expect(campaignOf(next({ greens: 'poor' }), [...five, member({ bunkers: 'good' }, 3)])).toBeNull();
	});

	it('is not what one golfer says day after day', () => {
		const daily = five.map((witness) => ({ ...witness, golfer: 'next' }));
		expect(campaignOf(next({ greens: 'poor' }), [...daily, member({ greens: 'good' }, 3)])).toBeNull();
	});

	it('is not what few say, nor what is in the middle, nor an answer without a grade', () => {
		expect(campaignOf(next({ greens: 'poor' }), [...five.slice(1), member({ greens: 'good' }, 3)])).toBeNull();
		expect(campaignOf(next({ greens: 'good' }), [...five, member({ greens: 'good' }, 3)])).toBeNull();
		const fair = visitors(9, { greens: 'fair', pace: '330' });
		expect(campaignOf(next({ greens: 'fair', pace: '330' }), [...fair, member({ greens: 'good' }, 3)])).toBeNull();
	});
});
