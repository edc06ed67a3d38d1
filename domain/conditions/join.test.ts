import { describe, expect, it } from 'vitest';
import { dayAt, endOfDay, observedAt } from './course-day.ts';
import { joinReports, type Report } from './join.ts';
import { CONDITION_KINDS, kindOf, LONGEST_LIFE_DAYS, type Told } from './kinds.ts';

const DAY = 86_400_000;
const NOW = new Date('2026-05-28T12:00:00Z');
const PLACE = { longitude: 0, now: NOW };

let golfers = 0;
/** A report that came so many days ago, a golfer's of its own unless told otherwise. */
function report(told: Told, daysAgo = 0, { author = `golfer ${++golfers}`, isMember = true } = {}): Report {
	const at = new Date(NOW.getTime() - daysAgo * DAY);
	return { author, isMember, day: dayAt(0, at), observedAt: at, told };
}
const visitor = { isMember: false };

const greens = (...reports: Report[]) => joinReports(reports, PLACE)[0];
const opinions = (...reports: Report[]) => greens(...reports)?.opinions.map(({ value, golfers: of }) => [value, of]);

describe('reports of a course', () => {
	it('that agree are one, of so many golfers, as old as the newest of them', () => {
		const agreed = [report({ greens: 'good' }, 2), report({ greens: 'good' }, 4), report({ greens: 'good' }, 3)];
		expect(joinReports(agreed, PLACE)).toEqual([
			{
				kind: 'greens',
				opinions: [{ value: 'good', golfers: 3 }],
				golfers: 3,
				isLoneVisitor: false,
				day: '2026-05-26',
				daysAgo: 2,
				minutes: null,
				endsAt: new Date('2026-05-29T00:00:00Z'),
			},
		]);
	});

	it('that disagree are two, the heavier first, until three beat one', () => {
		const good = () => report({ greens: 'good' }, 1);
		const fair = report({ greens: 'fair' });
		expect(opinions(good(), fair)).toEqual([
			['fair', 1],
			['good', 1],
		]);
		expect(opinions(good(), good(), fair)).toEqual([
			['good', 2],
			['fair', 1],
		]);
		expect(opinions(good(), good(), good(), fair)).toEqual([['good', 3]]);
		expect(greens(good(), good(), good(), fair)).toMatchObject({ golfers: 4, daysAgo: 1 });
	});

	it('count half where they are a visitor’s, and a visitor’s word alone is called that', () => {
		const byVisitor = () => report({ greens: 'poor' }, 1, visitor);
		expect(opinions(byVisitor(), byVisitor(), report({ greens: 'good' }))).toEqual([
			['good', 1],
			['poor', 2],
		]);
		expect(opinions(byVisitor(), report({ greens: 'good' }), report({ greens: 'good' }))).toEqual([['good', 2]]);
		expect(greens(byVisitor())?.isLoneVisitor).toBe(true);
		expect(greens(byVisitor(), byVisitor())?.isLoneVisitor).toBe(false);
		expect(greens(report({ greens: 'poor' }))?.isLoneVisitor).toBe(false);
	});

	it('of one golfer count once, as they were said last', () => {
		const mine = { author: 'me' };
		expect(opinions(report({ greens: 'poor' }, 0, mine), report({ greens: 'good' }, 3, mine))).toEqual([['poor', 1]]);
		// What was not said again still stands.
		const both = joinReports([report({ bunkers: 'fair' }, 0, mine), report({ greens: 'good' }, 3, mine)], PLACE);
		expect(both.map(({ kind }) => kind)).toEqual(['greens', 'bunkers']);
	});

	it('of a week before the newest are left out, unless the newest is a visitor’s alone', () => {
		const old = Array.from({ length: 10 }, () => report({ greens: 'good' }, 9));
		expect(opinions(...old, report({ greens: 'poor' }))).toEqual([['poor', 1]]);
		expect(opinions(...old, report({ greens: 'poor' }, 0, visitor))).toEqual([['good', 10]]);
		const two = [report({ greens: 'poor' }, 0, visitor), report({ greens: 'poor' }, 0, visitor)];
		expect(opinions(...old, ...two)).toEqual([['poor', 2]]);
	});

	it('tell the median of the pace', () => {
		const paces = (...values: string[]) =>
			joinReports(
				values.map((pace) => report({ pace }, 5)),
				PLACE,
			)[0];
		expect(paces('240')).toMatchObject({ kind: 'pace', minutes: 240, golfers: 1 });
		expect(paces('240', '270')).toMatchObject({ minutes: 255, golfers: 2 });
		expect(paces('210', '330', '270')).toMatchObject({ minutes: 270, golfers: 3 });
	});

	it.each(CONDITION_KINDS)('%s: are said for their time and not a moment longer', (kind) => {
		const { lifeDays, values } = kindOf(kind);
		const told = { [kind]: Object.keys(values)[0] };
		const observed = report(told);
		const at = (milliseconds: number) =>
			joinReports([observed], { longitude: 0, now: new Date(NOW.getTime() + lifeDays * DAY + milliseconds) });
		expect(at(-1)).toHaveLength(1);
		expect(at(0)).toEqual([]);
		expect(lifeDays).toBeLessThanOrEqual(LONGEST_LIFE_DAYS);
	});

	it('end when the first of them does, and when the day at the course does, for then they are older', () => {
		const ends = (...reports: Report[]) => greens(...reports)?.endsAt.toISOString();
		expect(ends(report({ greens: 'good' }, 20.75), report({ greens: 'good' }, 20))).toBe('2026-05-28T18:00:00.000Z');
		expect(ends(report({ greens: 'good' }, 3))).toBe('2026-05-29T00:00:00.000Z');
		expect(joinReports([report({ greens: 'good' }, 3)], { longitude: -90, now: NOW })[0]?.endsAt.toISOString()).toBe(
			'2026-05-29T06:00:00.000Z',
		);
	});
});

describe('the day at a course', () => {
	it('is that of the sun, and of UTC where nobody knows where it lies', () => {
		const evening = new Date('2026-05-28T22:00:00Z');
		expect(dayAt(151, evening)).toBe('2026-05-29');
		expect(dayAt(-118, evening)).toBe('2026-05-28');
		expect(dayAt(null, evening)).toBe('2026-05-28');
		expect(endOfDay(-120, '2026-05-28').toISOString()).toBe('2026-05-29T08:00:00.000Z');
	});

	it('ages a report of yesterday from its end, and one of today from when it came', () => {
		const sent = new Date('2026-05-28T09:00:00Z');
		expect(observedAt(0, '2026-05-28', sent)).toEqual(sent);
		expect(observedAt(0, '2026-05-27', sent).toISOString()).toBe('2026-05-28T00:00:00.000Z');
		expect(observedAt(0, '2026-05-20', sent).toISOString()).toBe('2026-05-21T00:00:00.000Z');
	});
});
