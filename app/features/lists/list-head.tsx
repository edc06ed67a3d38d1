import type { ReactNode } from 'react';
import { formatDate } from '#app/lib/format/format-day.ts';
import { listPaths } from '#app/lib/list-paths.ts';
import { paths } from '#app/lib/paths.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import type { ShownList } from '#domain/lists/public-queries.ts';
import { Avatar } from '../golfer/avatar.tsx';
import styles from './list-head.module.css';
import { ListOwner, ownerName } from './list-owner.tsx';

type ListHeadProps = {
	list: ShownList;
	/** Who reads it, in a word. */
	readers: string;
	/** How much of it the reader has played. */
	ring: ReactNode;
	/** What may be done with it. */
	children?: ReactNode;
};

/** How a list opens: whose it is, its title and words, what may be done with it, and its reader's ring. */
export function ListHead({ list, readers, ring, children }: ListHeadProps) {
	const { title, words, owner, changed } = list;
	return (
		<header className={styles.head}>
			<Breadcrumbs
				above={[
					{ label: 'Home', to: paths.home() },
					{ label: 'Lists', to: listPaths.lists() },
				]}
				here={title}
			/>
			<div className={styles.sides}>
				<div className={styles.words}>
					<p className={styles.by}>
						<Avatar name={ownerName(owner)} avatarUrl={owner.avatarKey && paths.avatar(owner.avatarKey, 'face')} />
						<span>
							A list by <ListOwner owner={owner} />{' '}
							<small>
								· {readers} · changed {formatDate(changed)}
							</small>
						</span>
					</p>
					<h1 dir="auto">{title}</h1>
					{words && (
						<p dir="auto" className={styles.lead}>
							{words}
						</p>
					)}
					{children && <div className={styles.actions}>{children}</div>}
				</div>
				<div className={styles.ring}>{ring}</div>
			</div>
		</header>
	);
}
