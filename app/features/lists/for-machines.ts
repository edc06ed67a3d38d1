import type { MetaDescriptor } from 'react-router';
import { listPaths } from '#app/lib/list-paths.ts';
import { breadcrumbData } from '#app/lib/machines/breadcrumb-data.ts';
import { paths } from '#app/lib/paths.ts';
import type { ShownList } from '#domain/lists/public-queries.ts';
import { ownerName } from './list-owner.tsx';

/** A list that its owner wants found, as structured data: its courses in their order, and the way to it. */
export function listStructuredData(list: ShownList, origin: string): MetaDescriptor[] {
	const address = `${origin}${listPaths.list(list.slug)}`;
	return [
		{
			'script:ld+json': {
				'@context': 'https://schema.org',
				'@type': 'ItemList',
				'@id': address,
				url: address,
				name: list.title,
				...(list.words && { description: list.words }),
				author: {
					'@type': 'Person',
					name: ownerName(list.owner),
					...(list.owner.handle && { url: `${origin}${paths.golfer(list.owner.handle)}` }),
				},
				numberOfItems: list.entries.length,
				itemListOrder: 'https://schema.org/ItemListOrderAscending',
				itemListElement: list.entries.map(({ course }, index) => ({
					'@type': 'ListItem',
					position: index + 1,
					name: course.name,
					url: `${origin}${paths.course(course)}`,
				})),
			},
		},
		breadcrumbData(origin, [
			['Home', paths.home()],
			['Lists', listPaths.lists()],
			[list.title, listPaths.list(list.slug)],
		]),
	];
}
