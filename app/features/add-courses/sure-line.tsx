import { CourseName } from '../course-card/course-name.tsx';
import type { LineProps } from './asked-line.tsx';
import styles from './lines.module.css';
import { courseField } from './list-fields.ts';
import { OtherName } from './other-name.tsx';
import { WhereItIs } from './where-it-is.tsx';

/** A line that was taken for a course, with the words that it came from. */
export function SureLine({ line, chosen, ...told }: LineProps) {
	const { number, text, sure } = line;
	if (!sure) return null;
	return (
		<li className={styles.sure}>
			<label className={styles.choice}>
				<input type="checkbox" name={courseField(number)} value={sure.id} defaultChecked={chosen[number] !== null} />
				<span>
					<small>“{text}”</small>
					<strong className={styles.name}>
						<CourseName course={sure} />
					</strong>
					<WhereItIs course={sure} {...told} />
				</span>
			</label>
			<OtherName line={line} label="Other" />
		</li>
	);
}
