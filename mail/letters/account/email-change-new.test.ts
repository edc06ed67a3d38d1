import { expect, it } from 'vitest';
import { renderLetter } from '#mail/render.tsx';
import { FACTS } from '#tests/support/facts/letter-facts.ts';

it('asks the new mailbox to confirm itself', () => {
	const { subject, html, text } = renderLetter(
		'email-change-new',
		{ firstName: 'Ada', newEmail: 'new@golf.example' },
		FACTS,
	);
	expect(subject).toBe('Confirm your new email address for Fescue');
	for (const words of ['new@golf.example', 'Confirm the new address']) {
		expect(text).toContain(words);
		expect(html).toContain(words);
	}
	expect(text).toContain(FACTS.link);
	expect(html).toContain(FACTS.link.replace('&', '&amp;'));
});
