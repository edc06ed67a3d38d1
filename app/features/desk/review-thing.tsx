import { Fragment, type ReactNode } from 'react';
import type { DeskReview } from '#domain/desk/moderation-item-queries.ts';
import { HOLDING_RULES, isHoldingRule } from '#domain/reviews/holding-rules.ts';
import { formatCount } from '../../lib/format.ts';
import { formatDate } from '../../lib/format-day.ts';
import { paths } from '../../lib/paths.ts';
import { PhotographPicture } from '../photographs/photograph-picture.tsx';
import { DeskFacts } from './desk-facts.tsx';
import styles from './things.module.css';
import { TypedWords } from './typed-words.tsx';

/** A review as its author wrote it, whole and unchanged, with what speaks for and against it. */
export function ReviewThing({ review }: { review: DeskReview }) {
	const { course, rating, content, pros, cons, photographs } = review;
	return (
		<article className={styles.thing} aria-label="The review">
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
			{photographs.length > 0 && (
				<ul className={styles.pictures}>
					{photographs.map((photograph) => (
						<li key={photograph.id}>
							<PhotographPicture
								photograph={{ ...photograph, day: review.datePlayed ?? '' }}
								sizes="200px"
								most="small"
								className={styles.picture}
								fallback={`${course.name}, photographed by the reviewer`}
							/>
						</li>
					))}
				</ul>
			)}
			<DeskFacts facts={factsOf(review)} />
		</article>
	);
}

function factsOf({ course, by, status, version, datePlayed, verification, heldBy, benefit, aspects }: DeskReview) {
	const grades = Object.entries(aspects).map(([aspect, grade]) => `${aspect} ${grade}`);
	const standing = by.member
		? `, a member with ${formatCount(by.published, 'published review')}, ${by.rejected} rejected`
		: ', without an account';
	const facts: [string, ReactNode][] = [
		[
			'Course',
			<a key="course" href={paths.course(course)}>
				<bdi>{course.name}</bdi>
			</a>,
		],
		[
			'By',
			<Fragment key="by">
				<bdi>{by.name}</bdi>
				{standing}
			</Fragment>,
		],
		['Status', `${status}, version ${version}`],
		['Played', datePlayed && formatDate(datePlayed)],
		['Verification', verification],
		['Held by', heldBy.map(nameOfRule).join(', ')],
		['Benefit', benefit],
		['Grades', grades.join(', ')],
	];
	return facts.filter(([, value]) => value).map(([label, value]) => ({ label, value }));
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
