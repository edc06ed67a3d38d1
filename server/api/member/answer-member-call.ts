import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { MEMBER_BODIES, type MemberCall, type MemberCallName } from '#app/features/data-calls/members/member-calls.ts';
import { fieldProblem } from '#app/features/data-calls/rule-words.ts';
import type { DomainContext, Member } from '#domain/shared/context.ts';
import { success } from '#domain/shared/result.ts';
import { type Refusal, refuse, tooMany } from '../../http/refuse.ts';
import { openToApp } from '../../security/app-origins.ts';
import type { Header } from '../../security/headers.ts';
import { limitHeaders } from '../../security/rate-limits.ts';
import { countSent, mayCall } from '../admit.ts';
import { badField, readAsked } from '../data/answer-call.ts';
import { BadCursor } from '../data/answering.ts';
import type { ApiParts } from '../parts.ts';
import { MEMBER_HANDLERS } from './handlers.ts';
import { type Calling, type Outcome, wrongField } from './outcome.ts';

/** What is one member's alone is kept by nobody on the way, and by no browser. */
const PRIVATE: Header = ['Cache-Control', 'no-store, private'];

/** Ends a member's call with a refusal that the page of an app can read, too. */
export const refuseMember = (parts: ApiParts, request: FastifyRequest, reply: FastifyReply, refusal: Refusal) =>
	refuse(parts, request, reply, {
		...refusal,
		extra: [...openToApp(request, parts.config), ...(refusal.extra ?? [])],
	});

/** What stands in a call's way before its body is read: another site's page, too many of its network, content that is no JSON. */
export async function admitMember(parts: ApiParts, call: MemberCall, request: FastifyRequest, reply: FastifyReply) {
	const refusal = await refusalOf(parts, call, request, reply);
	if (refusal) return refuseMember(parts, request, reply, refusal);
	reply.headers(Object.fromEntries([...openToApp(request, parts.config), PRIVATE]));
	return undefined;
}

async function refusalOf(parts: ApiParts, call: MemberCall, request: FastifyRequest, reply: FastifyReply) {
	const { headers, ip } = request;
	if (!mayCall(request, parts)) return { status: 403 };
	if (headers['content-encoding']) return { status: 415 };
	if (call.method !== 'GET') return countSent(parts, request, reply, call.sends);
	const wait = await parts.limits.count('personal', ip);
	return wait === null ? null : tooMany(wait);
}

/** Answers one call for the member whose access token it bears: read from the database each time, written by the commands of the site's forms. */
export async function answerMemberCall(
	parts: ApiParts,
	[name, call]: [MemberCallName, MemberCall],
	request: FastifyRequest,
	reply: FastifyReply,
): Promise<FastifyReply> {
	const stop = (refusal: Refusal) => refuseMember(parts, request, reply, refusal);
	const caller = await parts.memberContextFor(request);
	if (!caller.ok) return stop(caller.refusal);
	const ctx = ofMember(caller.value);
	const taken = await parts.limits.take('member', ctx.viewer.userId);
	if (taken.wait !== null)
		return stop({ ...tooMany(taken.wait), extra: [...limitHeaders(taken), ['Retry-After', String(taken.wait)]] });
	const asked = readAsked(call, request);
	if (!asked.ok) return stop(badField(asked));
	const sent = call.body ? readSent(MEMBER_BODIES[call.body], request.body) : success(undefined);
	if (!sent.ok) return stop(sent.refusal);
	const outcome = await run(parts, name, { ctx, origin: parts.config.origin }, asked.value, sent.value);
	if (!outcome.ok) return stop(outcome.refusal);
	const body = JSON.stringify(outcome.value);
	return reply
		.type('application/json; charset=utf-8')
		.headers(Object.fromEntries(limitHeaders(taken)))
		.send(body);
}

function ofMember(ctx: DomainContext): Calling['ctx'] {
	if (ctx.viewer.kind !== 'member') throw new Error('a member’s call without a member');
	// The line above has just looked at it.
	return ctx as DomainContext & { viewer: Member };
}

async function run(
	parts: ApiParts,
	name: MemberCallName,
	calling: Calling,
	asked: Record<string, unknown>,
	sent: unknown,
): Promise<Outcome<unknown>> {
	// The schemas of the call of this name have just read both; the table of handlers holds each under its own.
	const handle = MEMBER_HANDLERS[name] as (...given: unknown[]) => Promise<Outcome<unknown>>;
	try {
		return await handle(calling, asked, sent);
	} catch (error) {
		if (!(error instanceof BadCursor)) throw error;
		return wrongField('cursor', error.message);
	} finally {
		await parts.change(calling.ctx.changes);
	}
}

/** The field that is wrong by its name, and what is right; never what was sent. */
function readSent(schema: z.ZodObject, body: unknown): Outcome<unknown> {
	const parsed = schema.safeParse(body);
	if (parsed.success) return success(parsed.data);
	const { field, detail } = fieldProblem(parsed.error, schema);
	return wrongField(field, detail);
}
