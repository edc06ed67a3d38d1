import type { z } from 'zod';
import type { Profile } from '#domain/members/profile-queries.ts';
import { encodeMember, encodeVisitor } from '#domain/reviews/data-calls/name-codec.ts';
import type { CourseMarks, Played, Visit, Wish } from '#domain/reviews/data-calls/own-marks-queries.ts';
import type { OwnCallReview } from '#domain/reviews/data-calls/own-review-queries.ts';
import type { ListedCourse } from '#domain/reviews/lists/listed-course.ts';
import type { OwnRound } from '#domain/rounds/round-queries.ts';
import type { Member } from '#domain/shared/context.ts';
import { paths } from '../../../lib/paths.ts';
import type { MEMBER_ANSWERS } from './member-calls.ts';

type Answer<Name extends keyof typeof MEMBER_ANSWERS> = z.output<(typeof MEMBER_ANSWERS)[Name]>;
type Named = Pick<Member, 'firstName' | 'lastName'>;

/** A course as a member's lists of courses have it. */
export const toWireListed = (
	{ id, slug, name, location, country, latitude, longitude }: ListedCourse,
	origin: string,
) => ({
	id,
	name,
	location,
	country: country.name,
	latitude,
	longitude,
	url: origin + paths.course({ slug, country }),
});

/** The member as their own program gets them. */
export function toWireMe(
	member: Named & Pick<Member, 'userId' | 'email'>,
	profile: Profile,
	origin: string,
): Answer<'Me'> {
	const { handle, publicName, isPublic, homeCountry, handicapTenths, avatarKey } = profile;
	return {
		id: member.userId,
		email: member.email,
		first_name: member.firstName,
		last_name: member.lastName,
		public_name: publicName,
		handle,
		is_public: isPublic,
		home_country: homeCountry,
		handicap: handicapTenths === null ? null : handicapTenths / 10,
		avatar_url: avatarKey === null ? null : origin + paths.avatar(avatarKey, 'portrait'),
		page: isPublic && handle !== null ? origin + paths.golfer(handle) : null,
	};
}

/** A review as its author's program gets it: sent back as it came, its text says the same. */
export function toWireOwnReview(
	review: OwnCallReview,
	{ firstName, lastName }: Named,
	origin: string,
): Answer<'OwnReview'> {
	const { id, version, state, rejection, rating, datePlayed, pros, cons, verification, typedName } = review;
	const memberName = [firstName, lastName].filter((part) => part !== '').join(' ');
	return {
		id,
		version,
		state,
		held: review.heldBy,
		rejection,
		content:
			memberName === ''
				? encodeVisitor({ text: review.content, name: typedName })
				: encodeMember({ text: review.content, name: memberName }),
		rating,
		date_played: datePlayed,
		pros,
		cons,
		verification,
		helpful_votes: review.helpfulCount,
		created_at: review.createdAt,
		updated_at: review.updatedAt,
		course: toWireListed(review.course, origin),
		link: origin + paths.editReview(id),
	};
}

/** What a member has to do with a course. */
export const toWireMarks = (marks: CourseMarks): Answer<'CourseMarks'> => ({
	course_id: marks.courseId,
	want_to_play: marks.wanted,
	played_by: marks.playedBy,
	last_played: marks.lastPlayed,
	reviews: marks.reviews,
	helpful_votes: marks.helpfulVotes,
});

/** A course of the wish list. */
export const toWireWish = ({ course, since }: Wish, origin: string) => ({ ...toWireListed(course, origin), since });

/** A course that was played. */
export const toWirePlayed = ({ course, playedBy, lastPlayed }: Played, origin: string) => ({
	...toWireListed(course, origin),
	played_by: playedBy,
	last_played: lastPlayed,
});

/** A logged round. */
export function toWireRound({ round, course }: { round: OwnRound; course: ListedCourse }, origin: string) {
	const { reviewId, pricePaid, priceCurrency, ...told } = round;
	return {
		...told,
		price_paid: pricePaid === null ? null : Number(pricePaid),
		price_currency: priceCurrency,
		review_id: reviewId,
		course: toWireListed(course, origin),
		link: origin + paths.editRound(round.id),
	};
}

/** A check-in. */
export const toWireVisit = ({ course, day, distanceMetres }: Visit, origin: string) => ({
	...toWireListed(course, origin),
	day,
	distance_metres: distanceMetres,
});
