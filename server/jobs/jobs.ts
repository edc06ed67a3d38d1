import { sweepAccounts } from '#domain/accounts/housekeeping-commands.ts';
import { sweepJobFailures } from '#domain/desk/job-failure-commands.ts';
import { sweepOutbox } from '#domain/mail/delivery-commands.ts';
import { sweepReaders } from '#domain/members/sweep-commands.ts';
import { sweepReviews } from '#domain/reviews/housekeeping-commands.ts';
import { noteLanguages } from '#domain/reviews/language-commands.ts';
import { ageRatings } from '#domain/reviews/rating-recount.ts';
import { utcDay } from '#domain/reviews/rating-store.ts';
import type { Figures } from '../metrics/figures.ts';
import { carryOutNext, type DeskJobParts } from './desk-decisions.ts';
import { type FailureBook, openFailureBook } from './failure-book.ts';
import { detectLanguages } from './languages.ts';
import { type OutboxParts, sendDueLetters } from './outbox.ts';
import { makeNextPhotograph, type PictureJobParts, removePictures, sweepPictures } from './picture-jobs.ts';

/** What goes on in the background. `stop` waits for what is under way. */
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

/**
 * Starts what every process does beside answering: letters go out, decisions take effect, ratings move on to the day, what
 * has run out is swept.
 */
export function startJobs(given: OutboxParts & PictureJobParts & DeskJobParts & { figures: Figures }): Jobs {
	const { db, now } = given;
	const parts = { ...given, failures: openFailureBook(given) };
	const letters = repeat(parts, OUTBOX_PAUSE, { job: 'outbox', failed: 'the outbox could not be worked' }, async () => {
		while ((await sendDueLetters(parts)) > 0);
	});
	const sweeping = repeat(parts, HOUR, { job: 'sweep', failed: 'what has run out could not be swept' }, async () => {
		await sweepAccounts(db, now());
		await sweepOutbox(db, now());
		await sweepReaders(db, now());
		await sweepReviews(db, now());
		await sweepJobFailures(db, now());
	});
	const ageing = repeat(
		parts,
		AGEING_PAUSE,
		{ job: 'ageing', failed: 'the ratings could not be moved on to today' },
		async () => {
			await ageRatings(db, utcDay(now()));
		},
	);
	const reading = repeat(
		parts,
		LANGUAGE_PAUSE,
		{ job: 'languages', failed: 'the languages of reviews could not be noted' },
		async () => {
			while ((await noteLanguages(db, detectLanguages)) > 0);
		},
	);
	let stopping = false;
	const deciding = repeat(
		parts,
		DESK_PAUSE,
		{ job: 'desk', failed: 'no decisions of the desk could be carried out' },
		async () => {
			while (!stopping && (await carryOutNext(parts)));
		},
	);
	const making = repeat(
		parts,
		PICTURES_PAUSE,
		{ job: 'photographs', failed: 'no photographs could be made' },
		async () => {
			while (!stopping && (await makeNextPhotograph(parts)));
			await removePictures(parts);
		},
	);
	const tidying = repeat(parts, HOUR, { job: 'pictures', failed: 'pictures could not be swept' }, () =>
		sweepPictures(parts),
	);
	return {
		async stop() {
			stopping = true;
			await Promise.all([letters(), sweeping(), ageing(), reading(), making(), tidying(), deciding()]);
			parts.transport.close();
		},
	};
}

/** Does a work again and again with a pause between; what it throws is told. Returns how to end it. */
function repeat(
	{ report, figures, failures }: Pick<OutboxParts, 'report'> & { figures: Figures; failures: FailureBook },
	pause: number,
	{ job, failed }: { job: string; failed: string },
	work: () => Promise<void>,
): () => Promise<void> {
	let stopped = false;
	let timer: NodeJS.Timeout | undefined;
	let running = Promise.resolve();
	let wait = pause;
	const attempt = async () => {
		try {
			await work();
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
