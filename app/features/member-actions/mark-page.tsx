import type { ClosableCard } from '#domain/catalogue/shapes.ts';
import { paths } from '../../lib/paths.ts';
import { CourseName } from '../course-card/course-name.tsx';
import { CoursePlace } from '../course-card/course-place.tsx';
import { ActionPage } from './action-page.tsx';
import type { ActionRefusal } from './handle-member-action.server.ts';
import { MARK_WORDS, type Mark } from './mark-words.ts';

type MarkPageProps = {
	mark: Mark;
	/** `isPlayed`: the mark, a review, a check-in or a round says so. `isPressed`: by the visitor who has just logged in. */
	read: { course: ClosableCard; isMarked: boolean; isPlayed: boolean; isPressed: boolean; back: string; stamp: string };
	refusal: ActionRefusal | undefined;
};

/** What the button of a mark leads to without JavaScript, and where a visitor comes back to after the login. */
export function MarkPage({ mark, read, refusal }: MarkPageProps) {
	const { course, back } = read;
	const { lead, button } = (mark === 'played' ? playedWords : wishWords)(read);
	return (
		<ActionPage
			kicker={MARK_WORDS[mark]}
			title={<CourseName course={course} />}
			lead={
				<>
					<CoursePlace course={course} />. {lead}
				</>
			}
			picture={paths.cover(course.slug)}
			notice={refusal?.notice}
			act={button && { ...button, stamp: refusal?.stamp ?? read.stamp }}
			back={back}
			isPressed={read.isPressed && !read.isMarked}
		/>
	);
}

function wishWords({ course, isMarked }: MarkPageProps['read']) {
	return isMarked
		? { lead: 'It is on your wish list.', button: { action: paths.unlike(course), label: 'Take it off my list' } }
		: {
				lead: 'The courses you want to play are kept on your wish list, which you alone can see.',
				button: { action: paths.like(course), label: 'I want to play it' },
			};
}

function playedWords({ course, isMarked, isPlayed }: MarkPageProps['read']) {
	if (isMarked) {
		const button = { action: paths.unmarkPlayed(course), label: 'Take the mark back' };
		return { lead: 'You have marked it as played.', button };
	}
	if (isPlayed) return { lead: 'Your review, check-in or round says that you have played it.', button: null };
	return {
		lead: 'The courses you have played need no day and no words; you alone can see what you mark.',
		button: { action: paths.played(course), label: 'I have played it' },
	};
}
