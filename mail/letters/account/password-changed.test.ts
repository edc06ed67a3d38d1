import { expect, it } from 'vitest';
import { renderLetter } from '#mail/render.tsx';
import { FACTS } from '#tests/support/facts/letter-facts.ts';

it('says when, and what to do if it was somebody else', () => {
	const { subject, html, text } = renderLetter(
		'password-changed',
		{ firstName: 'Ada', at: '2026-06-15T12:00:00Z' },
		FACTS,
	);
	expect(subject).toBe('Your Fescue password has been changed');
	for (const words of ['15 June 2026, 12:00 UTC', 'https://golf.test/auth/forgot-password']) {
		expect(text).toContain(words);
		expect(html).toContain(words);
	}
});
