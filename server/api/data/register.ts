import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallName } from '#app/features/data-calls/calls.ts';
import { callList, describeCalls } from '#app/features/data-calls/openapi.ts';
import { paths } from '#app/lib/paths.ts';
import { compressAndSend, type PreparedResponse, prepareResponse } from '../../http/prepared-response.ts';
import { OPEN_TO_ALL } from '../../security/headers.ts';
import type { ApiParts } from '../parts.ts';
import { answerCall, openHeaders, type ReadCall } from './answer-call.ts';
import { admitSubmit, answerSubmit } from './submit.ts';

const BODY_LIMIT_BYTES = 65_536;
const DAY_SECONDS = 86_400;

/** The data calls (decision S8), each from its entry in `CALLS`, and their description at `/api/openapi.json`. */
export function registerDataCalls(app: FastifyInstance, parts: ApiParts) {
	for (const [name, call] of callList()) {
		if (!isRead(name)) continue;
		const url = call.path.replaceAll('{id}', ':id');
		app.get(url, (request, reply) => answerCall(parts, name, call, request, reply));
	}
	registerSubmit(app, parts);
	registerDescription(app, parts);
	registerPreflights(app, parts);
}

const isRead = (name: CallName): name is ReadCall => name !== 'submitReview';

/** Forms are no concern of this call, and JSON none of any other. */
function registerSubmit(app: FastifyInstance, parts: ApiParts) {
	void app.register(async (inside) => {
		inside.removeAllContentTypeParsers();
		inside.addContentTypeParser(
			'application/json',
			{ parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
			async (_: FastifyRequest, body: string) => parseJson(body),
		);
		inside.post(paths.submitReviewCall(), {
			config: { admitsPrograms: true },
			onRequest: (request, reply) => admitSubmit(parts, request, reply),
			handler: (request, reply) => answerSubmit(parts, request, reply),
		});
	});
}

function parseJson(body: string): unknown {
	try {
		return JSON.parse(body);
	} catch {
		throw Object.assign(new Error('that is no JSON'), { statusCode: 400 });
	}
}

function registerDescription(app: FastifyInstance, { config }: ApiParts) {
	let prepared: PreparedResponse | null = null;
	const prepare = () =>
		prepareResponse(
			{
				status: 200,
				headers: [
					['Content-Type', 'application/json; charset=utf-8'],
					['Cache-Control', 'public, max-age=3600'],
					...OPEN_TO_ALL,
					...openHeaders(config.origin),
				],
				body: Buffer.from(JSON.stringify(describeCalls(config.origin))),
			},
			'kept',
		);
	app.get(paths.openApi(), async (request, reply) => {
		prepared ??= prepare();
		await compressAndSend(request.raw, reply.raw, prepared, ['X-Request-Id', request.id]);
		return reply.hijack();
	});
}

/** Whether a page of another site may call: it may read, with nothing but its own headers of the harmless kind. */
function registerPreflights(app: FastifyInstance, parts: ApiParts) {
	const readable = callList().flatMap(([name, { path }]) => (isRead(name) ? [path.replaceAll('{id}', ':id')] : []));
	for (const url of [...readable, paths.openApi()]) {
		app.options(url, async (_request, reply) =>
			reply
				.code(204)
				.headers(Object.fromEntries([...OPEN_TO_ALL, ...openHeaders(parts.config.origin)]))
				.header('Access-Control-Allow-Methods', 'GET, HEAD')
				.header('Access-Control-Allow-Headers', 'If-None-Match')
				.header('Access-Control-Max-Age', DAY_SECONDS)
				.send(),
		);
	}
}
