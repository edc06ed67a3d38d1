/** What kind of thing a request was for. `memory`: a finished page or file, answered with no work. */
export type RequestKind = 'memory' | 'page' | 'post' | 'api' | 'auth' | 'refused';

/** Plain counts that the process keeps, whether anybody reads them or not: adding one costs nothing worth measuring. */
export type Figures = {
	/** Answers by kind and status, as `kind status`. */
	readonly requests: ReadonlyMap<string, number>;
	/** Runs of background work that threw, by its name. */
	readonly failedJobs: ReadonlyMap<string, number>;
	countRequest: (kind: RequestKind, status: number) => void;
	countFailedJob: (job: string) => void;
	/** A work that there is, at nought: an alert watches how its count grows. */
	nameJob: (job: string) => void;
	/** Told of every answer that took work, in seconds. Does nothing until somebody listens. */
	onAnswer: (kind: RequestKind, seconds: number) => void;
};

/** All counts at nought. */
export function createFigures(): Figures {
	const requests = new Map<string, number>();
	const failedJobs = new Map<string, number>();
	return {
		requests,
		failedJobs,
		countRequest: (kind, status) => add(requests, `${kind} ${status}`),
		countFailedJob: (job) => add(failedJobs, job),
		nameJob: (job) => failedJobs.set(job, failedJobs.get(job) ?? 0),
		onAnswer() {},
	};
}

const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
