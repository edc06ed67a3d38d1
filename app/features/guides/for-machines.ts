import type { MetaDescriptor } from 'react-router';
import { breadcrumbData } from '#app/lib/machines/breadcrumb-data.ts';
import { paths } from '../../lib/paths.ts';
import { guideSharePicture } from './guide-picture.ts';
import type { GuidePiece, GuideSummary } from './guide-shapes.ts';

type DescribedGuide = GuideSummary & { description: string; words: number; pieces: GuidePiece[] };

/** The guide, the courses whose cards stand in it and the way to it, as structured data (decision S7). */
export function guideStructuredData(guide: DescribedGuide, origin: string): MetaDescriptor[] {
	const at = (path: string) => `${origin}${path}`;
	const house = { '@type': 'Organization', name: 'Fescue', url: at(paths.home()), logo: at('/icons/icon-512.png') };
	return [
		{
			'script:ld+json': {
				'@context': 'https://schema.org',
				'@type': 'Article',
				headline: guide.title,
				description: guide.description,
				image: at(guideSharePicture(guide.slug)),
				datePublished: guide.published,
				dateModified: guide.published,
				inLanguage: 'en-GB',
				wordCount: guide.words,
				author: house,
				publisher: house,
				mainEntityOfPage: at(paths.guide(guide.slug)),
				mentions: guide.pieces.flatMap((piece) =>
					piece.kind === 'course'
						? [{ '@type': 'GolfCourse', name: piece.course.name, url: at(paths.course(piece.course)) }]
						: [],
				),
			},
		},
		breadcrumbData(origin, [
			['Home', paths.home()],
			['Guides', paths.guides()],
			[guide.title, paths.guide(guide.slug)],
		]),
	];
}
