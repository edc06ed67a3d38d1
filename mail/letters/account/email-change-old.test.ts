import { expect, it } from 'vitest';
import { renderLetter } from '#mail/render.tsx';
import { FACTS } from '#tests/support/facts/letter-facts.ts';

it('tells the old mailbox what goes on, and how to undo it', () => {
	const { subject, html, text } = renderLetter(
		'email-change-old',
		{ firstName: 'Ada', newEmail: 'new@golf.example' },
		FACTS,
	);
	expect(subject).toBe('The email address of your Fescue account is changing');
	for (const words of ['new@golf.example', 'It was not me: undo it', 'seven days']) {
		expect(text).toContain(words);
		expect(html).toContain(words);
	}
	expect(text).toContain(FACTS.link);
	expect(html).toContain(FACTS.link.replace('&', '&amp;'));
});
