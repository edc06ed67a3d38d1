import type { LineCourse } from '#domain/catalogue/matching/line-courses.ts';
import type { MatchedLine } from '#domain/catalogue/matching/match-lines.ts';
import { CourseName } from '../course-card/course-name.tsx';
import styles from './lines.module.css';
import { courseField, NONE_OF_THESE } from './list-fields.ts';
import type { CheckStep } from './list-steps.ts';
import { OtherName } from './other-name.tsx';
import { WhereItIs } from './where-it-is.tsx';

export type LineProps = Pick<CheckStep, 'chosen' | 'marked' | 'mark'> & { line: MatchedLine };

/** A line that may mean several courses, or none of ours: nothing is chosen beforehand. */
export function AskedLine({ line, chosen, ...told }: LineProps) {
	const { number, text, candidates } = line;
	const before = chosen[number];
	return (
		<li className={styles.asked}>
			<fieldset>
				<legend>
					<small>
						Line {number}: “{text}”
					</small>
					{candidates.length > 0 ? 'Which course is it?' : 'No course of ours is called so'}
				</legend>
				{candidates.map((course) => (
					<Choice key={course.id} number={number} value={String(course.id)} isChosen={before === course.id}>
						<Candidate course={course} {...told} />
					</Choice>
				))}
				<Choice number={number} value={NONE_OF_THESE} isChosen={before === null}>
					Leave this line out
				</Choice>
			</fieldset>
			<OtherName line={line} label="Another course" />
		</li>
	);
}

type ChoiceProps = { number: number; value: string; isChosen: boolean; children: React.ReactNode };

const Choice = ({ number, value, isChosen, children }: ChoiceProps) => (
	<label className={styles.choice}>
		<input type="radio" name={courseField(number)} value={value} defaultChecked={isChosen} />
		<span>{children}</span>
	</label>
);

const Candidate = ({ course, ...told }: { course: LineCourse } & Pick<LineProps, 'marked' | 'mark'>) => (
	<>
		<strong>
			<CourseName course={course} />
		</strong>
		<WhereItIs course={course} {...told} />
	</>
);
