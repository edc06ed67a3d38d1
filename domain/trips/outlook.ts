import { legsOf } from './route.ts';
import { minutesOf, type Sun, sunAt } from './sun.ts';
import type { Stop, StopCourse, Trip } from './trip-queries.ts';

/** What somebody who travels there should know of a course on that day. */
export type Warning =
	/** Its season, by months, does not hold the day; `isAssumed` where nobody has checked it. */
	| { kind: 'out-of-season'; from: number; to: number; isAssumed: boolean }
	| { kind: 'season-unknown' }
	| { kind: 'closed'; on: string }
	| { kind: 'members-only' };

/** A course on its day: its place among all of the trip from 1, the way from the one before, the sun, and what to know. */
export type StopOutlook = {
	number: number;
	/** Kilometres in a straight line; null for the first, and where it is not known where one of the two lies. */
	leg: number | null;
	/** Null where nobody knows where it lies. */
	sun: Sun | null;
	warnings: Warning[];
};

/** What a trip costs a head, from the green fees that are known: a sum for each currency, in minor units. */
export type Price = {
	sums: { minor: number; currency: string }[];
	/** Courses of which the fee is known, and of these those that nobody has checked. */
	known: number;
	unchecked: number;
	/** Names of those of which it is not known. */
	unknown: string[];
};

export type Outlook = {
	stops: Map<number, StopOutlook>;
	price: Price;
	/** Of all days the earliest last tee time with its sunset, HH:MM in the time of the place; null where none is known. */
	lastTee: { lastTee: string; sunset: string } | null;
	/** Kilometres in straight lines from course to course, and how many ways are not known. */
	way: { kilometres: number; unknown: number };
};

/** What can be told of a trip beforehand, from what is known of its courses and the sun. */
export function outlookOf(trip: Pick<Trip, 'days'>): Outlook {
	const placed = trip.days.flatMap(({ day, stops }) => stops.map((stop) => ({ day, stop })));
	const legs = [null, ...legsOf(placed.map(({ stop }) => stop.course))];
	const stops = new Map(
		placed.map(({ day, stop }, at) => [
			stop.id,
			{ number: at + 1, leg: legs[at] ?? null, sun: sunOf(stop, day), warnings: warningsOf(stop.course, day) },
		]),
	);
	const ways = legs.slice(1);
	return {
		stops,
		price: priceOf(placed.map(({ stop }) => stop.course)),
		lastTee: earliestTee([...stops.values()]),
		way: {
			kilometres: ways.reduce<number>((sum, leg) => sum + (leg ?? 0), 0),
			unknown: ways.filter((leg) => leg === null).length,
		},
	};
}

function sunOf({ course: { latitude, longitude, holes } }: Stop, day: string): Sun | null {
	return latitude === null || longitude === null ? null : sunAt({ latitude, longitude }, day, holes);
}

function earliestTee(stops: readonly StopOutlook[]) {
	const times = stops.flatMap(({ sun }) =>
		sun?.kind === 'times' && sun.lastTee !== null ? [{ lastTee: sun.lastTee, sunset: sun.sunset }] : [],
	);
	return times.toSorted((a, b) => minutesOf(a.lastTee) - minutesOf(b.lastTee))[0] ?? null;
}

/** What a course costs by the fees that are known; each course as often as it is played. */
function priceOf(courses: readonly StopCourse[]): Price {
	const fees = courses.flatMap(({ greenFee }) => greenFee ?? []);
	const sums = [...Map.groupBy(fees, ({ currency }) => currency)].map(([currency, some]) => ({
		currency,
		minor: some.reduce((sum, { minor }) => sum + minor, 0),
	}));
	return {
		sums,
		known: fees.length,
		unchecked: fees.filter(({ checked }) => checked === null).length,
		unknown: courses.filter(({ greenFee }) => greenFee === null).map(({ name }) => name),
	};
}

function warningsOf({ season, closedOn, access }: StopCourse, day: string): Warning[] {
	const month = Number(day.slice(5, 7));
	const warnings: Warning[] = [];
	if (closedOn !== null) warnings.push({ kind: 'closed', on: closedOn });
	if (access === 'private') warnings.push({ kind: 'members-only' });
	if (season === null) warnings.push({ kind: 'season-unknown' });
	else if (!isInSeason(season, month)) warnings.push({ kind: 'out-of-season', ...season });
	return warnings;
}

/** 11 to 3 is November to March. */
const isInSeason = ({ from, to }: { from: number; to: number }, month: number) =>
	from <= to ? month >= from && month <= to : month >= from || month <= to;
