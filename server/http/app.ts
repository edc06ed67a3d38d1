import type { IncomingMessage } from 'node:http';
import Fastify, {
	type FastifyBaseLogger,
	type FastifyInstance,
	type FastifyReply,
	type FastifyRequest,
	LogController,
} from 'fastify';
import type { RequestKind } from '../metrics/figures.ts';
import { securityHeaders } from '../security/headers.ts';
import { networkOf } from '../security/network.ts';
import { comesFromOwnPages } from '../security/origin-check.ts';
import { isApiPath } from './api-root.ts';
import { isAuthPath } from './auth-root.ts';
import { createFrontDoor } from './front-door.ts';
import { createListener } from './listener.ts';
import { logAnswer, sentStatus } from './log/log.ts';
import { nextRequestId } from './log/request-id.ts';
import { createMethods } from './methods.ts';
import { registerPages } from './page-routes.ts';
import type { Parts } from './parts.ts';
import { type ReceivedForm, receiveForm } from './receiving/receive-form.ts';
import { answerError, refuse, tooMany, tryLater } from './refuse.ts';
import { isRestPath } from './rest-root.ts';

declare module 'fastify' {
	interface FastifyContextConfig {
		/** The route takes forms with files: in which fields a request may have them. */
		files?: (request: FastifyRequest) => readonly string[];
		/** Programs post to the route: it checks by itself where a post comes from, and how many. */
		admitsPrograms?: boolean;
		/** The route gives back what was typed where it may not be written. */
		keepsWords?: boolean;
		/** The route answers for whatever has none of its own, or is to be told from nothing by nobody. */
		isNowhere?: true;
	}
	interface FastifyRequest {
		/** False where a check of a post has failed, and the route keeps its words. */
		mayWrite: boolean;
	}
}

/** Forms are small; those with pictures are received by `receive-form.ts`. */
const BODY_LIMIT_BYTES = 65_536;
const MULTIPART = 'multipart/form-data';

/**
 * The site's HTTP server: a front door that answers from memory, and Fastify behind it for everything that needs a
 * thought. Further routes may be registered on it before it listens.
 */
export function createApp(parts: Parts): FastifyInstance {
	const { config, log, traffic, figures } = parts;
	const methods = createMethods(parts);
	const app = Fastify({
		// Fastify's own type of a log: with pino's in its place the app would be of another kind.
		loggerInstance: log as FastifyBaseLogger,
		logController: new LogController({ disableRequestLogging: true }),
		serverFactory: (inside) => {
			const door = createFrontDoor({ ...parts, methods }, inside);
			return traffic.addServer(createListener(parts.around?.(door) ?? door, config.origin, { methodsOf: methods.of }));
		},
		// The listener does it for each of its servers; `localhost` has two.
		clientErrorHandler: () => {},
		genReqId: nextRequestId,
		requestIdHeader: false,
		trustProxy: trustedHops(config.trustProxy),
		bodyLimit: BODY_LIMIT_BYTES,
		// Whoever still has a connection while the site stops gets an answer on it, and then no other.
		return503OnClosing: false,
		forceCloseConnections: 'idle',
		exposeHeadRoutes: true,
		frameworkErrors: (error, request, reply) => answerError(parts, error, request, reply),
		routerOptions: { maxParamLength: 2_000 },
	});
	app.decorateRequest('mayWrite', true);
	app.addHook('onRoute', methods.note);
	acceptForms(app, parts);
	const note = ({ id, method, url }: FastifyRequest, { raw, elapsedTime: milliseconds }: FastifyReply) => {
		const status = sentStatus(raw);
		const kind = kindOf(method, url);
		figures.countRequest(kind, status);
		figures.onAnswer(kind, milliseconds / 1000);
		logAnswer(log, { id, method, url, status, milliseconds });
	};
	app.addHook('onRequest', (request, reply, next) => {
		// Not `onResponse`, which never comes for what is not sent to its end; and before anything is waited for.
		reply.raw.once('close', () => note(request, reply));
		next();
	});
	app.addHook('onRequest', (request, reply) => admit(parts, request, reply));
	app.setErrorHandler((error: Error, request, reply) => answerError(parts, error, request, reply));
	app.setNotFoundHandler((request, reply) => refuse(parts, request, reply, { status: 404 }));
	registerPages(app, parts);
	return app;
}

