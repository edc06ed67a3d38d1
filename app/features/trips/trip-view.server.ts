import { formatList, formatMoney } from '#app/lib/format/fact-format.ts';
import { formatCount, formatNumber, formatRating } from '#app/lib/format/format.ts';
import { formatDate } from '#app/lib/format/format-day.ts';
import { type Announcement, listAnnouncements } from '#domain/conditions/announcements/announcement-queries.ts';
import { extentOfPlaces } from '#domain/geography/extent.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { utcDay } from '#domain/shared/day.ts';
import { RETENTION } from '#domain/shared/retention.ts';
import { type Outlook, outlookOf, type Price, type StopOutlook } from '#domain/trips/outlook.ts';
import { ROUND_MINUTES } from '#domain/trips/sun.ts';
import type { Stop, StopCourse, Traveller, Trip } from '#domain/trips/trip-queries.ts';
import { announcementText } from '../announcements/announcement-words.ts';
import { readNowLines } from '../conditions/read-now.server.ts';
import { formatDays, formatTripDay, formatUntil, warningInWords } from './trip-words.ts';

/** A trip as its page prints it. */
export type TripView = ReturnType<typeof viewTrip>;
export type DayView = TripView['days'][number];
export type StopView = DayView['stops'][number];

/** "4.5 hours". */
const FULL_ROUND = `${ROUND_MINUTES[18] / 60} hours`;

/** So many names stand in a sentence; of more it says how many. */
const MOST_NAMED = 3;

/** So long before a day at a course it is told how the course is now; what is farther off will have changed. */
const NEAR_DAYS = 14;

function isNear(day: string, today: string): boolean {
	const days = (Date.parse(day) - Date.parse(today)) / 86_400_000;
	return days >= 0 && days <= NEAR_DAYS;
}

/** A trip as it is seen today, with how the courses of its next days are now, and what their clubs announce for its days. */
export async function readTripView(ctx: DomainContext, trip: Trip) {
	const today = utcDay(ctx.now());
	const near = trip.days.filter(({ day }) => isNear(day, today)).flatMap(({ stops }) => stops);
	const courses = near.map(({ course }) => course);
	const all = trip.days.flatMap(({ stops }) => stops.map(({ course }) => course.id));
	const [now, announced] = await Promise.all([
		readNowLines(ctx, courses),
		listAnnouncements(ctx, all, { withSamples: true }),
	]);
	return viewTrip(trip, { today, now, announced });
}

/** Today as YYYY-MM-DD; by the ids of courses how those of the next days are now, and what is announced of each. */
type Present = {
	today: string;
	now: Readonly<Record<number, string>>;
	announced: ReadonlyMap<number, readonly Announcement[]>;
};

/** A trip in words and numbers. What is worked out from the sun and the map is worked out here alone. */
function viewTrip(trip: Trip, { today, now, announced }: Present) {
	const outlook = outlookOf(trip);
	const stops = trip.days.flatMap((day) => day.stops);
	const until = formatUntil(today, trip.firstDay);
	return {
		title: trip.title,
		dates: formatDays(trip.firstDay, trip.lastDay),
		until,
		figures: stops.length === 0 ? [] : figuresOf(outlook, stops.length),
		travellers: trip.travellers,
		map: mapOf(stops),
		days: trip.days.map(({ number, day, words, stops: ofDay }) => ({
			number,
			title: formatTripDay(day),
			words,
			aside: asideOf(ofDay[0] && outlook.stops.get(ofDay[0].id)),
			stops: ofDay.map((stop, at) => ({
				...viewStop(stop, outlook.stops.get(stop.id), {
					...{ trip, isFirst: at === 0 },
					announced: announcedOn(day, announced.get(stop.course.id) ?? []),
				}),
				now: isNear(day, today) ? (now[stop.course.id] ?? '') : '',
			})),
		})),
		note: `Distances are straight lines from course to course: the drive is longer. Last tee times leave ${FULL_ROUND} for a full round before sunset, in the time of the place.`,
		goesOn: formatDate(dayOfLeaving(trip.lastDay)),
		kept: RETENTION.traveller.words,
	};
}

/** The courses whose position is known, numbered over all days as the page numbers them. */
function mapOf(stops: readonly Stop[]) {
	const places = stops.flatMap(({ course: { slug, name, country, latitude, longitude } }, at) =>
		latitude === null || longitude === null
			? []
			: [{ slug, name, country: { slug: country.slug }, latitude, longitude, number: at + 1 }],
	);
	return { places, box: extentOfPlaces(places) };
}

