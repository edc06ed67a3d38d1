import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { Terms } from '#app/ui/terms.tsx';
import { describeColumns } from '#domain/catalogue/open-data/describe-columns.ts';
import type { DecisionFile } from '#domain/desk/log/roots/root-file.ts';
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

/** The fields of a night's root, in the order of its file. */
const ROOT_FIELDS: [name: keyof DecisionFile, words: string][] = [
	['day', 'The day (UTC) on which it was made. Decisions since the night before are in it.'],
	['before', 'The root of the night before; 64 noughts for the first.'],
	[
		'hashes',
		'One for each decision, in the order of the log: HMAC-SHA256 in hex of all that the entry says, with 32 random bytes as key that only the site has. Should an entry ever have to be erased, those go with it, and its hash stays.',
	],
	[
		'root',
		'What stands before, joined to each hash in turn: SHA-256, in hex, of the former in hex and the hash in hex as one text.',
	],
	['signature', 'Of the day, a comma and the root, by the site’s Ed25519 key; in base64.'],
];

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
			<SectionHead title="The roots of the log of decisions" id="decisions">
				<p>
					What a night’s file holds, as JSON. The script at <a href={`${paths.data()}#reviews`}>the file of reviews</a>{' '}
					checks it with the site’s key: <code>node recount-ratings.mjs</code>, the file of reviews, the key, and the
					files of nights, the oldest first and none left out.
				</p>
			</SectionHead>
			<Terms terms={ROOT_FIELDS.map(([name, words]) => ({ name, term: <code>{name}</code>, words }))} />
		</article>
	);
}
