import { expect, it } from 'vitest';
import { renderLetter } from '#mail/render.tsx';
import { FACTS } from '#tests/support/facts/letter-facts.ts';

it('names the rules in plain sentences and says that nothing is lost', () => {
	const about = { firstName: 'Ada', course: 'Ljunghusen', reviewId: 7, linkUntil: null };
	const { subject, text } = renderLetter('review-held', { ...about, rules: ['link', 'course-flood'] }, FACTS);
	expect(subject).toBe('Your review of Ljunghusen waits for an editor');
	for (const words of ['Hello Ada', 'There is a link', 'Many new reviews', 'do not look at the grade', '/moderation']) {
		expect(text).toContain(words);
	}
});
