import { StampField } from '#app/features/forms/stamp-field.tsx';
import { deskPaths } from '#app/lib/desk-paths.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Note } from '#app/ui/forms/form-parts.tsx';
import type { Twins } from '#domain/course-desk/twins/twin-queries.ts';
import type { DecisionAgain } from '../deciding/decision-again.ts';
import { deskFailure } from '../deciding/desk-words.ts';
import { inAddress } from '../inbox/inbox-view.ts';
import type { ItemFrame } from '../item/read-item.server.ts';
import styles from './twins.module.css';

type TwinsActionsProps = {
	frame: ItemFrame;
	twins: Twins;
	staysId: number;
	/** Which of the pairs it is, and how many wait after it; null where it waits no more. */
	left: string | null;
	again: DecisionAgain | undefined;
};

/** Merge, keep apart, or the next pair first: each with its key. */
export function TwinsActions({ frame, twins, staysId, left, again }: TwinsActionsProps) {
	const { id, view, open, next } = frame;
	const query = { view: inAddress(view) };
	const later = next ? deskPaths.item(next.kind, next.id, query) : deskPaths.inbox(query);
	if (!open || open.notForMe) return <Closed notForMe={open?.notForMe ?? null} />;
	const [kept, gone] = staysId === twins.first.id ? [twins.first, twins.second] : [twins.second, twins.first];
	const notice = again?.notice ?? (open.decidedBy && `${open.decidedBy} has just decided this.`);
	return (
		<form method="post" action={deskPaths.item('twins', id, query)} className={styles.actions}>
			<StampField />
			<input type="hidden" name="kept" value={kept.id} />
			<input type="hidden" name="keptSeen" value={kept.seen} />
			<input type="hidden" name="goneSeen" value={gone.seen} />
			{again?.told && <input type="hidden" name="told" value={again.told} />}
			{notice && <Note role="status">{notice}</Note>}
			{left && <p>{left}</p>}
			<Button type="submit" look="flag" name="outcome" value="merged" data-key="m">
				Merge <kbd>M</kbd>
			</Button>
			<Button type="submit" look="line" name="outcome" value="apart" data-key="k">
				Keep apart <kbd>K</kbd>
			</Button>
			<ButtonLink to={later} look="line" data-key="s">
				Later <kbd>S</kbd>
			</ButtonLink>
		</form>
	);
}

const Closed = ({ notForMe }: { notForMe: string | null }) => (
	<Note>{notForMe ? deskFailure(notForMe) : 'This waits no more. What was decided stands below.'}</Note>
);
