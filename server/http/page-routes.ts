import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReceivedFile } from '#domain/shared/pictures.ts';
import type { Keeping, Plan } from '../pages/plan.ts';
import type { LimitedKind } from '../security/rate-limits.ts';
import type { Parts } from './parts.ts';
import type { ReceivedForm } from './receiving/receive-form.ts';
import { refuse, tooMany } from './refuse.ts';

const FORM = 'application/x-www-form-urlencoded';
const NOTHING = Buffer.alloc(0);

/** What a page counts as that was not in memory. Free text is looked for anew each time, and so is what is one reader's own. */
const LIMITED: Record<Keeping, LimitedKind> = {
	kept: 'page',
	fresh: 'search',
	'no-store': 'personal',
	private: 'personal',
};

/** Whether it is a list’s second page or one behind it. */
const isDeep = (url: string) => /[?&]page=(?!1(?:&|$))/.test(url);

/** Every address that no other route has is a page of the application, or its not-found page. */
export function registerPages(app: FastifyInstance, parts: Parts) {
	const planOf = (request: FastifyRequest) => planFor(parts, request);
	app.route({
		method: ['GET', 'HEAD'],
		url: '/*',
		config: { isNowhere: true },
		handler: (request, reply) => readPage(parts, request, reply),
	});
	app.route({
		method: 'POST',
		url: '/*',
		config: { isNowhere: true, files: (request) => planOf(request).route.handle.files ?? [], keepsWords: true },
		// Before the body is read: an action is refused unless its route says who may write.
		preParsing: async (request, reply) => {
			const plan = planOf(request);
			const { found, handle } = plan.route;
			const admission = await parts.pages.admission(plan, { headers: request.headers, address: request.ip });
			// Before anything is said of what may be posted where. The words of a form come back on the page that asks to sign in.
			if (admission === 'signed-out') {
				if (isMultipart(request)) await answerPage(parts, plan, request, reply);
			} else if (!found || admission === 'nowhere') refuse(parts, request, reply, { status: 404 });
			else if (!handle.writes) refuse(parts, request, reply, { status: 405, extra: [['Allow', 'GET, HEAD']] });
			else if (!handle.files && handle.writes !== 'signed' && isMultipart(request))
				refuse(parts, request, reply, { status: 415 });
		},
		handler: async (request, reply) => answerPage(parts, planOf(request), request, reply),
	});
}

/** Answers with the page at the address of a request, unless its network has asked for too many. */
export async function readPage(parts: Parts, request: FastifyRequest, reply: FastifyReply) {
	const plan = planFor(parts, request);
	const { count } = parts.limits;
	const wait =
		(await count(LIMITED[plan.keeping], request.ip)) ?? (isDeep(request.url) ? await count('deep', request.ip) : null);
	return wait === null ? answerPage(parts, plan, request, reply) : refuse(parts, request, reply, tooMany(wait));
}

const planFor = ({ pages }: Parts, { raw }: FastifyRequest) => pages.plan(raw.url ?? '/');

async function answerPage({ pages }: Parts, plan: Plan, request: FastifyRequest, reply: FastifyReply) {
	const { id, raw, body, ip, mayWrite } = request;
	const post = raw.method === 'POST' ? { type: FORM, mayWrite, ...formOf(body) } : undefined;
	await pages.answer(plan, { id, raw, response: reply.raw, address: ip, post });
	return reply.hijack();
}

const isMultipart = ({ headers }: FastifyRequest) => headers['content-type']?.startsWith('multipart/') ?? false;

/** The texts of a form, and the files that came with them. */
function formOf(body: unknown): { body: Buffer; files: ReceivedFile[] } {
	if (Buffer.isBuffer(body)) return { body, files: [] };
	// The parser of forms with files gives nothing else.
	return body ? (body as ReceivedForm) : { body: NOTHING, files: [] };
}
