import type { CampaignSign } from '#database/schema/campaigns.ts';
import { CAMPAIGN_SIGNS } from '#domain/reviews/campaigns/campaign-rules.ts';
import type { Table } from '../table.ts';
import { ATTACKS, DAYS, FAKES, fakesOf, honestReviews } from './plan.ts';
import { BEFORE, type Kept, type Lived, pullOfOne, reviewsOf, type Site, simulate, siteBefore } from './simulate.ts';

const GOAL_SHIFT = 0.1;
const GOAL_ONE_IN = 200;
const MEMBERS = 20_000;

/** Courses that are attacked: with about how many reviews. */
const TARGETS = [
	{ words: 'some twenty reviews', least: 12, most: 24 },
	{ words: 'hundreds', least: 200, most: 1_000 },
] as const;

type Case = { name: string; words: string; targets: readonly { id: number }[] };

const SIGNS: Record<CampaignSign, string> = {
	'one-network': 'network',
	'like-texts': 'texts',
	'new-accounts': 'new accounts',
	'unlike-the-rest': 'unlike the rest',
};

/**
 * How far forty fakes bend a rating, and how many honest reviews the rules against campaigns hold: the same eight weeks twice, without
 * an attack, and with eight of them at once on courses of two sizes.
 */
export function measureAttacks(): Table[] {
	const cases = chooseTargets(siteBefore());
	const watched = cases.flatMap(({ targets }) => targets.map(({ id }) => id));
	const peace = live([], watched);
	const war = live(cases, watched);
	return [attackTable(cases, peace, war), boundTable(peace), alarmTable(peace, war)];
}

const COURSES = Array.from({ length: BEFORE.courses }, (_, place) => ({ id: place + 1 }));

function chooseTargets(site: Site): Case[] {
	return TARGETS.flatMap(({ words, least, most }) => {
		const free = COURSES.filter(({ id }) => {
			const { length } = reviewsOf(site, id);
			return length >= least && length <= most;
		});
		return ATTACKS.map(({ name, courses }) => ({ name, words, targets: free.splice(0, courses) }));
	});
}

type Run = Lived & { site: Site };

function live(cases: readonly Case[], watched: readonly number[]): Run {
	const honest = honestReviews({
		courses: COURSES,
		members: MEMBERS,
		aDay: Math.round(BEFORE.reviews / BEFORE.days),
	});
	const fakes = cases.flatMap(({ name, words, targets }) =>
		ATTACKS.filter((attack) => attack.name === name).flatMap((attack) => fakesOf(attack, targets, words)),
	);
	const site = siteBefore();
	return { ...simulate(site, [...honest, ...fakes], watched), site };
}

function attackTable(cases: readonly Case[], peace: Run, war: Run): Table {
	return {
		title: 'Slow attacks',
		note:
			`Eight ways to bend a rating with ${FAKES} fakes in ${DAYS / 7} weeks, of a course with some twenty reviews and of one with hundreds, among ` +
			`${peace.sent.length.toLocaleString('en-GB')} honest reviews. What holds: the rules against campaigns, and the two older ones that count ` +
			'reviews of a day by network and by course; an account’s first review counts half. No editor decides anything. Shown: fakes that readers see at the end. Signs: of the courses attacked, on how many each was found. Moved: the ' +
			'printed rating beside the same evening without the attack, of the course that it moved most; also where honest reviews wait ' +
			`with the fakes. Goal: ${GOAL_SHIFT} at most. What is not caught: the first two or three fakes of a course, until there are enough to ` +
			'be seen together. On a course with hundreds of reviews these move nothing; one with twenty shows them for days, until they are taken ' +
			'back. And a ring that comes to a small course only now and then.',
		columns: [
			...['attack', 'course with', 'held', 'shown', ...Object.values(SIGNS)],
			...['moved at the end', 'on the worst evening', 'goal'],
		],
		rows: cases.map((each) => attackRow(each, peace, war)),
		chart: { column: 8, unit: '', goalColumn: 10 },
	};
}

