import { formatCount } from '#app/lib/format/format.ts';
import { formatDate } from '#app/lib/format/format-day.ts';
import { listPaths } from '#app/lib/list-paths.ts';
import { paths } from '#app/lib/paths.ts';
import { Link } from '#app/ui/link.tsx';
import type { ListLine } from '#domain/lists/public-queries.ts';
import { excerpt } from '#domain/reviews/excerpt.ts';
import styles from './list-lines.module.css';
import { ListOwner } from './list-owner.tsx';

const LENGTH = 160;

type ListLinesProps = {
	lists: readonly ListLine[];
	/** They are all of one golfer, whose page it is. */
	ofOne?: boolean;
	headingLevel: 2 | 3;
};

/** Public lists, each with its first covers, how many courses it has and whose it is. */
export function ListLines({ lists, ofOne = false, headingLevel }: ListLinesProps) {
	const Heading = `h${headingLevel}` as const;
	return (
		<ul className={styles.lists}>
			{lists.map((list) => (
				<li key={list.slug}>
					<div className={styles.covers} aria-hidden="true">
						{list.covers.map((slug) => (
							<img key={slug} src={paths.cover(slug)} alt="" width={800} height={600} loading="lazy" decoding="async" />
						))}
					</div>
					<Heading className={styles.title}>
						<Link to={listPaths.list(list.slug)}>
							<bdi>{list.title}</bdi>
						</Link>
					</Heading>
					{list.words && <p dir="auto">{excerpt(list.words, LENGTH)}</p>}
					<p className={styles.facts}>
						{formatCount(list.courses, 'course')}
						{!ofOne && (
							<>
								{' '}
								by <ListOwner owner={list.owner} />
							</>
						)}
						{list.likes > 0 && ` · ${formatCount(list.likes, 'like')}`} · changed {formatDate(list.changed)}
					</p>
				</li>
			))}
		</ul>
	);
}
