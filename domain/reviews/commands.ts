import { eq, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { prepared } from '#database/prepared.ts';
import { profiles } from '#database/schema/accounts.ts';
import { courses } from '#database/schema/catalogue.ts';
import { reviews } from '#database/schema/reviews.ts';
import { isReviewersName } from '../accounts/editors/reviewer-name-queries.ts';
import type { DomainContext, Viewer } from '../shared/context.ts';
import { utcDay } from '../shared/day.ts';
import { readStamp, WAITING_LIFE_MILLISECONDS } from '../shared/forms/stamp.ts';
import { answerOnce, type SubmissionFailure } from '../shared/forms/submission.ts';
import { networkHashOf } from '../shared/network-hash.ts';
import { failure, type Result, success } from '../shared/result.ts';
import { tellAuthor } from './authors/author-letters.ts';
import { noteCampaign } from './campaigns/campaign-commands.ts';
import { type CampaignFindings, findCampaign } from './campaigns/campaign-queries.ts';
import { networkMarks } from './campaigns/network-marks.ts';
import { handicapBand } from './handicap-band.ts';
import { holdFlood } from './holding/flood-commands.ts';
import { HOLDING_LIMITS } from './holding/holding-queries.ts';
import { type HoldingRule, type Judged, looksMade } from './holding/holding-rules.ts';
import { findRulesAndTally, lockCourseForReview } from './new-review-queries.ts';
import { RATED_COLUMNS } from './rating/counted-store.ts';
import { countAgain } from './rating/follow-firsts.ts';
import { addRating, changedKeys, storeRating } from './rating/rating-store.ts';
import type { ReviewInput } from './rules.ts';
import type { Verification } from './shapes.ts';
import { knownVerification } from './verification/verification-store.ts';
import { allWords, writtenColumns } from './written.ts';

/** What is told of a review that was taken. `rating` is the course's printed rating with it. */
export type SubmittedReview = {
	reviewId: number;
	course: { id: number; name: string; slug: string; country: string };
	rating: number | null;
	/** The rules that hold it until an editor has read it; none when it was published at once. */
	heldBy: HoldingRule[];
};

export type ReviewFailure =
	| { kind: 'course-unknown' }
	| { kind: 'played-before-opening'; openedYear: number }
	| { kind: 'reviewed-already' }
	/** The typed name can be taken for that of somebody with the badge (S56). */
	| { kind: 'name-taken' };

/**
 * Stores a review, a member's under the account: published at once with the course's new rating, or held by the rules in
 * `holding-rules.ts` and then neither shown nor counted. The stamp makes it happen once; `trapped` says that a field no
 * reader sees was filled in, `captions` are the words below the photographs that come with it. Fails with `course-unknown`, `played-before-opening`, `reviewed-already` (a member has one
 * review a course and day, decision R7), `name-taken` or what `answerOnce` says of the stamp; throws when the database does.
 */
export async function submitReview(
	ctx: DomainContext,
	input: ReviewInput,
	stamp: string,
	{ trapped = false, captions = [] }: { trapped?: boolean; captions?: readonly string[] } = {},
): Promise<Result<SubmittedReview, ReviewFailure | SubmissionFailure>> {
	const outcome = await answerOnce<SubmittedReview, ReviewFailure>(
		ctx,
		{ form: 'review', stamp, body: [memberOf(ctx.viewer), input, ...captions], mayWait: true },
		async (tx) => {
			const networkHash = networkHashOf(ctx);
			const course = await lockCourseForReview(tx, {
				courseId: input.courseId,
				networkHash,
				userId: memberOf(ctx.viewer),
			});
			if (!course) return failure({ kind: 'course-unknown' });
			const refused =
				beforeOpening(course, input) ?? (isNamed(ctx.viewer) ? null : await posing(tx, memberOf(ctx.viewer), input));
			if (refused) return refused;
			const networks = await networkMarks(tx, ctx);
			const verification = await verificationOf(tx, ctx.viewer, input);
			const written = { ...writtenColumns(input), networkHash, networkMark: networks.mark, verification };
			const { rules, ground } = await findRulesAndTally(tx, judgedIn(ctx, { input, captions }, written), ctx.now());
			const isFlood = rules.includes('course-flood');
			const campaign = await findCampaign(tx, ctx, { input, sketch: written.sketch, verification, networks, isFlood });
			const heldBy = [...signsOfSending(ctx, stamp, trapped), ...rules, ...rulesOfCampaign(campaign)];
			const review = await insertReview(tx, ctx, input, { ...written, heldBy });
			if (!review) return failure({ kind: 'reviewed-already' });
			if (isFlood) await holdFlood(tx, ctx, course.id);
			if (campaign.suspicion)
				await noteCampaign(tx, ctx, { courseId: course.id, reviewId: review.id }, campaign.suspicion);
			const { id, name, slug, country } = course;
			const day = utcDay(ctx.now());
			const rating = await (heldBy.length > 0 ? storeRating(tx, id, day) : addRating(tx, id, ground, review, day));
			// The author's first review may count whole now that there is another.
			if (heldBy.length === 0)
				await countAgain(
					tx,
					ctx,
					ground.halved.filter((halved) => halved !== id),
				);
			if (hasAddress(ctx.viewer, input)) await writeToAuthor(tx, ctx, review.id, heldBy);
			return success({ reviewId: review.id, rating, course: { id, name, slug, country }, heldBy });
		},
	);
	if (outcome.ok) changedKeys(ctx, outcome.value.course.id);
	return outcome;
}

const memberOf = (viewer: Viewer) => (viewer.kind === 'member' ? viewer.userId : null);

/** Locks the course's row, so that two reviews of it are counted one after the other. */
export async function lockCourse(tx: Database, courseId: number) {
	const [course] = await courseLocked(tx).execute({ courseId });
	return course;
}

const courseLocked = prepared((db) =>
	db
		.select({
			id: courses.id,
			name: courses.name,
			slug: courses.slug,
			country: courses.country,
			openedYear: courses.openedYear,
		})
		.from(courses)
		.where(eq(courses.id, sql.placeholder('courseId')))
		.for('update')
		.prepare('course_locked'),
);

/** The failure of a round that was played before the course was there, or null. */
export function beforeOpening({ openedYear }: { openedYear: number | null }, { playDate }: ReviewInput) {
	if (!openedYear || playDate === null || Number(playDate.slice(0, 4)) >= openedYear) return null;
	return failure({ kind: 'played-before-opening', openedYear });
}

/** The failure of a typed name that can be taken for that of a reviewer other than `userId`, or null. */
export async function posing(tx: Database, userId: string | null, { reviewerName }: ReviewInput) {
	const poses = reviewerName !== null && (await isReviewersName(tx, userId, reviewerName));
	return poses ? failure({ kind: 'name-taken' as const }) : null;
}

/** A member's review is printed with the names of the account, where it has any. */
const isNamed = (viewer: Viewer) => viewer.kind === 'member' && (viewer.firstName || viewer.lastName) !== '';

function signsOfSending({ secret, now }: DomainContext, stamp: string, trapped: boolean): HoldingRule[] {
	const read = readStamp(secret, stamp, now(), WAITING_LIFE_MILLISECONDS);
	const taken = read.ok ? now().getTime() - read.value.issuedAt.getTime() : 0;
	return [
		...(trapped ? ['trap' as const] : []),
		...(taken < HOLDING_LIMITS.fastestMilliseconds ? ['haste' as const] : []),
	];
}

/** One that looks like part of a campaign is held for that; any other of a course that is paused, for the pause. */
function rulesOfCampaign({ suspicion, paused }: CampaignFindings): HoldingRule[] {
	if (suspicion) return ['campaign'];
	return paused ? ['paused'] : [];
}

/** What is known of the round when its review is sent; a visitor's is not verified. */
async function verificationOf(
	tx: Database,
	viewer: Viewer,
	{ courseId, playDate: day }: ReviewInput,
): Promise<Verification> {
	if (viewer.kind === 'visitor' || day === null) return 'unverified';
	return knownVerification(tx, { userId: viewer.userId, courseId, day });
}

/** What the form says, as the columns take it, the network it came from, and what is known of the round. */
type Written = ReturnType<typeof writtenColumns> & {
	networkHash: string;
	networkMark: string;
	verification: Verification;
};

/** What the holding rules see of it. */
function judgedIn(
	{ viewer }: DomainContext,
	{ input, captions }: { input: ReviewInput; captions: readonly string[] },
	{ content, sketch, networkHash }: Written,
): Judged {
	const from = { reviewId: null, courseId: input.courseId, userId: memberOf(viewer), networkHash };
	return { ...from, content, sketch, words: allWords(input, captions) };
}

/** The review, as far as a rating is made of it, or undefined where the member has one of that course and day. */
async function insertReview(
	tx: Database,
	{ viewer, now }: DomainContext,
	input: ReviewInput,
	written: Written & { heldBy: HoldingRule[] },
) {
	const { courseId } = input;
	const [row] = await tx
		.insert(reviews)
		.values({
			courseId,
			...(await authorOf(tx, viewer, input)),
			...written,
			status: written.heldBy.length > 0 ? 'held' : 'published',
			createdAt: now(),
			updatedAt: now(),
		})
		.onConflictDoNothing()
		.returning({ id: reviews.id, ...RATED_COLUMNS });
	return row;
}

/** A member's review carries the account, whose name is printed; the typed one where the account has none. */
async function authorOf(tx: Database, viewer: Viewer, { reviewerName, email }: ReviewInput) {
	if (viewer.kind === 'visitor') return { reviewerName, visitorEmail: email };
	const [profile] = await tx
		.select({ tenths: profiles.handicapTenths })
		.from(profiles)
		.where(eq(profiles.userId, viewer.userId));
	return {
		userId: viewer.userId,
		reviewerName: isNamed(viewer) ? null : reviewerName,
		handicapBand: typeof profile?.tenths === 'number' ? handicapBand(profile.tenths) : null,
	};
}

/** Most visitors leave none. */
const hasAddress = (viewer: Viewer, { email }: ReviewInput) => viewer.kind === 'member' || email !== undefined;

/** Members hear of what is held; a visitor who left an address gets the link, unless it all looks like a machine's. */
async function writeToAuthor(tx: Database, ctx: DomainContext, reviewId: number, heldBy: HoldingRule[]) {
	if (looksMade(heldBy)) return;
	if (heldBy.length > 0) await tellAuthor(tx, ctx, reviewId, 'review-held', { rules: heldBy });
	else if (ctx.viewer.kind === 'visitor') await tellAuthor(tx, ctx, reviewId, 'review-link', {});
}
