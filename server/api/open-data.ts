import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paths } from '#app/lib/paths.ts';
import { OPEN_DATABASE_LICENCE } from '#domain/catalogue/credits.ts';
import { getKeptFile, type KeptFile, openFileName, readOpenFile } from '#domain/catalogue/open-data/queries.ts';
import { refuse, tooMany, tryLater } from '../http/refuse.ts';
import { LineFull } from '../load/turnstile.ts';
import type { ApiParts } from './parts.ts';

/** The file of a day stays what it is, but for the first day of a site. */
const FILE_CACHING = 'public, max-age=3600';
/** Which file is the newest. */
const LEADING_CACHING = 'public, max-age=300';
/** Each holds a piece of the file in memory. */
const SENT_AT_ONCE = 50;
const NEWEST = 'courses.csv.gz';
const OF_A_DAY = /^courses-(\d{4}-\d{2}-\d{2})\.csv\.gz$/;

/**
 * `/data/courses-2026-11-29.csv.gz`, the whole catalogue as a packed file. `/data/courses.csv.gz` and the addresses of earlier days
 * lead to the newest; while none has been made they say to come again.
 */
export function registerOpenData(app: FastifyInstance, parts: ApiParts) {
	let sending = 0;
	// What else stands below `/data` are pages.
	app.get<{ Params: { rest: string } }>('/data/courses:rest', async (request, reply) => {
		const day = dayIn(`courses${request.params.rest}`);
		if (day === null) return refuse(parts, request, reply, { status: 404 });
		const wait = await parts.limits.count('data', request.ip);
		if (wait !== null) return refuse(parts, request, reply, tooMany(wait));
		const ctx = parts.contextFor(request);
		const file = await getKeptFile(ctx);
		if (!file) return refuse(parts, request, reply, tryLater);
		if (day > file.day) return refuse(parts, request, reply, { status: 404 });
		if (day < file.day) {
			return reply.header('Cache-Control', LEADING_CACHING).redirect(paths.openFile(file.name), 302);
		}
		tellOf(reply, file);
		if (isKnown(request, file)) return reply.code(304).send();
		reply.headers({ 'Content-Type': 'application/gzip', 'Content-Length': file.bytes });
		// Fastify would read it to its end for nobody.
		if (request.method === 'HEAD') return reply.send(Readable.from([]));
		if (reply.raw.destroyed) return reply.hijack();
		if (sending === SENT_AT_ONCE) throw new LineFull('too many are fetching the file of the catalogue');
		sending += 1;
		reply.raw.once('close', () => {
			sending -= 1;
		});
		const content = Readable.from(readOpenFile(ctx, file));
		// The beginning has been sent: all that can be done is to end the connection, and to say why in the log.
		content.on('error', (error) =>
			parts.log.error({ id: request.id, err: error }, 'Sending the file of the catalogue failed'),
		);
		return reply.send(content);
	});
}

/** The day that a name asks for; a day before all others for whichever is the newest, null for no such name. */
function dayIn(name: string): string | null {
	if (name === NEWEST) return '';
	return OF_A_DAY.exec(name)?.[1] ?? null;
}

/** What is told of the file, whether it is sent or not. */
function tellOf(reply: FastifyReply, file: KeptFile) {
	reply.headers({
		'Cache-Control': FILE_CACHING,
		ETag: etagOf(file),
		'Last-Modified': file.madeAt.toUTCString(),
		'Content-Disposition': `attachment; filename="${openFileName(file.day)}"`,
		Link: `<${OPEN_DATABASE_LICENCE}>; rel="license"`,
	});
}

const etagOf = ({ hash }: KeptFile) => `"${hash.slice(0, 32)}"`;

/** Weak comparison, as `If-None-Match` asks for it. */
function isKnown({ headers }: FastifyRequest, file: KeptFile): boolean {
	const known = headers['if-none-match'];
	return known !== undefined && (known.trim() === '*' || known.includes(etagOf(file)));
}
