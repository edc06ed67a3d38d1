import { describe, expect, it } from 'vitest';
import { renderLetter } from '#mail/render.tsx';
import { FACTS } from '#tests/support/facts/letter-facts.ts';

const decided = {
	firstName: 'Ada',
	reference: '7K3Q-9MDT',
	reported: 'review',
	course: 'Ljunghusen',
	words: 'It names the green keeper’s home address.',
	at: '2026-06-15T12:00:00Z',
	decision: 12,
} as const;

describe('the letter about a decided report', () => {
	it('says that it was upheld, on which ground and how to object', () => {
		const { subject, text } = renderLetter('report-decided', { ...decided, outcome: 'upheld', ground: 'harm' }, FACTS);
		expect(subject).toBe('Fescue has decided about your report 7K3Q-9MDT');
		for (const words of ['Harm to persons', 'green keeper’s home', 'object within six months', '#how-to-object']) {
			expect(text).toContain(words);
		}
	});

	it('says that what was reported stays', () => {
		const { text } = renderLetter('report-decided', { ...decided, outcome: 'dismissed', ground: null }, FACTS);
		expect(text).toContain('It stays as it is');
		expect(text).toContain('object within six months');
	});
});
