import { expect, it } from 'vitest';
import { renderLetter } from '#mail/render.tsx';
import { FACTS } from '#tests/support/facts/letter-facts.ts';

it('is a statement of reasons: what, why, by which rule, after a report, and how to object', () => {
	const about = { firstName: '', course: 'Ljunghusen', reviewId: 7, linkUntil: 21_000 };
	const why = {
		ground: 'unlawful',
		words: 'It breaks the Act on names.',
		automatic: false,
		reported: true,
		decision: 12,
	} as const;
	const { subject, text } = renderLetter('review-removed', { ...about, ...why }, FACTS);
	expect(subject).toBe('Your review of Ljunghusen was removed');
	for (const words of ['Unlawful', 'It breaks the Act on names.', 'after a report', 'the law that is named', 'court']) {
		expect(text).toContain(words);
	}
});
