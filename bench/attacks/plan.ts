import { numbersFrom } from '../data/texts.ts';

/** What a simulated golfer sends. `day`: of the simulation, from nought on; `at`: the part of the day. */
export type Sent = {
	day: number;
	at: number;
	courseId: number;
	/** The name of an account, made `accountDays` before it is first used; null for a visitor. */
	account: string | null;
	accountDays: number;
	network: string;
	rating: number;
	/** The number of a text of its own, or the words. */
	text: number | string;
	/** The attack it is part of; null for an honest one. */
	attack: string | null;
};

/** Eight weeks. */
export const DAYS = 56;
export const FAKES = 40;

/** Of honest reviewers. */
const VISITORS_ONE_IN = 3;
const NEW_ACCOUNTS_ONE_IN = 4;
const NEW_ACCOUNT_DAYS = 30;
/** Many phones share the network of a carrier. */
const CARRIER_ONE_IN = 5;
const CARRIERS = 40;
/** A society plays a course together and writes in the same two days, half of it from the clubhouse, and thinks alike. */
const SOCIETIES_ONE_IN = 400;
const SOCIETY = { least: 6, more: 5 };
/** A course that has become worse, or better, since the others wrote. */
const CHANGED_ONE_IN = 50;
const ESTABLISHED_DAYS = 400;
const TEXTS = 50_000_000;
/** The bench's own data make every tenth text of the same sentences. */
const COPIES = 10;

type Course = { id: number };

/**
 * What honest golfers send in eight weeks: of courses, with grades and at the pace of the bench's data, and in four ways that look like an
 * attack and are none: new accounts, shared networks, societies, courses that have changed. The same in every run.
 */
export function honestReviews({
	courses,
	members,
	aDay,
}: {
	courses: readonly Course[];
	members: number;
	aDay: number;
}): Sent[] {
	const next = numbersFrom(1);
	const sent: Sent[] = [];
	for (let number = 0; number < aDay * DAYS; number += 1) {
		const course = honestCourse(courses, number, next);
		const day = number % DAYS;
		if (next() % SOCIETIES_ONE_IN === 0) sent.push(...society(course, day, members, next));
		else sent.push(honest(course, day, members, next));
	}
	return sent;
}

const honestCourse = (courses: readonly Course[], number: number, next: () => number) =>
	courses[honestPlace(courses.length, number, next)]?.id ?? 0;

/** Half of the reviews fall on one course in twenty, as in the bench's data. */
export const honestPlace = (courses: number, number: number, next: () => number) =>
	number % 2 === 0 ? (next() % Math.floor(courses / 20)) * 20 : next() % courses;

/** Grades from 3 to 10, as in the bench's data. */
export const gradeBefore = (next: () => number) => 3 + (next() % 5) + (next() % 4);

function honest(courseId: number, day: number, members: number, next: () => number): Sent {
	const [visitor, young, carrier] = [next() % VISITORS_ONE_IN, next() % NEW_ACCOUNTS_ONE_IN, next() % CARRIER_ONE_IN];
	const member = next() % members;
	const account = young === 0 ? `new ${next()}` : `member ${1 + member}`;
	return {
		...{
			day,
			at: (next() % 1_000) / 1_000,
			courseId,
			rating: gradeOf(courseId, next),
			text: textNumber(next),
			attack: null,
		},
		account: visitor === 0 ? null : account,
		accountDays: young === 0 ? next() % NEW_ACCOUNT_DAYS : ESTABLISHED_DAYS,
		network: carrier === 0 ? `carrier ${next() % CARRIERS}` : `home ${next()}`,
	};
}

function society(courseId: number, day: number, members: number, next: () => number): Sent[] {
	const mood = (next() % 3) - 1;
	return Array.from({ length: SOCIETY.least + (next() % SOCIETY.more) }, (_, place) => {
		const one = honest(courseId, Math.min(DAYS - 1, day + (next() % 2)), members, next);
		const rating = Math.min(10, Math.max(1, one.rating + mood));
		return { ...one, rating, network: place % 2 === 0 ? `clubhouse ${courseId}` : one.network };
	});
}

/** Graded as the bench's data are, from 3 to 10; of a course that has changed two lower, or higher. */
function gradeOf(courseId: number, next: () => number): number {
	const change = courseId % CHANGED_ONE_IN === 0 ? (courseId % (2 * CHANGED_ONE_IN) === 0 ? 2 : -2) : 0;
	return Math.min(10, Math.max(1, gradeBefore(next) + change));
}

const textNumber = (next: () => number) => TEXTS + (next() % 10_000_000) * COPIES + 1;

