import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import type { Change, Picked } from './picked.ts';
import styles from './picked-photograph.module.css';
import { focusNear } from './picked-photograph.tsx';

/** A file that was not taken: it has no place and no number among the photographs, and is told of by its own name. */
export function RefusedPhotograph({ one, act }: { one: Picked; act: (by: Change) => void }) {
	const { key, again, words } = one;
	const name = one.file?.name ?? 'A picture that was sent before';
	const buttons = useRef<HTMLDivElement>(null);
	return (
		<li className={styles.one} data-state="failed">
			<div className={styles.facts}>
				<p className={styles.failed} role="alert">
					<bdi>{name}</bdi>: {words}
				</p>
				<div className={styles.buttons} ref={buttons}>
					{again && (
						<Button
							look="line"
							aria-label={`Try again: ${name}`}
							onClick={() => {
								// It goes to the photographs, and this button with it.
								focusNear(buttons.current);
								act({ kind: 'again', key });
							}}
						>
							Try again
						</Button>
					)}
					<Button
						look="quiet"
						aria-label={`Remove ${name}`}
						onClick={() => {
							focusNear(buttons.current);
							act({ kind: 'removed', key });
						}}
					>
						Remove
					</Button>
				</div>
			</div>
		</li>
	);
}
