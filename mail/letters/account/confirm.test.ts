import { expect, it } from 'vitest';
import { renderLetter } from '#mail/render.tsx';
import { FACTS } from '#tests/support/facts/letter-facts.ts';

it('asks to press once, and says how long the link holds', () => {
	const { subject, html, text } = renderLetter('confirm', { firstName: 'Ada' }, FACTS);
	expect(subject).toBe('Confirm your email address for Fescue');
	for (const words of ['Hello Ada,', 'Confirm my address', '24 hours']) {
		expect(text).toContain(words);
		expect(html).toContain(words);
	}
	expect(text).toContain(FACTS.link);
	expect(html).toContain(FACTS.link.replace('&', '&amp;'));
});
