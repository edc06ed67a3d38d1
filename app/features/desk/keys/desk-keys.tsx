import styles from './desk-keys.module.css';

const KEYS = [
	['J K', 'next and previous'],
	['Enter', 'opens'],
	['Esc', 'back to the inbox'],
	['A', 'approves, keeps, dismisses or accepts'],
	['R', 'goes to the words of a rejection'],
	['1 to 7', 'choose its ground'],
	['Ctrl Enter', 'in the words: rejects'],
	['M K S', 'merges a pair of courses, keeps it apart, or leaves it for later'],
	['U', 'undoes'],
	['T', 'takes on, or gives back'],
	['N', 'goes to the note'],
];

/** What the keys do, and the switch that turns them off. */
export function DeskKeys() {
	return (
		<details className={styles.keys} data-keys="">
			<summary>Keys</summary>
			<dl>
				{KEYS.map(([name, does]) => (
					<div key={name}>
						<dt>
							<kbd>{name}</kbd>
						</dt>
						<dd>{does}</dd>
					</div>
				))}
			</dl>
			<label>
				<input type="checkbox" defaultChecked data-keys-on="" /> Keys work on this device
			</label>
		</details>
	);
}
