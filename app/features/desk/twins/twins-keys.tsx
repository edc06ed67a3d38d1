import { deskPaths } from '#app/lib/desk-paths.ts';
import { inAddress } from '../inbox/inbox-view.ts';
import type { ItemFrame } from '../item/read-item.server.ts';
import styles from './twins.module.css';

/** To the neighbours in the queue, and what the keys of the page do that no button of it names. */
export function TwinsKeys({ frame: { view, next, previous } }: { frame: ItemFrame }) {
	const query = { view: inAddress(view) };
	return (
		<nav className={styles.keys} aria-label="Queue">
			{next && (
				<p>
					<kbd>J</kbd>{' '}
					<a href={deskPaths.item(next.kind, next.id, query)} rel="next" data-key="j">
						Next
					</a>
				</p>
			)}
			{previous && (
				<p>
					<a href={deskPaths.item(previous.kind, previous.id, query)} rel="prev">
						Previous
					</a>
				</p>
			)}
			<p>
				<kbd>Esc</kbd>{' '}
				<a href={deskPaths.inbox(query)} data-key="Escape">
					Inbox
				</a>
			</p>
			<p>
				<kbd>U</kbd> undoes, <kbd>O</kbd> opens A, <kbd>P</kbd> opens B
			</p>
		</nav>
	);
}
