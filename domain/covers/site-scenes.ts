import type { CoverFacts } from './facts.ts';
import { GUIDE_SCENES } from './guide-scenes.ts';
import type { FrameName } from './stage.ts';

/** The site's own pictures: drawn like covers, but of no course. Their names are part of their addresses. */
export const SITE_SCENES = {
	hero: { slug: 'fescue-home', terrain: 'links', latitude: 56 },
	review: { slug: 'fescue-review', terrain: 'links', latitude: 55 },
	suggestion: { slug: 'fescue-suggestion', terrain: 'forest', latitude: 61 },
	letter: { slug: 'fescue-letter', terrain: 'coast', latitude: 57 },
	contact: { slug: 'fescue-contact', terrain: 'parkland', latitude: 59 },
	reviewer: { slug: 'fescue-reviewer', terrain: 'heath', latitude: 53 },
	'help-find-course': { slug: 'fescue-help-find-course', terrain: 'coast', latitude: 52 },
	'help-course-page': { slug: 'fescue-help-course-page', terrain: 'mountain', latitude: 46 },
	'help-create-review': { slug: 'fescue-help-create-review', terrain: 'links', latitude: 57 },
	'help-signup': { slug: 'fescue-help-signup', terrain: 'parkland', latitude: 50 },
	'help-account-settings': { slug: 'fescue-help-account-settings', terrain: 'heath', latitude: 53 },
	'help-account-security': { slug: 'fescue-help-account-security', terrain: 'forest', latitude: 60 },
	'help-account-reviews': { slug: 'fescue-help-account-reviews', terrain: 'tropical', latitude: 8 },
	'help-account-data': { slug: 'fescue-help-account-data', terrain: 'desert', latitude: 33 },
	'help-login': { slug: 'fescue-help-login', terrain: 'links', latitude: 51 },
	'help-review-status': { slug: 'fescue-help-review-status', terrain: 'forest', latitude: 63 },
	'help-review-photographs': { slug: 'fescue-help-review-photographs', terrain: 'mountain', latitude: -44 },
	'help-offline': { slug: 'fescue-help-offline', terrain: 'coast', latitude: 64 },
	...GUIDE_SCENES,
} as const satisfies Record<string, CoverFacts>;

export type SceneName = keyof typeof SITE_SCENES;

/** How wide a scene is drawn: the home page's to carry the headline, guides' as wide as their text and its margins. */
export function frameOfScene(name: string): FrameName {
	if (name === 'hero') return 'hero';
	return Object.hasOwn(GUIDE_SCENES, name) ? 'share' : 'card';
}
