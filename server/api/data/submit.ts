import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { ANSWERS } from '#app/features/data-calls/answers.ts';
import { CALLS } from '#app/features/data-calls/calls.ts';
import { KEY_LENGTH } from '#app/features/data-calls/review-calls.ts';
import { fieldProblem } from '#app/features/data-calls/rule-words.ts';
import { paths } from '#app/lib/paths.ts';
import { submitFromProgram, type TakenReview } from '#domain/reviews/data-calls/data-call-commands.ts';
import { FIELD_MESSAGES } from '#domain/reviews/field-messages.ts';
import { REVIEW_MESSAGES } from '#domain/reviews/messages.ts';
import { type Refusal, refuse } from '../../http/refuse.ts';
import { openToApp } from '../../security/app-origins.ts';
import { countSent, mayCall } from '../admit.ts';
import type { ApiParts } from '../parts.ts';

/** Of the entity tags' and structured fields' own kind: with quotation marks or without. */
const KEY = new RegExp(`^"?([\\w-]{${KEY_LENGTH.least},${KEY_LENGTH.most}})"?$`);

type Submitted = z.output<typeof ANSWERS.Submitted>;

/** What stands in a way before the body is read: another site's page, too many, the wrong kind of content. */
export async function admitSubmit(parts: ApiParts, request: FastifyRequest, reply: FastifyReply) {
	const refusal = await refusalOfSubmit(parts, request, reply);
	if (refusal) return refuseSubmit(parts, request, reply, refusal);
	reply.headers(Object.fromEntries(openToApp(request, parts.config)));
	return undefined;
}

const refuseSubmit = (parts: ApiParts, request: FastifyRequest, reply: FastifyReply, refusal: Refusal) =>
	refuse(parts, request, reply, {
		...refusal,
		extra: [...openToApp(request, parts.config), ...(refusal.extra ?? [])],
	});

/** The refusal of what a program sends, by all but its body; null where there is none. Counts it, and tells what is left. */
export async function refusalOfSubmit(
	parts: ApiParts,
	request: FastifyRequest,
	reply: FastifyReply,
): Promise<Refusal | null> {
	const { headers } = request;
	if (!mayCall(request, parts)) return { status: 403 };
	const isJson = /^application\/json\s*(?:;|$)/i.test(headers['content-type'] ?? '');
	if (!isJson || headers['content-encoding']) return { status: 415 };
	return countSent(parts, request, reply);
}

/**
 * `POST /api/reviews`: `{ success: true }`, or `{ success: false, error }` with what was wrong (decision
 * S8). With an access token the review is the member's (A3).
 */
export async function answerSubmit(parts: ApiParts, request: FastifyRequest, reply: FastifyReply) {
	const caller = await parts.senderContextFor(request);
	if (!caller.ok) return refuseSubmit(parts, request, reply, caller.refusal);
	const send = (status: number, answer: Submitted) =>
		reply.code(status).header('Cache-Control', 'no-store').type('application/json; charset=utf-8').send(answer);
	const given = request.headers['idempotency-key'];
	const key = given === undefined ? null : KEY.exec(String(given))?.[1];
	if (key === undefined) return send(400, { success: false, error: 'Idempotency-Key is not as described.' });
	const sent = CALLS.submitReview.body.safeParse(request.body);
	if (!sent.success) return send(400, { success: false, error: wordsFor(sent.error) });
	const ctx = caller.value;
	try {
		const outcome = await submitFromProgram(ctx, sent.data, key);
		if (!outcome.ok) return send(outcome.kind === 'key-reused' ? 422 : 400, { success: false, error: outcome.said });
		return send(201, toldOf(outcome.value, parts.config.origin));
	} catch (error) {
		ctx.report('Storing a review sent through the API failed', error);
		reply.header('Retry-After', '30');
		return send(503, { success: false, error: REVIEW_MESSAGES.failed });
	} finally {
		await parts.change(ctx.changes);
	}
}

/** What is answered for a review that was taken. */
export const toldOf = ({ reviewId: id, heldBy, course }: TakenReview, origin: string): Submitted => ({
	success: true,
	id,
	state: heldBy.length > 0 ? 'held' : 'published',
	url: origin + paths.review(course, id),
	...(heldBy.length > 0 && { held: heldBy }),
});

const MESSAGES: Partial<Record<PropertyKey, string>> = {
	course_id: FIELD_MESSAGES.courseId,
	rating: FIELD_MESSAGES.rating,
	content: FIELD_MESSAGES.reviewText,
	date_played: FIELD_MESSAGES.playDate,
};

/** The form's message for the first field that is wrong, else what the call takes; never what was sent. */
export function wordsFor(error: z.ZodError): string {
	const [issue] = error.issues;
	const name = issue?.path[0];
	if (issue?.code === 'too_big' && name === 'content') return FIELD_MESSAGES.reviewTextLong;
	const known = name === undefined ? undefined : MESSAGES[name];
	if (known) return known;
	return fieldProblem(error, CALLS.submitReview.body).detail;
}
