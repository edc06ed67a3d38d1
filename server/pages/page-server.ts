import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CacheKey } from '#domain/shared/context.ts';
import type { AskerOf } from '../auth/asker.ts';
import { sessionCookies } from '../auth/cookies.ts';
import type { AnswerCache, Made } from '../cache/answer-cache.ts';
import { chooseEncoding } from '../cache/encoding.ts';
import { type Answer, sendAnswer } from '../http/answer.ts';
import { type PageSettings, packPage } from './page-answer.ts';
import { type Keeping, type Plan, planPage } from './plan.ts';
import { refuseWriter } from './refuse-writer.ts';
import type { Render, Rendered, RenderRequest } from './render.ts';
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

export type PageServer = {
	/** A kept page for a raw request target, at once or not at all. */
	find: (url: string) => Answer | undefined;
	plan: (url: string) => Plan;
	/** Makes or finds the page and sends it. Never throws for what goes wrong in a page. */
	answer: (plan: Plan, request: PageRequest) => Promise<void>;
};

type PageServing = {
	table: () => RouteTable;
	render: Render;
	settings: PageSettings;
	/** Null: nothing is kept (development). */
	cache: AnswerCache | null;
	/** Told of what a post has changed, before its answer is sent. */
	announce: (changes: ReadonlySet<CacheKey>) => Promise<void>;
	/** Asked for pages that are not the same for everyone, and for every post. */
	askerOf: AskerOf;
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
		plan: (url) => planPage(table(), url),
		answer: async (plan, request) => {
			if (request.post) return answerPost(serving, plan, request);
			if (plan.keeping !== 'kept' || !cache) return answerAnew(serving, plan, request);
			remember(request.raw.url ?? '', plan.key);
			const { answer, age } = await cache.obtain(plan.key, () => makeKept(serving, plan, request.id));
			sendAnswer(request.raw, request.response, answer, age === null ? [] : ['Age', String(age)]);
		},
	};

	function findByAlias(url: string): Answer | undefined {
		const key = aliases.get(url);
		return key === undefined ? undefined : cache?.find(key);
	}

	function remember(url: string, key: string) {
		if (url === key || url.length > LONGEST_ALIAS) return;
		if (aliases.size >= MOST_ALIASES) aliases.clear();
		aliases.set(url, key);
	}
}

async function makeKept({ render, settings }: PageServing, plan: Plan, id: string): Promise<Made> {
	const rendered = await render({ id, url: settings.origin + plan.key, asker: null });
	const answer = await packPage(rendered, settings, { id, keeping: 'kept', encoding: null });
	return {
		answer,
		reads: rendered.reads,
		outcome: outcomeOf(plan, rendered),
		databaseLost: rendered.trouble.databaseLost,
	};
}

const LASTING = new Set([200, 301, 308]);

function outcomeOf({ route }: Plan, { status, headers, trouble }: Rendered): Made['outcome'] {
	if (trouble.reported || status >= 500) return 'failed';
	// All addresses at which nothing lives share one page; an unknown course's page is made each time.
	const lasting = LASTING.has(status) || (status === 404 && !route.found);
	return lasting && !headers.has('Set-Cookie') ? 'keep' : 'drop';
}

async function answerAnew({ render, settings, askerOf }: PageServing, plan: Plan, request: PageRequest) {
	const { id, raw, address } = request;
	const shared = plan.keeping === 'kept' || plan.keeping === 'fresh';
	const rendered = await render({
		id,
		url: settings.origin + plan.key,
		asker: shared ? null : await askerOf({ headers: raw.headers, address }),
		cookie: shared ? undefined : raw.headers.cookie,
	});
	await sendOnce(settings, rendered, request, plan.keeping);
}

async function answerPost({ render, settings, announce, askerOf }: PageServing, plan: Plan, request: PageRequest) {
	const { id, raw, post, address } = request;
	const asker = await askerOf({ headers: raw.headers, address });
	const refusal = await refuseWriter(plan, asker.viewer, request, settings);
	if (refusal) return sendAnswer(raw, request.response, refusal);
	const url = settings.origin + plan.key;
	const rendered = await render({ id, url, asker, cookie: raw.headers.cookie, post });
	for (const cookie of sessionCookies(rendered.sessionChange, settings.origin)) {
		rendered.headers.append('Set-Cookie', cookie);
	}
	await announce(rendered.changes);
	await sendOnce(settings, rendered, request, plan.keeping === 'private' ? 'private' : 'no-store');
}

async function sendOnce(settings: PageSettings, rendered: Rendered, request: PageRequest, keeping: Keeping) {
	const encoding = chooseEncoding(request.raw.headers['accept-encoding']);
	const answer = await packPage(rendered, settings, { id: request.id, keeping, encoding });
	sendAnswer(request.raw, request.response, answer);
}
