import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CALLS } from '#app/features/data-calls/calls.ts';
import { addressOf, changeCursor } from '#app/features/data-calls/cursors.ts';
import { paths } from '#app/lib/paths.ts';
import { changesAfterFile } from '#domain/catalogue/data-calls/change-queries.ts';
import { getKeptFile, type KeptFile, openFileName, readOpenFile } from '#domain/catalogue/open-data/queries.ts';
import { publicRootKey } from '#domain/desk/log/roots/chain.ts';
import { decisionFileName } from '#domain/desk/log/roots/root-file.ts';
import { getDecisionFile } from '#domain/desk/log/roots/root-queries.ts';
import { getReviewFile, type KeptReviewFile, readReviewFile } from '#domain/reviews/open-reviews/queries.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { refuse, tooMany, tryLater } from '../../http/refuse.ts';
import { LICENSED } from '../data/answer-call.ts';
import type { ApiParts } from '../parts.ts';
import { openFileSender } from './send-open-file.ts';

/** The file of a day is made anew where courses have come or gone since. */
const FILE_CACHING = 'public, max-age=3600';
/** Which file is the newest. */
const LEADING_CACHING = 'public, max-age=300';
const OF_A_DAY = /^-(\d{4}-\d{2}-\d{2})\.csv\.gz$/;
const DECISIONS_OF_A_DAY = /^-(\d{4}-\d{2}-\d{2})\.json$/;

type OfADay = FastifyRequest<{ Params: { rest: string } }>;
type Ways = {
	/** The day that is asked for, '' for the newest; null where the answer has been given. */
	admit: (request: OfADay, reply: FastifyReply, pattern?: RegExp, newest?: string) => Promise<string | null>;
	lead: (reply: FastifyReply, to: string) => FastifyReply;
};

/**
 * `/data/courses-2026-11-29.csv.gz`, the whole catalogue, and `/data/reviews-2026-11-29.csv.gz`, the reviews that count in ratings, as
 * packed files. The same addresses without a day lead to the newest, as do those of earlier days to the newest catalogue; the reviews
 * of earlier days are kept for a while. While none has been made they say to come again. `/data/decisions-2026-11-29.json` is a night's
 * root of the log of decisions, and `/data/decisions-key.pem` what its signature is checked with.
 */
export function registerOpenData(app: FastifyInstance, parts: ApiParts) {
	const send = openFileSender(parts);
	async function admit(request: OfADay, reply: FastifyReply, pattern = OF_A_DAY, newest = '.csv.gz') {
		const { rest } = request.params;
		const day = rest === newest ? '' : pattern.exec(rest)?.[1];
		if (day === undefined) refuse(parts, request, reply, { status: 404 });
		const wait = day === undefined ? null : await parts.limits.count('data', request.ip);
		if (wait !== null) refuse(parts, request, reply, tooMany(wait));
		return wait === null ? (day ?? null) : null;
	}
	const lead = (reply: FastifyReply, to: string) =>
		reply.header('Cache-Control', LEADING_CACHING).redirect(paths.openFile(to), 302);

	// What else stands below `/data` are pages.
	app.get<{ Params: { rest: string } }>('/data/courses:rest', async (request, reply) => {
		const day = await admit(request, reply);
		if (day === null) return reply;
		const ctx = parts.contextFor(request);
		const file = await getKeptFile(ctx);
		if (!file) return refuse(parts, request, reply, tryLater);
		if (day > file.day) return refuse(parts, request, reply, { status: 404 });
		if (day < file.day) return lead(reply, file.name);
		const link = await linksOf(parts, ctx, file);
		const content = () => readOpenFile(ctx, file);
		return send(request, reply, { ...file, name: openFileName(file.day), link, caching: FILE_CACHING, content });
	});

	app.get<{ Params: { rest: string } }>('/data/reviews:rest', async (request, reply) => {
		const day = await admit(request, reply);
		if (day === null) return reply;
		const ctx = parts.contextFor(request);
		const file: KeptReviewFile | null = await getReviewFile(ctx, day || undefined);
		if (!file) return refuse(parts, request, reply, day ? { status: 404 } : tryLater);
		if (!day) return lead(reply, file.name);
		const content = () => readReviewFile(ctx, file);
		return send(request, reply, { ...file, link: LICENSED[1], caching: FILE_CACHING, content });
	});

	registerDecisionRoots(app, parts, { admit, lead });
}

/** The roots of the log of decisions, and the key that they are checked with. */
function registerDecisionRoots(app: FastifyInstance, parts: ApiParts, { admit, lead }: Ways) {
	const pem = publicRootKey(parts.secret);
	app.get('/data/decisions-key.pem', (_request, reply) =>
		reply.type('application/x-pem-file').header('Cache-Control', FILE_CACHING).send(pem),
	);
	app.get<{ Params: { rest: string } }>('/data/decisions:rest', async (request, reply) => {
		const day = await admit(request, reply, DECISIONS_OF_A_DAY, '.json');
		if (day === null) return reply;
		const file = await getDecisionFile(parts.contextFor(request), day || undefined);
		if (!file) return refuse(parts, request, reply, day ? { status: 404 } : tryLater);
		const name = decisionFileName(file.day);
		if (!day) return lead(reply, name);
		reply.headers({ 'Cache-Control': FILE_CACHING, 'Content-Disposition': `attachment; filename="${name}"` });
		return reply.send(file);
	});
}

/** Its licence, and where the changes are told that it does not have. */
async function linksOf({ config }: ApiParts, ctx: DomainContext, file: KeptFile): Promise<string> {
	const place = await changesAfterFile(ctx, file);
	const [, licence] = LICENSED;
	if (!place) return licence;
	const next = addressOf(config.origin, CALLS.listChangedCourses.path, { cursor: changeCursor(place) });
	return `${licence}, <${next}>; rel="next"`;
}
