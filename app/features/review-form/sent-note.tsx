import { WithCourseName } from '#app/features/course-card/course-name.tsx';
import { Buttons } from '#app/ui/forms/form-parts.tsx';
import { HOLDING_RULES } from '#domain/reviews/holding/holding-rules.ts';
import { REVIEW_MESSAGES } from '#domain/reviews/messages.ts';
import type { SentReview } from '#domain/reviews/shapes.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './sent-note.module.css';

/** The answer to a review that was sent: what has become of it, how to change it, and ways onward (decision X5). */
export function SentNote({ review }: { review: SentReview }) {
	const course = { slug: review.courseSlug, countrySlug: review.countrySlug };
	const held = review.heldBy.length > 0;
	return (
		<section className={styles.note} aria-labelledby="sent">
			<h2 id="sent">{REVIEW_MESSAGES.successTitle}</h2>
			<p>
				<WithCourseName
					words={REVIEW_MESSAGES.success(review.courseName)}
					course={{ name: review.courseName, countrySlug: review.countrySlug }}
				/>
				.{!held && ' It stands on the page of the course already.'}
			</p>
			{held && <Waiting review={review} />}
			<blockquote className={styles.quote}>
				<bdi>{review.content}</bdi>
			</blockquote>
			{review.photographsComing > 0 && (
				<p className={styles.link}>
					Your photographs have arrived. Their sizes are being made now, and they join the review within a minute or so.
				</p>
			)}
			<Link review={review} />
			<Verifying review={review} />
			{review.member && (
				<p className={styles.link}>
					Score, partners and your own notes have a place in your book:{' '}
					<a href={paths.logRound(course, { review: review.id })}>Log this round</a>
				</p>
			)}
			<Buttons>
				{held ? (
					<ButtonLink to={review.member ? paths.memberReviews() : paths.course(course)}>
						{review.member ? 'Your reviews' : 'Back to the course'}
					</ButtonLink>
				) : (
					<ButtonLink to={paths.review(course, review.id)}>See your review</ButtonLink>
				)}
				<ButtonLink look="line" to={paths.topRated()}>
					Top rated courses
				</ButtonLink>
				<ButtonLink look="quiet" to={paths.createReview()}>
					Write another review
				</ButtonLink>
			</Buttons>
		</section>
	);
}

/** That nothing is lost, which rule holds it, and what comes next. */
function Waiting({ review }: { review: SentReview }) {
	return (
		<div className={styles.waiting}>
			<p>
				<strong>It waits for an editor.</strong> Until a person has read it, nobody else sees it and it does not count.
				The grade you gave has nothing to do with it.
			</p>
			<ul>
				{review.heldBy.map((rule) => (
					<li key={rule}>{HOLDING_RULES[rule].words}</li>
				))}
			</ul>
			<p>
				{review.member && 'You will find it among your reviews, and we will write to you when it is decided. '}
				<a href={paths.moderation()}>How moderation works</a>
			</p>
		</div>
	);
}

/** A visitor's way back to the review. */
function Link({ review }: { review: SentReview }) {
	if (review.link === null) return null;
	return (
		<p className={styles.link}>
			{review.mailed && review.heldBy.length === 0
				? 'The link by which you can change or delete it is on its way to your address. It is also here: '
				: 'You have no account with us. Keep this link to change or delete the review: '}
			<a href={paths.editReview(review.id, review.link)}>Edit or delete it</a>
		</p>
	);
}

/** How a member gets the green check mark for it. */
function Verifying({ review }: { review: SentReview }) {
	if (!review.verifiable) return null;
	const course = { slug: review.courseSlug, countrySlug: review.countrySlug };
	const scorecard = <a href={paths.reviewScorecard(review.id)}>send a picture of your scorecard</a>;
	return (
		<p className={styles.link}>
			{'It is not verified yet. For the green check mark, '}
			{review.checkInOpen && (
				<>
					<a href={paths.checkIn(course)}>check in at the course</a>
					{' while you are there, or '}
				</>
			)}
			{scorecard}.
		</p>
	);
}
