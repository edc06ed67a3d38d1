import { describe, expect, it } from 'vitest';
import { FASTEST_MILLISECONDS, MESSAGES_A_DAY, suspicionOf } from './suspicion.ts';

const now = new Date('2026-06-12T10:00:00Z');
const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
const calm = { trapped: false, issuedAt: before(FASTEST_MILLISECONDS), now, sentBefore: MESSAGES_A_DAY - 1 };

describe('suspicionOf', () => {
	it('finds nothing in a form that a person has filled in', () => {
		expect(suspicionOf(calm)).toBeNull();
	});

	it('notices the field that nobody sees', () => {
		expect(suspicionOf({ ...calm, trapped: true })).toBe('trap');
	});

	it('notices a form that came back sooner than anyone can write', () => {
		expect(suspicionOf({ ...calm, issuedAt: before(FASTEST_MILLISECONDS - 1) })).toBe('haste');
	});

	it('S54: notices one address writing again and again', () => {
		expect(suspicionOf({ ...calm, sentBefore: MESSAGES_A_DAY })).toBe('flood');
	});
});
