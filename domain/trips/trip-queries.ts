import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { courses } from '#database/schema/catalogue.ts';
import { tripCourses, tripDays, trips, tripTravellers, tripVotes, type Vote } from '#database/schema/trips.ts';
import { type CardRow, cardColumns, toCard } from '../catalogue/cards.ts';
import type { CourseCard } from '../catalogue/shapes.ts';
import { roundsOf } from '../reviews/lists/played-queries.ts';
import type { DomainContext } from '../shared/context.ts';
import { isKnownBy, isOpenAt } from './traveller-commands.ts';
import { readTripLink } from './trip-link.ts';
import { dayAfter } from './trip-rules.ts';

/** A course on a trip with what matters there. Degrees where its position is known; the fee in minor units; `closedOn` YYYY-MM-DD. */
export type StopCourse = CourseCard & {
	latitude: number | null;
	longitude: number | null;
	holes: number | null;
	greenFee: { minor: number; currency: string; checked: string | null } | null;
	season: { from: number; to: number; isAssumed: boolean } | null;
	closedOn: string | null;
	access: string | null;
	website: string | null;
};

/** What a traveller says of a course. */
export type SaidVote = { travellerId: number; vote: Vote | null; played: boolean };

/** A course on a day of a trip. */
export type Stop = { id: number; course: StopCourse; votes: SaidVote[] };

/** A day of a trip by its number and date, YYYY-MM-DD. */
export type TripDay = { number: number; day: string; words: string; stops: Stop[] };

export type Traveller = { id: number; name: string; isOwner: boolean };

/** A trip with everything that its page shows. */
export type Trip = {
	id: number;
	title: string;
	firstDay: string;
	lastDay: string;
	updatedAt: Date;
	link: { number: number; isOpen: boolean };
	travellers: Traveller[];
	days: TripDay[];
};

type TripRow = typeof trips.$inferSelect;

const MOST_LISTED = 200;

/** A trip in the list of its member's. */
export type ListedTrip = {
	id: number;
	title: string;
	firstDay: string;
	lastDay: string;
	courses: number;
	travellers: number;
};

/** The viewer's trips, the latest first; nothing for visitors. */
export async function listOwnTrips({ db, viewer }: DomainContext): Promise<ListedTrip[]> {
	if (viewer.kind !== 'member') return [];
	const rows = await db
		.select({
			id: trips.id,
			title: trips.title,
			firstDay: trips.firstDay,
			dayCount: trips.dayCount,
			courses: sql<number>`(select count(*)::int from trip_courses c join trip_days d on d.id = c.day_id where d.trip_id = trips.id)`,
			travellers: sql<number>`(select count(*)::int from trip_travellers t where t.trip_id = trips.id)`,
		})
		.from(trips)
		.where(eq(trips.userId, viewer.userId))
		.orderBy(desc(trips.firstDay), desc(trips.id))
		.limit(MOST_LISTED);
	return rows.map(({ dayCount, ...trip }) => ({ ...trip, lastDay: dayAfter(trip.firstDay, dayCount - 1) }));
}

/** A trip of the viewer's; null where there is none, or it is somebody else's. */
export async function getOwnTrip({ db, viewer }: DomainContext, id: number): Promise<Trip | null> {
	if (viewer.kind !== 'member') return null;
	return readTrip(db, and(eq(trips.id, id), eq(trips.userId, viewer.userId)));
}

/** The trip of a link, read anew each time; null where it is none of ours, an old one, or closed. */
export async function getTripByLink({ db, secret }: DomainContext, link: string): Promise<Trip | null> {
	const read = readTripLink(secret, link);
	return read && readTrip(db, isOpenAt(read));
}

/** Whom a browser is known as among the travellers of a trip, by its key; null where it is not. */
export async function getTravellerByKey({ db }: DomainContext, tripId: number, key: string): Promise<Traveller | null> {
	const [row] = await db
		.select({ id: tripTravellers.id, name: tripTravellers.name })
		.from(tripTravellers)
		.where(and(eq(tripTravellers.tripId, tripId), isKnownBy(key)));
	return row ? { ...row, isOwner: false } : null;
}

/** Ids of the courses of a trip that the viewer has played by their own book, which nobody else reads. */
export async function listPlayedOnTrip({ db, viewer }: DomainContext, tripId: number): Promise<number[]> {
	if (viewer.kind !== 'member') return [];
	const played = roundsOf(db, viewer.userId);
	const rows = await db
		.selectDistinct({ id: tripCourses.courseId })
		.from(tripCourses)
		.innerJoin(tripDays, eq(tripDays.id, tripCourses.dayId))
		.innerJoin(played, eq(played.courseId, tripCourses.courseId))
		.where(eq(tripDays.tripId, tripId));
	return rows.map(({ id }) => id);
}

