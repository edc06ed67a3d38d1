import type { MetaDescriptor } from 'react-router';
import type { CourseDetails } from '#domain/catalogue/shapes.ts';
import { excerpt } from '#domain/reviews/excerpt.ts';
import type { Review } from '#domain/reviews/shapes.ts';
import { breadcrumbData } from '../../lib/breadcrumb-data.ts';
import type { Site } from '../../lib/context.ts';
import { formatCount, formatRating } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { crumbsAbove } from './crumbs.ts';

const DESCRIPTION_LENGTH = 155;

/** One or two sentences for search engines and shared links. */
export function courseDescription({ name, location, country, description, score }: CourseDetails): string {
	const place = [location, country.name].filter(Boolean).join(', ');
	const rated = score.ranked && score.value !== null;
	const first = rated
		? `${formatRating(score.value ?? 0)} out of 10 from ${formatCount(score.count, 'review')}.`
		: `Facts and reviews of ${name}.`;
	const second = description.typical ? `A golf course in ${place}.` : description.value;
	return excerpt(`${first} ${second}`, DESCRIPTION_LENGTH);
}

/**
 * The course, the reviews on its page and the way to it as structured data (decision S7). The rating is left out while
 * sample reviews are loaded and where it is built in, and so are the samples: nothing invented is told to a search engine
 * as real (decisions C7, R9).
 */
export function courseStructuredData(
	course: CourseDetails,
	site: Pick<Site, 'origin' | 'samples'>,
	reviews: readonly Review[] = [],
): MetaDescriptor[] {
	const at = (path: string) => `${site.origin}${path}`;
	const { score } = course;
	const rating = !site.samples && !score.builtIn && score.count > 0 && score.value !== null;
	const real = reviews.filter(({ sample }) => !sample);
	const facts = factsOf(course);
	const crumbs: [name: string, path: string][] = [
		...crumbsAbove(course).map(({ label, to }): [string, string] => [label, to]),
		[course.name, paths.course(course)],
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
					addressCountry: course.country.code,
				},
				...(course.latitude !== null &&
					course.longitude !== null && {
						geo: { '@type': 'GeoCoordinates', latitude: course.latitude, longitude: course.longitude },
					}),
				...(facts.length > 0 && { additionalProperty: facts }),
				...(rating && {
					aggregateRating: {
						'@type': 'AggregateRating',
						ratingValue: score.value,
						ratingCount: score.count,
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

/** What golfers know a course by and the vocabulary has no words for; only what is known. */
function factsOf({ par, length, architect }: CourseDetails) {
	const property = (name: string, value: number | string | null, more = {}) =>
		value === null ? [] : [{ '@type': 'PropertyValue', name, value, ...more }];
	return [
		...property('Par', par),
		...property('Length', length.metres, { unitCode: 'MTR' }),
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
