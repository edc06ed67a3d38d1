import { createServer, METHODS, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Header } from '../security/headers.ts';
import { makeProblem, sendProblem } from './problem.ts';
import { watchBody } from './receiving/body-patience.ts';

/** Tighter than Node's own: whoever dawdles makes room for others. Milliseconds and bytes. */
const LIMITS = {
	headersTimeout: 10_000,
	// Nobody whose headers do not end is there for longer than the two together.
	connectionsCheckingInterval: 2_500,
	// The longest upload over a slow line; what dawdles is ended long before that, by `watchBody`.
	requestTimeout: 900_000,
	keepAliveTimeout: 10_000,
	// Of the address and the headers together: within it the front door says which of them is too long.
	maxHeaderSize: 32_768,
	// The front door asks for it, and says so with all that our answers carry.
	requireHostHeader: false,
	keepAliveTimeoutBuffer: 1_000,
};
const MOST_HEADERS = 100;
/** So long may a reader take nothing of an answer that is ready, and twice at most: Node looks once more. Milliseconds. */
const UNREAD_TIMEOUT = 30_000;
/** So long may whoever is refused take to hang up; then it is done for them, whatever they send. Milliseconds. */
const LAST_WORDS_TIMEOUT = 1_000;

type Listening = {
	/** The methods that an address may be asked by. */
	methodsOf?: MethodsOf;
	/** Milliseconds. */
	unreadTimeout?: number;
};

type MethodsOf = (url: string) => readonly string[];

/** An HTTP server with our limits. What is no HTTP gets a short answer, and its connection is closed. */
export function createListener(
	answer: RequestListener,
	origin: string,
	{ methodsOf = () => [], unreadTimeout = UNREAD_TIMEOUT }: Listening = {},
): Server {
	const server = createServer(LIMITS, answer);
	server.maxHeadersCount = MOST_HEADERS;
	server.timeout = unreadTimeout;
	const refuse = (error: ClientError, socket: Duplex) => refuseSocket(error, socket, { origin, methodsOf });
	server.on('clientError', refuse);
	server.on('checkExpectation', (request, response) => {
		response.shouldKeepAlive = false;
		sendProblem(request, response, makeProblem({ status: 417, origin }));
	});
	server.prependListener('request', (request, response) => {
		// An answer that is still being made has sent nothing either, and nobody is to blame for that.
		response.on('timeout', (socket: Socket) => socket.writableLength > 0 && socket.destroy());
		watchBody(request, () => refuse(TOO_SLOW, request.socket));
	});
	return server;
}

const TOO_SLOW = Object.assign(new Error('the body came too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
const STATUS: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };
const REASON: Record<number, string> = {
	400: 'Bad Request',
	405: 'Method Not Allowed',
	408: 'Request Timeout',
	431: 'Request Header Fields Too Large',
};

/** The first line of what would be a request, were its method in capitals. */
const SMALL_LETTERS = /^(?![A-Z]+ )([A-Za-z]{1,20}) (\/[\x21-\x7e]*) HTTP\/1\.[01]\r\n/;

/** What Node throws at us, and what it had read until then. */
type ClientError = NodeJS.ErrnoException & { rawPacket?: Buffer };

/** Answers what Node could not read as a request, and is rid of the connection a second later at the latest. */
function refuseSocket(
	error: ClientError,
	socket: Duplex,
	{ origin, methodsOf }: { origin: string; methodsOf: MethodsOf },
) {
	if (error.code === 'ECONNRESET' || !socket.writable) {
		socket.destroy();
		return;
	}
	// Something was answered on it before: a second answer might be taken for one to another request.
	if ('bytesWritten' in socket && Number(socket.bytesWritten) > 0) {
		endSoon(socket);
		return;
	}
	const { status, extra } = refusalOf(error, methodsOf);
	const { headers, body } = makeProblem({ status, origin, extra });
	const lines = headers.map(([name, value]) => `${name}: ${value}`);
	endSoon(socket, [`HTTP/1.1 ${status} ${REASON[status]}`, ...lines, 'Connection: close', '', body].join('\r\n'));
}

function refusalOf(
	{ code = '', rawPacket }: ClientError,
	methodsOf: MethodsOf,
): { status: number; extra?: readonly Header[] } {
	const status = STATUS[code] ?? 400;
	const [, method = '', url = ''] = SMALL_LETTERS.exec(rawPacket?.toString('latin1') ?? '') ?? [];
	if (code !== 'HPE_INVALID_METHOD' || !METHODS.includes(method.toUpperCase())) return { status };
	return { status: 405, extra: [['Allow', methodsOf(url).join(', ')]] };
}

/** The other side may leave its half open, and send on: Node would read that for as long as it comes (R23, R24). */
function endSoon(socket: Duplex, lastWords = '') {
	socket.end(lastWords);
	const timer = setTimeout(() => socket.destroy(), LAST_WORDS_TIMEOUT).unref();
	socket.once('close', () => clearTimeout(timer));
}
