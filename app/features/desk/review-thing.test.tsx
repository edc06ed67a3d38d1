import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { DeskReview } from '#domain/desk/moderation-item-queries.ts';
import { HOSTILE } from '#tests/support/hostile-words.ts';
import { ReviewThing } from './review-thing.tsx';

const WORDS = HOSTILE.join(' ');

const review: DeskReview = {
	id: 1,
	version: 1,
	status: 'held',
	rating: 8,
	datePlayed: '2026-06-01',
	language: null,
	course: { name: WORDS, slug: 'links', countrySlug: 'sweden' },
	by: { name: WORDS, member: true, published: 1, rejected: 0 },
	content: WORDS,
	pros: [WORDS],
	cons: [WORDS],
	benefit: WORDS,
	aspects: { greens: 7 },
	verification: 'unverified',
	heldBy: ['link'],
	createdAt: new Date('2026-06-02T00:00:00Z'),
	photographs: [{ id: '0f8fad5b-d9cb-469f-a165-70867728950e', alt: WORDS, width: 90, height: 60 }],
};

it('S01: an editor reads what was written to break the page to the letter, and nothing of it is markup', () => {
	const html = renderToString(<ReviewThing review={review} />);
	expect(html).not.toMatch(/<script|<svg|<!--<|onerror=alert\(1\)>/);
	// The text, one liked and one disliked, the course, the name and the benefit; the words of the picture are an attribute.
	expect(html.split('&lt;script&gt;alert(1)&lt;/script&gt;')).toHaveLength(8);
	expect(html).toContain('&amp;lt;script&amp;gt;');
});
