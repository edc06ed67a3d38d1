import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the server does with one question, instead of or after which it answers with its courses. */
export type Manner = (response: ServerResponse) => void;

export type Element = { type: string; id: number; lat?: number; lon?: number; center?: object; tags?: object };

export type FakeOverpass = {
	url: string;
	/** The courses of each country, by its code; a country that is not here has none. */
	courses: Map<string, Element[]>;
	/** What the next questions for a country meet, in their order, before it is answered. */
	manners: Map<string, Manner[]>;
	/** Every question in its order. */
	asked: { code: string; query: string; agent: string }[];
	/** How many questions were ever open at the same time. */
	mostAtOnce: () => number;
	close: () => Promise<void>;
};

/** A server on this machine with the manners of Overpass: it answers by country, and does with others as it was told. `at`: its port, any without it. */
export async function openFakeOverpass(at = 0): Promise<FakeOverpass> {
	const courses: FakeOverpass['courses'] = new Map();
	const manners: FakeOverpass['manners'] = new Map();
	const asked: FakeOverpass['asked'] = [];
	let [open, most] = [0, 0];
	const server = createServer(async (request, response) => {
		most = Math.max(most, ++open);
		response.once('close', () => open--);
		let body = '';
		for await (const chunk of request) body += chunk;
		const query = new URLSearchParams(body).get('data') ?? '';
		const code = /"ISO3166-1"="([A-Z]{2})"/.exec(query)?.[1] ?? '';
		asked.push({ code, query, agent: request.headers['user-agent'] ?? '' });
		const manner = manners.get(code)?.shift() ?? answerWith(courses.get(code) ?? []);
		manner(response);
	});
	await new Promise<void>((done) => server.listen(at, '127.0.0.1', done));
	// A server that listens on a port says so in this form.
	const { port } = server.address() as AddressInfo;
	return {
		...{ url: `http://127.0.0.1:${port}/api/interpreter`, courses, manners, asked },
		mostAtOnce: () => most,
		close: () =>
			new Promise((done) => {
				server.close(() => done());
				server.closeAllConnections();
			}),
	};
}

const wordsOf = (elements: readonly Element[], more: object = {}) =>
	JSON.stringify({
		version: 0.6,
		generator: 'Overpass API',
		osm3s: { copyright: 'The data included in this document is from www.openstreetmap.org.' },
		elements,
		...more,
	});

/** A whole answer. */
export const answerWith =
	(elements: readonly Element[]): Manner =>
	(response) =>
		response.setHeader('content-type', 'application/json').end(wordsOf(elements));

/** Sends the asker away with a status, saying when to come back where `retryAfter` is given. */
export const sendAway =
	(status: number, retryAfter?: string): Manner =>
	(response) => {
		if (retryAfter !== undefined) response.setHeader('retry-after', retryAfter);
		response
			.writeHead(status, { 'content-type': 'text/html' })
			.end('<p>The server is probably too busy to handle your request.</p>');
	};

/** A timeout as Overpass tells it: status 200, half a list, a remark. */
export const breakOffWithRemark =
	(elements: readonly Element[]): Manner =>
	(response) =>
		response.end(
			wordsOf(elements, { remark: 'runtime error: Query timed out in "query" at line 3 after 181 seconds.' }),
		);

/** The connection breaks in the middle of the list. */
export const breakConnection =
	(elements: readonly Element[]): Manner =>
	(response) => {
		const words = wordsOf(elements);
		response.writeHead(200, { 'content-length': words.length });
		response.write(words.slice(0, words.length / 2), () => response.destroy());
	};

/** A proxy on the way ends the answer too early, and says that it is whole. */
export const cutOff =
	(elements: readonly Element[]): Manner =>
	(response) =>
		response.end(wordsOf(elements).slice(0, -20));

/** Answers piece by piece, each when the one before has gone out. */
export const answerSlowly =
	(elements: readonly Element[]): Manner =>
	(response) => {
		const words = wordsOf(elements);
		const half = words.length >> 1;
		response.write(words.slice(0, half), () => setImmediate(() => response.end(words.slice(half))));
	};
