import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CacheKey } from '#domain/shared/context.ts';
import { isDatabaseFailing } from '#domain/shared/database-failing.ts';
import type { AskerOf } from '../auth/asker.ts';
import { changedCookies } from '../auth/cookies.ts';
import { lifeOf } from '../cache/page-life.ts';
import type { Made, ResponseCache } from '../cache/response-cache.ts';
import type { Core } from '../core.ts';
import type { Asker } from '../domain-context.ts';
import { compressAndSend, type PreparedResponse } from '../http/prepared-response.ts';
import { type Admission, admit } from './admission.ts';
import { checkSender } from './check-sender.ts';
import { guardDesk } from './guard-desk.ts';
import { type PageSettings, packPage } from './page-response.ts';
import { type Keeping, type Plan, planNowhere, planPage } from './plan.ts';
import type { Render, Rendered, RenderRequest } from './render.ts';
import type { RenderQueue } from './render-queue.ts';
import { resubmittedForm } from './resubmitted-form.ts';
import type { RouteTable } from './route-table.ts';

/** One request for a page, past every check. */
export type PageRequest = {
	id: string;
	raw: IncomingMessage;
	response: ServerResponse;
	/** The client's, behind our own proxies. */
	address: string;
	post?: RenderRequest['post'];
};

type SentRequest = PageRequest & { post: NonNullable<PageRequest['post']> };
const isSent = (request: PageRequest): request is SentRequest => request.post !== undefined;

export type PageServer = {
	/** A kept page for a raw request target, at once or not at all. */
	find: (url: string) => PreparedResponse | undefined;
	/** As the cache's, of a raw request target, in whichever spelling it has been asked for before. */
	joins: ResponseCache['joins'];
	postpone: ResponseCache['postpone'];
	plan: (url: string) => Plan;
	/** What whoever asks may do with the page of a plan. */
	admission: (plan: Plan, seen: Parameters<AskerOf>[0]) => Promise<Admission>;
	/** Makes or finds the page and sends it. Never throws for what goes wrong in a page. */
	answer: (plan: Plan, request: PageRequest) => Promise<void>;
};

type PageServing = {
	table: () => RouteTable;
	render: Render;
	/** Where a page waits before it is begun. */
	renderQueue: Pick<RenderQueue, 'begin'>;
	settings: PageSettings;
	/** Null: nothing is kept (development). */
	cache: ResponseCache | null;
	/** Told of what a post has changed, before its answer is sent. */
	announce: (changes: ReadonlySet<CacheKey>) => Promise<void>;
	/** Asked for pages that are not the same for everyone, and for every post. */
	askerOf: AskerOf;
	now: () => Date;
	/** Signs the stamps of forms. */
	secret: string;
	report: Core['report'];
};

/** Spellings of kept pages' addresses that differ from their key (other order, unknown parameters). */
const MOST_ALIASES = 5_000;
const LONGEST_ALIAS = 500;

/** Serves the application's pages: kept ones from memory, others made for the request. */
export function createPageServer(serving: PageServing): PageServer {
	const { cache, table } = serving;
	const aliases = new Map<string, string>();
	return {
		find: (url) => cache?.find(url) ?? findByAlias(url),
		joins: (url) => cache?.joins(keyOf(url)) ?? false,
		postpone: (url) => cache?.postpone(keyOf(url)) ?? false,
		plan: (url) => planPage(table(), url),
		admission: async (plan, seen) => (isOfDesk(plan) ? admissionOf(serving, plan, seen) : 'in'),
		answer: async (plan, request) => {
			if (isSent(request)) return answerSent(serving, plan, request);
			if (isOfDesk(plan)) return answerDesk(serving, plan, request, await askerOf(serving, request));
			if (plan.keeping === 'kept') remember(request.raw.url ?? '', plan.key);
			return answerShared(serving, plan, request);
		},
	};

	function keyOf(url: string) {
		return aliases.get(url) ?? url;
	}

	function findByAlias(url: string): PreparedResponse | undefined {
		const key = aliases.get(url);
		return key === undefined ? undefined : cache?.find(key);
	}

	function remember(url: string, key: string) {
		if (url === key || url.length > LONGEST_ALIAS) return;
		if (aliases.size >= MOST_ALIASES) aliases.clear();
		aliases.set(url, key);
	}
}

/** A form whose sender cannot be told comes back with what was typed. */
async function answerSent(serving: PageServing, plan: Plan, request: SentRequest) {
	const { id, raw, response } = request;
	let asker: Asker;
	try {
		asker = await askerOf(serving, request);
	} catch (error) {
		const words = isDatabaseFailing(error) ? resubmittedForm(request, serving.settings) : null;
		if (!words) throw error;
		serving.report('Reading the sender of a form failed', error, id);
		return compressAndSend(raw, response, words);
	}
	return isOfDesk(plan) ? answerDesk(serving, plan, request, asker) : answerPost(serving, plan, request, asker);
}

/** What somebody may do with a page of the desk. While that cannot be told, the page itself answers so. */
async function admissionOf(
	{ askerOf, now }: PageServing,
	{ route }: Plan,
	seen: Parameters<AskerOf>[0],
): Promise<Admission> {
	try {
		return admit(route.handle, (await askerOf(seen)).viewer, now());
	} catch (error) {
		if (isDatabaseFailing(error)) return 'in';
		throw error;
	}
}

const isOfDesk = ({ route }: Plan) => route.handle.desk !== undefined;

