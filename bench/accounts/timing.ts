import { share } from '../process.ts';

export type Work = (round: number) => Promise<unknown>;

export const ROUNDS = 200;

/** Milliseconds of `ROUNDS` runs one after the other. */
export async function time(work: Work) {
	const times: number[] = [];
	for (let round = 0; round < ROUNDS; round++) times.push(await timeOnce(work, round));
	return { least: at(times, 0), median: at(times, 0.5), p99: at(times, 0.99) };
}

export async function timeOnce(work: Work, round: number): Promise<number> {
	const began = performance.now();
	await work(round);
	return performance.now() - began;
}

/** The time that such a share of all stayed under. */
export function at(times: readonly number[], part: number): number {
	return Number(share(times, part).toFixed(2));
}
