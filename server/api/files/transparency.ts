import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { partOfFile, reportPart } from '#domain/desk/transparency/dsa/parts.ts';
import { statementOf, statementsCsv } from '#domain/desk/transparency/dsa/statements.ts';
import { listComplaints, listMeasures, listNotices } from '#domain/desk/transparency/dsa/year-queries.ts';
import { utcDay } from '#domain/shared/day.ts';
import { refuse, tooMany } from '../../http/refuse.ts';
import type { ApiParts } from '../parts.ts';

const CACHING = 'public, max-age=300';
const YEAR = /^20\d{2}$/;
const CSV = 'text/csv; charset=utf-8';

type OfAYear = FastifyRequest<{ Params: { year: string; file: string } }>;

/**
 * The yearly report in the template of Implementing Regulation (EU) 2024/2835, a file for each of its parts
 * (`/transparency/2026/4_notices.csv`), and the statements of reasons of a year as the Commission's Transparency Database takes them
 * (`/transparency/2026/statements.csv` and `.json`). All are counted when they are asked for; none holds a name or an editor's words.
 */
export function registerTransparency(app: FastifyInstance, parts: ApiParts) {
	app.get('/transparency/:year/:file', async (request: OfAYear, reply) => {
		const { year, file } = request.params;
		const ctx = parts.contextFor(request);
		if (!YEAR.test(year) || Number(year) > ctx.now().getUTCFullYear())
			return refuse(parts, request, reply, { status: 404 });
		const wait = await parts.limits.count('data', request.ip);
		if (wait !== null) return refuse(parts, request, reply, tooMany(wait));
		const made = await makeFile(parts, ctx, Number(year), file);
		if (!made) return refuse(parts, request, reply, { status: 404 });
		return send(reply, `transparency-${year}-${file}`, made);
	});
}

type Made = { type: string; content: string };

async function makeFile(
	{ config }: ApiParts,
	ctx: ReturnType<ApiParts['contextFor']>,
	year: number,
	file: string,
): Promise<Made | null> {
	if (file === 'statements.csv' || file === 'statements.json') {
		const statements = (await listMeasures(ctx, year)).map((measure) => statementOf(measure, config.origin));
		return file === 'statements.csv'
			? { type: CSV, content: statementsCsv(statements) }
			: { type: 'application/json; charset=utf-8', content: JSON.stringify({ statements }) };
	}
	const part = partOfFile(file);
	if (!part) return null;
	const [measures, notices, complaints] = await Promise.all([
		listMeasures(ctx, year),
		listNotices(ctx, year),
		listComplaints(ctx, year),
	]);
	const today = utcDay(ctx.now());
	const content = reportPart(part, { year, today, provider: config.companyName, measures, notices, complaints });
	return { type: CSV, content };
}

const send = (reply: FastifyReply, name: string, { type, content }: Made) =>
	reply
		.headers({
			'Cache-Control': CACHING,
			'Content-Type': type,
			'Content-Disposition': `attachment; filename="${name}"`,
			'X-Robots-Tag': 'noindex',
		})
		.send(content);
