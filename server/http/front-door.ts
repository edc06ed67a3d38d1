import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { OPEN_TO_ALL, securityHeaders } from '../security/headers.ts';
import { type Accepts, acceptsOf } from './accepts.ts';
import { logAnswer } from './log/log.ts';
import { nextRequestId } from './log/request-id.ts';
import type { Methods } from './methods.ts';
import type { Parts } from './parts.ts';
import { compressAgain, isCompressed, sendResponse } from './prepared-response.ts';
import { makeProblem, type Problem, sendProblem } from './problem.ts';
import { judgeTarget, type Target } from './request-target.ts';

type FrontDoor = Pick<Parts, 'config' | 'log' | 'pages' | 'findFile' | 'traffic' | 'figures' | 'shedding'> & {
	methods: Pick<Methods, 'judge'>;
};

/** Of all names and values together, in characters. */
const LONGEST_HEADERS = 16_384;
/** What is turned away for now may come back then. */
const RETRY_SECONDS = 2;
const TELL_MILLISECONDS = 10_000;

/**
 * What every request meets first. Built files and finished pages are answered here from memory, with no routing and no
 * work; bad methods and addresses are turned away; the rest goes to `inside`.
 */
export function createFrontDoor(door: FrontDoor, inside: RequestListener): RequestListener {
	const { pages, findFile, traffic, figures, shedding, log } = door;
	const turnAway = createTurningAway(door);
	return (request, response) => {
		const { method, url = '/' } = request;
		// Nobody reads the body of a read: it is not waited for either (R27).
		if (traffic.draining || (isRead(method) && hasBody(request))) response.shouldKeepAlive = false;
		if (isRead(method) && isProper(request) && !hasLongHeaders(request)) {
			const answer = pages.find(url) ?? findFile(withoutQuery(url));
			if (answer && isCompressed(answer, request)) {
				if (log.isLevelEnabled('debug')) log.debug({ method, path: withoutQuery(url) }, 'answered from memory');
				sendResponse(request, response, answer);
				compressAgain(answer, request);
				return figures.countRequest('memory', response.statusCode);
			}
		}
		const refusal = refuse(door, request);
		if (!refusal) {
			// Of many who ask for one page at once the first has it made for all (R22).
			let joins = isRead(method) && pages.joins(url);
			if (!joins && shedding?.refuses(request)) {
				// A page that was seen is sent as it was, rather than nothing.
				joins = isRead(method) && pages.postpone(url);
				if (!joins) return turnAway(request, response);
			}
			traffic.addAnswer(request, response, joins);
			return inside(request, response);
		}
		// Whoever sends what is no address, or too much, is not listened to any longer (R29).
		if (refusal.status >= 400 && !refusal.isSlip) response.shouldKeepAlive = false;
		sendProblem(request, response, refusal);
		figures.countRequest('refused', refusal.status);
		logAnswer(log, { id: refusal.id, method: method ?? '', url, status: refusal.status, milliseconds: 0 });
	};
}

const isRead = (method: string | undefined) => method === 'GET' || method === 'HEAD';

/** HTTP 1, and with the name of the site, which Node would ask for in fewer words than ours (S34). */
const isProper = ({ httpVersion, headers }: IncomingMessage) =>
	httpVersion === '1.0' || (httpVersion === '1.1' && headers.host !== undefined);

const hasBody = ({ headers }: IncomingMessage) =>
	'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;

/** A slip: a call that there is none of, or a method that its address does not take. */
type Refusal = Problem & { id: string; isSlip?: true };

/** What is wrong with a request by its first line alone, or null. */
function refuse({ config, methods }: FrontDoor, request: IncomingMessage): Refusal | null {
	const { method = '', url = '/' } = request;
	const { origin } = config;
	const id = nextRequestId();
	const accepts = acceptsOf(url);
	const asked = methods.judge(method, url);
	if (asked.kind === 'refused') {
		const extra = [['Allow', asked.allowed.join(', ')] as const];
		return { id, ...makeProblem({ status: 405, origin, id, accepts, extra }), isSlip: true };
	}
	const target = judge(request);
	// Whoever calls what is not there may be a page of any site, and is to read so.
	if (target.kind === 'fine' && asked.kind === 'nothing-there')
		return { id, ...makeProblem({ status: 404, origin, id, accepts, extra: OPEN_TO_ALL }), isSlip: true };
	if (target.kind === 'fine') return null;
	if (target.kind === 'refused') return { id, ...makeProblem({ status: target.status, origin, id, accepts }) };
	const headers = [
		['Location', target.to],
		['Content-Length', '0'],
		['X-Request-Id', id],
		...securityHeaders(origin),
	] as const;
	return { id, status: 308, headers: [...headers], body: '' };
}

function judge(request: IncomingMessage): Target | { kind: 'refused'; status: 431 } {
	const { url = '/' } = request;
	const target: Target = isProper(request) ? judgeTarget(url) : { kind: 'refused', status: 400 };
	return target.kind !== 'refused' && hasLongHeaders(request) ? { kind: 'refused', status: 431 } : target;
}

function hasLongHeaders({ rawHeaders }: IncomingMessage): boolean {
	let length = 0;
	for (const part of rawHeaders) length += part.length;
	return length > LONGEST_HEADERS;
}

/**
 * Turns a request away while there is too much to do. That costs next to nothing: the answers are made once, and how many got
 * them is told from time to time, since a line for each would be a flood of its own.
 */
function createTurningAway({ config, figures, log }: FrontDoor) {
	const extra = [['Retry-After', String(RETRY_SECONDS)]] as const;
	const busy = (accepts: Accepts) => makeProblem({ status: 503, origin: config.origin, accepts, extra });
	const answers = { page: busy('page'), data: busy('data'), rest: busy('rest') };
	let untold = 0;
	const tell = () => {
		log.warn({ requests: untold }, 'Requests were turned away: the process is overloaded');
		untold = 0;
	};
	return (request: IncomingMessage, response: ServerResponse): void => {
		sendProblem(request, response, answers[acceptsOf(request.url ?? '/')]);
		figures.countRequest('refused', 503);
		if (untold === 0) setTimeout(tell, TELL_MILLISECONDS).unref();
		untold += 1;
	};
}

function withoutQuery(url: string): string {
	const at = url.indexOf('?');
	return at < 0 ? url : url.slice(0, at);
}
