import { eq, or } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { clubAnnouncements, conditionReports } from '#database/schema/conditions.ts';
import { reports } from '#database/schema/moderation.ts';
import {
	checkIns,
	clubAnswers,
	courseRepresentatives,
	helpfulVotes,
	likedCourses,
	playedCourses,
} from '#database/schema/reviews.ts';
import { partnerBookings, rounds } from '#database/schema/rounds.ts';
import { exportFollowing } from '../following/export-queries.ts';
import type { Member } from '../shared/context.ts';

/** What a member has done with courses and with other people's reviews, as plain data; courses and reviews by their ids. */
export async function exportActions(db: Database, { userId, email }: Pick<Member, 'userId' | 'email'>) {
	const [votes, liked, played, logged, visits, booked, represents, answers, announced, conditions, reported] =
		await Promise.all([
			db.select().from(helpfulVotes).where(eq(helpfulVotes.userId, userId)),
			db.select().from(likedCourses).where(eq(likedCourses.userId, userId)),
			db.select().from(playedCourses).where(eq(playedCourses.userId, userId)),
			db.select().from(rounds).where(eq(rounds.userId, userId)).orderBy(rounds.day, rounds.id),
			db.select().from(checkIns).where(eq(checkIns.userId, userId)),
			db.select().from(partnerBookings).where(eq(partnerBookings.userId, userId)),
			db.select().from(courseRepresentatives).where(eq(courseRepresentatives.userId, userId)),
			db.select().from(clubAnswers).where(eq(clubAnswers.userId, userId)),
			db.select().from(clubAnnouncements).where(eq(clubAnnouncements.userId, userId)).orderBy(clubAnnouncements.id),
			db
				.select()
				.from(conditionReports)
				.where(eq(conditionReports.userId, userId))
				.orderBy(conditionReports.day, conditionReports.id),
			// Those sent before signing in are known by the address.
			db
				.select()
				.from(reports)
				.where(or(eq(reports.userId, userId), eq(reports.email, email))),
		]);
	const without = <Row extends { userId: unknown }>(rows: Row[]) => rows.map(({ userId: _, ...row }) => row);
	return {
		helpfulVotes: without(votes),
		likedCourses: without(liked),
		playedCourses: without(played),
		rounds: without(logged),
		checkIns: without(visits),
		partnerBookings: without(booked),
		representedCourses: without(represents),
		clubAnswers: without(answers),
		clubAnnouncements: without(announced),
		conditionReports: without(conditions).map(({ networkHash: _, heldBy: __, ...report }) => report),
		...(await exportFollowing(db, userId)),
		reports: without(reported).map(({ suspicion: _, ...report }) => report),
	};
}
