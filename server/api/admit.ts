import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Refusal, tooMany, tryLater } from '../http/refuse.ts';
import { comesFromApp } from '../security/app-origins.ts';
import { comesFromOwnPages } from '../security/origin-check.ts';
import { limitHeaders } from '../security/rate-limits.ts';
import { countSend } from './partner-calls.ts';
import type { ApiParts } from './parts.ts';

/** Whether a call comes from a program, from our own pages, or from those of an app: programs say nothing of where they come from, pages do. */
export function mayCall(request: FastifyRequest, { config }: Pick<ApiParts, 'config'>): boolean {
	const { headers } = request;
	const isPage = headers['sec-fetch-site'] !== undefined || headers.origin !== undefined;
	return !isPage || comesFromApp(request, config) || comesFromOwnPages(headers, config.origin, config.mode);
}

/** Counts one thing that is sent, a mark by itself, and tells what is left; the refusal where it is one too many, cannot be counted, or bears a key that is none. */
export async function countSent(
	parts: Pick<ApiParts, 'limits' | 'contextFor'>,
	request: FastifyRequest,
	reply: FastifyReply,
	sends: 'post' | 'mark' = 'post',
): Promise<Refusal | null> {
	const { taken, refusal } = await countSend(parts, request, sends);
	reply.headers(Object.fromEntries(limitHeaders(taken)));
	if (!taken.isCounted) return tryLater;
	if (taken.wait === null) return refusal;
	const { extra = [], status } = tooMany(taken.wait);
	return { status, extra: [...limitHeaders(taken), ...extra] };
}
