import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { renderSheet as renderPages } from '#app/features/machines/site-map-pages.ts';
import { escapeXml } from '#app/lib/machines/xml.ts';
import { paths } from '#app/lib/paths.ts';
import { listCourseSheets, type MappedCourse, readCourseSheet } from '#domain/catalogue/site-map-queries.ts';
import { listGolferPages } from '#domain/members/golfer-queries.ts';
import { utcDay } from '#domain/shared/day.ts';
import { refuse, tooMany } from '../http/refuse.ts';
import { createTurnstile, LineFull } from '../load/turnstile.ts';
import type { ApiParts } from './parts.ts';

const HEAD = '<?xml version="1.0" encoding="utf-8"?>\n';
const GOLFERS_SHEET = '/sitemaps/golfers.xml';
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const TYPE = 'application/xml; charset=utf-8';
/** Search engines come by a few times a day. */
const HOUR = 'public, max-age=3600';
/** A piece of a sheet is some milliseconds of the event loop: those of a flood must not have the readers wait (R21). */
const PIECES_AT_ONCE = 1;
/** Search engines ask for one at a time. */
const SHEETS_AT_ONCE = 12;

/**
 * `/sitemap.xml`, the index, and `/sitemaps/courses-<n>.xml`, its sheets of courses, written while they are read from the
 * database. The sheet of all other pages, `/sitemaps/pages.xml`, is the application's.
 */
export function registerSiteMap(app: FastifyInstance, parts: ApiParts) {
	const { origin } = parts.config;
	// A sheet that has begun is never turned away: there are no more of them than those that are let in.
	const pieces = createTurnstile(PIECES_AT_ONCE, SHEETS_AT_ONCE);
	let open = 0;
	app.get('/sitemap.xml', async (request, reply) => {
		const wait = await parts.limits.count('search', request.ip);
		if (wait !== null) return refuse(parts, request, reply, tooMany(wait));
		const sheets = await listCourseSheets(parts.contextFor(request));
		return reply.type(TYPE).header('Cache-Control', HOUR).send(renderIndex(origin, sheets));
	});
	app.get(GOLFERS_SHEET, async (request, reply) => {
		const wait = await parts.limits.count('search', request.ip);
		if (wait !== null) return refuse(parts, request, reply, tooMany(wait));
		const golfers = await listGolferPages(parts.contextFor(request));
		const pages = golfers.map(({ handle, updated }) => ({
			path: paths.golfer(handle),
			updated: utcDay(updated),
		}));
		return reply.type(TYPE).header('Cache-Control', HOUR).send(renderPages(origin, pages));
	});
	app.get<{ Params: { number: string } }>('/sitemaps/courses-:number.xml', async (request, reply) => {
		const wait = await parts.limits.count('search', request.ip);
		if (wait !== null) return refuse(parts, request, reply, tooMany(wait));
		// Who has left already ends no more, and would be counted for good.
		if (reply.raw.destroyed) return reply.hijack();
		if (open === SHEETS_AT_ONCE) throw new LineFull('too many sheets of the site map are being read');
		open += 1;
		reply.raw.once('close', () => {
			open -= 1;
		});
		const ctx = parts.contextFor(request);
		const number = /^[1-9]\d{0,5}$/.test(request.params.number) ? Number(request.params.number) : 0;
		const written = writeSheet(origin, readCourseSheet(ctx, number));
		// The first courses are read before anything is sent: a sheet without any is not found.
		const first = number > 0 ? await pieces.run(() => written.next()) : { done: true as const };
		if (first.done) return refuse(parts, request, reply, { status: 404 });
		const isHead = request.method === 'HEAD';
		// Fastify would answer a HEAD at once and read the sheet to its end all the same, in nobody's count.
		const sheet = Readable.from(isHead ? [] : wholeSheet(first.value, () => pieces.run(() => written.next())));
		// The beginning has been sent: all that can be done is to end the connection, and to say why in the log.
		sheet.on('error', (error) =>
			parts.log.error({ id: request.id, err: error }, 'Sending a part of the site map failed'),
		);
		return sendStream(request, reply, sheet);
	});
}

function renderIndex(origin: string, sheets: { number: number; updated: Date }[]): string {
	const courses = sheets.map(
		({ number, updated }) =>
			`<sitemap><loc>${origin}/sitemaps/courses-${number}.xml</loc><lastmod>${updated.toISOString()}</lastmod></sitemap>\n`,
	);
	return `${HEAD}<sitemapindex ${SPACE}>\n<sitemap><loc>${origin}/sitemaps/pages.xml</loc></sitemap>\n<sitemap><loc>${origin}${GOLFERS_SHEET}</loc></sitemap>\n${courses.join('')}</sitemapindex>\n`;
}

/** The courses of a sheet in pieces. */
async function* writeSheet(origin: string, batches: AsyncGenerator<MappedCourse[]>): AsyncGenerator<string> {
	for await (const batch of batches) yield renderCourses(origin, batch);
}

async function* wholeSheet(first: string, next: () => Promise<IteratorResult<string>>) {
	yield `${HEAD}<urlset ${SPACE}>\n${first}`;
	for (let piece = await next(); !piece.done; piece = await next()) yield piece.value;
	yield '</urlset>\n';
}

const renderCourses = (origin: string, courses: MappedCourse[]) =>
	courses
		.map(
			(course) =>
				`<url><loc>${escapeXml(origin + paths.course(course))}</loc><lastmod>${course.updated.toISOString()}</lastmod></url>\n`,
		)
		.join('');

function sendStream(request: FastifyRequest, reply: FastifyReply, text: Readable): FastifyReply {
	reply.type(TYPE).header('Cache-Control', HOUR).header('Vary', 'Accept-Encoding');
	if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(text);
	const packed = createGzip();
	text.on('error', (error) => packed.destroy(error));
	packed.on('close', () => text.destroy());
	return reply.header('Content-Encoding', 'gzip').send(text.pipe(packed));
}
