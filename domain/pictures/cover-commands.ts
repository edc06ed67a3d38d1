import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { photographs } from '#database/schema/pictures.ts';
import { reviews } from '#database/schema/reviews.ts';
import type { DomainContext } from '../shared/context.ts';
import { recordDecision } from '../shared/desk/desk-log.ts';
import { isEditor, mayChooseCovers } from '../shared/desk/desk-policy.ts';
import { isOwnThing } from '../shared/desk/own-things.ts';
import { answerOnce, type SubmissionFailure } from '../shared/forms/submission.ts';
import { failure, type Result, success } from '../shared/result.ts';
import { isUuid } from '../shared/uuid.ts';
import { keysOfPhotographs } from './golfer-photograph.ts';

export type CoverFailure =
	/** Neither an editor nor a reviewer with the badge. */
	| { kind: 'may-not-choose' }
	/** There is none that can be seen. */
	| { kind: 'photograph-unknown' }
	/** Somebody else says yes to a photograph of one's own. */
	| { kind: 'own-thing' };

type Chosen = Result<{ courseId: number }, CoverFailure>;

/**
 * Says that a golfer's photograph may be its course's cover (decision R6): it stands before those chosen earlier, which take its
 * place when it goes. Happens once for a stamp. Fails as `CoverFailure` lists, or with what `answerOnce` says of the stamp.
 */
export const chooseCover = (ctx: DomainContext, id: string, stamp: string) => sendChoice(ctx, id, stamp, true);

/** Takes the yes to a photograph back, whoever has said it. Fails as `chooseCover` does. */
export const dropCover = (ctx: DomainContext, id: string, stamp: string) => sendChoice(ctx, id, stamp, false);

async function sendChoice(
	ctx: DomainContext,
	id: string,
	stamp: string,
	isChosen: boolean,
): Promise<Result<{ courseId: number }, CoverFailure | SubmissionFailure>> {
	if (!mayChooseCovers(ctx.viewer)) return failure({ kind: 'may-not-choose' });
	if (!isUuid(id)) return failure({ kind: 'photograph-unknown' });
	const submission = { form: isChosen ? 'cover' : 'cover removal', stamp, body: { id } };
	return answerOnce<{ courseId: number }, CoverFailure>(ctx, submission, (tx) => setCover(tx, ctx, id, isChosen));
}

/**
 * Says yes to a photograph as a cover, or takes it back, in the caller's transaction, and writes the log. An editor may choose one
 * whose review is held: it stands once that is published. Fails as `CoverFailure` lists.
 */
export async function setCover(tx: Database, ctx: DomainContext, id: string, isChosen: boolean): Promise<Chosen> {
	const { viewer } = ctx;
	if (!mayChooseCovers(viewer)) return failure({ kind: 'may-not-choose' });
	const [photograph] = await tx
		.select({ courseId: reviews.courseId, coverChosenAt: photographs.coverChosenAt })
		.from(photographs)
		.innerJoin(reviews, eq(reviews.id, photographs.reviewId))
		.where(
			and(
				eq(photographs.id, id),
				eq(photographs.status, 'ready'),
				inArray(reviews.status, isEditor(viewer) ? ['published', 'held'] : ['published']),
			),
		)
		.for('update', { of: photographs });
	if (!photograph) return failure({ kind: 'photograph-unknown' });
	if (await isOwnThing(tx, viewer, { kind: 'photograph', id })) return failure({ kind: 'own-thing' });
	const { courseId } = photograph;
	const before = photograph.coverChosenAt !== null;
	if (!isChosen && !before) return success({ courseId });
	await tx
		.update(photographs)
		.set({ coverChosenAt: isChosen ? ctx.now() : null })
		.where(eq(photographs.id, id));
	await recordDecision(tx, ctx, {
		action: isChosen ? 'cover chosen' : 'cover withdrawn',
		thing: { kind: 'photograph', id },
		before: { cover: before },
		after: { cover: isChosen },
	});
	for (const key of keysOfPhotographs(courseId)) ctx.changes.add(key);
	return success({ courseId });
}

/** The keys of what shows a photograph as a cover; none for one that nobody has chosen. */
export async function keysOfCover(tx: Database, id: string) {
	const [chosen] = await tx
		.select({ courseId: photographs.courseId })
		.from(photographs)
		.where(and(eq(photographs.id, id), sql`${photographs.coverChosenAt} is not null`));
	return keysOfPhotographs(chosen?.courseId ?? null);
}
