import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** A write that was sent, by the word that only its text has. Without a `key` nothing tells two of the same from one. */
export type Write = {
	word: string;
	acknowledged: boolean;
	key: string | null;
	body: string;
	path: string;
	network: string;
};

const WORDS =
	'fairway bunker links heather putting caddie fescue dogleg approach bogey shelter valley burn gorse pine mist gull meadow hedge starter yardage breeze chimney orchard causeway turf sleeper plateau ridge pebble tide harbour barn lantern'.split(
		' ',
	);

/** A word of letters alone that stands for a number: reviews with digits in them are held. */
export const wordOf = (number: number) =>
	`w${[...String(number)].map((digit) => 'bcdfghjklm'[Number(digit)]).join('')}${randomUUID().replace(/[^a-f]/g, '')}q`;

/** A network that nobody else is likely to send from: one alone may send thirty forms a minute. */
export const someNetwork = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

const pick = <Item>(list: readonly Item[]) => list[randomInt(list.length)] as Item;

/** A sentence of golf that hardly any other is like. */
export const someWords = () => Array.from({ length: 12 }, () => pick(WORDS)).join(' ');

/** Sends writes until it is told to stop, and tells `note` the status of each answer; what is not answered is sent again later, as a browser or an app would. */
export function startWriters(
	origin: string,
	courses: readonly number[],
	writes: Map<string, Write>,
	clients = 8,
	note: (status: number) => void = () => {},
) {
	let stopped = false;
	const client = async () => {
		while (!stopped) {
			const open = [...writes.values()].find(({ acknowledged }) => !acknowledged);
			const write = open && randomInt(3) === 0 ? open : newWrite(courses, writes);
			if (!(await send(origin, write, note))) await sleep(20);
		}
	};
	const running = Promise.all(Array.from({ length: clients }, client));
	return async () => {
		stopped = true;
		await running;
	};
}

/** Sends each write once and without a key, until it is told to stop: whoever does one of them again has done it twice. */
export function startHastyWriters(
	origin: string,
	courses: readonly number[],
	writes: Map<string, Write>,
	clients: number,
	note: (status: number) => void,
) {
	let stopped = false;
	const client = async () => {
		while (!stopped) await send(origin, Object.assign(newWrite(courses, writes), { key: null }), note);
	};
	const running = Promise.all(Array.from({ length: clients }, client));
	return async () => {
		stopped = true;
		await running;
	};
}

/** Those that were acknowledged so far. */
export const acknowledgedOf = (writes: ReadonlyMap<string, Write>): Write[] =>
	[...writes.values()].filter((write) => write.acknowledged);

/** Sends one write, and notes it where it was acknowledged, and its status. False where it was not. */
export async function send(origin: string, write: Write, note: (status: number) => void = () => {}): Promise<boolean> {
	try {
		const answer = await fetch(origin + write.path, {
			method: 'POST',
			body: write.body,
			signal: AbortSignal.timeout(10_000),
			headers: {
				'Content-Type': 'application/json',
				'X-Forwarded-For': write.network,
				...(write.path.startsWith('/api') && write.key && { 'Idempotency-Key': write.key }),
			},
		});
		await answer.text();
		note(answer.status);
		if (answer.ok) write.acknowledged = true;
		return answer.ok;
	} catch {
		return false;
	}
}

/** A write that is noted and not yet sent. One in six is a sign-up, whose letter goes into the outbox with it; the others are reviews. */
export function newWrite(courses: readonly number[], writes: Map<string, Write>): Write {
	const word = wordOf(writes.size);
	const common = { word, acknowledged: false, key: randomUUID(), network: someNetwork() };
	const text = `${someWords()} ${word} - Review by Karin`;
	const write: Write =
		writes.size % 6 === 5
			? {
					...common,
					path: '/auth/v1/signup',
					body: JSON.stringify({ email: `${word}@golf.example`, password: 'three long irons' }),
				}
			: {
					...common,
					path: '/api/reviews',
					body: JSON.stringify({
						course_id: pick(courses),
						rating: randomInt(1, 11),
						content: text,
						date_played: '2026-06-12',
					}),
				};
	writes.set(word, write);
	return write;
}

/** Ids of courses that a site knows. */
export async function coursesOf(origin: string): Promise<number[]> {
	const answer = await fetch(`${origin}/api/top-courses`);
	const { items } = (await answer.json()) as { items: { id: number }[] };
	return items.map(({ id }) => id);
}
