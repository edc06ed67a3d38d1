import type { MetaDescriptor } from 'react-router';
import { formatCount } from '#app/lib/format/format.ts';
import { breadcrumbData } from '#app/lib/machines/breadcrumb-data.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import type { Census } from '#domain/catalogue/census/census.ts';
import { CATALOGUE_LICENCE } from '#domain/catalogue/credits.ts';
import type { OpenFile } from '#domain/catalogue/open-data/queries.ts';

type Told = { census: Pick<Census, 'courses' | 'takenAt'>; file: OpenFile | null; coursesCall: string };

/** Title, description and structured data of /data: a data set that can be had as a file and by data calls. */
export function dataMeta({ census, file, coursesCall }: Told, origin = ''): MetaDescriptor[] {
	const description = `${formatCount(census.courses, 'golf course')}: where each fact is from, how much is known, what is known to be wrong, and all of it as a file under the ${CATALOGUE_LICENCE.name}.`;
	const title = 'What the catalogue is made of';
	return [
		...pageMeta({ title, description, path: paths.data(), origin }),
		breadcrumbData(origin, [
			['Home', paths.home()],
			[title, paths.data()],
		]),
		{
			'script:ld+json': {
				'@context': 'https://schema.org',
				'@type': 'Dataset',
				name: 'Golf courses of the world',
				description,
				url: `${origin}${paths.data()}`,
				license: CATALOGUE_LICENCE.address,
				creator: { '@type': 'Organization', name: 'Fescue', url: `${origin}${paths.home()}` },
				isAccessibleForFree: true,
				dateModified: file?.day ?? census.takenAt.slice(0, 10),
				distribution: [
					...(file ? [download(`${origin}${paths.openFile(file.name)}`, 'text/csv', file.bytes)] : []),
					download(`${origin}${coursesCall}`, 'application/json'),
				],
			},
		},
	];
}

const download = (contentUrl: string, encodingFormat: string, bytes?: number) => ({
	'@type': 'DataDownload',
	contentUrl,
	encodingFormat,
	...(bytes !== undefined && { contentSize: `${bytes} B` }),
});
