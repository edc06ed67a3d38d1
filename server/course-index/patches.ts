import type { Database } from '#database/client.ts';
import type { ChangingIndex } from '#domain/catalogue/course-index/course-index.ts';
import { readSomeCourses } from '#domain/catalogue/course-index/read-rows.ts';

/** Single courses that were told to have changed, until an index has taken them over. */
export type Patches = {
	add: (ids: Iterable<number>) => void;
	/** Everything is read again: what is added until it ends waits for the index that comes of it too, which may be from before. */
	readingBegins: () => void;
	readingEnds: () => void;
	areWaiting: () => boolean;
	/**
	 * Takes those that wait over into the index, or joins the taking over that is under way. Throws where they cannot be
	 * read; they go on waiting then.
	 */
	apply: (index: ChangingIndex) => Promise<void>;
	/** Ends with the taking over that is under way, however that ends. */
	settled: () => Promise<unknown>;
};

/** `notTaken` is called where the index has no row for one of them. */
export function createPatches(db: Database, notTaken: () => void): Patches {
	const waiting = new Set<number>();
	let meanwhile: Set<number> | null = null;
	let patching: Promise<void> | null = null;

	const patch = async (index: ChangingIndex) => {
		const ids = [...waiting];
		waiting.clear();
		try {
			const courses = await readSomeCourses(db, ids);
			const taken = courses.filter((course) => index.update(course));
			if (taken.length < ids.length) notTaken();
		} catch (error) {
			for (const id of ids) waiting.add(id);
			throw error;
		}
	};

	return {
		add(ids) {
			for (const id of ids) {
				waiting.add(id);
				meanwhile?.add(id);
			}
		},
		readingBegins() {
			meanwhile = new Set();
		},
		readingEnds() {
			for (const id of meanwhile ?? []) waiting.add(id);
			meanwhile = null;
		},
		areWaiting: () => waiting.size > 0,
		apply(index) {
			patching ??= patch(index).finally(() => {
				patching = null;
			});
			return patching;
		},
		settled: () => Promise.allSettled([patching]),
	};
}
