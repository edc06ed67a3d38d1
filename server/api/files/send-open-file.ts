import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKnown } from '../../http/prepared-response.ts';
import { LineFull } from '../../load/turnstile.ts';
import type { ApiParts } from '../parts.ts';

/** A packed file as it is sent: `hash` is SHA-256 in hex, `content` its pieces in their order. */
export type SentFile = {
	name: string;
	hash: string;
	bytes: number;
	madeAt: Date;
	link: string;
	caching: string;
	content: () => AsyncIterable<Buffer>;
};

/** Each holds a piece of a file in memory. */
const SENT_AT_ONCE = 50;

/**
 * What sends packed files to be kept: with 304 to who has one, without its bytes to who asks for the head, and to so many at once.
 * Throws `LineFull` for one more. A file that goes while it is sent ends the connection, and stands in the log.
 */
export function openFileSender({ log }: ApiParts) {
	let sending = 0;
	return (request: FastifyRequest, reply: FastifyReply, file: SentFile) => {
		const etag = `"${file.hash.slice(0, 32)}"`;
		reply.headers({
			'Cache-Control': file.caching,
			ETag: etag,
			'Last-Modified': file.madeAt.toUTCString(),
			'Content-Disposition': `attachment; filename="${file.name}"`,
			Link: file.link,
		});
		const known = request.headers['if-none-match'];
		if (known !== undefined && isKnown(known, etag)) return reply.code(304).send();
		reply.headers({ 'Content-Type': 'application/gzip', 'Content-Length': file.bytes });
		// Fastify would read it to its end for nobody.
		if (request.method === 'HEAD') return reply.send(Readable.from([]));
		if (reply.raw.destroyed) return reply.hijack();
		if (sending === SENT_AT_ONCE) throw new LineFull('too many are fetching files of open data');
		sending += 1;
		reply.raw.once('close', () => {
			sending -= 1;
		});
		const content = Readable.from(file.content());
		// The beginning has been sent: all that can be done is to end the connection, and to say why in the log.
		content.on('error', (error) => log.error({ id: request.id, err: error }, `Sending the file ${file.name} failed`));
		return reply.send(content);
	};
}
