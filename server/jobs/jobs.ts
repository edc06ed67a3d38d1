import { sweepAccounts } from '#domain/accounts/housekeeping-commands.ts';
import { sweepJobFailures } from '#domain/desk/job-failure-commands.ts';
import { sweepOutbox } from '#domain/mail/delivery-commands.ts';
import { sweepReaders } from '#domain/members/sweep-commands.ts';
import { sweepReviews } from '#domain/reviews/housekeeping-commands.ts';
import { noteLanguages } from '#domain/reviews/language-commands.ts';
import { ageRatings } from '#domain/reviews/rating-recount.ts';
import { utcDay } from '#domain/shared/day.ts';
import type { Figures } from '../metrics/figures.ts';
import { carryOutNext, type DeskJobParts } from './desk-decisions.ts';
import { type FailureBook, openFailureBook } from './failure-book.ts';
import { detectLanguages } from './languages.ts';
import { type OutboxParts, sendDueLetters } from './outbox.ts';
import { makeNextPhotograph, type PictureJobParts, removePictures, sweepPictures } from './picture-jobs.ts';

/** What goes on in the background. `stop` waits for what is under way; for letters a few seconds, then they are broken off. */
export type Jobs = { stop: () => Promise<void> };

const OUTBOX_PAUSE = 2_000;
/** How soon the sizes of a photograph that has just come are begun. */
const PICTURES_PAUSE = 1_000;
/** How soon after its ten seconds a decision of the desk is carried out. */
const DESK_PAUSE = 1_000;
const HOUR = 3_600_000;
/** How soon after midnight in UTC the ratings stand at the new day. */
const AGEING_PAUSE = 600_000;
/** How long a new text waits until its language is noted; what has come meanwhile is noted with it. */
const LANGUAGE_PAUSE = 30_000;
const LONGEST_WAIT = 60_000;
/** How long a stop waits for letters under way. Those that it breaks off stay in the outbox. */
const LETTERS_PATIENCE = 3_000;

type Parts = OutboxParts & PictureJobParts & DeskJobParts & { figures: Figures };

/** A work by its name, what is told when it fails, and how long it rests between two turns. */
type Work = { job: string; failed: string; pause: number; turn: () => Promise<void> };

/**
 * Starts what every process does beside answering: letters go out, decisions take effect, ratings move on to the day, what
 * has run out is swept.
 */
export function startJobs(parts: Parts): Jobs {
	const failures = openFailureBook(parts);
	let stopping = false;
	const stops = worksOf(parts, () => stopping).map((work) => repeat({ ...parts, failures }, work));
	return {
		async stop() {
			stopping = true;
			const patience = setTimeout(() => parts.transport.close(), LETTERS_PATIENCE);
			await Promise.all(stops.map((stop) => stop()));
			clearTimeout(patience);
			parts.transport.close();
		},
	};
}

/** A work of many rows asks between two of them whether it is to end. */
function worksOf(parts: Parts, isStopping: () => boolean): Work[] {
	const { db, now } = parts;
	return [
		{
			...{ job: 'outbox', failed: 'the outbox could not be worked', pause: OUTBOX_PAUSE },
			async turn() {
				while ((await sendDueLetters(parts)) > 0 && !isStopping());
			},
		},
		{
			...{ job: 'desk', failed: 'no decisions of the desk could be carried out', pause: DESK_PAUSE },
			async turn() {
				while (!isStopping() && (await carryOutNext(parts)));
			},
		},
		{
			...{ job: 'photographs', failed: 'no photographs could be made', pause: PICTURES_PAUSE },
			async turn() {
				while (!isStopping() && (await makeNextPhotograph(parts)));
				await removePictures(parts);
			},
		},
		{
			...{ job: 'languages', failed: 'the languages of reviews could not be noted', pause: LANGUAGE_PAUSE },
			async turn() {
				while ((await noteLanguages(db, detectLanguages)) > 0 && !isStopping());
			},
		},
		{
			...{ job: 'ageing', failed: 'the ratings could not be moved on to today', pause: AGEING_PAUSE },
			async turn() {
				await ageRatings(db, utcDay(now()));
			},
		},
		{
			...{ job: 'sweep', failed: 'what has run out could not be swept', pause: HOUR },
			async turn() {
				for (const sweep of [sweepAccounts, sweepOutbox, sweepReaders, sweepReviews, sweepJobFailures]) {
					await sweep(db, now());
				}
			},
		},
		{
			...{ job: 'pictures', failed: 'pictures could not be swept', pause: HOUR },
			turn: () => sweepPictures(parts),
		},
	];
}

type Watch = Pick<OutboxParts, 'report'> & { figures: Figures; failures: FailureBook };

/** Does a work again and again with a pause between; what it throws is told. Returns how to end it. */
function repeat({ report, figures, failures }: Watch, { job, failed, pause, turn }: Work): () => Promise<void> {
	let stopped = false;
	let timer: NodeJS.Timeout | undefined;
	let running = Promise.resolve();
	let wait = pause;
	const attempt = async () => {
		try {
			await turn();
			wait = pause;
		} catch (error) {
			report(failed, error);
			figures.countFailedJob(job);
			failures.add(job);
			// While the database is away, saying so once a minute is enough.
			wait = Math.max(pause, Math.min(wait * 2, LONGEST_WAIT));
		}
		await failures.write();
		if (!stopped) timer = setTimeout(run, wait).unref();
	};
	const run = () => {
		running = attempt();
	};
	timer = setTimeout(run, pause).unref();
	return async () => {
		stopped = true;
		clearTimeout(timer);
		await running;
	};
}
