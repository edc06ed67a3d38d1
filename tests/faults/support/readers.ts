import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** What readers got: how many milliseconds each answer took that was a page, and each that turned its reader away. */
export type Answers = { served: number[]; refused: number[]; other: string[]; seconds: number };

let asked = 0;

/** Asks for a page that is made anew for each request, from a network of its own. */
function ask(origin: string, agent: Agent, answers: Answers): Promise<void> {
	const at = asked++;
	const began = performance.now();
	const headers = { 'X-Forwarded-For': `10.${at % 250}.${(at >> 8) % 250}.7` };
	return new Promise((resolve) => {
		const end = (list: keyof Omit<Answers, 'seconds'>, word: string) => {
			if (list === 'other') answers.other.push(word);
			else answers[list].push(performance.now() - began);
			resolve();
		};
		get(`${origin}/find-course?q=${at.toString(36)}`, { agent, headers }, (answer) => {
			const { statusCode = 0, headers: said } = answer;
			const isRefused = statusCode === 503 && said['retry-after'] !== undefined;
			const list = isRefused ? 'refused' : 'other';
			answer.resume().on('close', () => {
				if (!answer.complete) end('other', 'broken off');
				else end(statusCode === 200 ? 'served' : list, String(statusCode));
			});
		}).on('error', ({ message }) => end('other', message));
	});
}

/** So many readers, each of whom asks again as soon as he is answered. */
export async function readInTurn(origin: string, readers: number, seconds: number): Promise<Answers> {
	const answers: Answers = { served: [], refused: [], other: [], seconds };
	const agent = new Agent({ keepAlive: true });
	const until = performance.now() + seconds * 1_000;
	const read = async () => {
		while (performance.now() < until) await ask(origin, agent, answers);
	};
	await Promise.all(Array.from({ length: readers }, read));
	agent.destroy();
	return answers;
}

/** So many readers a second who come whether those before them were answered or not; waits until all of them were. */
export async function readAtRate(origin: string, rate: number, seconds: number): Promise<Answers> {
	const answers: Answers = { served: [], refused: [], other: [], seconds };
	// Before the site ends them: a request that meets its connection's end would be counted as a fault.
	const agent = new Agent({ keepAlive: true, timeout: 5_000 });
	const asking: Promise<void>[] = [];
	const began = performance.now();
	for (let passed = 0; passed < seconds; passed = (performance.now() - began) / 1_000) {
		while (asking.length < passed * rate) asking.push(ask(origin, agent, answers));
		await sleep(5);
	}
	await Promise.all(asking);
	agent.destroy();
	// The last of them were answered after that time.
	return { ...answers, seconds: (performance.now() - began) / 1_000 };
}
