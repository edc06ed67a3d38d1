import type { MetaDescriptor } from 'react-router';

/** The way to a page as structured data. Paths are built by `paths`; the last step is the page itself. */
export function breadcrumbData(
	origin: string,
	steps: readonly (readonly [name: string, path: string])[],
): MetaDescriptor {
	return {
		'script:ld+json': {
			'@context': 'https://schema.org',
			'@type': 'BreadcrumbList',
			itemListElement: steps.map(([name, path], index) => ({
				'@type': 'ListItem',
				position: index + 1,
				name,
				item: `${origin}${path}`,
			})),
		},
	};
}
