import type { ReactNode } from 'react';
import { formatNumber } from '#app/lib/format/format.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import styles from '../member-actions/member-actions.module.css';

type ActionFormProps = {
	/** The small page that does the same; a script does it in place. */
	action: string;
	act: 'like' | 'helpful';
	course: number;
	review?: number;
	/** Where to come back to; the place on the course's page where there is none. */
	back?: string;
	children: ReactNode;
};

/**
 * A button in a page that is the same for everyone. Without JavaScript, and for visitors, it leads to a small page of its
 * own (decision X4); for members a script sends it in place, and marks what they have pressed before.
 */
function ActionForm({ action, act, course, review, back, children }: ActionFormProps) {
	return (
		<form
			className={styles.action}
			method="get"
			action={action}
			data-action={act}
			data-course={course}
			data-review={review}
			suppressHydrationWarning
		>
			{back && <input type="hidden" name="back" value={back} />}
			<Button type="submit" look="line" className={styles.button} suppressHydrationWarning>
				{children}
			</Button>
		</form>
	);
}

type LikedCourse = { id: number; slug: string; country: { slug: string } };

/** Puts the course on the member's wish list (decision C11). */
export function LikeForm({ course, back }: { course: LikedCourse; back?: string }) {
	return (
		<ActionForm action={paths.like(course)} act="like" course={course.id} back={back}>
			<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
				<path
					d="M8 13.7 2.5 8.2a3.4 3.4 0 0 1 4.8-4.8l.7.7.7-.7a3.4 3.4 0 0 1 4.8 4.8z"
					stroke="currentColor"
					strokeWidth="1.5"
					strokeLinejoin="round"
				/>
			</svg>
			Like
		</ActionForm>
	);
}

type VotedReview = { id: number; courseId: number; helpfulCount: number };

/** Says that the review was helpful (decision R5), with the number of members who say so. */
export function HelpfulForm({ review, back }: { review: VotedReview; back?: string }) {
	return (
		<ActionForm
			action={paths.helpfulVote(review.id)}
			act="helpful"
			course={review.courseId}
			review={review.id}
			back={back}
		>
			Helpful
			<span className={styles.count}>
				<span data-count="" suppressHydrationWarning>
					{formatNumber(review.helpfulCount)}
				</span>
				<span className="sr-only"> found it so</span>
			</span>
		</ActionForm>
	);
}
