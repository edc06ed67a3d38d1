import type { FastifyRequest } from 'fastify';
import type { DomainContext } from '#domain/shared/context.ts';
import type { Core } from '../core.ts';
import type { Config } from '../settings/config.ts';
import type { AskerOf } from './asker.ts';
import type { Mode } from './wire-responses.ts';

/** What the accounts service is put together from. */
export type AuthParts = {
	config: Pick<Config, 'mode' | 'origin' | 'appOrigins'>;
	core: Pick<Core, 'db' | 'accounts' | 'now' | 'contextFor' | 'change' | 'report'>;
	askerOf: AskerOf;
};

/** One call of the protocol. */
export type Call = { ctx: DomainContext; mode: Mode; request: FastifyRequest; parts: AuthParts };

/** What is answered: a status and, but for 204, a body. */
export type CallAnswer = { status?: 200 | 204; body?: unknown };

/** Nobody is signed in: what our own pages are told instead of an error, so that asking is no failure in a console. */
export const NOBODY: CallAnswer = { body: null };

export type Handler = (call: Call) => Promise<CallAnswer>;
