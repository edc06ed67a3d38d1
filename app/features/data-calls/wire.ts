import type { z } from 'zod';
import type { CourseDetails, Suggestions } from '#domain/catalogue/shapes.ts';
import type { OpenReview } from '#domain/reviews/data-calls/data-call-queries.ts';
import { encodeMember, encodeVisitor } from '#domain/reviews/data-calls/name-codec.ts';
import { paths } from '../../lib/paths.ts';
import { tellFacts, tellSources } from './fact-shapes.ts';
import type * as shapes from './shapes.ts';

export type WireCourse = z.output<typeof shapes.course>;
export type WireReview = z.output<typeof shapes.review>;

/**
 * A course as programs get it. What nobody has told us is null; what the dialog prints as typical is no fact. So is a rating that is built in
 * (decision C7), or sampled: made of samples too (decision R9).
 */
export function toWireCourse(course: CourseDetails, sampled: boolean): WireCourse {
	const { id, name, location, country, continent, imageUrl, score } = course;
	const isTold = !sampled && !score.builtIn;
	return {
		id,
		name,
		location,
		country: country.name,
		image_url: imageUrl,
		continent,
		...tellFacts(course),
		fact_sources: tellSources(course),
		rating: isTold ? score.value : null,
		rating_count: isTold ? score.count : 0,
		ranked: isTold && score.ranked && course.kind === null,
	};
}

/** A review as programs get it: the name that was typed stands in its text (decision R2), a member's in profile. */
export function toWireReview(review: OpenReview, origin: string): WireReview {
	const { id, courseId, content, rating, datePlayed, pros, cons, createdAt, typedName, author } = review;
	const memberName = [author.firstName, author.lastName].filter((part) => part !== null).join(' ');
	return {
		id,
		content:
			memberName === ''
				? encodeVisitor({ text: content, name: typedName })
				: encodeMember({ text: content, name: memberName }),
		rating,
		course_id: courseId,
		user_id: author.handle,
		date_played: datePlayed,
		pros,
		cons,
		created_at: createdAt,
		profile:
			memberName === ''
				? null
				: { first_name: author.firstName, last_name: author.lastName, avatar_url: avatarAddress(author, origin) },
	};
}

/** The address of a member's picture; null where there is none. */
export const avatarAddress = ({ avatarKey }: OpenReview['author'], origin: string) =>
	avatarKey === null ? null : `${origin}${paths.avatar(avatarKey, 'portrait')}`;

/** A review with the course it speaks of. */
export function toWireLatest(review: OpenReview, origin: string): z.output<typeof shapes.latestReview> {
	const { name, location, country, imageUrl } = review.course;
	return { ...toWireReview(review, origin), course: { name, location, country, image_url: imageUrl } };
}

/** What the search box offers, with the addresses of its pages. */
export function toWireSuggestions(found: Suggestions, origin: string): z.output<typeof shapes.suggestions> {
	return {
		courses: found.courses.map(({ slug, ...course }) => ({
			...course,
			page: origin + paths.topRated({ course: slug }),
		})),
		countries: found.countries.map(({ slug, ...country }) => ({
			...country,
			page: origin + paths.topRated({ country: slug }),
		})),
	};
}
