import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { CALLS } from '#app/features/data-calls/calls.ts';
import { submitFromProgram } from '#domain/reviews/data-calls/data-call-commands.ts';
import { getSentReview } from '#domain/reviews/data-calls/review-table-queries.ts';
import { REVIEW_MESSAGES } from '#domain/reviews/messages.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { wordsFor } from '../api/data/submit.ts';
import type { ApiParts } from '../api/parts.ts';
import { bearerIn } from '../auth/bearer.ts';
import { OPEN_TO_CLIENT } from './cors.ts';
import { MEDIA, type Preferences, readHeaders } from './grammar/headers.ts';
import { createReader } from './grammar/reader.ts';
import { readSelect, type Selected } from './grammar/select.ts';
import { parametersOf } from './read-query.ts';
import { only } from './read-table.ts';
import { RestError, unparsed } from './rest-error.ts';
import { TABLES } from './tables.ts';
import { toRestReview } from './wire.ts';

/** `POST /rest/v1/reviews`: one review, by the rules, limits and holding rules of the form: a member's with their access token, else a visitor's. Throws a `RestError` for what is not taken. */
export async function answerInsert(parts: ApiParts, request: FastifyRequest, reply: FastifyReply) {
	const preferences = readHeaders(request.headers);
	const { selected, columns } = readParameters(request.url);
	const sent = CALLS.submitReview.body.safeParse(rowOf(request.body, columns));
	if (!sent.success) throw badRow(sent.error);
	const ctx = await senderOf(parts, request);
	try {
		const outcome = await submitFromProgram(ctx, sent.data, null);
		if (!outcome.ok) throw violated(outcome.said);
		reply.code(201).headers(Object.fromEntries(OPEN_TO_CLIENT)).header('Cache-Control', 'no-store');
		if (!preferences.told) return await reply.header('Preference-Applied', 'return=minimal').send();
		const review = await getSentReview(ctx, outcome.value.reviewId);
		const rows = review ? [only(toRestReview(review, parts.config.origin), selected.columns)] : [];
		return await sendRows(reply, rows, preferences);
	} catch (error) {
		if (error instanceof RestError) throw error;
		ctx.report('Storing a review sent through the REST API failed', error);
		throw new RestError({ status: 503, code: 'PGRST001', message: REVIEW_MESSAGES.failed });
	} finally {
		await parts.change(ctx.changes);
	}
}

/** The client sends its app's key where it has no session: that is nobody's. */
async function senderOf(parts: ApiParts, request: FastifyRequest): Promise<DomainContext> {
	const { apikey } = request.headers;
	const caller = await parts.senderContextFor(
		request,
		(authorization) => apikey !== undefined && bearerIn(authorization) === apikey,
	);
	if (caller.ok) return caller.value;
	const { status, detail } = caller.refusal;
	throw new RestError({ status, code: 'PGRST301', message: 'The access token is no good', details: detail });
}

const sendRows = (reply: FastifyReply, rows: object[], { form }: Preferences) =>
	reply
		.header('Preference-Applied', 'return=representation')
		.type(MEDIA[form])
		.send(JSON.stringify(form === 'object' ? (rows[0] ?? null) : rows));

function readParameters(url: string): { selected: Selected; columns: string[] | null } {
	const { once, others } = parametersOf(url);
	const text = others.find(([name]) => name === 'columns')?.[1];
	const isMore = others.length > (text === undefined ? 0 : 1);
	if (isMore || [once.order, once.limit, once.offset].some((one) => one !== null)) throw notForInsert();
	const columns = text === undefined ? null : namesIn(text);
	return { selected: readSelect(once.select || '*', TABLES.reviews), columns };
}

/** The columns that are taken of what is sent: the client names them where it sends a list. */
function namesIn(text: string): string[] {
	const reader = createReader(text);
	const names: string[] = [];
	do {
		const name = reader.name();
		if (name === null) throw unparsed('the columns parameter', 'A column comes here.');
		names.push(name);
	} while (reader.take(','));
	if (!reader.isAtEnd()) throw unparsed('the columns parameter', 'Columns are divided by commas.');
	return names;
}

/** One review, also as the only one of a list. Numbers may come as texts, as fields of forms have them: PostgreSQL reads both. */
function rowOf(body: unknown, columns: string[] | null): unknown {
	const [row, ...others] = Array.isArray(body) ? body : [body];
	if (others.length > 0) throw notForInsert();
	if (typeof row !== 'object' || row === null || Array.isArray(row)) throw badJson();
	const entries = Object.entries(row).filter(([name]) => columns?.includes(name) ?? true);
	return Object.fromEntries(entries.map(([name, value]) => [name, NUMBERS.includes(name) ? asNumber(value) : value]));
}

const NUMBERS = ['course_id', 'rating'];
const asNumber = (value: unknown) => (typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value);

export const badJson = () =>
	new RestError({
		status: 400,
		code: 'PGRST102',
		message: 'Empty or invalid json',
		details: 'A review comes here, as an object.',
	});

const notForInsert = () =>
	new RestError({
		status: 400,
		code: 'PGRST100',
		message: 'Reviews are inserted one at a time',
		details: 'Neither conditions nor an order belong to it, and what is there already is not changed by it.',
	});

/** As PostgreSQL refuses a row that breaks a rule of its table, in the words of the form. */
const violated = (message: string) => new RestError({ status: 400, code: '23514', message });

function badRow(error: z.ZodError): RestError {
	const [issue] = error.issues;
	if (issue?.code !== 'unrecognized_keys') return violated(wordsFor(error));
	return new RestError({
		status: 400,
		code: 'PGRST204',
		message: 'Could not find such a column of reviews',
		details: `What can be inserted: ${Object.keys(CALLS.submitReview.body.shape).join(', ')}.`,
	});
}
