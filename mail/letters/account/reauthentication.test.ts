import { expect, it } from 'vitest';
import { renderLetter } from '#mail/render.tsx';
import { FACTS } from '#tests/support/facts/letter-facts.ts';

it('prints the code, but not where a locked telephone shows it', () => {
	const { subject, html, text } = renderLetter(
		'reauthentication',
		{ firstName: 'Ada' },
		{ ...FACTS, code: '7XK2M9QD' },
	);
	expect(subject).toBe('Your Fescue code');
	for (const words of ['7XK2M9QD', 'ten minutes']) {
		expect(text).toContain(words);
		expect(html).toContain(words);
	}
	expect(subject).not.toContain('7XK2M9QD');
});
