import { useId, useRef, useState } from 'react';
import { PICTURE_LIMITS } from '#domain/pictures/limits.ts';
import type { OwnPhotograph } from '#domain/pictures/shapes.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { DropPlace } from './drop-place.tsx';
import styles from './photograph-picker.module.css';
import type { Change, Picked } from './picked.ts';
import { change, nameOf, takesPlace, toChosen } from './picked.ts';
import { PickedPhotograph } from './picked-photograph.tsx';
import type { PostedPhotographs } from './read-photographs.server.ts';
import { RefusedPhotograph } from './refused-photograph.tsx';
import { storedOf } from './stored-photographs.ts';
import { useKeptPhotographs } from './use-kept-photographs.ts';
import { usePicked } from './use-picked.ts';
import { useWaitForUploads } from './use-wait-for-uploads.ts';

type PhotographPickerProps = {
	/** Those that are with us already. */
	stored: readonly OwnPhotograph[];
	/** What the server has taken and refused of a form that came back. */
	posted?: PostedPhotographs;
	/** Where the browser keeps those of a review that is not sent yet. */
	keptUnder?: string;
};

/**
 * Up to six photographs of a review: chosen, dropped or taken with the phone, sent at once, described and put in order. Its
 * form sends their ids alone, and waits for those on their way.
 */
export function PhotographPicker({ stored, posted, keptUnder }: PhotographPickerProps) {
	const id = useId();
	const isAlive = useHydrated();
	const { picked, dispatch } = usePicked(storedOf(stored, posted));
	useKeptPhotographs(keptUnder, picked, dispatch);
	const [said, setSaid] = useState('');
	const place = useRef<HTMLFieldSetElement>(null);
	const placed = picked.filter(takesPlace);
	const busy = picked.some(({ state }) => state === 'waiting' || state === 'sending');
	const failed = picked.filter(({ state }) => state === 'failed').map(({ key }) => key);
	const { waits, keptBack } = useWaitForUploads(place, { busy, failed });
	const act = (by: Change) => {
		setSaid(wordsOf(by, picked));
		dispatch(by);
	};
	const add = (files: FileList | null) => {
		const chosen = [...(files ?? [])];
		if (chosen.length > 0) act({ kind: 'added', files: chosen });
	};

	return (
		// Until then it takes nothing, and its form says nothing of photographs.
		<fieldset className={styles.picker} ref={place} disabled={!isAlive}>
			<legend>
				Photographs <span className={styles.quiet}>(optional, up to {PICTURE_LIMITS.photographs})</span>
			</legend>
			<input type="hidden" name="photographs" value={JSON.stringify(toChosen(picked))} />
			{posted?.refused && <p className={styles.refused}>{posted.refused}</p>}
			{placed.length > 0 && (
				<ol className={styles.list}>
					{placed.map((one, at) => (
						<PickedPhotograph key={one.key} one={one} place={at + 1} of={placed.length} act={act} />
					))}
				</ol>
			)}
			{placed.length < picked.length && (
				<ul className={styles.list} aria-label="Not taken">
					{picked
						.filter((one) => !takesPlace(one))
						.map((one) => (
							<RefusedPhotograph key={one.key} one={one} act={act} />
						))}
				</ul>
			)}
			<DropPlace id={id} isFull={placed.length >= PICTURE_LIMITS.photographs} add={add} />
			<p className="sr-only" role="status">
				{said}
			</p>
			{waits && (
				<p className={styles.waits} role="status">
					Your photographs are still on their way. The form is sent as soon as they are here.
				</p>
			)}
			{keptBack > 0 && failed.length > 0 && (
				<p key={keptBack} ref={focus} tabIndex={-1} className={styles.refused}>
					A photograph could not be taken, so the form was not sent. Send it again to send it without, or choose another
					one first.
				</p>
			)}
		</fieldset>
	);
}

/** Whoever has sent the form is far below what kept it back. */
const focus = (words: HTMLElement | null) => words?.focus();

const wordsOf = (by: Change, picked: readonly Picked[]) => {
	if (by.kind === 'added') return `${by.files.length} chosen.`;
	if (by.kind === 'told' || by.kind === 'kept') return '';
	const name = nameOf(picked, by.key);
	if (by.kind === 'again')
		return change(picked, by).some(({ key, state }) => key === by.key && state === 'waiting')
			? `${name} is sent again.`
			: '';
	if (by.kind === 'removed') return `${name} removed.`;
	return `${name} is now number ${picked.filter(takesPlace).findIndex(({ key }) => key === by.key) + 1 + by.by}.`;
};
