/** A thread: reads the home page of `origin` over and over for so many seconds, and says how many milliseconds each reading took. */
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { timeHome } from './readers.ts';

const PAUSE_MILLISECONDS = 20;

const { origin, seconds }: { origin: string; seconds: number } = workerData;
const times: number[] = [];
const until = performance.now() + seconds * 1_000;
while (performance.now() < until) {
	times.push(await timeHome(origin));
	await sleep(PAUSE_MILLISECONDS);
}
parentPort?.postMessage(times);