/** The day on which names and votes go. */
function dayOfLeaving(lastDay: string): string {
	const last = new Date(lastDay);
	const length = last.getTime() - RETENTION.traveller.before(last).getTime();
	return new Date(last.getTime() + length).toISOString();
}

/** Courses of one club lie beside each other: they are some hundred metres apart, and not none. */
const kilometres = (value: number) =>
	`${formatNumber(value < 1 ? Math.max(0.1, Math.round(value * 10) / 10) : Math.round(value))} km`;

/** How far it is to the day's first course. */
const asideOf = (first: StopOutlook | undefined) =>
	first && first.number > 1
		? first.leg === null
			? 'way from the day before not known'
			: `${kilometres(first.leg)} from the day before`
		: '';

function figuresOf({ price, lastTee, way }: Outlook, stops: number) {
	const lost = way.unknown > 0 ? `; ${formatCount(way.unknown, 'way')} not known` : '';
	return [
		{
			value: price.sums.map(({ minor, currency }) => formatMoney(minor, currency)).join(' + ') || 'Not known',
			words: priceWords(price),
		},
		{
			value: lastTee?.lastTee ?? 'Not known',
			words: lastTee ? `last tee time; the sun sets at ${lastTee.sunset}` : 'last tee time before sunset',
		},
		...(stops > 1
			? [
					{
						value: way.unknown === stops - 1 ? 'Not known' : kilometres(way.kilometres),
						words: `from course to course, in straight lines${way.unknown === stops - 1 ? '' : lost}`,
					},
				]
			: []),
	];
}

function priceWords({ known, unchecked, unknown }: Price): string {
	if (known === 0) return 'what it costs a head: no green fee is known';
	const some = unknown.slice(0, MOST_NAMED);
	const names = unknown.length > MOST_NAMED ? [`${unknown.length} courses`] : some;
	const without = names.length > 0 ? `, without ${formatList(names)}` : '';
	const doubt = unchecked === 0 ? '' : `; ${unchecked} of ${formatCount(known, 'fee')} not checked`;
	return `a head in green fees${without}${doubt}`;
}

/** What a club announces for a day, whatever the present is: that is told beside it. */
const announcedOn = (day: string, announced: readonly Announcement[]): string[] =>
	announced
		.filter(({ firstDay, lastDay, isPresent }) => !isPresent && firstDay <= day && day <= lastDay)
		.map((one) => `${announcementText(one)}.`);

function viewStop(
	{ id, course, votes }: Stop,
	outlook: StopOutlook | undefined,
	{ trip, isFirst, announced }: { trip: Trip; isFirst: boolean; announced: readonly string[] },
) {
	return {
		id,
		number: outlook?.number ?? 0,
		course: cardOf(course),
		score: course.score.value === null ? null : formatRating(course.score.value),
		facts: [
			feeWords(course),
			sunWords(outlook),
			!isFirst && outlook?.leg !== null && outlook ? `${kilometres(outlook.leg ?? 0)} from the one before` : '',
		].filter(Boolean),
		played: playedWords(
			trip.travellers.filter(({ id: who }) => votes.some(({ travellerId, played }) => travellerId === who && played)),
			trip.travellers,
		),
		warnings: [...(outlook?.warnings ?? []).map(warningInWords), ...announced],
		votes: trip.travellers.map((traveller) => ({
			...traveller,
			vote: votes.find(({ travellerId }) => travellerId === traveller.id)?.vote ?? null,
			played: votes.some(({ travellerId, played }) => travellerId === traveller.id && played),
		})),
	};
}

const cardOf = ({ id, slug, name, location, country, land, imageUrl }: StopCourse) => ({
	...{ id, slug, name, location, country, land, imageUrl },
});

function feeWords({ greenFee }: StopCourse): string {
	if (!greenFee) return 'Green fee not known';
	const amount = formatMoney(greenFee.minor, greenFee.currency);
	return greenFee.checked ? amount : `${amount}, not checked`;
}

function sunWords(outlook: StopOutlook | undefined): string {
	const sun = outlook?.sun;
	if (!sun) return 'last tee time not known';
	if (sun.kind !== 'times') return sun.kind === 'up' ? 'the sun does not set' : 'the sun does not rise';
	return sun.lastTee === null ? 'the day is too short for a round' : `last tee time ${sun.lastTee}`;
}

/** "Karin and Per have played it"; empty where nobody says so. */
function playedWords(players: readonly Traveller[], all: readonly Traveller[]): string {
	if (players.length === 0) return '';
	if (players.length === all.length && all.length > 2) return 'All of you have played it';
	const names = players.map(({ name }) => name);
	return `${formatList(names)} ${names.length === 1 ? 'has' : 'have'} played it`;
}
