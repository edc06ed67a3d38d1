import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DomainContext } from '#domain/shared/context.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import type { Core } from '../core.ts';
import type { Parts } from '../http/parts.ts';
import type { Callers } from './callers.ts';

/** What the data calls and pictures are put together from. */
export type ApiParts = Pick<Parts, 'config' | 'log' | 'limits'> &
	Callers & {
		secret: string;
		/** A context for one request, whose answer is the same for everyone. */
		contextFor: (request: FastifyRequest) => DomainContext;
		/** A context in which whoever asks is known; its answers are kept nowhere. */
		ownContextFor: (request: FastifyRequest) => Promise<DomainContext>;
		/** Answers as the page at the address does that the application has there, to whom the address says nothing else. */
		answerAsPage: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
		/** Lets what read one of the keys be made anew, here and in every other process. Never throws. */
		change: Core['change'];
		/** Whether sample reviews are loaded. */
		hasSamples: () => Promise<boolean>;
		/** Answers to what was typed, data calls, pictures, and the markers of the map: each with memory of its own, so that none drives the others out. */
		suggestions: ResponseCache;
		data: ResponseCache;
		covers: ResponseCache;
		map: ResponseCache;
	};
