import { expect, it } from 'vitest';
import { renderLetter } from '#mail/render.tsx';
import { FACTS } from '#tests/support/facts/letter-facts.ts';

it('carries the link and says how long it holds', () => {
	const about = { firstName: '', course: 'Ljunghusen', reviewId: 7, linkUntil: 21_000 };
	const { subject, html, text } = renderLetter('review-link', about, {
		...FACTS,
		link: 'https://golf.test/reviews/7/edit?link=x',
	});
	expect(subject).toBe('Your review of Ljunghusen');
	for (const words of ['https://golf.test/reviews/7/edit?link=x', '1 July 2027', 'did not write']) {
		expect(text).toContain(words);
		expect(html).toContain(words);
	}
});
