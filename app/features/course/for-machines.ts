import type { MetaDescriptor } from 'react-router';
import { formatCount, formatRating } from '#app/lib/format/format.ts';
import { roundPosition } from '#app/lib/format/position.ts';
import { breadcrumbData } from '#app/lib/machines/breadcrumb-data.ts';
import { type ToldSite, toldRating } from '#app/lib/machines/told-ratings.ts';
import type { CourseDetails } from '#domain/catalogue/shapes.ts';
import { excerpt } from '#domain/reviews/excerpt.ts';
import type { Review } from '#domain/reviews/shapes.ts';
import type { Site } from '../../lib/context.ts';
import { paths } from '../../lib/paths.ts';
import { crumbOf, crumbsAbove } from './crumbs.ts';

const DESCRIPTION_LENGTH = 155;

/** One or two sentences for search engines and shared links. */
export function courseDescription(course: CourseDetails, site: ToldSite): string {
	const { name, location, land, description, kind } = course;
	const place = [location, land.name].filter(Boolean).join(', ');
	const rating = toldRating(course.score, site);
	const first = rating
		? `${formatRating(rating.value)} out of 10 from ${formatCount(rating.count, 'review')}.`
		: `Facts and reviews of ${name}.`;
	const second = description ?? `${kind ?? 'A golf course'} in ${place}.`;
	return excerpt(`${first} ${second}`, DESCRIPTION_LENGTH);
}

/**
 * The course, the reviews on its page and the way to it as structured data (decision S7), with the rating that may be told.
 * Samples are left out: nothing invented is told to a search engine as real (decision R9).
 */
export function courseStructuredData(
	course: CourseDetails,
	site: Pick<Site, 'origin' | 'samples'>,
	reviews: readonly Review[] = [],
): MetaDescriptor[] {
	const at = (path: string) => `${site.origin}${path}`;
	const rating = toldRating(course.score, site);
	const real = reviews.filter(({ sample }) => !sample);
	const facts = factsOf(course);
	const crumbs: [name: string, path: string][] = [
		...crumbsAbove(course).map(({ label, to }): [string, string] => [label, to]),
		[crumbOf(course).name, paths.course(course)],
	];
	return [
		{
			'script:ld+json': {
				'@context': 'https://schema.org',
				'@type': 'GolfCourse',
				name: course.name,
				url: at(paths.course(course)),
				image: at(paths.sharePicture(course.slug)),
				address: {
					'@type': 'PostalAddress',
					...(course.location && { addressLocality: course.location }),
					...(course.regionName && { addressRegion: course.regionName }),
					addressCountry: course.country.code,
				},
				...geoOf(course),
				...(facts.length > 0 && { additionalProperty: facts }),
				...(rating && {
					aggregateRating: {
						'@type': 'AggregateRating',
						ratingValue: rating.value,
						ratingCount: rating.count,
						bestRating: 10,
						worstRating: 1,
					},
				}),
				...(real.length > 0 && { review: real.map(reviewData) }),
			},
		},
		breadcrumbData(site.origin, crumbs),
	];
}

/** With no more digits than are known. */
function geoOf({ latitude, longitude, positionAccuracy: accuracy }: CourseDetails) {
	if (latitude === null || longitude === null) return {};
	return { geo: { '@type': 'GeoCoordinates', ...roundPosition({ latitude, longitude, accuracy }) } };
}

/** What golfers know a course by and the vocabulary has no words for; only what is known. */
function factsOf({ par, lengthMetres, architect }: CourseDetails) {
	const property = (name: string, value: number | string | null, more = {}) =>
		value === null ? [] : [{ '@type': 'PropertyValue', name, value, ...more }];
	return [
		...property('Par', par),
		...property('Length', lengthMetres, { unitCode: 'MTR' }),
		...property('Architect', architect),
	];
}

const reviewData = ({ userName, rating, content, createdAt }: Review) => ({
	'@type': 'Review',
	author: { '@type': 'Person', name: userName },
	datePublished: createdAt.slice(0, 10),
	reviewBody: content,
	reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 10, worstRating: 1 },
});
