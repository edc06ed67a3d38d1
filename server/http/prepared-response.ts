import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, decode, type Effort, ENCODINGS, type Encoding, encode, takesZstd } from '../cache/encoding.ts';
import type { Header } from '../security/headers.ts';

type Variant = { body: Buffer; headers: string[] };

/** An answer that can be sent many times with no work: each encoding with every header ready, and the 304. */
export type PreparedResponse = {
	status: number;
	etag: string;
	/** Encodings that were made. The plain bytes go once they are compressed. */
	variants: Partial<Record<Encoding, Variant>>;
	/** The plain bytes, unpacked again where they have gone, once for all who hold them at a time: hardly anybody takes them. */
	plain: () => Variant;
	/** Whether an encoding is still to be made, or to be made as well as it is worth. */
	lacks: (encoding: Encoding) => boolean;
	/** Makes an encoding that is lacking; once, however many ask. The first reader's is made in a hurry, by zstd if that is taken. */
	compress: (encoding: Encoding) => Promise<void>;
	notModified: string[];
	/** Memory that it takes now, in bytes, and who is told when that changes. */
	readonly size: number;
	resized: (() => void) | null;
};

export type Draft = {
	status: number;
	headers: readonly Header[];
	body: Buffer;
	/** Bytes that were compressed before, by encoding. */
	compressed?: Partial<Record<Encoding, Buffer>>;
};

/** How hard to compress for the first reader of an encoding, and for all others. */
export type Efforts = { first: Effort; later: Effort };

/** Rough size of the header texts and objects of one answer. */
const OVERHEAD_BYTES = 4_000;
/** Below this compressing saves less than a packet. */
const WORTH_COMPRESSING_BYTES = 512;

/**
 * Makes an answer ready: entity tag and lengths. Of the `encodings` that it may be sent in, those not compressed before are
 * made when the first reader wants them: hardly any page is asked for in more than one. `headers` are those of the
 * representation and of every answer; those about its bytes are added here.
 */
