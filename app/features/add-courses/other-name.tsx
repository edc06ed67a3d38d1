import type { Line } from '#domain/catalogue/matching/lines.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import styles from './lines.module.css';
import { otherField } from './list-fields.ts';

/** Folded away: another name for a line, by which its course is looked for again. */
export function OtherName({ line: { number, text }, label }: { line: Line; label: string }) {
	return (
		<details className={styles.other}>
			<summary>
				{label}
				<span className="sr-only">: “{text}”</span>
			</summary>
			<div className={styles.again}>
				<TextField
					id={`other-${number}`}
					name={otherField(number)}
					label={`Another name for line ${number}`}
					maxLength={100}
				/>
				<Button type="submit" look="line" name="intent" value="again">
					Look again
				</Button>
			</div>
		</details>
	);
}
