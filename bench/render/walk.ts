/** 16 MB, of numbers of four bytes: more than a core's own caches hold, less than the one that it shares. */
const PLACES = 1 << 22;
const STEPS = 50_000;

/**
 * A walk through 16 MB of memory, from place to place in an order that no cache foresees. Each call goes on with it and gives how
 * long a step took, in nanoseconds of CPU time: what this process, and any other of this machine, waits for memory just now.
 */
export function createWalk(): () => number {
	const next = oneCircle();
	let at = 0;
	return () => {
		const before = process.cpuUsage();
		for (let step = 0; step < STEPS; step += 1) at = next[at] ?? 0;
		const { user, system } = process.cpuUsage(before);
		return ((user + system) * 1000) / STEPS;
	};
}

/** For each place the one after it, so that all of them are one circle: Sattolo's shuffle, by numbers that are always the same. */
function oneCircle(): Uint32Array {
	const next = Uint32Array.from({ length: PLACES }, (_, place) => place);
	let random = 12_345;
	for (let last = PLACES - 1; last > 0; last -= 1) {
		random = (Math.imul(random, 1_103_515_245) + 12_345) >>> 0;
		const other = Math.floor((random / 2 ** 32) * last);
		[next[last], next[other]] = [next[other] ?? 0, next[last] ?? 0];
	}
	return next;
}
