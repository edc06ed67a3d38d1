import type { FastifyInstance } from 'fastify';
import type { CallName } from '#app/features/data-calls/calls.ts';
import type { DataCall } from '#app/features/data-calls/data-call.ts';
import { callList, describeCalls } from '#app/features/data-calls/openapi.ts';
import { paths } from '#app/lib/paths.ts';
import { compressAndSend, type PreparedResponse, prepareResponse } from '../../http/prepared-response.ts';
import { answerError } from '../../http/refuse.ts';
import { allowApps, openToApp } from '../../security/app-origins.ts';
import { OPEN_TO_ALL, openHeaders } from '../../security/headers.ts';
import { acceptJson } from '../accept-json.ts';
import type { ApiParts } from '../parts.ts';
import { answerCall, type ReadCall } from './answer-call.ts';
import { admitSubmit, answerSubmit } from './submit.ts';

const DAY_SECONDS = 86_400;

/** The data calls (decision S8), each from its entry in `CALLS`, and their description at `/api/openapi.json`. */
export function registerDataCalls(app: FastifyInstance, parts: ApiParts) {
	for (const [name, call] of callList()) {
		if (!isRead(name)) continue;
		const url = routeOf(call);
		app.get(url, (request, reply) => answerCall(parts, name, call, request, reply));
	}
	registerSubmit(app, parts);
	registerDescription(app, parts);
	registerPreflights(app, parts);
}

/** `/api/courses/:id` of `/api/courses/{id}`. */
export const routeOf = ({ path }: Pick<DataCall, 'path'>) => path.replace(/\{(\w+)\}/g, ':$1');

const isRead = (name: CallName): name is ReadCall => name !== 'submitReview';

/** Forms are no concern of this call, and JSON none of any other. */
function registerSubmit(app: FastifyInstance, parts: ApiParts) {
	void app.register(async (inside) => {
		acceptJson(inside);
		inside.setErrorHandler((error: Error, request, reply) =>
			answerError(parts, error, request, reply, openToApp(request, parts.config)),
		);
		inside.post(paths.submitReviewCall(), {
			config: { admitsPrograms: true },
			onRequest: (request, reply) => admitSubmit(parts, request, reply),
			handler: (request, reply) => answerSubmit(parts, request, reply),
		});
		allowApps(inside, paths.submitReviewCall(), parts.config);
	});
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

/** Whether a page of another site may call: it may read, whatever harmless headers it sends; credentials are not looked at. */
function registerPreflights(app: FastifyInstance, parts: ApiParts) {
	const readable = callList().flatMap(([name, call]) => (isRead(name) ? [routeOf(call)] : []));
	for (const url of [...readable, paths.openApi()]) {
		app.options(url, async (_request, reply) =>
			reply
				.code(204)
				.headers(Object.fromEntries([...OPEN_TO_ALL, ...openHeaders(parts.config.origin)]))
				.header('Access-Control-Allow-Methods', 'GET, HEAD')
				.header('Access-Control-Allow-Headers', '*, Authorization')
				.header('Access-Control-Max-Age', DAY_SECONDS)
				.send(),
		);
	}
}
