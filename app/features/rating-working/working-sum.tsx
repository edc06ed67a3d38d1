import { isRanked, RATING_RULES } from '#domain/reviews/rating/rating-rules.ts';
import { fractionOf } from '#domain/reviews/rating/working.ts';
import type { CourseWorking } from '#domain/reviews/rating/working-queries.ts';
import { formatCount, formatRating } from '../../lib/format/format.ts';
import { StarRating } from '../rating/star-rating.tsx';
import styles from './working-sum.module.css';

const three = (value: number) => value.toFixed(3);

/** What the table's totals come to: the fraction of the formula, or a plain average, and the number that is printed. */
export function WorkingSum({ working }: { working: CourseWorking }) {
	const { summary } = working;
	return (
		<section className={styles.sum} aria-labelledby="sum">
			<h2 id="sum">The sum</h2>
			{isRanked(summary.count) ? <Weighted working={working} /> : <Plain working={working} />}
			<div className={styles.result}>
				<p className={styles.number}>
					{formatRating(summary.shown ?? 0)}
					<small>/10</small>
				</p>
				<div>
					<StarRating rating={summary.shown ?? 0} />
					<p className={styles.count}>{formatCount(summary.count, 'review')}</p>
				</div>
			</div>
		</section>
	);
}

function Weighted({ working }: { working: CourseWorking }) {
	const { sums, prior, summary } = working;
	const { priorWeight } = RATING_RULES;
	const { numerator, denominator } = fractionOf(working);
	return (
		<>
			<Formula
				spoken={`rating equals ${three(sums.weighted)} plus ${priorWeight} times ${prior.toFixed(4)}, divided by ${three(sums.weight)} plus ${priorWeight}`}
				before="rating ="
				above={`${three(sums.weighted)} + ${priorWeight} × ${prior.toFixed(4)}`}
				below={`${three(sums.weight)} + ${priorWeight}`}
			/>
			<Formula
				spoken={`equals ${three(numerator)} divided by ${three(denominator)}, equals ${(summary.rating ?? 0).toFixed(4)}`}
				before="="
				above={three(numerator)}
				below={three(denominator)}
				after={`= ${(summary.rating ?? 0).toFixed(4)}`}
			/>
		</>
	);
}

/** Of so few ratings the plain average is printed (T1). */
function Plain({ working: { reviews, summary } }: { working: CourseWorking }) {
	const grades = reviews.map(({ rating }) => rating);
	return (
		<Formula
			spoken={`rating equals ${grades.join(' plus ')}, divided by ${grades.length}, equals ${summary.rating}`}
			before="rating ="
			above={grades.join(' + ')}
			below={String(grades.length)}
			after={`= ${formatRating(summary.rating ?? 0)}`}
		/>
	);
}

type FormulaProps = { spoken: string; before: string; above: string; below: string; after?: string };

function Formula({ spoken, before, above, below, after }: FormulaProps) {
	return (
		<div className={styles.formula} role="math" aria-label={spoken}>
			<span>{before}</span>
			<span className={styles.fraction}>
				<span>{above}</span>
				<span>{below}</span>
			</span>
			{after && <span>{after}</span>}
		</div>
	);
}
