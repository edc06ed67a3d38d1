import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PICTURE_MESSAGES } from '#domain/pictures/messages.ts';
import { getUpload } from '#domain/pictures/photograph-queries.ts';
import { getAudience, isOf } from '#domain/pictures/serving-queries.ts';
import { takePhotograph } from '#domain/pictures/upload-commands.ts';
import type { AskerOf } from '../auth/asker.ts';
import type { Core } from '../core.ts';
import type { Parts } from '../http/parts.ts';
import type { ReceivedForm } from '../http/receiving/receive-form.ts';
import { refuse } from '../http/refuse.ts';
import { readServedName } from '../pictures/store.ts';
import { openHeaders, securityHeaders } from '../security/headers.ts';

export type PictureParts = Pick<Parts, 'config' | 'log'> & {
	core: Pick<Core, 'db' | 'pictures' | 'contextFor' | 'report'>;
	askerOf: AskerOf;
};

/** A browser keeps what it has seen; shared caches, which nobody tells of a photograph that is removed, ask every minute. */
const PUBLIC = 'public, max-age=31536000, s-maxage=60, immutable';
/** A picture opened by itself runs nothing and loads nothing, whatever is in it (S42). */
const ALONE = "default-src 'none'; sandbox; frame-ancestors 'none'";
const STATUS = { 'picture-quota': 429, 'picture-store': 503, 'picture-large': 413 } as const;
/** Of the form with one photograph in it. */
const FIELD = 'photograph';
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The files of pictures, and the call that takes one photograph ahead of its review. */
export function registerPhotographs(app: FastifyInstance, parts: PictureParts) {
	app.get<{ Params: { name: string } }>('/pictures/:name', (request, reply) =>
		servePicture(parts, request, reply, request.params.name),
	);
	app.get<{ Params: { id: string } }>('/api/pictures/:id', async (request, reply) => {
		const upload = ID.test(request.params.id) ? await getUpload(parts.core, request.params.id) : null;
		if (!upload) return refuse(parts, request, reply, { status: 404 });
		return reply.header('Cache-Control', 'no-store').send(upload);
	});
	app.post('/api/pictures', { config: { files: () => [FIELD] } }, (request, reply) =>
		receivePicture(parts, request, reply),
	);
}

async function servePicture(
	parts: PictureParts,
	request: FastifyRequest,
	reply: FastifyReply,
	text: string,
): Promise<FastifyReply> {
	const { core, config, askerOf } = parts;
	const asked = readServedName(text);
	const audience = asked && (await getAudience(core.db, asked.purpose, asked.id));
	if (!asked || !audience || audience.kind === 'nobody') return refuse(parts, request, reply, { status: 404 });
	const isPublic = audience.kind === 'public';
	if (!isPublic && !isOf(audience, (await askerOf({ headers: request.headers, address: request.ip })).viewer)) {
		return refuse(parts, request, reply, { status: 404 });
	}
	const etag = `"${text}"`;
	reply.headers({
		// Data calls name those that are public, so that pages of other sites may show them.
		...Object.fromEntries((isPublic ? openHeaders : securityHeaders)(config.origin, ALONE)),
		'Cache-Control': isPublic ? PUBLIC : 'private, no-store',
		ETag: etag,
	});
	if (request.headers['if-none-match'] === etag) return reply.code(304).send();
	const file = await core.pictures.store.open(asked.name);
	if (!file) return refuse(parts, request, reply, { status: 404 });
	reply.headers({ 'Content-Type': asked.type, 'Content-Length': file.bytes });
	if (request.method !== 'HEAD') return reply.send(file.stream);
	// Fastify would read it to its end for nobody.
	file.stream.destroy();
	return reply.send(Readable.from([]));
}

/** `POST /api/pictures` with one file named `photograph`: 201 with its id, or what is wrong with it in words. */
async function receivePicture(parts: PictureParts, request: FastifyRequest, reply: FastifyReply) {
	const { core, askerOf } = parts;
	// The route takes nothing but forms with files; another content type has been refused, no body is none.
	const form = request.body as ReceivedForm | undefined;
	const [file, ...more] = form?.files ?? [];
	if (!file || more.length > 0) return refuse(parts, request, reply, { status: 400 });
	const asker = await askerOf({ headers: request.headers, address: request.ip });
	const ctx = core.contextFor(asker, (message, error) => core.report(message, error, request.id));
	const outcome = await takePhotograph(ctx, file);
	reply.header('Cache-Control', 'no-store');
	if (outcome.ok) return reply.code(201).send({ id: outcome.value.id });
	const status = STATUS[outcome.kind as keyof typeof STATUS] ?? 422;
	const problem = {
		type: 'about:blank',
		title: 'The picture was not taken',
		status,
		detail: PICTURE_MESSAGES[outcome.kind],
	};
	return reply.code(status).type('application/problem+json').send(problem);
}
