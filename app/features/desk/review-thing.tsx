import type { DeskReview } from '#domain/desk/moderation-item-queries.ts';
import { HOLDING_RULES, isHoldingRule } from '#domain/reviews/holding-rules.ts';
import { formatCount, formatDate } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { PhotographPicture } from '../photographs/photograph-picture.tsx';
import styles from './things.module.css';

/** A review as its author wrote it, whole and unchanged, with what speaks for and against it. */
export function ReviewThing({ review }: { review: DeskReview }) {
	const { course, rating, by, content, pros, cons, heldBy, benefit, photographs } = review;
	return (
		<article className={styles.thing} aria-label="The review">
			<p className={styles.grade}>
				<span className="sr-only">{rating} out of 10</span>
				<span aria-hidden="true">
					{rating}
					<small>/10</small>
				</span>
			</p>
			<div className={styles.text} dir="auto">
				{content}
			</div>
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
			<dl className={styles.facts}>
				<Fact name="Course">
					<a href={paths.course(course)}>
						<bdi>{course.name}</bdi>
					</a>
				</Fact>
				<Fact name="By">
					<bdi>{by.name}</bdi>
					{by.member
						? `, a member with ${formatCount(by.published, 'published review')}, ${by.rejected} rejected`
						: ', without an account'}
				</Fact>
				<Fact name="Status">
					{review.status}, version {review.version}
				</Fact>
				{review.datePlayed && <Fact name="Played">{formatDate(review.datePlayed)}</Fact>}
				<Fact name="Verification">{review.verification}</Fact>
				{heldBy.length > 0 && <Fact name="Held by">{heldBy.map(nameOfRule).join(', ')}</Fact>}
				{benefit && (
					<Fact name="Benefit">
						<bdi>{benefit}</bdi>
					</Fact>
				)}
				{Object.keys(review.aspects).length > 0 && (
					<Fact name="Grades">
						{Object.entries(review.aspects)
							.map(([aspect, grade]) => `${aspect} ${grade}`)
							.join(', ')}
					</Fact>
				)}
			</dl>
		</article>
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

/** One line of what is known. */
export function Fact({ name, children }: { name: string; children: React.ReactNode }) {
	return (
		<div>
			<dt>{name}</dt>
			<dd>{children}</dd>
		</div>
	);
}