function attackRow({ name, words, targets }: Case, peace: Run, war: Run): Table['rows'][number] {
	const fakes = targets.flatMap(({ id }) => reviewsOf(war.site, id).filter(({ attack }) => attack === name));
	const held = fakes.filter((fake) => fake.held !== null).length;
	const found = (sign: CampaignSign) => targets.filter(({ id }) => war.signs.get(id)?.has(sign)).length;
	const shifts = targets.map(({ id }) => shiftsOf(id, peace, war));
	return [
		...[`${name}: ${ATTACKS.find((attack) => attack.name === name)?.words}`, words, held, fakes.length - held],
		// The constant has no other keys.
		...(Object.keys(SIGNS) as CampaignSign[]).map((sign) => `${found(sign)} of ${targets.length}`),
		...[Math.max(...shifts.map((each) => each.at(-1) ?? 0)), Math.max(...shifts.flat()), GOAL_SHIFT],
	];
}

/** How far a printed rating lies from that of the same evening without attacks. Both have one decimal, and so has this. */
function shiftsOf(id: number, peace: Run, war: Run): number[] {
	const [before, after] = [peace.evenings.get(id) ?? [], war.evenings.get(id) ?? []];
	return after.map((rating, evening) => Math.round(Math.abs(rating - (before[evening] ?? 0)) * 10) / 10);
}

/** What no rule can reach that lets honest reviews stand: each of them moves a small course by itself. */
function boundTable({ site, sent }: Run): Table {
	const before = siteBefore();
	const rows = TARGETS.map(({ words, least, most }) => {
		const isOfSize = ({ courseId }: Kept) => {
			const { length } = reviewsOf(before, courseId);
			return length >= least && length <= most;
		};
		const pulls = sent
			.filter(isOfSize)
			.map((review) => pullOfOne(site, review))
			.toSorted((a, b) => a - b);
		const tooFar = pulls.filter((pull) => pull > GOAL_SHIFT).length;
		const median = pulls[Math.floor(pulls.length / 2)] ?? 0;
		return [words, pulls.length, twoDecimals(median), twoDecimals(pulls.at(-1) ?? 0), tooFar, oneIn(tooFar, pulls)];
	});
	return {
		title: 'What one honest review moves',
		note:
			'Of the same eight weeks without an attack: how far each honest review moved the rating of its course by itself. A fake that is one of a ' +
			`kind moves it as far, and looks the same. Whoever wants ${GOAL_SHIFT} on every evening has to hold all that move more, honest or not.`,
		columns: ['course with', 'reviews', 'median', 'furthest', `further than ${GOAL_SHIFT}`, 'one in'],
		rows,
	};
}

const twoDecimals = (value: number) => value.toFixed(2);

function alarmTable(peace: Run, war: Run): Table {
	const [calm, attacked] = [peace, war].map(({ sent }) => sent.filter(({ attack }) => attack === null));
	const row = (name: string, isCounted: (review: Kept) => boolean, goal: number | string = '') => {
		const [a, b] = [calm, attacked].map((honest = []) => honest.filter(isCounted).length);
		return [name, a ?? 0, oneIn(a, calm), b ?? 0, oneIn(b, attacked), goal];
	};
	const bySign = (sign: CampaignSign) => {
		const courses = COURSES.filter(({ id }) => peace.signs.get(id)?.has(sign));
		const count = courses.flatMap(({ id }) => reviewsOf(peace.site, id).filter(({ held }) => held !== null)).length;
		return [`found by ${CAMPAIGN_SIGNS[sign]}; earlier reviews too`, count, oneIn(count, calm), '', '', ''];
	};
	return {
		title: 'Honest reviews that are held as campaigns',
		note:
			'Of the same eight weeks: how many of the honest reviews sent in them wait for an editor at the end, without an attack, and while 32 ' +
			'courses are attacked. Among the honest are new accounts, networks that many share, societies that write on the same days from one ' +
			`clubhouse, and courses that have become better or worse by two grades. Goal without an attack: one in ${GOAL_ONE_IN} at most.`,
		columns: ['rule', 'without an attack', 'one in', 'while attacked', 'one in ', 'goal, one in'],
		rows: [
			row('both rules', ({ held }) => held === 'campaign' || held === 'paused', GOAL_ONE_IN),
			row('suspected campaign', ({ held }) => held === 'campaign'),
			row('course is paused', ({ held }) => held === 'paused'),
			row('many of one network or course in a day (older rules)', ({ held }) => held === 'flood'),
			...(Object.keys(SIGNS) as CampaignSign[]).map(bySign),
		],
	};
}

const oneIn = (count = 0, all: readonly unknown[] = []) => (count === 0 ? 'none' : Math.round(all.length / count));
