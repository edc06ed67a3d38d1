import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { Terms } from '#app/ui/terms.tsx';
import { describeColumns } from '#domain/catalogue/open-data/describe-columns.ts';
import { REVIEW_COLUMNS } from '#domain/reviews/open-reviews/columns.ts';
import type { Route } from './+types/data-columns';
import styles from './data.module.css';

export const handle: RouteHandle = { kind: 'reading' };

/** On the server, so that no browser is sent what the columns are made from. */
export const loader = () => ({
	columns: describeColumns(),
	reviewColumns: REVIEW_COLUMNS.map(({ name, meaning }) => ({ name, meaning })),
});

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({
		title: 'What each column means',
		description:
			'Every column of the file of all golf courses: what it holds, its unit, and where the source of each fact stands.',
		path: paths.dataColumns(),
		kind: 'article',
		origin: matches[0].loaderData?.origin,
	});
}

export default function DataColumns({ loaderData: { columns, reviewColumns } }: Route.ComponentProps) {
	return (
		<article className={`wrap ${styles.page} ${styles.columns}`}>
			<Breadcrumbs above={[{ label: 'What the catalogue is made of', to: paths.data() }]} here="Columns" />
			<SectionHead title="What each column means" level={1}>
				<p>The columns of the file of all courses, in its order. A field is empty where nobody has told us.</p>
			</SectionHead>
			<Terms
				terms={columns.map(({ name, meaning, unit }) => ({
					name,
					term: <code>{name}</code>,
					words: unit === null ? meaning : `${meaning} Unit: ${unit}.`,
				}))}
			/>
			<SectionHead title="The file of reviews" id="reviews">
				<p>The columns of the reviews that count in ratings, a line each.</p>
			</SectionHead>
			<Terms terms={reviewColumns.map(({ name, meaning }) => ({ name, term: <code>{name}</code>, words: meaning }))} />
		</article>
	);
}
