import { useEffect, useState } from 'react';
import { formatCount } from '#app/lib/format/format.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import type { CourseCard } from '#domain/catalogue/shapes.ts';
import { paths } from '../../lib/paths.ts';
import { CourseName } from '../course-card/course-name.tsx';
import { PostForm } from '../forms/post-form.tsx';
import type { Mark } from '../member-actions/mark-words.ts';
import checkStyles from './check-form.module.css';
import styles from './lines.module.css';
import { courseField } from './list-fields.ts';
import { plainForm } from './plain-form.ts';
import { TickFoot } from './tick-foot.tsx';

const FORM = 'ticks';

export type TickedCourse = CourseCard & { holes: number | null };

type TickFormProps = {
	courses: readonly TickedCourse[];
	mark: Mark;
	/** Ids of those that have the mark already. */
	marked: readonly number[];
	/** Ids of those that were ticked before the list changed, and what is told of them as they change. */
	kept?: readonly number[];
	onTicked?: (ids: readonly number[]) => void;
	/** Where it leads back to; and the next page of the list, null for the last. */
	back: string;
	next: string | null;
	stamp: string;
	/** What is marked can be taken back together. */
	isUndone?: boolean;
	/** What is listed, such as "49 courses, best known first". */
	words: string;
};

/** Courses with a box before each, and a foot that counts and marks. */
export function TickForm({
	courses,
	mark,
	marked,
	kept = [],
	onTicked,
	back,
	next,
	stamp,
	isUndone,
	words,
}: TickFormProps) {
	const isAwake = useHydrated();
	const [ticked, setTicked] = useState(kept.length);
	const count = (form: HTMLFormElement) => {
		const ids = tickedIn(form);
		setTicked(ids.length);
		onTicked?.(ids);
	};
	// Boxes may have been ticked before the script was there.
	useEffect(() => {
		const form = document.getElementById(FORM);
		if (form instanceof HTMLFormElement) setTicked(tickedIn(form).length);
	}, []);
	return (
		<PostForm form={plainForm(FORM)} action={paths.addCourses()} stamp={stamp} onChanged={count}>
			<input type="hidden" name="mark" value={mark} />
			<input type="hidden" name="back" value={back} />
			{next && <input type="hidden" name="next" value={next} />}
			{isUndone && <input type="hidden" name="undoable" value="yes" />}
			<div className={checkStyles.head}>
				<p>{words}</p>
				{isAwake && (
					<button
						type="button"
						className={checkStyles.link}
						onClick={({ currentTarget: { form } }) => form && tickAll(form, count)}
					>
						Tick all shown
					</button>
				)}
			</div>
			<ul className={checkStyles.lines}>
				{courses.map((course, at) => (
					<Line
						key={course.id}
						course={course}
						field={courseField(at + 1)}
						isMarked={marked.includes(course.id)}
						isKept={kept.includes(course.id)}
						mark={mark}
					/>
				))}
			</ul>
			<TickFoot mark={mark} ticked={ticked} hasNext={next !== null} />
		</PostForm>
	);
}

const boxesIn = (form: HTMLFormElement) => [
	...form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]:enabled'),
];

const tickedIn = (form: HTMLFormElement) =>
	boxesIn(form)
		.filter(({ checked }) => checked)
		.map(({ value }) => Number(value));

function tickAll(form: HTMLFormElement, then: (form: HTMLFormElement) => void) {
	for (const box of boxesIn(form)) box.checked = true;
	then(form);
}

type LineProps = { course: TickedCourse; field: string; isMarked: boolean; isKept: boolean; mark: Mark };

/** What has the mark already is shown so, and is not sent again. */
const Line = ({ course, field, isMarked, isKept, mark }: LineProps) => (
	<li className={styles.sure}>
		<label className={styles.choice}>
			<input type="checkbox" name={field} value={course.id} disabled={isMarked} defaultChecked={isMarked || isKept} />
			<span>
				<strong className={styles.name}>
					<CourseName course={course} />
				</strong>
				<small>
					{[
						course.location,
						course.kind,
						course.holes && formatCount(course.holes, 'hole'),
						isMarked && (mark === 'played' ? 'already played' : 'already on your list'),
					]
						.filter(Boolean)
						.join(' · ')}
				</small>
			</span>
		</label>
	</li>
);