type Attack = {
	name: string;
	words: string;
	/** How many courses the forty fall on. */
	courses: number;
	fake: (place: number, next: () => number) => Partial<Sent>;
};

const everyDays = (place: number, next: () => number) => Math.floor((place * DAYS) / FAKES) + (next() % 2);
const ownNetwork = (next: () => number) => `proxy ${next()}`;

/** Words that say the same in another way each time, as a machine is asked to. */
const PHRASES = [
	['An absolute gem of a course', 'A true gem of a golf course', 'This course is an absolute gem'],
	[
		'with immaculate greens and fairways',
		'where greens and fairways are immaculate',
		'with greens and fairways in immaculate shape',
	],
	['and wonderfully friendly staff from start to finish.', 'and staff who are friendly from start to finish.'],
	['The signature hole by the water takes your breath away,', 'The signature hole by the water is breathtaking,'],
	[
		'and the clubhouse serves a fantastic lunch after the round.',
		'and lunch in the clubhouse after the round is fantastic.',
	],
	[
		'We cannot recommend it highly enough to golfers of any level.',
		'Golfers of any level will love it, we recommend it highly.',
	],
];

const paraphrase = (next: () => number) => PHRASES.map((ways) => ways[next() % ways.length]).join(' ');

/** Eight ways to bend a rating with forty fakes. */
export const ATTACKS: readonly Attack[] = [
	{
		name: 'burst',
		words: 'all on one day, by visitors on networks of their own',
		courses: 1,
		fake: () => ({ day: 20, account: null, rating: 1 }),
	},
	{
		name: 'drip',
		words: 'five a week, by visitors on networks of their own',
		courses: 1,
		fake: (place, next) => ({ day: everyDays(place, next), account: null, rating: 1 }),
	},
	{
		name: 'ring of accounts',
		words: 'eight new accounts on three networks praise five courses each',
		courses: 5,
		fake: (place, next) => ({
			...{ day: everyDays(place, next), account: `ring ${place % 8}`, accountDays: 3, network: `ring ${place % 3}` },
			rating: 9 + (next() % 2),
		}),
	},
	{
		name: 'aged accounts',
		words: 'five a week, by accounts that were made 200 days before',
		courses: 1,
		fake: (place, next) => ({ day: everyDays(place, next), account: `aged ${place}`, accountDays: 200, rating: 10 }),
	},
	{
		name: 'review swapping',
		words: 'ten old members of four clubs praise each other’s course',
		courses: 4,
		fake: (place, next) => ({
			...{ day: everyDays(place, next), account: `swap ${Math.floor(place / 4)} ${place % 4}`, accountDays: 500 },
			rating: 9 + (next() % 2),
		}),
	},
	{
		name: 'revenge from one club',
		words: 'within two weeks, by old members of another club, every other one from its clubhouse',
		courses: 1,
		fake: (place, next) => ({
			...{ day: 14 + (next() % 14), account: `rival ${place}`, accountDays: 300, rating: 1 + (next() % 2) },
			network: place % 2 === 0 ? 'rival clubhouse' : ownNetwork(next),
		}),
	},
	{
		name: 'boosting by the owner',
		words: 'five a week, by new accounts on one network, graded 8 to 10',
		courses: 1,
		fake: (place, next) => ({
			...{ day: everyDays(place, next), account: `owner ${place}`, accountDays: 1, network: 'owner' },
			rating: 8 + (next() % 3),
		}),
	},
	{
		name: 'machine-written near-copies',
		words: 'five a week, by new accounts on networks of their own, one text in other words',
		courses: 1,
		fake: (place, next) => ({
			...{
				day: everyDays(place, next),
				account: `machine ${place}`,
				accountDays: 5,
				rating: 10,
				text: paraphrase(next),
			},
		}),
	},
];

/** The forty fakes of an attack on these courses, the same in every run. `label` keeps its accounts and networks apart. */
export function fakesOf({ name, fake }: Attack, targets: readonly Course[], label: string): Sent[] {
	const next = numbersFrom(2 + ATTACKS.findIndex((attack) => attack.name === name) * 1_000 + targets.length);
	return Array.from({ length: FAKES }, (_, place) => {
		// Each of a ring's accounts comes to each of its courses once.
		const courseId = targets[Math.floor((place * targets.length) / FAKES)]?.id ?? 0;
		const base = { at: (next() % 1_000) / 1_000, network: ownNetwork(next), text: textNumber(next), accountDays: 0 };
		const sent = { day: 0, account: null, rating: 10, ...base, ...fake(place, next) };
		return {
			...sent,
			...{ courseId, attack: name, day: Math.min(DAYS - 1, sent.day), network: `${label} ${sent.network}` },
			account: sent.account && `${label} ${sent.account}`,
		};
	});
}
