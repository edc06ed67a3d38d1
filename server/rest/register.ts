import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptJson } from '../api/accept-json.ts';
import { refusalOfSubmit } from '../api/data/submit.ts';
import { countRead } from '../api/partner-calls.ts';
import type { ApiParts } from '../api/parts.ts';
import { answerError, refuse } from '../http/refuse.ts';
import { REST_ROOT } from '../http/rest-root.ts';
import { comesFromApp } from '../security/app-origins.ts';
import { openHeaders } from '../security/headers.ts';
import { limitHeaders } from '../security/rate-limits.ts';
import { answerInsert, badJson } from './answer-insert.ts';
import { answerRead } from './answer-read.ts';
import { OPEN_TO_CLIENT, PREFLIGHT } from './cors.ts';
import { refuseMany, refuseRest } from './refuse-rest.ts';
import { RestError, type RestProblem } from './rest-error.ts';
import { TABLE_NAMES } from './tables.ts';

/**
 * Courses, reviews and profiles at `/rest/v1`, as PostgREST answers its stock client (A1): the reads of the data calls, and a
 * review that is inserted, a member's with their access token (A3). Whatever else that client can ask for is refused in PostgREST's
 * form. Keys are not looked at: nothing is read here that is not open to anyone.
 */
export function registerRest(app: FastifyInstance, parts: ApiParts) {
	void app.register(
		async (rest) => {
			acceptJson(rest, { refusal: badJson });
			rest.setErrorHandler((error: Error, request, reply) => answerRestError(parts, error, request, reply));
			for (const name of TABLE_NAMES) rest.get(`/${name}`, (request, reply) => answerRead(parts, name, request, reply));
			rest.post('/reviews', {
				onRequest: (request, reply) => admitInsert(parts, request, reply),
				handler: (request, reply) => answerInsert(parts, request, reply),
			});
			rest.all('/*', {
				config: { isNowhere: true },
				// Before a body is read: nobody wants it.
				onRequest: (request, reply) => answerElse(parts, request, reply),
				handler: () => {},
			});
		},
		{ prefix: REST_ROOT },
	);
}

async function admitInsert(parts: ApiParts, request: FastifyRequest, reply: FastifyReply) {
	const refusal = await refusalOfSubmit(parts, request, reply);
	if (!refusal) return undefined;
	const { extra = [], ...rest } = refusal;
	return refuse(parts, request, reply, {
		...rest,
		extra: [...OPEN_TO_CLIENT, ...extra],
		rest: FORBIDDEN[refusal.status],
	});
}

const FORBIDDEN: Record<number, Omit<RestProblem, 'status'>> = {
	403: {
		code: '42501',
		message: 'Reviews are inserted by programs and by our own pages',
		details: 'A page of another site may read.',
	},
};

/** Other tables, functions, updates and deletes: counted as reads are, and told what there is. */
async function answerElse(parts: ApiParts, request: FastifyRequest, reply: FastifyReply) {
	// Asked ahead of a call from another site, which changes nothing.
	if (request.method === 'OPTIONS') return sendPreflight(parts, request, reply);
	const { taken } = await countRead(parts, request);
	const extra = [...OPEN_TO_CLIENT, ...limitHeaders(taken)];
	if (taken.wait !== null) return refuseMany(parts, request, reply, { extra, seconds: taken.wait });
	return refuseRest(parts, request, reply, { ...nothingThere(request), extra });
}

const sendPreflight = ({ config }: ApiParts, request: FastifyRequest, reply: FastifyReply) =>
	reply
		.code(204)
		.headers(Object.fromEntries([...openHeaders(config.origin), ...PREFLIGHT]))
		// The pages of apps may write, too.
		.headers(comesFromApp(request, config) ? { 'Access-Control-Allow-Methods': 'GET, HEAD, POST' } : {})
		.send();

function nothingThere({ url }: FastifyRequest): RestProblem {
	const [path = ''] = url.slice(REST_ROOT.length + 1).split('?', 1);
	const details = `There are ${TABLE_NAMES.join(', ')}, to be read, and reviews can be inserted.`;
	if (TABLE_NAMES.some((name) => name === path))
		return { status: 405, code: 'PGRST117', message: 'That is not done to this table here', details };
	if (path.startsWith('rpc/'))
		return { status: 404, code: 'PGRST202', message: 'Could not find the function: there are none here', details };
	return { status: 404, code: 'PGRST205', message: 'Could not find the table', details };
}

function answerRestError(parts: ApiParts, error: Error, request: FastifyRequest, reply: FastifyReply) {
	if (error instanceof RestError) refuseRest(parts, request, reply, { ...error.problem, extra: OPEN_TO_CLIENT });
	else answerError(parts, error, request, reply);
}
