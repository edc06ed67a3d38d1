import { StampField } from '#app/features/forms/stamp-field.tsx';
import { deskPaths } from '#app/lib/desk-paths.ts';
import { Button } from '#app/ui/button.tsx';
import { DESK_KINDS } from '#domain/desk/kinds.ts';
import { writeDecisionIds } from '../deciding/decision-ids.ts';
import type { readNews } from '../item/read-item.server.ts';
import styles from './desk-news.module.css';

const FAILURES: Record<string, string> = {
	'version-changed': 'it has changed meanwhile. It waits again, as it stands now.',
	'decided-already': 'somebody else had decided it.',
	'own-thing': 'another editor decides about what is yours.',
	'not-an-editor': 'your role at the desk had ended.',
	'answer-owed': 'it is a request about personal data, which is owed an answer first.',
};

/** What became of the editor's last decisions: the one that can still be undone, and those that came to nothing. */
export function DeskNews({ undoable, failed }: Awaited<ReturnType<typeof readNews>>) {
	return (
		<>
			{undoable && (
				<form
					method="post"
					action={deskPaths.undoDecision(writeDecisionIds(undoable.ids))}
					className={styles.news}
					data-news
					data-undo={undoable.seconds}
				>
					<StampField />
					<p role="status">
						{undoable.ids.length === 1 ? 'Decided. It takes' : `Decided. All ${undoable.ids.length} take`} effect, and
						letters go out, in {undoable.seconds} seconds.
					</p>
					<Button type="submit" look="line" data-key="u">
						Undo
					</Button>
				</form>
			)}
			{failed.map(({ id, kind, thingId, failure, words }) => (
				<form key={id} method="post" action={deskPaths.undoDecision(id)} className={styles.news} data-news data-bad="">
					<StampField />
					<p role="status">
						A decision of yours was not carried out:{' '}
						<a href={deskPaths.item(kind, thingId)}>{DESK_KINDS[kind].one.toLowerCase()}</a>,{' '}
						{FAILURES[failure ?? ''] ?? 'it has gone meanwhile.'}
						{words && (
							<>
								{' '}
								You wrote: <q dir="auto">{words}</q>
							</>
						)}
					</p>
					<Button type="submit" look="line">
						I have seen it
					</Button>
				</form>
			))}
		</>
	);
}
