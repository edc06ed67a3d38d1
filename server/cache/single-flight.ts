import type { CacheKey } from '#domain/shared/context.ts';

/** Works under way, one for each name; whoever asks meanwhile gets the same result. */
export type SingleFlight<Result> = {
	/** Joins the work of that name, or begins it. `land` is told of the result and of what was purged under way. */
	join: (
		name: string,
		work: () => Promise<Result>,
		land: (result: Result, purged: ReadonlySet<CacheKey>) => void,
	) => Promise<Result>;
	/** Whether whoever asks now would join. */
	has: (name: string) => boolean;
	/** Whoever asks from now on begins anew: what is under way may have read what has changed. */
	purge: (keys: ReadonlySet<CacheKey>) => void;
};

type Flight<Result> = { result: Promise<Result>; purged: Set<CacheKey> };

/** With nothing under way. */
export function createSingleFlight<Result>(): SingleFlight<Result> {
	const joinable = new Map<string, Flight<Result>>();
	const underWay = new Set<Set<CacheKey>>();
	return {
		join(name, work, land) {
			const known = joinable.get(name);
			if (known) return known.result;
			const purged = new Set<CacheKey>();
			underWay.add(purged);
			const flight: Flight<Result> = { purged, result: fly() };
			async function fly() {
				try {
					const result = await work();
					land(result, purged);
					return result;
				} finally {
					underWay.delete(purged);
					if (joinable.get(name) === flight) joinable.delete(name);
				}
			}
			joinable.set(name, flight);
			return flight.result;
		},
		has: (name) => joinable.has(name),
		purge(keys) {
			for (const purged of underWay) for (const key of keys) purged.add(key);
			joinable.clear();
		},
	};
}
