import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { DeskReview } from '#domain/desk/moderation-item-queries.ts';
import type { Review } from '#domain/reviews/shapes.ts';
import { HOSTILE } from '#tests/support/facts/hostile-words.ts';
import { ReviewThing } from './review-thing.tsx';

const WORDS = HOSTILE.join(' ');

const shown: Review = {
	...{ id: 1, courseId: 1, content: WORDS, rating: 8, datePlayed: '2026-06-01', createdAt: '2026-06-02T00:00:00Z' },
	...{ pros: [WORDS], cons: [WORDS], aspects: [{ aspect: 'greens', grade: 7 }], benefit: WORDS, insider: 'relative' },
	...{ userName: WORDS, userAvatar: null, golfer: null, reviewer: false, member: true, verification: 'unverified' },
	...{ helpfulCount: 0, sample: false, handicapBand: null },
	clubAnswer: { content: WORDS, createdAt: '2026-06-03T00:00:00Z', editedAt: null },
	round: { tees: WORDS, transport: null, weather: null, price: null },
	photographs: [{ id: '0f8fad5b-d9cb-469f-a165-70867728950e', alt: WORDS, width: 90, height: 60, day: '2026-06-01' }],
};

const review: DeskReview = {
	...{ id: 1, version: 1, status: 'held', heldBy: ['link'], standing: { published: 1, rejected: 0 } },
	countsAsFirst: false,
	course: { name: WORDS, slug: 'links', countrySlug: 'sweden' },
	shown,
};

it('S01: an editor reads what was written to break the page to the letter, and nothing of it is markup', () => {
	const html = renderToString(<ReviewThing review={review} />);
	expect(html).not.toMatch(/<script|<svg|<!--<|onerror=alert\(1\)>/);
	// The text, one liked and one disliked, the tees, the club's answer, the course, the name, the benefit, and the words of the
	// picture below it and as an attribute.
	expect(html.split('&lt;script&gt;alert(1)&lt;/script&gt;')).toHaveLength(11);
	expect(html).toContain('&amp;lt;script&amp;gt;');
});
