import { expect, it } from 'vitest';
import { renderLetter } from '#mail/render.tsx';
import { FACTS } from '#tests/support/facts/letter-facts.ts';

it('leads to a new password, within the hour', () => {
	const { subject, html, text } = renderLetter('reset', { firstName: 'Ada' }, FACTS);
	expect(subject).toBe('Choose a new password for Fescue');
	for (const words of ['Choose a new password', 'one hour']) {
		expect(text).toContain(words);
		expect(html).toContain(words);
	}
	expect(text).toContain(FACTS.link);
	expect(html).toContain(FACTS.link.replace('&', '&amp;'));
});
