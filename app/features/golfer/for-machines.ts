import type { MetaDescriptor } from 'react-router';
import { breadcrumbData } from '#app/lib/machines/breadcrumb-data.ts';
import { paths } from '../../lib/paths.ts';

/** The page as structured data (decision S7): a profile, and whose it is. */
export function golferStructuredData(golfer: { handle: string; name: string }, origin: string): MetaDescriptor[] {
	const address = `${origin}${paths.golfer(golfer.handle)}`;
	return [
		{
			'script:ld+json': {
				'@context': 'https://schema.org',
				'@type': 'ProfilePage',
				url: address,
				mainEntity: {
					'@type': 'Person',
					'@id': address,
					name: golfer.name,
					alternateName: golfer.handle,
					url: address,
				},
			},
		},
		breadcrumbData(origin, [
			['Home', paths.home()],
			[golfer.name, paths.golfer(golfer.handle)],
		]),
	];
}
