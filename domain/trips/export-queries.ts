import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { courses } from '#database/schema/catalogue.ts';
import { tripCourses, tripDays, trips, tripTravellers, tripVotes } from '#database/schema/trips.ts';

/** A member's trips as plain data: days, courses and the member's own votes. Names and votes of others are theirs, and the link opens the trip. */
export async function exportTrips(db: Database, userId: string) {
	const [own, days, said] = await Promise.all([
		db.select().from(trips).where(eq(trips.userId, userId)).orderBy(asc(trips.id)),
		db
			.select({ tripId: tripDays.tripId, number: tripDays.number, words: tripDays.words, course: courses.slug })
			.from(tripDays)
			.innerJoin(trips, eq(trips.id, tripDays.tripId))
			.leftJoin(tripCourses, eq(tripCourses.dayId, tripDays.id))
			.leftJoin(courses, eq(courses.id, tripCourses.courseId))
			.where(eq(trips.userId, userId))
			.orderBy(asc(tripDays.tripId), asc(tripDays.number), asc(tripCourses.position), asc(tripCourses.id)),
		db
			.select({
				tripId: tripTravellers.tripId,
				name: tripTravellers.name,
				course: courses.slug,
				vote: tripVotes.vote,
				played: tripVotes.played,
			})
			.from(tripTravellers)
			.innerJoin(trips, eq(trips.id, tripTravellers.tripId))
			.leftJoin(tripVotes, eq(tripVotes.travellerId, tripTravellers.id))
			.leftJoin(tripCourses, eq(tripCourses.id, tripVotes.tripCourseId))
			.leftJoin(courses, eq(courses.id, tripCourses.courseId))
			.where(and(eq(trips.userId, userId), isNull(tripTravellers.keyHash))),
	]);
	const ofTrip = <Row extends { tripId: number }>(rows: Row[], id: number) =>
		rows.filter(({ tripId }) => tripId === id).map(({ tripId: _, ...row }) => row);
	return own.map(({ id, title, firstDay, dayCount, linkOpen, createdAt, updatedAt }) => ({
		...{ title, firstDay, days: dayCount, linkOpen, createdAt, updatedAt },
		plan: ofTrip(days, id),
		ownVotes: ofTrip(said, id),
	}));
}
