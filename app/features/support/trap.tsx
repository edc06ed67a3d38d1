import styles from './trap.module.css';

/** Name of the field that no reader sees; programs that fill in whatever they find give themselves away by it. */
export const TRAP_FIELD = 'second_message';

export function Trap({ id }: { id: string }) {
	return (
		<div className={styles.trap} aria-hidden="true">
			<label htmlFor={id}>Leave this empty</label>
			<input id={id} name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
		</div>
	);
}
