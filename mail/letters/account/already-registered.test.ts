import { expect, it } from 'vitest';
import { renderLetter } from '#mail/render.tsx';
import { FACTS } from '#tests/support/facts/letter-facts.ts';

it('leads the owner to the account', () => {
	const { subject, html, text } = renderLetter('already-registered', { firstName: 'Ada' }, FACTS);
	expect(subject).toBe('You already have an account at Fescue');
	for (const words of ['https://golf.test/auth/login', 'https://golf.test/auth/forgot-password']) {
		expect(text).toContain(words);
		expect(html).toContain(words);
	}
});
