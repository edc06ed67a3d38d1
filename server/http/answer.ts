import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, type Effort, ENCODINGS, type Encoding, encode } from '../cache/encoding.ts';
import type { Header } from '../security/headers.ts';

type Variant = { body: Buffer; headers: string[] };

/** An answer that can be sent many times with no work: each encoding with every header ready, and the 304. */
export type Answer = {
	status: number;
	etag: string;
	/** Encodings that were made. Identity is always there. */
	variants: Partial<Record<Encoding, Variant>> & { identity: Variant };
	notModified: string[];
	/** Memory it takes, in bytes. */
	size: number;
};

export type Draft = {
	status: number;
	headers: readonly Header[];
	body: Buffer;
	/** Bytes that were compressed before, by encoding. */
	pressed?: Partial<Record<Encoding, Buffer>>;
};

/** Rough size of the header texts and objects of one answer. */
const OVERHEAD_BYTES = 4_000;
/** Below this compressing saves less than a packet. */
const WORTH_COMPRESSING_BYTES = 512;

/**
 * Makes an answer ready: entity tag, lengths and the encodings asked for. `headers` are those of the representation and
 * of every answer; those about its bytes are added here.
 */
export async function prepareAnswer(
	{ status, headers, body, pressed = {} }: Draft,
	effort: Effort,
	encodings: readonly Encoding[] = ENCODINGS,
): Promise<Answer> {
	const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
	const shared = [...headers, ['ETag', etag], ['Vary', 'Accept-Encoding']].flat();
	const variant = (bytes: Buffer, encoding: Encoding): Variant => ({
		body: bytes,
		headers: [
			...shared,
			...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
			'Content-Length',
			String(bytes.length),
		],
	});
	const variants: Answer['variants'] = { identity: variant(body, 'identity') };
	const wanted = body.length < WORTH_COMPRESSING_BYTES ? [] : encodings.filter((encoding) => encoding !== 'identity');
	for (const encoding of wanted) {
		variants[encoding] = variant(pressed[encoding] ?? (await encode(body, encoding, effort)), encoding);
	}
	const size = Object.values(variants).reduce((sum, { body: bytes }) => sum + bytes.length, OVERHEAD_BYTES);
	return { status, etag, variants, notModified: withoutContentHeaders(shared), size };
}

/** Sends an answer in the encoding the reader takes, or a 304. `extra` are headers of this one sending. */
export function sendAnswer(request: IncomingMessage, response: ServerResponse, answer: Answer, extra: string[] = []) {
	const known = request.headers['if-none-match'];
	if (known !== undefined && answer.status === 200 && isKnown(known, answer.etag)) {
		response.writeHead(304, extra.length > 0 ? [...answer.notModified, ...extra] : answer.notModified).end();
		return;
	}
	const encoding = chooseEncoding(request.headers['accept-encoding']);
	const variant = answer.variants[encoding] ?? answer.variants.identity;
	response.writeHead(answer.status, extra.length > 0 ? [...variant.headers, ...extra] : variant.headers);
	if (request.method === 'HEAD') response.end();
	else response.end(variant.body);
}

/** Weak comparison, as `If-None-Match` asks for it. */
const isKnown = (known: string, etag: string) => known === etag || known === '*' || known.includes(etag.slice(2));

/** A 304 carries no headers of a body it does not have. */
function withoutContentHeaders(flat: string[]): string[] {
	return flat.filter((_, index) => flat[index - (index % 2)]?.toLowerCase() !== 'content-type');
}
