import type { CoverFacts } from './facts.ts';

/**
 * The covers of the guides, by the names of their files in `content/guides`. The number at the end of a slug is the throw
 * of the dice that was chosen out of several.
 */
export const GUIDE_SCENES = {
	'guide-links-golf-around-the-baltic': {
		slug: 'guide-links-golf-around-the-baltic-4',
		terrain: 'links',
		latitude: 57,
	},
	'guide-how-to-read-a-rating': { slug: 'guide-how-to-read-a-rating-3', terrain: 'parkland', latitude: 52 },
	'guide-heathland-explained': { slug: 'guide-heathland-explained-5', terrain: 'heath', latitude: 51 },
	'guide-what-a-slope-number-means': { slug: 'guide-what-a-slope-number-means-3', terrain: 'forest', latitude: 58 },
	'guide-a-first-trip-to-scotland': { slug: 'guide-a-first-trip-to-scotland-2', terrain: 'coast', latitude: 56 },
	'guide-walking-or-riding': { slug: 'guide-walking-or-riding-5', terrain: 'links', latitude: 43 },
	'guide-courses-for-high-handicaps': { slug: 'guide-courses-for-high-handicaps-2', terrain: 'parkland', latitude: 40 },
	'guide-winter-golf': { slug: 'guide-winter-golf-4', terrain: 'desert', latitude: 25 },
	'guide-golf-under-the-midnight-sun': {
		slug: 'guide-golf-under-the-midnight-sun-10',
		terrain: 'mountain',
		latitude: 68,
	},
} as const satisfies Record<string, CoverFacts>;
