import { setTimeout as sleep } from 'node:timers/promises';
import type { Figures } from '../metrics/figures.ts';
import { backgroundJobs, type Job, type JobParts } from './background-jobs.ts';
import { type FailureBook, openFailureBook } from './failure-book.ts';
import { detectLanguages } from './languages.ts';
import type { OutboxParts } from './outbox.ts';

/** What goes on in the background. `stop` waits for what is under way, for a few seconds; letters are broken off then. */
export type Jobs = { stop: () => Promise<void> };

const LONGEST_WAIT = 60_000;
/** How long a stop waits for letters under way. Those that it breaks off stay in the outbox. */
const LETTERS_PATIENCE = 3_000;
/** How long it waits for the rest, such as a silent store or a picture in the making: whoever comes next takes it up again (R32). */
const JOBS_PATIENCE = 8_000;

type Parts = Omit<JobParts, 'detectLanguages'> & { figures: Figures };

/**
 * Starts what every process does beside answering: letters go out, decisions take effect, ratings move on to the day, what
 * has run out is swept.
 */
export function startJobs(parts: Parts, patience = JOBS_PATIENCE): Jobs {
	const failures = openFailureBook(parts);
	let stopping = false;
	const jobs = backgroundJobs({ ...parts, detectLanguages }, () => stopping);
	const stops = jobs.map((job) => repeat({ ...parts, failures }, job));
	return {
		async stop() {
			stopping = true;
			const ofLetters = setTimeout(() => parts.transport.close(), LETTERS_PATIENCE);
			const ended = Promise.all(stops.map((stop) => stop()));
			await Promise.race([ended, sleep(patience, undefined, { ref: false })]);
			clearTimeout(ofLetters);
			parts.transport.close();
		},
	};
}

type Watch = Pick<OutboxParts, 'report'> & { figures: Figures; failures: FailureBook };

/** Runs a job again and again with a pause between; what it throws is told. Returns how to end it. */
function repeat({ report, figures, failures }: Watch, { job, failed, pause, run }: Job): () => Promise<void> {
	let stopped = false;
	let timer: NodeJS.Timeout | undefined;
	let running = Promise.resolve();
	let wait = pause;
	figures.nameJob(job);
	const attempt = async () => {
		try {
			await run();
			wait = pause;
		} catch (error) {
			report(failed, error);
			figures.countFailedJob(job);
			failures.add(job);
			// While the database is away, saying so once a minute is enough.
			wait = Math.max(pause, Math.min(wait * 2, LONGEST_WAIT));
		}
		await failures.write();
		if (!stopped) timer = setTimeout(begin, wait).unref();
	};
	const begin = () => {
		running = attempt();
	};
	timer = setTimeout(begin, pause).unref();
	return async () => {
		stopped = true;
		clearTimeout(timer);
		await running;
	};
}
