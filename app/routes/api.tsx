import { CallList } from '../features/data-calls/call-list.tsx';
import { Code } from '../features/data-calls/code.tsx';
import { readCalls } from '../features/data-calls/read-calls.server.ts';
import { siteContext } from '../lib/context.ts';
import type { RouteHandle } from '../lib/handle.ts';
import { pageMeta } from '../lib/meta.ts';
import { paths } from '../lib/paths.ts';
import { SectionHead } from '../ui/section-head.tsx';
import type { Route } from './+types/api';
import styles from './api.module.css';

export const handle: RouteHandle = { kind: 'reading' };

export function loader({ context }: Route.LoaderArgs) {
	return readCalls(context.get(siteContext).origin);
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({
		title: 'For developers',
		description:
			'Golf courses and their reviews as data: every call with its parameters, an example answer, limits, errors, and a client in ten lines.',
		path: paths.api(),
		kind: 'article',
		origin: matches[0].loaderData?.origin,
	});
}

export default function DataCalls({ loaderData: { calls, client, mostItems } }: Route.ComponentProps) {
	return (
		<article className={`wrap ${styles.page}`}>
			<SectionHead title="For developers" level={1}>
				<p>
					Courses and reviews as data, for programs of your own. Reading needs no key and no account. The same in the
					language of tools: <a href={paths.openApi()}>OpenAPI 3.1</a>
				</p>
			</SectionHead>
			<section className={styles.part}>
				<h2>A client in ten lines</h2>
				<div className={styles.text}>
					<p>It runs as it stands, in Node and in the page of any site.</p>
					<Code label="A client in ten lines">{client}</Code>
				</div>
			</section>
			<CallList calls={calls} />
			<section className={styles.part}>
				<h2 id="manners">Manners</h2>
				<div className={styles.text}>
					<Manners mostItems={mostItems} />
				</div>
			</section>
		</article>
	);
}

function Manners({ mostItems }: { mostItems: number }) {
	return (
		<dl className={styles.manners}>
			<div>
				<dt>Long lists</dt>
				<dd>
					At most {mostItems} items come at once. Follow <code>next</code> until it is null; it is an address, with a
					cursor in it that nobody needs to understand.
				</dd>
			</div>
			<div>
				<dt>Asking again</dt>
				<dd>
					Each answer has an <code>ETag</code> and is good for a minute. Send it back in <code>If-None-Match</code>:
					while nothing has changed you get 304 and no bytes.
				</dd>
			</div>
			<div>
				<dt>Limits</dt>
				<dd>
					Each network may read 600 times an hour and submit 30 times a minute. <code>RateLimit</code> says what is
					left; with 429 <code>Retry-After</code> says for how many seconds to wait.
				</dd>
			</div>
			<div>
				<dt>Errors</dt>
				<dd>
					Refusals are <code>application/problem+json</code> (RFC 9457) with a status, a title, and a detail that names
					what was wrong. A submitted review is answered with <code>success</code>, true or false.
				</dd>
			</div>
			<div>
				<dt>Other sites</dt>
				<dd>Pages of any site may read (CORS). Only programs and our own pages may submit.</dd>
			</div>
			<div>
				<dt>Names</dt>
				<dd>
					A visitor’s name stands at the end of <code>content</code> as “ - Review by Name”. Split the last one off;
					what is before it is the text. Members have a <code>profile</code>, and a <code>user_id</code> only if they
					have made their page public: it is their handle, never a number of ours.
				</dd>
			</div>
			<div>
				<dt>What you do not get</dt>
				<dd>
					Sample reviews, and ratings with samples in them: they are invented. Values that our pages print as typical
					are null, because nobody has told us the real ones.
				</dd>
			</div>
		</dl>
	);
}
