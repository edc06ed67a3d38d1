import { expect, it } from 'vitest';
import { renderLetter } from '#mail/render.tsx';
import { FACTS } from '#tests/support/facts/letter-facts.ts';

it('names the report and what happens next', () => {
	const { subject, html, text } = renderLetter(
		'report-received',
		{
			firstName: 'Ada',
			reference: '7K3Q-9MDT',
			reported: 'review',
			course: 'Ljunghusen',
			at: '2026-06-15T12:00:00Z',
		},
		FACTS,
	);
	expect(subject).toBe('Fescue has received your report 7K3Q-9MDT');
	for (const words of ['7K3Q-9MDT', 'review of Ljunghusen', 'how to object', 'https://golf.test/moderation']) {
		expect(text).toContain(words);
		expect(html).toContain(words);
	}
});
