import { promisify } from 'node:util';
import {
	brotliCompress,
	brotliCompressSync,
	brotliDecompressSync,
	constants,
	gunzipSync,
	gzip,
	gzipSync,
	zstdCompress,
	zstdCompressSync,
	zstdDecompressSync,
} from 'node:zlib';

/** Those that are worth making well. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
/** zstd is made in a hurry alone: in half of brotli's time, with as many bytes. */
export type Encoding = (typeof ENCODINGS)[number] | 'zstd';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const compressZstd = promisify(zstdCompress);

/** How hard to compress: what is made once for ever, what is asked for again and again, or what may be for one reader. */
export type Effort = 'for-ever' | 'kept' | 'once';
const BROTLI_QUALITY: Record<Effort, number> = { 'for-ever': 11, kept: 5, once: 3 };
const GZIP_LEVEL: Record<Effort, number> = { 'for-ever': 9, kept: 6, once: 3 };
const ZSTD_LEVEL = 3;

/** Whether the reader takes zstd, from `Accept-Encoding`. Nobody who sends weights is thought to. */
export const takesZstd = (accepted: string | undefined) =>
	accepted?.includes('zstd') === true && !accepted.includes('q=');

/** The best encoding that the reader takes, from `Accept-Encoding`. What is refused with `q=0` is not chosen. */
export function chooseEncoding(accepted: string | undefined): (typeof ENCODINGS)[number] {
	if (!accepted) return 'identity';
	// Browsers never send weights, so that the usual case is two searches in a short text.
	if (!accepted.includes('q=')) return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity';
	const refused = /\b(br|gzip)\s*;\s*q=0(\.0*)?\s*(,|$)/gi;
	const left = accepted.replace(refused, '');
	return /\bbr\b/i.test(left) ? 'br' : /\bgzip\b/i.test(left) ? 'gzip' : 'identity';
}

/** Pressed lightly, so much takes less time than to hand it to another thread. */
const AT_ONCE_BYTES = 131_072;

/** The bytes in one encoding. What takes long is compressed in zlib's own threads, off the event loop. */
export async function encode(body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
	if (encoding === 'identity') return body;
	const isSmall = body.length <= AT_ONCE_BYTES;
	if (encoding === 'zstd') {
		const options = { params: { [constants.ZSTD_c_compressionLevel]: ZSTD_LEVEL }, pledgedSrcSize: body.length };
		return isSmall ? zstdCompressSync(body, options) : compressZstd(body, options);
	}
	const atOnce = effort === 'once' && isSmall;
	if (encoding === 'gzip') {
		const options = { level: GZIP_LEVEL[effort] };
		return atOnce ? gzipSync(body, options) : compressGzip(body, options);
	}
	const params = {
		[constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
		[constants.BROTLI_PARAM_SIZE_HINT]: body.length,
	};
	return atOnce ? brotliCompressSync(body, { params }) : compressBrotli(body, { params });
}

const DECODERS = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync };

/** What `encode` has compressed, as it was. */
export const decode = (bytes: Buffer, encoding: keyof typeof DECODERS): Buffer => DECODERS[encoding](bytes);
