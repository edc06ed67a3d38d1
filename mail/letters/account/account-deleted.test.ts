import { expect, it } from 'vitest';
import { renderLetter } from '#mail/render.tsx';
import { FACTS } from '#tests/support/facts/letter-facts.ts';

it('says what has become of the reviews, and has nothing to press', () => {
	const { subject, html, text } = renderLetter(
		'account-deleted',
		{ firstName: 'Ada', at: '2026-06-15T12:00:00Z', reviews: 'kept' },
		FACTS,
	);
	expect(subject).toBe('Your Fescue account has been deleted');
	for (const words of ['Your reviews stay on the site without your name.', 'support@fescue.example']) {
		expect(text).toContain(words);
		expect(html).toContain(words);
	}
	expect(html).not.toContain('If the button does not work');
	const deleted = renderLetter(
		'account-deleted',
		{ firstName: '', at: '2026-06-15T12:00:00Z', reviews: 'deleted' },
		FACTS,
	);
	expect(deleted.text).toContain('Your reviews have been deleted with it.');
});
