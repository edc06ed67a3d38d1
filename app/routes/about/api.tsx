import { CallList } from '#app/features/data-calls/call-list.tsx';
import { Code } from '#app/features/data-calls/code.tsx';
import { readCalls } from '#app/features/data-calls/read-calls.server.ts';
import { StockClient } from '#app/features/data-calls/stock-client.tsx';
import { siteContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { MarginPart } from '#app/ui/margin-part.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { type Term, Terms } from '#app/ui/terms.tsx';
import { CATALOGUE_LICENCE } from '#domain/catalogue/credits.ts';
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

export default function DataCalls({ loaderData: { calls, client, stockClient, mostItems } }: Route.ComponentProps) {
	return (
		<article className={`wrap ${styles.page}`}>
			<SectionHead title="For developers" level={1}>
				<p>
					Courses and reviews as data, for programs of your own. Reading needs no key and no account. The same in the
					language of tools: <a href={paths.openApi()}>OpenAPI 3.1</a>
				</p>
			</SectionHead>
			<MarginPart title="A client in ten lines">
				<p>It runs as it stands, in Node and in the page of any site.</p>
				<Code label="A client in ten lines">{client}</Code>
			</MarginPart>
			<StockClient example={stockClient} mostItems={mostItems} />
			<CallList calls={calls} />
			<MarginPart title="Manners" id="manners">
				<Terms terms={mannersOf(mostItems)} />
			</MarginPart>
		</article>
	);
}

const mannersOf = (mostItems: number): Term[] => [
	{
		name: 'Long lists',
		words: (
			<>
				At most {mostItems} items come at once. Follow <code>next</code> until it is null; it is an address, with a
				cursor in it that nobody needs to understand.
			</>
		),
	},
	{
		name: 'Asking again',
		words: (
			<>
				Each answer has an <code>ETag</code> and is good for a minute. Send it back in <code>If-None-Match</code>: while
				nothing has changed you get 304 and no bytes.
			</>
		),
	},
	{
		name: 'Limits',
		words: (
			<>
				Each network may read 600 times an hour and submit 30 times a minute. <code>RateLimit</code> says what is left
				at the server that answers; with 429 <code>Retry-After</code> says for how many seconds to wait.
			</>
		),
	},
	{
		name: 'Errors',
		words: (
			<>
				Refusals are <code>application/problem+json</code> (RFC 9457) with a status, a title, and a detail that names
				what was wrong. A submitted review is answered with <code>success</code>, true or false.
			</>
		),
	},
	{
		name: 'Licence',
		words: (
			<>
				Facts of courses are under the <a href={CATALOGUE_LICENCE.address}>{CATALOGUE_LICENCE.fullName}</a>, as the{' '}
				<code>Link</code> of each answer says: use them, say where they are from (<code>fact_sources</code> names it),
				and share what you make of them alike. Reviews and photographs are their authors’, and under no licence: show
				them as the calls give them, with the names they bear and this site as the source.{' '}
				<a href={paths.data()}>All courses as a file, and where each fact is from</a>
			</>
		),
	},
	{
		name: 'Other sites',
		words: 'Pages of any site may read (CORS). Only programs and our own pages may submit.',
	},
	{
		name: 'Names',
		words: (
			<>
				A visitor’s name stands at the end of <code>content</code> as “ - Review by Name”. Split the last one off; what
				is before it is the text. Members have a <code>profile</code>, and a <code>user_id</code> only if they have made
				their page public: it is their handle, never a number of ours.
			</>
		),
	},
	{
		name: 'What you do not get',
		words:
			'Sample reviews, ratings with samples in them, and places in the ranking that come of those: they are invented. What the course dialog prints as typical is null, because nobody has told us the real values.',
	},
];
