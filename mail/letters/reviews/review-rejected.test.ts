import { expect, it } from 'vitest';
import { renderLetter } from '#mail/render.tsx';
import { FACTS } from '#tests/support/facts/letter-facts.ts';

it('is a statement of reasons, with the way to send it again and to object', () => {
	const about = { firstName: 'Ada', course: 'Ljunghusen', reviewId: 7, linkUntil: null };
	const why = {
		ground: 'advertising',
		words: 'The link sells balls.',
		automatic: true,
		reported: false,
		decision: 12,
	} as const;
	const { subject, text } = renderLetter('review-rejected', { ...about, ...why }, FACTS);
	expect(subject).toBe('Your review of Ljunghusen was not published');
	for (const words of ['Advertising or spam', 'The link sells balls.', 'automatic rule', 'section 3', 'six months']) {
		expect(text).toContain(words);
	}
	expect(text).not.toContain('report');
});
