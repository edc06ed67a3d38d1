import { expect, it } from 'vitest';
import { renderLetter } from '#mail/render.tsx';
import { FACTS } from '#tests/support/facts/letter-facts.ts';

it('says that the words are the author’s own', () => {
	const about = { firstName: 'Ada', course: 'Ljunghusen', reviewId: 7, linkUntil: null };
	const { subject, text } = renderLetter('review-approved', about, FACTS);
	expect(subject).toBe('Your review of Ljunghusen is published');
	expect(text).toContain('as you wrote it');
});
