/** A thread: reads the home page of `origin` over and over for so many seconds, and says how long each reading took. */
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const PAUSE_MILLISECONDS = 20;

const { origin, seconds }: { origin: string; seconds: number } = workerData;
const times: number[] = [];
const until = performance.now() + seconds * 1_000;
while (performance.now() < until) {
	const began = performance.now();
	const answer = await fetch(origin);
	await answer.text();
	if (answer.status !== 200) throw new Error(`the home page said ${answer.status}`);
	times.push(performance.now() - began);
	await sleep(PAUSE_MILLISECONDS);
}
parentPort?.postMessage(times);
