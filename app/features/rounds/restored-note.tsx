import { formatNumber } from '#app/lib/format/format.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Buttons, Note } from '#app/ui/forms/form-parts.tsx';
import { Link } from '#app/ui/link.tsx';
import type { Restored } from '#domain/rounds/book-file/restore-commands.ts';
import { paths } from '../../lib/paths.ts';
import { CourseName } from '../course-card/course-name.tsx';
import styles from './book-lines.module.css';

/** What a page tells of a book that was given back: `moved` are the courses that stand under another address than the file says. */
export type RestoredBook = Omit<Restored, 'moved'> & {
	moved: { said: string; course: { name: string; slug: string; countrySlug: string } }[];
	/** How many more were moved. */
	more: number;
};

/** What has become of a book that was given back, and ways onward. */
export function RestoredNote({ restored: { rounds, marks, leftOut, moved, more } }: { restored: RestoredBook }) {
	return (
		<Note>
			<p>
				<strong>Your book is given back.</strong>
			</p>
			<ul className={styles.lines}>
				<li>
					<Count of={rounds.added} one="round" many="rounds" /> added, {formatNumber(rounds.there)} there already.
				</li>
				<li>
					<Count of={marks.added} one="mark" many="marks" /> added, {formatNumber(marks.there)} there already.
				</li>
				{leftOut > 0 && (
					<li>
						<Count of={leftOut} one="line" many="lines" /> left out.
					</li>
				)}
				{moved.map(({ said, course }) => (
					<li key={`${said} ${course.slug}`}>
						<bdi>{said}</bdi> is{' '}
						<Link to={paths.course(course)}>
							<CourseName course={course} />
						</Link>{' '}
						now.
					</li>
				))}
				{more > 0 && <li>So are {formatNumber(more)} more courses that have another address now.</li>}
			</ul>
			<Buttons>
				<ButtonLink to={paths.memberGolf()}>My golf</ButtonLink>
				<ButtonLink look="line" to={paths.memberCourses()}>
					Your courses
				</ButtonLink>
			</Buttons>
		</Note>
	);
}

const Count = ({ of, one, many }: { of: number; one: string; many: string }) => (
	<>
		{formatNumber(of)} {of === 1 ? one : many}
	</>
);
