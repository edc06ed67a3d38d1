import { formatCount } from '#app/lib/format/format.ts';
import { paths } from '../../lib/paths.ts';
import { Announced } from '../../ui/announced.tsx';
import { Note } from '../../ui/forms/form-parts.tsx';
import { Link } from '../../ui/link.tsx';
import type { Mark } from '../member-actions/mark-words.ts';

/** How many courses have just been marked, and where they are. */
export function SavedNote({ mark, courses }: { mark: Mark; courses: number }) {
	const are = `${formatCount(courses, 'course')} ${courses === 1 ? 'is' : 'are'}`;
	return (
		<Announced isSuccess>
			<Note>
				{mark === 'played' ? `${are} marked as played.` : `${are} on your wish list.`}{' '}
				<Link to={paths.memberCourses()}>Your courses</Link>
			</Note>
		</Announced>
	);
}
