import { formatCount } from '#app/lib/format/format.ts';
import { paths } from '../../lib/paths.ts';
import { Announced } from '../../ui/announced.tsx';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/forms/form-parts.tsx';
import { Link } from '../../ui/link.tsx';
import { PostForm } from '../forms/post-form.tsx';
import type { Mark } from '../member-actions/mark-words.ts';
import type { Ticked } from './list-fields.ts';
import { plainForm } from './plain-form.ts';

type SavedNoteProps = {
	mark: Mark;
	/** What was marked or taken back just now. */
	said: Pick<Ticked, 'saved'> & Partial<Ticked>;
	/** Where taking back leads to, and the stamp for it; without them nothing is taken back together. */
	back?: string;
	stamp?: string;
};

/** How many courses have just been marked, and where they are; all that were not marked before can be taken back together. */
export function SavedNote({ mark, said: { saved, added = [], undone = null }, back, stamp }: SavedNoteProps) {
	if (undone !== null) {
		return (
			<Announced isSuccess>
				<Note>Taken back: {formatCount(undone, 'course')}.</Note>
			</Announced>
		);
	}
	if (saved === null || saved === 0) return null;
	const are = `${formatCount(saved, 'course')} ${saved === 1 ? 'is' : 'are'}`;
	return (
		<>
			<Announced isSuccess>
				<Note>
					{mark === 'played' ? `${are} marked as played.` : `${are} on your wish list.`}{' '}
					<Link to={paths.memberCourses()}>Your courses</Link>
				</Note>
			</Announced>
			{back && stamp && added.length > 0 && (
				<PostForm form={plainForm('undo')} action={paths.addCourses()} stamp={stamp}>
					<input type="hidden" name="mark" value={mark} />
					<input type="hidden" name="back" value={back} />
					<input type="hidden" name="added" value={added.join('.')} />
					<Button look="line" type="submit" name="intent" value="undo">
						Undo
					</Button>
				</PostForm>
			)}
		</>
	);
}
