import { Fragment } from 'react';
import { formatNumber } from '#app/lib/format/format.ts';
import { RATING_RULES } from '#domain/reviews/rating/rating-rules.ts';
import styles from './formula.module.css';

const { priorWeight, priorGrades, priorGrade, halfLifeMonths } = RATING_RULES;

/** What a weight is multiplied by, and when. */
const FACTORS: [factor: number, when: string][] = [
	[RATING_RULES.verifiedFactor, 'if verified'],
	[RATING_RULES.unregisteredFactor, 'if without an account'],
	[RATING_RULES.benefitFactor, 'if for a benefit'],
	[RATING_RULES.insiderFactor, 'if by an insider'],
	[RATING_RULES.firstFactor, 'if an account’s first'],
];

/** The rating as a fraction, beneath it the weight of one review and the mean of all grades. Read aloud as sentences. */
export function Formula() {
	return (
		<div className={styles.formulas}>
			<div
				className={styles.formula}
				role="math"
				aria-label={`rating equals the sum of weight times grade, plus ${priorWeight} times the mean of all grades, divided by the sum of weights plus ${priorWeight}`}
			>
				<i>rating</i> =
				<span className={styles.fraction}>
					<span>
						Σ (<i>weight</i> × <i>grade</i>) + {priorWeight} × <i>mean of all grades</i>
					</span>
					<span>
						Σ <i>weight</i> + {priorWeight}
					</span>
				</span>
			</div>
			<div
				className={styles.formula}
				role="math"
				aria-label={`weight equals two to the power of minus the age of the round in months divided by ${halfLifeMonths}, ${FACTORS.map(([factor, when]) => `times ${factor} ${when}`).join(', ')}`}
			>
				<i>weight</i> = 2
				<sup>
					−<i>months since the round</i> ⁄ {halfLifeMonths}
				</sup>{' '}
				{FACTORS.map(([factor, when]) => (
					<Fragment key={when}>
						<span className={styles.factor}>
							× {formatNumber(factor)} <small>{when}</small>
						</span>{' '}
					</Fragment>
				))}
			</div>
			<div
				className={styles.formula}
				role="math"
				aria-label={`mean of all grades equals the sum of weight times grade over all courses, plus ${priorGrades} times ${priorGrade}, divided by the sum of weights plus ${priorGrades}`}
			>
				<i>mean of all grades</i> =
				<span className={styles.fraction}>
					<span>
						Σ<small> all courses</small> (<i>weight</i> × <i>grade</i>) + {priorGrades} × {priorGrade}
					</span>
					<span>
						Σ<small> all courses</small> <i>weight</i> + {priorGrades}
					</span>
				</span>
			</div>
		</div>
	);
}
