import { TRAP_FIELD } from '../../lib/forms/trap-field.ts';
import styles from './trap.module.css';

export function Trap({ id }: { id: string }) {
	return (
		<div className={styles.trap} aria-hidden="true">
			<label htmlFor={id}>Leave this empty</label>
			<input id={id} name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
		</div>
	);
}
