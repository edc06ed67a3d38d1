import { setTimeout as sleep } from 'node:timers/promises';
import { type Connections, openConnections } from './connections.ts';

/** What readers got: how many milliseconds each answer took that was a page, and each that turned its reader away. */
export type Answers = { served: number[]; refused: number[]; other: string[]; seconds: number };

let asked = 0;

/** The address of a full page that nobody else asks for: it is made anew, and from the database. */
export const unseenPage = (at: number) => `/find-course?sort=distance&near=${(at % 6_000) / 100}_${(at % 8_999) / 100}`;

/** Milliseconds until a reader has the whole home page. Throws where it is not there. */
export async function timeHome(origin: string): Promise<number> {
	const began = performance.now();
	const answer = await fetch(origin);
	await answer.text();
	if (answer.status !== 200) throw new Error(`the home page said ${answer.status}`);
	return performance.now() - began;
}

/** The time that such a share of all (0 to 1) stays under, in whole milliseconds. */
export const quantile = (times: readonly number[], share: number) =>
	Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0);

/** Asks for a page that is made anew for each request, from a network of its own. */
async function ask(connections: Connections, answers: Answers): Promise<void> {
	const at = asked++;
	const began = performance.now();
	try {
		const { status, saysWhen } = await connections.ask(unseenPage(at), `10.${at % 250}.${(at >> 8) % 250}.7`);
		const waited = performance.now() - began;
		if (status === 200) answers.served.push(waited);
		else if (status === 503 && saysWhen) answers.refused.push(waited);
		else answers.other.push(String(status));
	} catch (error) {
		answers.other.push(String(error));
	}
}

/** So many readers, each of whom asks again as soon as they are answered. */
export async function readInTurn(origin: string, readers: number, seconds: number): Promise<Answers> {
	const answers: Answers = { served: [], refused: [], other: [], seconds };
	const connections = openConnections(origin);
	const until = performance.now() + seconds * 1_000;
	const read = async () => {
		while (performance.now() < until) await ask(connections, answers);
	};
	await Promise.all(Array.from({ length: readers }, read));
	connections.close();
	return answers;
}

/** So many readers a second who come whether those before them were answered or not; waits until all of them were. */
export async function readAtRate(origin: string, rate: number, seconds: number): Promise<Answers> {
	const answers: Answers = { served: [], refused: [], other: [], seconds };
	const connections = openConnections(origin);
	const asking: Promise<void>[] = [];
	const began = performance.now();
	for (let passed = 0; passed < seconds; passed = (performance.now() - began) / 1_000) {
		while (asking.length < passed * rate) asking.push(ask(connections, answers));
		await sleep(5);
	}
	await Promise.all(asking);
	connections.close();
	// The last of them were answered after that time.
	return { ...answers, seconds: (performance.now() - began) / 1_000 };
}
