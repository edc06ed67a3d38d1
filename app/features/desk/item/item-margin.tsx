import { StampField } from '#app/features/forms/stamp-field.tsx';
import { deskPaths } from '#app/lib/desk-paths.ts';
import { formatMoment } from '#app/lib/format/fact-format.ts';
import { Button } from '#app/ui/button.tsx';
import { TextArea } from '#app/ui/forms/field.tsx';
import type { Note } from '#domain/desk/item-queries.ts';
import { inAddress } from '../inbox/inbox-view.ts';
import styles from './item-margin.module.css';
import type { ItemFrame } from './read-item.server.ts';

/** Who has taken the item on, and the button that changes it. */
export function Assignment({ frame: { kind, id, view, open, self } }: { frame: ItemFrame }) {
	const query = { view: inAddress(view) };
	const assignee = open?.assignee ?? null;
	const isMine = assignee?.id === self;
	return (
		<form
			method="post"
			action={isMine ? deskPaths.releaseItem(kind, id, query) : deskPaths.takeItem(kind, id, query)}
			className={styles.assignment}
		>
			<StampField />
			<p>
				{isMine && 'You have taken this on.'}
				{!isMine && assignee && (
					<>
						<bdi>{assignee.name}</bdi> has taken this on.
					</>
				)}
				{!assignee && 'Nobody has taken this on.'}
			</p>
			<Button type="submit" look="quiet" data-key="t">
				{isMine ? 'Give it back' : 'Take it'}
			</Button>
		</form>
	);
}

/** What editors note for each other. */
export function ItemNotes({ frame: { kind, id, view }, notes }: { frame: ItemFrame; notes: readonly Note[] }) {
	return (
		<section className={styles.notes} aria-labelledby="notes-head">
			<h2 id="notes-head">Notes</h2>
			<ol>
				{notes.map(({ id: note, by, words, createdAt }) => (
					<li key={note}>
						<p className={styles.words} dir="auto">
							{words}
						</p>
						<p className={styles.by}>
							<bdi>{by || 'A former editor'}</bdi>, {formatMoment(createdAt)}
						</p>
					</li>
				))}
			</ol>
			<form method="post" action={deskPaths.noteOnItem(kind, id, { view: inAddress(view) })}>
				<StampField />
				<TextArea id="note" name="words" label="A note for other editors" rows={2} required data-key="n" />
				<Button type="submit" look="quiet">
					Keep the note
				</Button>
			</form>
		</section>
	);
}
