import type { Database } from '#database/client.ts';
import { type JobFailure, noteJobFailures } from '#domain/desk/figures/job-failure-commands.ts';
import { utcDay } from '#domain/shared/day.ts';

/** Which jobs have failed, written down for the desk. */
export type FailureBook = {
	add: (job: string) => void;
	/** Writes down what has been added; what could not be written is reported and waits for the next call. */
	write: () => Promise<void>;
};

type Parts = {
	readonly db: Database;
	now: () => Date;
	report: (message: string, error: unknown) => void;
};

/** An empty book. Failures of one job on one day are added up until they are written. */
export function openFailureBook(parts: Parts): FailureBook {
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
			} catch (error) {
				parts.report('Recording failed jobs failed', error);
				for (const failure of taken) keep(failure);
			}
		},
	};
}
