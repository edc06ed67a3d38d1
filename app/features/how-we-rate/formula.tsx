import { RATING_RULES } from '#domain/reviews/rating.ts';
import { formatNumber } from '../../lib/format.ts';
import styles from './formula.module.css';

const { priorWeight, halfLifeMonths, verifiedFactor, unregisteredFactor } = RATING_RULES;

/** The rating as a fraction, and the weight of one review beneath it. Read aloud as a sentence. */
export function Formula() {
	return (
		<div className={styles.formulas}>
			<div
				className={styles.formula}
				role="math"
				aria-label={`rating equals the sum of weight times grade, plus ${priorWeight} times the mean of all courses, divided by the sum of weights plus ${priorWeight}`}
			>
				<i>rating</i> =
				<span className={styles.fraction}>
					<span>
						Σ (<i>weight</i> × <i>grade</i>) + {priorWeight} × <i>mean of all courses</i>
					</span>
					<span>
						Σ <i>weight</i> + {priorWeight}
					</span>
				</span>
			</div>
			<div
				className={styles.formula}
				role="math"
				aria-label={`weight equals two to the power of minus the age of the round in months divided by ${halfLifeMonths}, times ${verifiedFactor} if the round is verified, times ${unregisteredFactor} if the review has no account`}
			>
				<i>weight</i> = 2
				<sup>
					−<i>months since the round</i> ⁄ {halfLifeMonths}
				</sup>{' '}
				<span className={styles.factor}>
					× {formatNumber(verifiedFactor)} <small>if verified</small>
				</span>{' '}
				<span className={styles.factor}>
					× {formatNumber(unregisteredFactor)} <small>if without an account</small>
				</span>
			</div>
		</div>
	);
}
