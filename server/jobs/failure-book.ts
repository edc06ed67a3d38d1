import type { Database } from '#database/client.ts';
import { type JobFailure, noteJobFailures } from '#domain/desk/job-failure-commands.ts';
import { utcDay } from '#domain/shared/day.ts';

/** Which jobs have failed, written down for the desk. */
export type FailureBook = {
	add: (job: string) => void;
	/** Writes down what has been added; while the database is away it waits for the next call. */
	write: () => Promise<void>;
};

export function openFailureBook(parts: { readonly db: Database; now: () => Date }): FailureBook {
	let waiting = new Map<string, JobFailure>();
	const keep = ({ job, day, count }: JobFailure) => {
		const key = `${day} ${job}`;
		waiting.set(key, { job, day, count: count + (waiting.get(key)?.count ?? 0) });
	};
	return {
		add: (job) => keep({ job, day: utcDay(parts.now()), count: 1 }),
		async write() {
			if (waiting.size === 0) return;
			const taken = [...waiting.values()];
			waiting = new Map();
			try {
				await noteJobFailures(parts.db, taken);
			} catch {
				// What keeps this from being written has made the job fail too, and the log tells of that.
				for (const failure of taken) keep(failure);
			}
		},
	};
}
