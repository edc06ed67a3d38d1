import { Transform } from 'node:stream';
import type { Token } from 'stream-json/parser.js';
import { BrokenFile } from '../broken-file.ts';

/** Told at the top of an answer, or in an object of its own just below: how its server says that there is more, or nothing. */
const SAID_AT_TOP = new Set(['remark', 'exceededTransferLimit', 'message', 'numberMatched', 'numberReturned', 'rel']);

type Said = Map<string, string>;

/**
 * Looks at what stands around the list of an answer, without changing it, and fails at its end where that says that the list
 * is not whole: a `remark` of Overpass, `exceededTransferLimit` or an error of ArcGIS, fewer features than were matched.
 */
export function watchEnvelope(): Transform {
	const said: Said = new Map();
	const path: (string | null)[] = [];
	let key = '';
	return new Transform({
		objectMode: true,
		transform(token: Token, _encoding, done) {
			switch (token.name) {
				case 'keyValue':
					key = String(token.value);
					break;
				case 'startObject':
				case 'startArray':
					path.push(path.length === 0 ? null : key);
					break;
				case 'endObject':
				case 'endArray':
					path.pop();
					break;
				case 'stringValue':
				case 'numberValue':
				case 'trueValue':
					if (isEnvelope(path) && SAID_AT_TOP.has(key)) said.set(nameOf(path, key), String(token.value));
			}
			done(null, token);
		},
		flush(done) {
			const told = trouble(said);
			done(told === null ? null : new BrokenFile(told));
		},
	});
}

const isEnvelope = (path: readonly (string | null)[]) =>
	path.length === 1 || (path.length <= 3 && (path[1] === 'properties' || path[1] === 'error' || path[1] === 'links'));

const nameOf = (path: readonly (string | null)[], key: string) => (path[1] === 'error' ? `error ${key}` : key);

function trouble(said: Said): string | null {
	const remark = said.get('remark');
	if (remark !== undefined) return `Overpass did not finish: ${remark}`;
	if (said.get('exceededTransferLimit') === 'true') {
		return 'the server sent a part only (exceededTransferLimit); ask for the rest and put all parts into one file';
	}
	const error = said.get('error message');
	if (error !== undefined) return `the server answered with an error: ${error}`;
	const [matched, returned] = [Number(said.get('numberMatched')), Number(said.get('numberReturned'))];
	if (matched > returned)
		return `the server sent a part only: ${returned} of ${matched} (numberReturned, numberMatched)`;
	return said.get('rel') === 'next' ? 'the server sent a part only: it names a next page' : null;
}
