import { paths } from '../lib/paths.ts';

export type BarLink = { label: string; path: string; description?: string };

/** The bar's three groups, the same on wide and small screens. */
export const BAR_GROUPS: { title: string; links: BarLink[] }[] = [
	{
		title: 'Discover',
		links: [
			{ label: 'Find Course', path: paths.findCourse(), description: 'Discover courses around the world' },
			{ label: 'Top Rated', path: paths.topRated(), description: 'The courses golfers rate highest' },
			{ label: 'Create Review', path: paths.createReview(), description: 'Share your experience' },
		],
	},
	{
		title: 'Community',
		links: [{ label: 'Become a Reviewer', path: paths.becomeReviewer(), description: 'Write for other golfers' }],
	},
	{
		title: 'Help',
		links: [
			{ label: 'FAQ', path: paths.faq(), description: 'Short answers' },
			{ label: 'Help Center', path: paths.help(), description: 'Guides to the site' },
			{ label: 'Contact Us', path: paths.contact(), description: 'Write to us' },
		],
	},
];
