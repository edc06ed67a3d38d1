import { CallList } from '#app/features/data-calls/call-list.tsx';
import { Code } from '#app/features/data-calls/code.tsx';
import { KeepingACopy } from '#app/features/data-calls/keeping-a-copy.tsx';
import { mannersOf, STABILITY } from '#app/features/data-calls/manners.tsx';
import { Members } from '#app/features/data-calls/members/members.tsx';
import { readCalls } from '#app/features/data-calls/read-calls.server.ts';
import { StockClient } from '#app/features/data-calls/stock-client.tsx';
import { siteContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { MarginPart } from '#app/ui/margin-part.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { Terms } from '#app/ui/terms.tsx';
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

export default function DataCalls({
	loaderData: { calls, members, client, stockClient, mostItems },
}: Route.ComponentProps) {
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
			<Members calls={members} />
			<KeepingACopy />
			<MarginPart title="Manners" id="manners">
				<Terms terms={mannersOf(mostItems)} />
			</MarginPart>
			<MarginPart title="What may change" id="stability">
				<Terms terms={STABILITY} />
			</MarginPart>
		</article>
	);
}
