import ICAL from 'ical.js';
import sax from 'sax';
import { describe, expect, it } from 'vitest';
import { writeCalendar } from './calendar.ts';
import { writeGpx } from './gpx.ts';
import type { StopCourse, Trip } from './trip-queries.ts';

const course = (facts: Partial<StopCourse>) =>
	({
		slug: 'crail-balcomie',
		name: 'Crail, Balcomie & "Links" <old>; with a name so long that a line of it has to be folded somewhere',
		location: 'Crail',
		country: { code: 'GB', name: 'United Kingdom', slug: 'united-kingdom' },
		land: { name: 'Scotland', slug: 'scotland' },
		latitude: 56.2795,
		longitude: -2.5915,
		holes: 18,
		greenFee: null,
		season: null,
		closedOn: null,
		access: null,
		...facts,
	}) as StopCourse;

const TRIP: Trip = {
	id: 7,
	title: 'Four days, åäö; "Fife" & more',
	firstDay: '2026-10-24',
	lastDay: '2026-10-25',
	updatedAt: new Date('2026-05-28T10:00:00Z'),
	link: { number: 3, isOpen: true },
	travellers: [{ id: 1, name: 'Mei', isOwner: false }],
	days: [
		{
			number: 1,
			day: '2026-10-24',
			words: 'Arrival: Edinburgh, 79 km',
			stops: [{ id: 41, course: course({}), votes: [] }],
		},
		{
			number: 2,
			day: '2026-10-25',
			words: '',
			stops: [
				{ id: 42, course: course({ slug: 'nowhere', name: '東京', latitude: null, longitude: null }), votes: [] },
			],
		},
	],
};
const origin = 'https://golf.test';
const addressOf = ({ slug }: { slug: string }) => `${origin}/courses/united-kingdom/${slug}`;

describe('the file for calendars', () => {
	const text = writeCalendar(TRIP, { origin, addressOf, now: new Date('2026-05-28T10:00:00Z') });

	it('is read by another library: an event of a whole day for each course, with its place and page', () => {
		const calendar = new ICAL.Component(ICAL.parse(text));
		expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
		const events = calendar.getAllSubcomponents('vevent');
		expect(events.map((one) => one.getFirstPropertyValue('uid'))).toEqual([
			'trip-course-41@golf.test',
			'trip-course-42@golf.test',
		]);
		const [first, second] = events.map((one) => new ICAL.Event(one));
		expect([first?.startDate.isDate, first?.startDate.toString(), first?.endDate.toString()]).toEqual([
			true,
			'2026-10-24',
			'2026-10-25',
		]);
		expect(second?.startDate.toString()).toBe('2026-10-25');
		expect([first?.summary, second?.summary]).toEqual([course({}).name, '東京']);
		expect(first?.description).toMatch(
			/^Arrival: Edinburgh, 79 km\nLast tee time 1\d:\d[05], sunset 1\d:\d\d \(Europe\/London\)\.$/,
		);
		expect(events[0]?.getFirstPropertyValue('geo')).toEqual([56.2795, -2.5915]);
		expect(events[0]?.getFirstPropertyValue('url')).toBe(`${origin}/courses/united-kingdom/crail-balcomie`);
	});

	it('keeps to the form of RFC 5545: CRLF, lines of 75 octets at most, a stamp in UTC for every event', () => {
		expect(text.endsWith('END:VCALENDAR') || text.endsWith('END:VCALENDAR\r\n')).toBe(true);
		const lines = text.split('\r\n');
		expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
		expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
		expect(lines.filter((line) => /^DTSTAMP:\d{8}T\d{6}Z$/.test(line))).toHaveLength(2);
	});

	it('names neither the link nor a traveller', () => {
		expect(text).not.toMatch(/\/trips\/|Mei/);
	});
});

describe('the file for navigation', () => {
	const text = writeGpx(TRIP, addressOf);

	it('is well-formed GPX 1.1, with a waypoint and a point of the route for each course whose place is known', () => {
		const parser = sax.parser(true);
		const tags: { name: string; attributes: Record<string, unknown> }[] = [];
		const words: string[] = [];
		parser.onopentag = ({ name, attributes }) => tags.push({ name, attributes });
		parser.ontext = (said) => words.push(said);
		parser.onerror = (error) => {
			throw error;
		};
		parser.write(text).close();
		expect(tags[0]).toMatchObject({
			name: 'gpx',
			attributes: { version: '1.1', creator: 'Fescue', xmlns: 'http://www.topografix.com/GPX/1/1' },
		});
		// Metadata, waypoints, routes: the schema has them in this order.
		expect(
			tags.filter(({ name }) => ['metadata', 'wpt', 'rte', 'rtept'].includes(name)).map(({ name }) => name),
		).toEqual(['metadata', 'wpt', 'rte', 'rtept']);
		expect(tags.find(({ name }) => name === 'wpt')?.attributes).toEqual({ lat: '56.2795', lon: '-2.5915' });
		expect(words).toContain(course({}).name);
		expect(words).toContain(TRIP.title);
		expect(text).not.toMatch(/\/trips\/|Mei/);
	});
});