/** What nobody but an editor may know of: everybody else gets the page of all addresses at which nothing lives. */
async function answerDesk(serving: PageServing, plan: Plan, request: PageRequest, asker: Asker) {
	const { settings, now } = serving;
	const guarded = guardDesk(plan, asker, request, { settings, now: now() });
	if (guarded.kind === 'answer') return compressAndSend(request.raw, request.response, guarded.answer);
	// The address is not remembered as one of that page: to an editor it is another.
	if (guarded.kind === 'nowhere') return answerShared(serving, planNowhere(serving.table(), plan), request);
	return isSent(request) ? answerPost(serving, plan, request, asker) : answerAnew(serving, plan, request, asker);
}

async function answerShared(serving: PageServing, plan: Plan, request: PageRequest) {
	const { cache } = serving;
	if (plan.keeping !== 'kept' || !cache) {
		const shared = plan.keeping === 'kept' || plan.keeping === 'fresh';
		return answerAnew(serving, plan, request, shared ? null : await askerOf(serving, request));
	}
	const { answer, age } = await cache.obtain(plan.key, () => makeKept(serving, plan, request.id));
	await compressAndSend(request.raw, request.response, answer, age === null ? [] : ['Age', String(age)]);
}

const askerOf = (serving: PageServing, { raw, address }: PageRequest) =>
	serving.askerOf({ headers: raw.headers, address });

const askedBy = ({ key, route }: Plan, { origin }: PageSettings) => ({ url: origin + key, routes: route.ids });

async function makeKept(serving: PageServing, plan: Plan, id: string): Promise<Made> {
	const { render, renderQueue, settings, now } = serving;
	await renderQueue.begin();
	const rendered = await renderRead(render, { id, ...askedBy(plan, settings), asker: null });
	const life = lifeOf(rendered.ends, now(), settings.sharedCacheSeconds);
	const answer = packPage(rendered, settings, { id, keeping: 'kept', effort: 'kept', life });
	return {
		answer,
		reads: rendered.reads,
		outcome: outcomeOf(plan, rendered),
		databaseLost: rendered.errors.databaseLost,
		endsAt: life.endsAt,
	};
}

/** Up to then a read that lost its connection is tried again, unless for a database that hangs; what took longer has waited for one. */
const RETRIES_MILLISECONDS = 500;
const MOST_TRIES = 3;

/** Reading twice does no harm, so a connection that breaks under a page costs its reader nothing (R13). */
async function renderRead(render: Render, request: RenderRequest): Promise<Rendered> {
	const until = performance.now() + RETRIES_MILLISECONDS;
	for (let tries = 1; ; tries++) {
		const rendered = await render(request);
		const { databaseLost, silence } = rendered.errors;
		if (!databaseLost || silence !== null || tries === MOST_TRIES || performance.now() > until) return rendered;
	}
}

const LASTING = new Set([200, 301, 308]);

function outcomeOf({ route }: Plan, { status, headers, errors }: Rendered): Made['outcome'] {
	if (errors.reported || status >= 500) return 'failed';
	// All addresses at which nothing lives share one page; an unknown course's page is made each time.
	const lasting = LASTING.has(status) || (status === 404 && !route.found);
	return lasting && !headers.has('Set-Cookie') ? 'keep' : 'drop';
}

/** `asker` is null where the page is the same for everyone. Nothing is made for a reader who has left before its turn (R31). */
async function answerAnew(serving: PageServing, plan: Plan, request: PageRequest, asker: RenderRequest['asker']) {
	const { render, renderQueue, settings } = serving;
	const { id, raw, response } = request;
	await renderQueue.begin();
	if (response.destroyed) return;
	const ownHeaders = asker ? fromReader(raw) : {};
	const rendered = await renderRead(render, { id, ...askedBy(plan, settings), asker, ...ownHeaders });
	// A guard that finds nobody signed in lets the browser know.
	setCookies(rendered, settings);
	await sendOnce(serving, rendered, request, plan.keeping);
}

/** What a page of one reader alone may know of the request beside its address. */
const fromReader = ({ headers: { cookie, referer } }: PageRequest['raw']) => ({ cookie, referer });

async function answerPost(serving: PageServing, plan: Plan, request: SentRequest, asker: Asker) {
	const { render, renderQueue, settings, secret, announce } = serving;
	const { id, raw, post } = request;
	const refusal = checkSender(plan, asker.viewer, request, { settings, secret, now: serving.now() });
	if (refusal) return compressAndSend(raw, request.response, refusal);
	await renderQueue.begin();
	const rendered = await render({ id, ...askedBy(plan, settings), asker, ...fromReader(raw), post });
	setCookies(rendered, settings);
	await announce(rendered.changes);
	const words = rendered.errors.lostByAction ? resubmittedForm(request, settings) : null;
	if (words) return compressAndSend(raw, request.response, words);
	await sendOnce(serving, rendered, request, plan.keeping === 'private' ? 'private' : 'no-store');
}

function setCookies(rendered: Rendered, { origin }: PageSettings) {
	for (const cookie of changedCookies(rendered, origin)) rendered.headers.append('Set-Cookie', cookie);
}

async function sendOnce({ settings, now }: PageServing, rendered: Rendered, request: PageRequest, keeping: Keeping) {
	const life = lifeOf(rendered.ends, now(), settings.sharedCacheSeconds);
	const answer = packPage(rendered, settings, { id: request.id, keeping, effort: 'once', life });
	await compressAndSend(request.raw, request.response, answer);
}
