import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../settings/config.ts';
import { type Header, NEEDED_BY_ALL } from './headers.ts';

type Allowing = Pick<Config, 'appOrigins'>;
type Asking = Pick<FastifyRequest, 'headers'>;

/** Headers of answers that apps may see, those for the stock client among them. */
const READABLE = `${NEEDED_BY_ALL}, WWW-Authenticate, Content-Range, Preference-Applied, X-Supabase-Api-Version, X-Sb-Error-Code`;
const DAY_SECONDS = 86_400;
const METHODS = 'GET, HEAD, POST, PUT, DELETE';
/** Names of headers with commas between, as browsers ask for them. */
const HEADER_NAMES = /^[\w-]+(?:, *[\w-]+)*$/;
const LONGEST_NAMES = 500;

/** Whether a call comes from the page of an app that the operator has named (`APP_ORIGINS`, A4). */
export const comesFromApp = ({ headers: { origin } }: Asking, { appOrigins }: Allowing) =>
	origin !== undefined && appOrigins.includes(origin);

/**
 * The headers that let the page of such an app read the answer; for any other page none but that the answer depends on who asks.
 * Credentials of the browser's own, such as cookies, are never allowed.
 */
export function openToApp(request: Asking, config: Allowing): Header[] {
	const { origin } = request.headers;
	if (origin === undefined || !comesFromApp(request, config)) return [['Vary', 'Origin']];
	return [
		['Vary', 'Origin'],
		['Access-Control-Allow-Origin', origin],
		['Access-Control-Expose-Headers', READABLE],
	];
}

/**
 * Answers what a browser asks before the page of an app calls an address; to any other page it allows nothing. Where the operator has
 * named no app, the address is not asked by that method.
 */
export function allowApps(app: FastifyInstance, url: string, config: Allowing) {
	if (config.appOrigins.length === 0) return;
	app.options(url, async (request, reply) => {
		reply.code(204).headers(Object.fromEntries(openToApp(request, config)));
		if (comesFromApp(request, config)) reply.headers(permissionFor(request));
		return reply.send();
	});
}

/** An app is trusted with whatever headers it sends: a call does no more for them. */
function permissionFor({ headers }: Asking): Record<string, string> {
	const names = headers['access-control-request-headers'] ?? '';
	const isList = names.length <= LONGEST_NAMES && HEADER_NAMES.test(names);
	return {
		'Access-Control-Allow-Methods': METHODS,
		...(isList && { 'Access-Control-Allow-Headers': names }),
		'Access-Control-Max-Age': String(DAY_SECONDS),
	};
}