function kindOf(method: string, url: string): RequestKind {
	if (isApiPath(url) || isRestPath(url)) return 'api';
	if (isAuthPath(url)) return 'auth';
	return method === 'POST' ? 'post' : 'page';
}

/** Fastify asks of each address from the nearest on whether its word is taken: the first `n` are our proxies. */
function trustedHops(trusted: Parts['config']['trustProxy']) {
	return typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted;
}

/**
 * Forms are handed on as they came, those with files after these are on the disk, for routes that ask for files. Every
 * other content type is refused with 415.
 */
function acceptForms(app: FastifyInstance, { temporary, log }: Parts) {
	app.removeAllContentTypeParsers();
	app.addContentTypeParser(
		'application/x-www-form-urlencoded',
		{ parseAs: 'buffer' },
		async (_: unknown, body: Buffer) => body,
	);
	const received = new WeakMap<FastifyRequest, ReceivedForm>();
	app.addContentTypeParser(MULTIPART, async (request: FastifyRequest, payload: IncomingMessage) => {
		const { files } = request.routeOptions.config;
		if (!files) throw Object.assign(new Error('no files here'), { statusCode: 415 });
		const report = (error: unknown) => log.error({ id: request.id, err: error }, 'Writing an uploaded file failed');
		const place = { temporary, network: networkOf(request.ip), fileFields: files(request), report };
		const form = await receiveForm(payload, request.headers, place);
		received.set(request, form);
		return form;
	});
	// Not once it is answered: whoever hangs up is never answered, and what was sent may still be being stored then.
	app.addHook('onRoute', (route) => {
		if (!route.config?.files) return;
		const { handler } = route;
		route.handler = async function (request, reply) {
			try {
				return await handler.call(this, request, reply);
			} finally {
				received.get(request)?.clear();
			}
		};
	});
}

/** More of what a browser says is not logged. */
const LONGEST_ORIGIN = 200;
const told = new WeakSet<Parts>();

/** Tells the operator once that browsers know the site by another address than `ORIGIN` says: every form is refused then (S63). */
function tellOfOrigin(parts: Parts, { headers }: FastifyRequest) {
	if (headers['sec-fetch-site'] !== 'same-origin' || headers.origin === undefined || told.has(parts)) return;
	told.add(parts);
	const from = headers.origin.slice(0, LONGEST_ORIGIN);
	parts.log.warn(
		{ from, origin: parts.config.origin },
		'a form of our own pages is refused: is ORIGIN the address that readers use?',
	);
}

/** The headers of every answer, and the checks a post passes before its body is read. */
async function admit(parts: Parts, request: FastifyRequest, reply: FastifyReply) {
	const { config, limits } = parts;
	reply.headers(Object.fromEntries([...securityHeaders(config.origin), ['X-Request-Id', request.id]]));
	const { method, url, routeOptions } = request;
	// What is called by apps as well has checks and limits of its own.
	const isForApps = isAuthPath(url) || isRestPath(url) || routeOptions.config.admitsPrograms;
	if (method === 'GET' || method === 'HEAD' || isForApps) return undefined;
	// Asked ahead of a call from another site, which changes nothing.
	if (method === 'OPTIONS' && isApiPath(url)) return undefined;
	// A signed address is its own proof: mail programs post to it, in either type of form (RFC 8058), and no browser says
	// where they come from.
	const { writes, sends = 'post' } = parts.pages.plan(request.url).route.handle;
	const isSigned = writes === 'signed';
	if (!isSigned && !comesFromOwnPages(request.headers, config.origin, config.mode)) {
		tellOfOrigin(parts, request);
		return refuse(parts, request, reply, { status: 403 });
	}
	// Unpacking is how small requests become big ones; no form of ours is packed.
	if (request.headers['content-encoding']) return refuse(parts, request, reply, { status: 415 });
	const { wait, isCounted } = await limits.take(sends, request.ip, request.id);
	if (wait !== null) return refuse(parts, request, reply, tooMany(wait));
	if (!isCounted && !routeOptions.config.keepsWords) return refuse(parts, request, reply, tryLater);
	request.mayWrite = isCounted;
	return undefined;
}
