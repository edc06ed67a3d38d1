import type { z } from 'zod';
import { hasClubPage } from '#domain/catalogue/clubs/clubs.ts';
import type { CalledCourse } from '#domain/catalogue/data-calls/called-courses.ts';
import type { Suggestions } from '#domain/catalogue/shapes.ts';
import type { Announcement } from '#domain/conditions/announcements/announcement-queries.ts';
import type { Condition } from '#domain/conditions/join.ts';
import type { CoursePhotograph } from '#domain/pictures/shapes.ts';
import { PHOTOGRAPH_SIZES, type PhotographSize, scaleTo } from '#domain/pictures/sizes.ts';
import type { OpenReview } from '#domain/reviews/data-calls/data-call-queries.ts';
import { encodeMember, encodeVisitor } from '#domain/reviews/data-calls/name-codec.ts';
import { paths } from '../../lib/paths.ts';
import { announcementText } from '../announcements/announcement-words.ts';
import { saidText } from '../conditions/condition-words.ts';
import { placeAddress } from '../suggestions/place-address.ts';
import type * as courseShapes from './shapes/course-shapes.ts';
import { tellFacts, tellSources } from './shapes/fact-shapes.ts';
import { tellStored } from './shapes/stored-shapes.ts';
import type * as shapes from './shapes.ts';

export type WireCourse = z.output<typeof courseShapes.course>;
export type WireReview = z.output<typeof shapes.review>;

/**
 * A course as programs get it. What nobody has told us is null; what the dialog prints as typical is no fact. So is a rating that is built in
 * (decision C7), or sampled: made of samples too (decision R9).
 */
export function toWireCourse(
	course: CalledCourse,
	{ sampled, origin }: { sampled: boolean; origin: string },
): WireCourse {
	const { id, name, location, country, continent, slug, imageUrl, score } = course;
	const isTold = !sampled && !score.builtIn;
	return {
		id,
		name,
		location,
		country: country.name,
		image_url: imageUrl && absolute(imageUrl, origin),
		continent,
		slug,
		url: origin + paths.course(course),
		picture_url: absolute(pictureOf(course), origin),
		region: course.regionName,
		club: clubOf(course, origin),
		...tellStored(course),
		...tellFacts(course),
		closed_on: course.closedOn,
		sources: course.sourceNames.map((name) => ({ source: name.source, source_id: name.id })),
		fact_sources: tellSources(course),
		rating: isTold ? score.value : null,
		rating_count: isTold ? score.count : 0,
		ranked: isTold && score.ranked && course.kind === null,
	};
}

/** Pictures stand on this site under a path, or elsewhere. */
const absolute = (address: string, origin: string) => (address.startsWith('/') ? origin + address : address);

function pictureOf({ imageUrl, golferPhotograph, slug }: CalledCourse): string {
	if (imageUrl !== null) return imageUrl;
	return golferPhotograph === null ? paths.cover(slug) : paths.photograph(golferPhotograph, 'medium', 'webp');
}

const clubOf = ({ club }: CalledCourse, origin: string) =>
	club && { name: club.name, url: hasClubPage(club) ? origin + paths.club(club.slug) : null };

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
		url: origin + paths.review(review.course, id),
		profile:
			memberName === ''
				? null
				: { first_name: author.firstName, last_name: author.lastName, avatar_url: avatarAddress(author, origin) },
	};
}

/** The address of a member's picture; null where there is none. */
export const avatarAddress = ({ avatarKey }: OpenReview['author'], origin: string) =>
	avatarKey === null ? null : `${origin}${paths.avatar(avatarKey, 'portrait')}`;

const SIZES = Object.keys(PHOTOGRAPH_SIZES) as PhotographSize[];

/** A photograph as programs get it. */
export function toWirePhotograph(
	{ id, reviewId, userName, alt, day, width, height }: CoursePhotograph,
	origin: string,
): z.output<typeof shapes.photograph> {
	const sizes = SIZES.map((size) => ({
		url: origin + paths.photograph(id, size, 'webp'),
		...scaleTo({ width, height }, size),
	}));
	return { id, review_id: reviewId, taken_by: userName, alt, day, sizes };
}

/** A review with the course it speaks of. */
export function toWireLatest(review: OpenReview, origin: string): z.output<typeof shapes.latestReview> {
	const { name, location, country, imageUrl } = review.course;
	return {
		...toWireReview(review, origin),
		course: { name, location, country, image_url: imageUrl && absolute(imageUrl, origin) },
	};
}

/** What the search box offers, with the addresses of its pages. */
export function toWireSuggestions(found: Suggestions, origin: string): z.output<typeof courseShapes.suggestions> {
	return {
		places: found.places.map((place) => ({
			...{ kind: place.kind, name: place.name, within: place.within, courses: place.courses },
			page: origin + placeAddress(place),
		})),
		courses: found.courses.map(({ slug, name, location, country }) => ({
			...{ name, location, country },
			page: origin + paths.topRated({ course: slug }),
		})),
		countries: found.countries.map(({ slug, ...country }) => ({
			...country,
			page: origin + paths.topRated({ country: slug }),
		})),
	};
}

/** What golfers say of one thing, as programs get it. */
export const toWireCondition = (condition: Condition) => {
	const { kind, opinions, golfers, isLoneVisitor, day, minutes, isSample, endsAt } = condition;
	const words = saidText(condition);
	const said = { kind, words, opinions, golfers, lone_visitor: isLoneVisitor, day, minutes };
	return { ...said, sample: isSample === true, ends_at: endsAt.toISOString() };
};

/** What a club announces, as programs get it. */
export const toWireAnnouncement = (announcement: Announcement) => ({
	kind: announcement.kind,
	words: announcementText(announcement),
	first_day: announcement.firstDay,
	last_day: announcement.lastDay,
	present: announcement.isPresent,
	by: announcement.byEditor ? ('editors' as const) : ('club' as const),
	begins_at: announcement.beginsAt.toISOString(),
	ends_at: announcement.endsAt.toISOString(),
});
