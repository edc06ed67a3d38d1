import { formatCount, formatRating } from '#app/lib/format/format.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { CourseName } from '../course-card/course-name.tsx';
import { CoursePlace } from '../course-card/course-place.tsx';
import { courseField } from './course-fields.ts';
import styles from './course-ticks.module.css';
import type { TripChoice } from './find-for-trip.server.ts';

type CourseTicksProps = {
	q: string;
	choices: readonly TripChoice[];
	isSearch: boolean;
	total: number;
	/** Further parameters of the search, kept when it is sent again. */
	fields: readonly (readonly [name: string, value: string])[];
	/** Where the search is sent. */
	searchAt: string;
	/** Slugs that were ticked in a form that comes back. */
	ticked: readonly string[];
};

/**
 * A search in the very form that it stands in, which takes along what was typed and ticked, and what it has found with a box before each
 * course.
 */
export function CourseTicks({ q, choices, isSearch, total, fields, searchAt, ticked }: CourseTicksProps) {
	return (
		<div className={styles.ticks}>
			<div className={styles.search}>
				<TextField id="trip-q" name="q" label="Courses" type="search" defaultValue={q} placeholder="links in Fife" />
				{fields.map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
				<Button type="submit" look="line" formMethod="get" formAction={searchAt} formNoValidate>
					Search courses
				</Button>
			</div>
			{isSearch && total === 0 && <p>No course was found. Other words may find one.</p>}
			{choices.length > 0 && (
				<>
					{isSearch && (
						<p className={styles.words}>
							{formatCount(total, 'course')} found
							{total > choices.length ? `, the first ${choices.length} are here` : ''}. Tick those you want to play.
						</p>
					)}
					<ul className={styles.list}>
						{choices.map((course, at) => (
							<li key={course.slug}>
								<label>
									<input
										type="checkbox"
										name={courseField(at + 1)}
										value={course.slug}
										defaultChecked={course.isTicked || ticked.includes(course.slug)}
									/>
									<span>
										<strong>
											<CourseName course={course} />
										</strong>
										<small>
											<CoursePlace course={course} />
										</small>
									</span>
									{course.score !== null && <b>{formatRating(course.score)}</b>}
								</label>
							</li>
						))}
					</ul>
				</>
			)}
		</div>
	);
}
