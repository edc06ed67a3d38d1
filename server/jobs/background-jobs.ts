import type { Database } from '#database/client.ts';
import { sweepAccounts, sweepRunOut } from '#domain/accounts/housekeeping-commands.ts';
import { CENSUS } from '#domain/catalogue/census/census.ts';
import { keepCensus } from '#domain/catalogue/census/census-commands.ts';
import { makeOpenFile } from '#domain/catalogue/open-data/making-commands.ts';
import { OPEN_FILE } from '#domain/catalogue/open-data/queries.ts';
import { sweepConditions } from '#domain/conditions/housekeeping-commands.ts';
import { pullBackDecisions } from '#domain/desk/deciding/decision-commands.ts';
import { sweepJobFailures } from '#domain/desk/figures/job-failure-commands.ts';
import { sweepDesk } from '#domain/desk/housekeeping-commands.ts';
import { makeDecisionRoot } from '#domain/desk/log/roots/root-commands.ts';
import { DECISION_ROOTS } from '#domain/desk/log/roots/root-queries.ts';
import { postAlerts } from '#domain/following/alert-commands.ts';
import { pullBackLetters, sweepOutbox } from '#domain/mail/delivery-commands.ts';
import { sweepNewsletter } from '#domain/newsletter/housekeeping-commands.ts';
import { pullBackComing } from '#domain/pictures/making-commands.ts';
import { endPauses } from '#domain/reviews/campaigns/campaign-commands.ts';
import { sweepReviews } from '#domain/reviews/housekeeping-commands.ts';
import { type DetectLanguages, LANGUAGES_AT_ONCE, noteLanguages } from '#domain/reviews/language-commands.ts';
import { makeReviewFile } from '#domain/reviews/open-reviews/making-commands.ts';
import { REVIEW_FILES } from '#domain/reviews/open-reviews/queries.ts';
import { ageRatings } from '#domain/reviews/rating/rating-recount.ts';
import { utcDay } from '#domain/shared/day.ts';
import { sweepSubmissions } from '#domain/shared/forms/submission.ts';
import { sweepTrips } from '#domain/trips/housekeeping-commands.ts';
import { sweepAnswers } from '../world/answers.ts';
import { goOnWithWorld, type WorldJobParts } from '../world/world-job.ts';
import { carryOutNext, type DeskJobParts, showNext } from './desk-decisions.ts';
import { postNewsLetters } from './news-letters.ts';
import { type OutboxParts, sendDueLetters } from './outbox.ts';
import { makeNextPhotograph, type PictureJobParts, removePictures, sweepPictures } from './picture-jobs.ts';

const OUTBOX_PAUSE = 2_000;
/** How soon the sizes of a photograph that has just come are begun. */
const PICTURES_PAUSE = 1_000;
/** How soon after its ten seconds a decision of the desk is carried out. */
const DESK_PAUSE = 1_000;
/** How long a new text waits until its language is noted; what has come meanwhile is noted with it. */
const LANGUAGE_PAUSE = 30_000;
/** How soon after an editor has asked for the world it is fetched. */
const WORLD_PAUSE = 2_000;
/** How soon after its week the pause of a course ends, and after its months a hidden review is shown. */
const CAMPAIGNS_PAUSE = 60_000;
const HOUR = 3_600_000;
/** How soon after midnight in UTC the ratings stand at the new day. */
const AGEING_PAUSE = 600_000;
/** How soon after an import, and after midnight in UTC, the catalogue is counted anew. */
const CENSUS_PAUSE = 60_000;

/** How soon a new site has a file of its catalogue; after midnight in UTC the next is made as soon. */
const OPEN_FILE_PAUSE = 30_000;

/** How soon after a week has gone by its letter is posted. */
const NEWS_PAUSE = 600_000;

/** How soon after something has come that matters the letters about it are posted. */
const ALERTS_PAUSE = 300_000;

/** As often as the clock asks the database for the time. */
const CLOCK_PAUSE = 60_000;

/**
 * What keeps a clock that is wrong, and put right, from doing harm: what has run out does not revive, and nothing waits for a time at
 * which the clock has only been by mistake. Each is a statement or two, by an index or of a small table.
 */
const AGAINST_WRONG_CLOCKS = [sweepRunOut, pullBackLetters, pullBackDecisions, pullBackComing];

/** What goes once its time is over. Each is a few statements that go through one after the other. */
const SWEEPS = [
	sweepAccounts,
	sweepOutbox,
	sweepDesk,
	sweepNewsletter,
	sweepSubmissions,
	sweepReviews,
	sweepConditions,
	sweepTrips,
	sweepJobFailures,
];

export type JobParts = OutboxParts &
	PictureJobParts &
	DeskJobParts &
	WorldJobParts & { detectLanguages: DetectLanguages; secret: string };

/** A job by its name, what the log says when it fails, and how long it rests between two runs; in milliseconds. */
export type Job = { job: string; failed: string; pause: number; run: () => Promise<void> };

/** Every job of the background. Those that go on until nothing waits ask `isStopping` before they take the next. */
export const backgroundJobs = (parts: JobParts, isStopping: () => boolean): Job[] => [
	...queuesOf(parts, isStopping),
	...filesOf(parts),
	campaignsOf(parts, isStopping),
	...sweepsOf(parts, isStopping),
];