async function readTrip(db: Database, which: SQL | undefined): Promise<Trip | null> {
	const [row] = await db.select().from(trips).where(which);
	if (!row) return null;
	const [days, stops, travellers, votes] = await Promise.all([
		db.select().from(tripDays).where(eq(tripDays.tripId, row.id)).orderBy(asc(tripDays.number)),
		readStops(db, row.id),
		db
			.select({ id: tripTravellers.id, name: tripTravellers.name, isOwner: isNull(tripTravellers.keyHash) })
			.from(tripTravellers)
			.where(eq(tripTravellers.tripId, row.id))
			.orderBy(asc(tripTravellers.id)),
		readVotes(db, row.id),
	]);
	return {
		...headOf(row),
		travellers: travellers.map(({ id, name, isOwner }) => ({ id, name, isOwner: Boolean(isOwner) })),
		days: days.map(({ id, number, words }) => ({
			number,
			day: dayAfter(row.firstDay, number - 1),
			words,
			stops: stops
				.filter(({ dayId }) => dayId === id)
				.map(({ dayId: _, ...stop }) => ({ ...stop, votes: votes.get(stop.id) ?? [] })),
		})),
	};
}

const headOf = ({ id, title, firstDay, dayCount, updatedAt, linkNumber, linkOpen }: TripRow) => ({
	...{ id, title, firstDay, updatedAt },
	lastDay: dayAfter(firstDay, dayCount - 1),
	link: { number: linkNumber, isOpen: linkOpen },
});

const stopColumns = {
	...cardColumns,
	latitude: courses.latitude,
	longitude: courses.longitude,
	holes: courses.holes,
	greenFeeMinor: courses.greenFeeMinor,
	greenFeeCurrency: courses.greenFeeCurrency,
	greenFeeChecked: courses.greenFeeChecked,
	seasonFrom: courses.seasonFrom,
	seasonTo: courses.seasonTo,
	factSources: courses.factSources,
	closedOn: courses.closedOn,
	access: courses.access,
	website: courses.website,
};

async function readStops(db: Database, tripId: number) {
	const rows = await db
		.select({ stopId: tripCourses.id, dayId: tripCourses.dayId, ...stopColumns })
		.from(tripCourses)
		.innerJoin(tripDays, eq(tripDays.id, tripCourses.dayId))
		.innerJoin(courses, eq(courses.id, tripCourses.courseId))
		.where(eq(tripDays.tripId, tripId))
		.orderBy(asc(tripDays.number), asc(tripCourses.position), asc(tripCourses.id));
	return rows.map(({ stopId, dayId, ...course }) => ({ id: stopId, dayId, course: toStopCourse(course) }));
}

type StopRow = CardRow &
	Pick<
		typeof courses.$inferSelect,
		| 'latitude'
		| 'longitude'
		| 'holes'
		| 'greenFeeMinor'
		| 'greenFeeCurrency'
		| 'greenFeeChecked'
		| 'seasonFrom'
		| 'seasonTo'
		| 'factSources'
		| 'closedOn'
		| 'access'
		| 'website'
	>;

function toStopCourse(row: StopRow): StopCourse {
	const { greenFeeMinor: minor, greenFeeCurrency: currency, greenFeeChecked: checked, seasonFrom, seasonTo } = row;
	const source = row.factSources.season;
	const isAssumed = source !== undefined && source.checked === undefined && source.from !== 'club';
	return {
		...toCard(row),
		latitude: row.latitude,
		longitude: row.longitude,
		holes: row.holes,
		greenFee: minor && currency ? { minor, currency, checked } : null,
		season: seasonFrom && seasonTo ? { from: seasonFrom, to: seasonTo, isAssumed } : null,
		closedOn: row.closedOn,
		access: row.access,
		website: row.website,
	};
}

async function readVotes(db: Database, tripId: number): Promise<Map<number, SaidVote[]>> {
	const rows = await db
		.select({
			stopId: tripVotes.tripCourseId,
			travellerId: tripVotes.travellerId,
			vote: tripVotes.vote,
			played: tripVotes.played,
		})
		.from(tripVotes)
		.innerJoin(tripTravellers, eq(tripTravellers.id, tripVotes.travellerId))
		.where(eq(tripTravellers.tripId, tripId));
	const votes = new Map<number, SaidVote[]>();
	for (const { stopId, ...said } of rows) votes.set(stopId, [...(votes.get(stopId) ?? []), said]);
	return votes;
}
