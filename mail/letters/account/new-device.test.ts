import { expect, it } from 'vitest';
import { renderLetter } from '#mail/render.tsx';
import { FACTS } from '#tests/support/facts/letter-facts.ts';

it('names the device and leads to the list of sessions', () => {
	const { subject, html, text } = renderLetter(
		'new-device',
		{ firstName: 'Ada', at: '2026-06-15T12:00:00Z', device: 'Safari on iPhone' },
		FACTS,
	);
	expect(subject).toBe('A new sign-in to your Fescue account');
	for (const words of ['Safari on iPhone', '15 June 2026, 12:00 UTC', 'https://golf.test/account/settings']) {
		expect(text).toContain(words);
		expect(html).toContain(words);
	}
});
