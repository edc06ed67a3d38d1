import type { Database } from '#database/client.ts';
import { buildCourseIndex } from '#domain/catalogue/course-index/build.ts';
import type { ChangingIndex } from '#domain/catalogue/course-index/course-index.ts';
import type { CacheKey } from '#domain/shared/context.ts';
import type { CourseIndex, CourseIndexSource } from '#domain/shared/course-index.ts';
import { createPatches } from './patches.ts';
import { readChanges } from './read-changes.ts';
import { keepReading } from './readings.ts';

export type LiveIndex = CourseIndexSource & {
	/** Told of every key that was changed, here or by another process, before pages are dropped. */
	note: (keys: readonly CacheKey[]) => void;
	close: () => Promise<void>;
};

type Keeping = {
	db: Database;
	report: (message: string, error: unknown) => void;
	/** The index was made anew: what was made from the old one may be out of date. */
	onRenewed: () => void;
	/** For tests. */
	patience?: number;
};

/** How long a request waits for the first load; a catalogue of 35,000 courses is there within two seconds. */
const PATIENCE_MILLISECONDS = 5_000;
/**
 * Keeps the course index of this process: reads it in at once and in the background, takes over courses that are told to
 * have changed before the next answer is made from it, and reads everything again after imports and every quarter of an
 * hour. A failed reading is told and tried again before long, or at once for whoever wants the index while there is none;
 * `ready` throws where that fails too.
 */
export function keepCourseIndex({ db, report, onRenewed, patience = PATIENCE_MILLISECONDS }: Keeping): LiveIndex {
	let index: ChangingIndex | null = null;
	let failure: unknown = null;
	let closed = false;
	const patches = createPatches(db, () => readings.readAgain());

	const readings = keepReading(async () => {
		patches.readingBegins();
		try {
			const isRenewal = index !== null;
			index = await buildCourseIndex(db);
			failure = null;
			patches.readingEnds();
			if (isRenewal) onRenewed();
			return 'done';
		} catch (error) {
			failure = error;
			if (!closed) report('Reading the course index failed; it is tried again', error);
			return 'failed';
		}
	});

	return {
		async ready(): Promise<CourseIndex> {
			if (index === null) await Promise.race([readings.readNow(), waitFor(patience)]);
			if (index === null) throw failure ?? new CourseIndexMissing();
			while (patches.areWaiting()) await patches.apply(index);
			return index;
		},
		note(keys) {
			const changes = readChanges(keys);
			patches.add(changes.courses);
			if (changes.everything) readings.readAgain();
		},
		async close() {
			closed = true;
			await Promise.allSettled([readings.close(), patches.settled()]);
		},
	};
}

/** Pages are answered as if the database were away: it is not slower than this unless it is. */
class CourseIndexMissing extends Error {
	readonly code = 'EINDEXMISSING';
	constructor() {
		super('the course index has not been read in yet');
	}
}

function waitFor(milliseconds: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
