import { formatDate, formatMonth } from '#app/lib/format/format-day.ts';
import type { CourseCard } from '#domain/catalogue/shapes.ts';
import type { Review } from '#domain/reviews/shapes.ts';
import { Avatar } from '../golfer/avatar.tsx';
import { GolferName } from '../golfer/golfer-name.tsx';
import { ReviewActions } from '../member-actions/review-actions.tsx';
import { GalleryPlace } from '../photographs/gallery-place.tsx';
import { ClubAnswer } from '../review/club-answer.tsx';
import { GradedEntry } from '../review/graded-entry.tsx';
import { Interests } from '../review/interests.tsx';
import { SampleMark, VerificationWords } from '../review/review-marks.tsx';
import { RoundFacts } from '../review/round-facts.tsx';
import styles from './review-entry.module.css';

/** One review in full, as the course page prints it. */
export function ReviewEntry({ review, course }: { review: Review; course: CourseCard }) {
	return (
		<GradedEntry rating={review.rating} id={`review-${review.id}`}>
			<div className={styles.body}>
				<header className={styles.by}>
					<Avatar name={review.userName} avatarUrl={review.userAvatar} />
					<div>
						<h3>
							<GolferName review={review} />
							<SampleMark review={review} />
						</h3>
						<p>
							{review.datePlayed ? `Played ${formatDate(review.datePlayed)}` : formatMonth(review.createdAt)}
							{' · '}
							<VerificationWords verification={review.verification} />
						</p>
					</div>
				</header>
				<p className={styles.text} dir="auto">
					{review.content}
				</p>
				<Points title="Pros" points={review.pros} />
				<Points title="Cons" points={review.cons} />
				<GalleryPlace
					photographs={review.photographs}
					subject={`The course reviewed by ${review.userName}`}
					look="strip"
				/>
				<Aspects aspects={review.aspects} />
				<RoundFacts review={review} />
				<Interests review={review} className={styles.benefit} />
				<ClubAnswer answer={review.clubAnswer} />
				<ReviewActions review={review} course={course} />
			</div>
		</GradedEntry>
	);
}

function Points({ title, points }: { title: string; points: string[] }) {
	if (points.length === 0) return null;
	return (
		<div className={styles.points}>
			<h4>{title}</h4>
			<ul>
				{points.map((point) => (
					<li key={point}>
						<bdi>{point}</bdi>
					</li>
				))}
			</ul>
		</div>
	);
}

function Aspects({ aspects }: Pick<Review, 'aspects'>) {
	if (aspects.length === 0) return null;
	return (
		<dl className={styles.aspects}>
			{aspects.map(({ aspect, grade }) => (
				<div key={aspect}>
					<dt>{aspect}</dt>
					<dd>
						{grade}
						<span className="sr-only"> out of 10</span>
					</dd>
				</div>
			))}
		</dl>
	);
}
