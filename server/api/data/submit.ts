import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type ANSWERS, CALLS, KEY_LENGTH } from '#app/features/data-calls/calls.ts';
import { submitFromProgram } from '#domain/reviews/data-calls/data-call-commands.ts';
import { FIELD_MESSAGES } from '#domain/reviews/field-messages.ts';
import { REVIEW_MESSAGES } from '#domain/reviews/messages.ts';
import { type Refusal, refuse, tooMany, tryLater } from '../../http/refuse.ts';
import { comesFromOwnPages } from '../../security/origin-check.ts';
import { limitHeaders } from '../../security/rate-limits.ts';
import type { ApiParts } from '../parts.ts';

/** Of the entity tags' and structured fields' own kind: with quotation marks or without. */
const KEY = new RegExp(`^"?([\\w-]{${KEY_LENGTH.least},${KEY_LENGTH.most}})"?$`);

type Submitted = z.output<typeof ANSWERS.Submitted>;

/** What stands in a way before the body is read: another site's page, too many, the wrong kind of content. */
export async function admitSubmit(parts: ApiParts, request: FastifyRequest, reply: FastifyReply) {
	const refusal = await refusalOfSubmit(parts, request, reply);
	return refusal ? refuse(parts, request, reply, refusal) : undefined;
}

/** The refusal of a review that a program sends, by all but its body; null where there is none. Counts it, and tells what is left. */
export async function refusalOfSubmit(
	{ config, limits }: ApiParts,
	{ headers, ip, id }: FastifyRequest,
	reply: FastifyReply,
): Promise<Refusal | null> {
	// Programs say nothing of where they come from; pages do, and only our own may write.
	const isPage = headers['sec-fetch-site'] !== undefined || headers.origin !== undefined;
	if (isPage && !comesFromOwnPages(headers, config.origin, config.mode)) return { status: 403 };
	const isJson = /^application\/json\s*(?:;|$)/i.test(headers['content-type'] ?? '');
	if (!isJson || headers['content-encoding']) return { status: 415 };
	const taken = await limits.take('post', ip, id);
	reply.headers(Object.fromEntries(limitHeaders(taken)));
	if (!taken.isCounted) return tryLater;
	if (taken.wait === null) return null;
	const { extra = [], status } = tooMany(taken.wait);
	return { status, extra: [...limitHeaders(taken), ...extra] };
}

/** `POST /api/reviews`: `{ success: true }`, or `{ success: false, error }` with what was wrong (decision S8). */
export async function answerSubmit(parts: ApiParts, request: FastifyRequest, reply: FastifyReply) {
	const send = (status: number, answer: Submitted) =>
		reply.code(status).header('Cache-Control', 'no-store').type('application/json; charset=utf-8').send(answer);
	const given = request.headers['idempotency-key'];
	const key = given === undefined ? null : KEY.exec(String(given))?.[1];
	if (key === undefined) return send(400, { success: false, error: 'Idempotency-Key is not as described.' });
	const sent = CALLS.submitReview.body.safeParse(request.body);
	if (!sent.success) return send(400, { success: false, error: wordsFor(sent.error) });
	const ctx = parts.visitorContextFor(request);
	try {
		const outcome = await submitFromProgram(ctx, sent.data, key);
		if (!outcome.ok) return send(outcome.kind === 'key-reused' ? 422 : 400, { success: false, error: outcome.said });
		const { heldBy } = outcome.value;
		return send(201, { success: true, ...(heldBy.length > 0 && { held: heldBy }) });
	} catch (error) {
		ctx.report('Storing a review sent through the API failed', error);
		reply.header('Retry-After', '30');
		return send(503, { success: false, error: REVIEW_MESSAGES.failed });
	} finally {
		await parts.change(ctx.changes);
	}
}

const MESSAGES: Partial<Record<PropertyKey, string>> = {
	course_id: FIELD_MESSAGES.courseId,
	rating: FIELD_MESSAGES.rating,
	content: FIELD_MESSAGES.reviewText,
	date_played: FIELD_MESSAGES.playDate,
};

/** The form's message for the first field that is wrong; never what was sent. */
export function wordsFor({ issues: [issue] }: z.ZodError): string {
	const name = issue?.path[0];
	if (issue?.code === 'too_big' && name === 'content') return FIELD_MESSAGES.reviewTextLong;
	const known = name === undefined ? undefined : MESSAGES[name];
	if (known) return known;
	return typeof name === 'string' && Object.hasOwn(CALLS.submitReview.body.shape, name)
		? `${name} is not as described.`
		: 'The review is not as described.';
}
