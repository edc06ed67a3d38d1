import { formatNumber } from '#app/lib/format/format.ts';
import { formatDate } from '#app/lib/format/format-day.ts';
import { listPaths } from '#app/lib/list-paths.ts';
import { Link } from '#app/ui/link.tsx';
import type { OwnList } from '#domain/lists/own-queries.ts';
import { Ring } from '../rings/ring.tsx';
import styles from './own-lists.module.css';

/** The member's lists, each with its ring and who reads it. */
export const OwnLists = ({ lists }: { lists: readonly OwnList[] }) => (
	<ul className={styles.lists}>
		{lists.map((list) => (
			<li key={list.id} className={styles.list}>
				<Ring played={list.played} of={list.of} />
				<div className={styles.words}>
					<Link to={listPaths.ownList(list.id)} className={styles.title}>
						<bdi>{list.title}</bdi>
					</Link>
					<small>
						{readersOf(list)} · changed {formatDate(list.changed)}
					</small>
				</div>
				<span className={styles.count}>
					<b>{formatNumber(list.played)}</b> of {formatNumber(list.of)} played
				</span>
			</li>
		))}
	</ul>
);

const READERS = { private: 'only you', link: 'by link', public: 'public' } as const;

function readersOf({ status, visibility }: OwnList): string {
	if (status === 'removed') return 'taken down';
	return status === 'held' ? 'waits for an editor' : READERS[visibility];
}
