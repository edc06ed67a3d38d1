import { describe, expect, it } from 'vitest';
import { RETENTION } from '../retention.ts';
import { issueStamp, readStamp, WAITING_LIFE_MILLISECONDS } from './stamp.ts';

const SECRET = 'a secret for tests, of no use elsewhere';
const NOW = new Date('2026-11-21T12:00:00Z');
const DAY = 24 * 3_600_000;
const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);

describe('the stamp of a form', () => {
	it('tells when it was issued, and is another one each time', () => {
		const [one, other] = [issueStamp(SECRET, NOW), issueStamp(SECRET, NOW)];
		const read = readStamp(SECRET, one, later(5_000));
		expect(read).toEqual({ ok: true, value: { id: expect.any(String), issuedAt: NOW } });
		expect(one).not.toBe(other);
	});

	it('is good for seven days and not a moment longer', () => {
		const stamp = issueStamp(SECRET, NOW);
		expect(readStamp(SECRET, stamp, later(7 * DAY)).ok).toBe(true);
		expect(readStamp(SECRET, stamp, later(7 * DAY + 1))).toEqual({ ok: false, kind: 'stamp-expired' });
	});

	it('of a form that waits for a connection is good for thirty, and its receipt stays for longer', () => {
		const stamp = issueStamp(SECRET, NOW);
		const last = later(30 * DAY);
		expect(readStamp(SECRET, stamp, last, WAITING_LIFE_MILLISECONDS).ok).toBe(true);
		expect(readStamp(SECRET, stamp, later(30 * DAY + 1), WAITING_LIFE_MILLISECONDS).ok).toBe(false);
		expect(RETENTION.submission.before(last).getTime()).toBeLessThan(NOW.getTime());
	});

	it('R38: of a clock that was a year ahead is good for nothing once that is put right', () => {
		const stamp = issueStamp(SECRET, later(365 * DAY));
		expect(readStamp(SECRET, stamp, NOW)).toEqual({ ok: false, kind: 'stamp-expired' });
		expect(readStamp(SECRET, issueStamp(SECRET, later(DAY / 12)), NOW).ok).toBe(true);
	});

	it('is invalid when any character of it was changed', () => {
		const stamp = issueStamp(SECRET, NOW);
		for (let at = 0; at < stamp.length; at++) {
			const forged = `${stamp.slice(0, at)}${stamp[at] === '1' ? '2' : '1'}${stamp.slice(at + 1)}`;
			expect(readStamp(SECRET, forged, NOW)).toEqual({ ok: false, kind: 'stamp-invalid' });
		}
	});

	it('S32: is invalid when it was signed with another secret, or is no stamp', () => {
		const foreign = issueStamp('another secret', NOW);
		for (const stamp of [foreign, '', '.', 'a.b.c', `${foreign}x`, 'x'.repeat(100_000), '\ud800']) {
			expect(readStamp(SECRET, stamp, NOW)).toEqual({ ok: false, kind: 'stamp-invalid' });
		}
	});
});
