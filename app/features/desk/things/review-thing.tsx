import type { ReactNode } from 'react';
import { CourseName } from '#app/features/course-card/course-name.tsx';
import { Avatar } from '#app/features/golfer/avatar.tsx';
import { GolferName } from '#app/features/golfer/golfer-name.tsx';
import { ClubAnswer } from '#app/features/review/club-answer.tsx';
import { INSIDER_WORDS } from '#app/features/review/insider-words.ts';
import { SampleMark, VerificationWords } from '#app/features/review/review-marks.tsx';
import { RoundFacts } from '#app/features/review/round-facts.tsx';
import { formatCount } from '#app/lib/format/format.ts';
import { formatDate } from '#app/lib/format/format-day.ts';
import { paths } from '#app/lib/paths.ts';
import type { DeskReview } from '#domain/desk/moderation-item-queries.ts';
import { HOLDING_RULES, isHoldingRule } from '#domain/reviews/holding/holding-rules.ts';
import { RATING_WORDS } from '#domain/reviews/rating/rating-words.ts';
import type { Review } from '#domain/reviews/shapes.ts';
import { DeskFacts } from '../sheet/desk-facts.tsx';
import { TypedWords } from '../sheet/typed-words.tsx';
import { ReviewPictures } from './review-pictures.tsx';
import styles from './things.module.css';

/**
 * A review as its author wrote it, whole and unchanged: everything that a page prints of it (`Review`), with what speaks for
 * and against it.
 */
export function ReviewThing({ review }: { review: DeskReview }) {
	const { shown } = review;
	return (
		<article className={styles.thing} aria-label="The review">
			{shown ? <Written review={shown} /> : <p>Its author has withdrawn it. Nothing of what it said is kept.</p>}
			<DeskFacts facts={factsOf(review)} />
		</article>
	);
}

function Written({ review }: { review: Review }) {
	const { rating, content, pros, cons, photographs, clubAnswer } = review;
	return (
		<>
			<p className={styles.grade}>
				<span className="sr-only">{rating} out of 10</span>
				<span aria-hidden="true">
					{rating}
					<small>/10</small>
				</span>
			</p>
			<TypedWords words={content} />
			<Points title="Liked" points={pros} />
			<Points title="Did not like" points={cons} />
			<ReviewPictures photographs={photographs} />
			<RoundFacts review={review} />
			<ClubAnswer answer={clubAnswer} />
		</>
	);
}

function factsOf({ id, course, shown, standing, status, version, heldBy, countsAsFirst }: DeskReview) {
	const facts: [string, ReactNode][] = [
		[
			'Course',
			<a key="course" href={paths.course(course)}>
				<CourseName course={course} />
			</a>,
		],
		...(shown ? printedFacts(shown, standing) : []),
		['Status', `${status}, version ${version}`],
		['Counts', countsAsFirst && `${RATING_WORDS.first}, as the first review of its account`],
		['Held by', heldBy.map(nameOfRule).join(', ')],
		['Number', String(id)],
	];
	return facts.filter(([, value]) => value).map(([label, value]) => ({ label, value }));
}

/** What stands around the words of a review. */
function printedFacts(review: Review, standing: DeskReview['standing']): [string, ReactNode][] {
	const { datePlayed, createdAt, verification, benefit, insider, aspects, helpfulCount } = review;
	return [
		['By', <Author key="by" review={review} standing={standing} />],
		['Played', datePlayed && formatDate(datePlayed)],
		['Sent', formatDate(createdAt)],
		['Verification', <VerificationWords key="verification" verification={verification} />],
		['Benefit', benefit],
		['Tie to the club', insider && INSIDER_WORDS[insider]],
		['Grades', aspects.map(({ aspect, grade }) => `${aspect} ${grade}`).join(', ')],
		['Helpful', helpfulCount > 0 && formatCount(helpfulCount, 'vote')],
	];
}

function Author({ review, standing }: { review: Review; standing: DeskReview['standing'] }) {
	const { userName, userAvatar, member } = review;
	return (
		<>
			{userAvatar && <Avatar name={userName} avatarUrl={userAvatar} />} <GolferName review={review} />
			<SampleMark review={review} />
			{member
				? `, a member with ${formatCount(standing.published, 'published review')}, ${standing.rejected} rejected`
				: ', without an account'}
		</>
	);
}

const nameOfRule = (rule: string) => (isHoldingRule(rule) ? HOLDING_RULES[rule].name : rule);

function Points({ title, points }: { title: string; points: readonly string[] }) {
	if (points.length === 0) return null;
	return (
		<section>
			<h2 className={styles.small}>{title}</h2>
			<ul className={styles.points}>
				{points.map((point) => (
					<li key={point} dir="auto">
						{point}
					</li>
				))}
			</ul>
		</section>
	);
}
