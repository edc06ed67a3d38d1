import type { ReactNode } from 'react';
import { deskPaths } from '#app/lib/desk-paths.ts';
import { formatDate } from '#app/lib/format/format-day.ts';
import { DESK_KINDS } from '#domain/desk/kinds.ts';
import { ageInWords } from '#domain/desk/working-hours.ts';
import { DeskNews } from '../frame/desk-news.tsx';
import { DeskPage } from '../frame/desk-page.tsx';
import { inAddress } from '../inbox/inbox-view.ts';
import { History } from './item-history.tsx';
import { Assignment, ItemNotes } from './item-margin.tsx';
import styles from './item-page.module.css';
import type { ItemFrame } from './read-item.server.ts';

type ItemPageProps = {
	frame: ItemFrame;
	/** What it is about. */
	title: ReactNode;
	/** What it is, where it is not one of those that wait. */
	what?: string;
	/** The form that decides it. */
	decision: ReactNode;
	children: ReactNode;
};

/** The page of one thing that waits: the thing itself, and in the margin who has it, the decision, notes and history. */
export function ItemPage({ frame, title, what, decision, children }: ItemPageProps) {
	const { kind, open, notes, history, news } = frame;
	return (
		<DeskPage title={<bdi>{title}</bdi>} aside={<Steps frame={frame} />}>
			<DeskNews {...news} />
			<p className={styles.about}>
				{what ?? DESK_KINDS[kind].one}
				{open && ` · waits for ${ageInWords(open.workingHours)}, since ${formatDate(open.openedAt.toISOString())}`}
				{open?.suspect && ' · looks like a machine’s'}
			</p>
			<div className={styles.columns}>
				<div className={styles.thing}>{children}</div>
				<aside className={styles.margin} aria-label="Decision">
					{open && <Assignment frame={frame} />}
					{decision}
					<ItemNotes frame={frame} notes={notes} />
					<History entries={history} />
				</aside>
			</div>
		</DeskPage>
	);
}

/** To the neighbours in the queue, and back to it. */
function Steps({ frame: { view, next, previous } }: { frame: ItemFrame }) {
	const query = { view: inAddress(view) };
	return (
		<nav className={styles.steps} aria-label="Queue">
			{previous && (
				<a href={deskPaths.item(previous.kind, previous.id, query)} rel="prev" data-key="k">
					Previous
				</a>
			)}
			{next && (
				<a href={deskPaths.item(next.kind, next.id, query)} rel="next" data-key="j">
					Next
				</a>
			)}
			<a href={deskPaths.inbox(query)} data-key="Escape">
				Inbox
			</a>
		</nav>
	);
}