/** What waits for somebody or something, and is worked until nothing waits. */
function queuesOf(parts: JobParts, isStopping: () => boolean): Job[] {
	return [
		{
			job: 'outbox',
			failed: 'Sending letters of the outbox failed',
			pause: OUTBOX_PAUSE,
			async run() {
				while ((await sendDueLetters({ ...parts, isStopping })) > 0 && !isStopping());
			},
		},
		{
			job: 'desk',
			failed: 'Carrying out desk decisions failed',
			pause: DESK_PAUSE,
			async run() {
				while (!isStopping() && (await carryOutNext(parts)));
			},
		},
		{
			job: 'photographs',
			failed: 'Making sizes of photographs failed',
			pause: PICTURES_PAUSE,
			async run() {
				while (!isStopping() && (await makeNextPhotograph(parts)));
				await removePictures({ ...parts, isStopping });
			},
		},
		{
			job: 'world',
			failed: 'Fetching the courses of the world failed',
			pause: WORLD_PAUSE,
			run: () => goOnWithWorld(parts, isStopping),
		},
		{
			job: 'languages',
			failed: 'Detecting the languages of reviews failed',
			pause: LANGUAGE_PAUSE,
			async run() {
				// Fewer have come in the meantime: they wait for the next turn, as a process of its own is started for each go.
				while ((await noteLanguages(parts.db, parts.detectLanguages)) === LANGUAGES_AT_ONCE && !isStopping());
			},
		},
	];
}

/** Pauses of courses end, and what was hidden for a time is shown again. */
const campaignsOf = (parts: JobParts, isStopping: () => boolean): Job => ({
	job: 'campaigns',
	failed: 'Ending pauses of courses and showing hidden reviews failed',
	pause: CAMPAIGNS_PAUSE,
	async run() {
		const changed = await endPauses(parts.db, parts.now());
		if (changed.size > 0) await parts.change(changed);
		while (!isStopping() && (await showNext(parts)));
	},
});

/** What is published each night for anybody to fetch. */
function filesOf(parts: JobParts): Job[] {
	return [
		{
			job: 'open-file',
			failed: 'Making the file of the catalogue failed',
			pause: OPEN_FILE_PAUSE,
			async run() {
				if (await makeOpenFile(parts)) await parts.change(new Set([OPEN_FILE]));
			},
		},
		{
			job: 'review-file',
			failed: 'Making the file of the reviews that count failed',
			pause: OPEN_FILE_PAUSE,
			async run() {
				if (await makeReviewFile(parts)) await parts.change(new Set([REVIEW_FILES]));
			},
		},
		{
			job: 'decision-root',
			failed: 'Making the nightly root of the log of decisions failed',
			pause: OPEN_FILE_PAUSE,
			async run() {
				if (await makeDecisionRoot(parts)) await parts.change(new Set([DECISION_ROOTS]));
			},
		},
	];
}

/** What the passing of time asks for, and its mistakes: ratings move on to the day, the catalogue is counted, what has run out goes. */
function sweepsOf(parts: JobParts, isStopping: () => boolean): Job[] {
	const { db, now, world } = parts;
	const sweepWorld = async (_: Database, at: Date) => sweepAnswers(world.config.dataDirectory, at);
	return [
		{
			job: 'clock',
			failed: 'Repairing times of a wrong clock failed',
			pause: CLOCK_PAUSE,
			run: () => doAll(AGAINST_WRONG_CLOCKS, db, now()),
		},
		{
			job: 'ageing',
			failed: 'Moving ratings on to today failed',
			pause: AGEING_PAUSE,
			async run() {
				await ageRatings(db, utcDay(now()));
			},
		},
		{
			job: 'census',
			failed: 'Counting the catalogue failed',
			pause: CENSUS_PAUSE,
			async run() {
				if (await keepCensus(db, now())) await parts.change(new Set([CENSUS]));
			},
		},
		{
			job: 'news-letters',
			failed: 'Posting letters of the week failed',
			pause: NEWS_PAUSE,
			run: () => postNewsLetters(parts, isStopping),
		},
		{
			job: 'alerts',
			failed: 'Posting letters about courses as they are now failed',
			pause: ALERTS_PAUSE,
			run: () => postAlerts({ ...parts, changes: new Set() }, isStopping),
		},
		{
			job: 'sweep',
			failed: 'Removing what has expired failed',
			pause: HOUR,
			run: () => doAll([...SWEEPS, sweepWorld], db, now()),
		},
		{
			job: 'pictures',
			failed: 'Removing unused pictures failed',
			pause: HOUR,
			run: () => sweepPictures({ ...parts, isStopping }),
		},
	];
}

type Chore = (db: Database, now: Date) => Promise<unknown>;

/** Does all of them, though one fails: it would keep for ever what the others are to remove. Throws what failed. */
async function doAll(chores: readonly Chore[], db: Database, now: Date): Promise<void> {
	const failures: unknown[] = [];
	for (const chore of chores) await chore(db, now).catch((error) => failures.push(error));
	if (failures.length > 0) throw failures.length === 1 ? failures[0] : new AggregateError(failures, 'several failed');
}