export function prepareResponse(
	{ status, headers, body, compressed = {} }: Draft,
	effort: Effort | Efforts,
	encodings: readonly Encoding[] = ENCODINGS,
): PreparedResponse {
	const efforts = typeof effort === 'string' ? { first: effort, later: effort } : effort;
	const etag = `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
	const shared = [...headers, ['ETag', etag], ['Vary', 'Accept-Encoding']].flat();
	const variant: MakeVariant = (bytes, encoding) => ({
		body: bytes,
		headers: [
			...shared,
			...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
			'Content-Length',
			String(bytes.length),
		],
	});
	const variants: PreparedResponse['variants'] = { identity: variant(body, 'identity') };
	for (const encoding of encodings) {
		const bytes = compressed[encoding];
		if (bytes) variants[encoding] = variant(bytes, encoding);
	}
	const worth = body.length < WORTH_COMPRESSING_BYTES ? [] : encodings;
	const lacking = new Set(worth.filter((encoding) => variants[encoding] === undefined));
	if (efforts.first === 'once' && lacking.size > 0) lacking.add('zstd');
	const answer: PreparedResponse = {
		status,
		etag,
		variants,
		plain: lending(variants, variant),
		...compressing({ variants, lacking, variant, efforts, resized: () => answer.resized?.() }),
		notModified: withoutContentHeaders(shared),
		get size() {
			return Object.values(variants).reduce((sum, { body }) => sum + body.length, OVERHEAD_BYTES);
		},
		resized: null,
	};
	return answer;
}

/** Slow readers hold the plain bytes that they are sent: a copy for each of them would be a flood of memory (R25). */
function lending(variants: PreparedResponse['variants'], variant: MakeVariant) {
	let lent: WeakRef<Buffer> | undefined;
	return () => {
		if (variants.identity) return variants.identity;
		const bytes = lent?.deref() ?? unpack(variants);
		lent = new WeakRef(bytes);
		return variant(bytes, 'identity');
	};
}

type MakeVariant = (bytes: Buffer, encoding: Encoding) => Variant;

type Compressing = Pick<PreparedResponse, 'variants'> & {
	/** Encodings that are still to be made, or to be made well. */
	lacking: Set<Encoding>;
	variant: MakeVariant;
	efforts: Efforts;
	resized: () => void;
};

function compressing({
	variants,
	lacking,
	variant,
	efforts,
	resized,
}: Compressing): Pick<PreparedResponse, 'lacks' | 'compress'> {
	const lacks = (encoding: Encoding) => lacking.has(encoding);
	const underWay = new Map<Encoding, Promise<void>>();
	const compress = async (encoding: Encoding) => {
		const isAskedAgain = encoding !== 'zstd' && (variants[encoding] ?? variants.zstd) !== undefined;
		const effort = isAskedAgain ? efforts.later : efforts.first;
		try {
			variants[encoding] = variant(await encode(unpack(variants), encoding, effort), encoding);
			if (effort === efforts.later || encoding === 'zstd') lacking.delete(encoding);
			// It has stood in for what is there now.
			if (isAskedAgain) delete variants.zstd;
			// Four fifths of the memory.
			delete variants.identity;
			resized();
		} finally {
			underWay.delete(encoding);
		}
	};
	return {
		lacks,
		async compress(encoding) {
			if (!lacks(encoding)) return;
			const joined = underWay.get(encoding) ?? compress(encoding);
			underWay.set(encoding, joined);
			await joined;
		},
	};
}

/** The bytes as they were before they were compressed: at once, which takes a third of the time that compressing takes. */
function unpack({ identity, ...compressed }: PreparedResponse['variants']): Buffer {
	if (identity) return identity.body;
	for (const [encoding, { body }] of Object.entries(compressed))
		return decode(body, encoding as keyof typeof compressed);
	throw new Error('an answer has its bytes in one encoding at least');
}

/** Makes the encoding that the reader takes, where it is still missing, and sends the answer in it. */
export async function compressAndSend(
	request: IncomingMessage,
	response: ServerResponse,
	answer: PreparedResponse,
	extra: string[] = [],
): Promise<void> {
	await answer.compress(encodingFor(answer, request));
	sendResponse(request, response, answer, extra);
}

/** What the reader gets: the best encoding that they take; while that is not made, zstd, which is there or made quickest. */
function encodingFor({ variants, lacks }: PreparedResponse, { headers }: IncomingMessage): Encoding {
	const accepted = headers['accept-encoding'];
	const best = chooseEncoding(accepted);
	if (variants[best]) return best;
	if (takesZstd(accepted) && (variants.zstd || lacks('zstd'))) return 'zstd';
	return lacks(best) ? best : 'identity';
}

/** Whether the answer can be sent to this reader with no work. */
export function isCompressed(answer: PreparedResponse, request: IncomingMessage): boolean {
	const encoding = encodingFor(answer, request);
	return encoding === 'identity' || answer.variants[encoding] !== undefined;
}

/** Makes, off the event loop, what was compressed in a hurry as well as it is worth: it has been asked for again. */
export function compressAgain(answer: PreparedResponse, { headers }: IncomingMessage) {
	const encoding = chooseEncoding(headers['accept-encoding']);
	// What cannot be compressed better now is sent as it is.
	if (answer.lacks(encoding)) answer.compress(encoding).catch(() => {});
}

/** Sends an answer in the encoding the reader takes, as far as that is made, or a 304. `extra` are headers of this one sending. */
export function sendResponse(
	request: IncomingMessage,
	response: ServerResponse,
	answer: PreparedResponse,
	extra: string[] = [],
) {
	const known = request.headers['if-none-match'];
	if (known !== undefined && answer.status === 200 && isKnown(known, answer.etag)) {
		response.writeHead(304, extra.length > 0 ? [...answer.notModified, ...extra] : answer.notModified).end();
		return;
	}
	const encoding = encodingFor(answer, request);
	const variant = (encoding === 'identity' ? undefined : answer.variants[encoding]) ?? answer.plain();
	response.writeHead(answer.status, extra.length > 0 ? [...variant.headers, ...extra] : variant.headers);
	if (request.method === 'HEAD') response.end();
	else response.end(variant.body);
}

/** Weak comparison, as `If-None-Match` asks for it. */
export const isKnown = (known: string, etag: string) =>
	known === etag || known.trim() === '*' || known.includes(etag.replace(/^W\//, ''));

/** A 304 carries no headers of a body it does not have. */
function withoutContentHeaders(flat: string[]): string[] {
	return flat.filter((_, index) => flat[index - (index % 2)]?.toLowerCase() !== 'content-type');
}
