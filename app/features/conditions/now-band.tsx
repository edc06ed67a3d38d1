import type { CourseDetails } from '#domain/catalogue/shapes.ts';
import type { Condition } from '#domain/conditions/join.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { saidWords, sourcesInWords, worthTelling } from './condition-words.ts';
import styles from './now-band.module.css';

type NowBandProps = { course: CourseDetails; conditions: readonly Condition[] };

/** How a course is now, in one band: what golfers say, how old it is and of how many. Absent where nothing is said that still holds. */
export function NowBand({ course, conditions }: NowBandProps) {
	if (conditions.length === 0) return null;
	const told = worthTelling(conditions);
	return (
		<section className={styles.band} aria-labelledby="now">
			<h2 id="now">How it is now</h2>
			<div>
				<p>
					{told.map((condition, index) => {
						const { label, value } = saidWords(condition);
						return (
							<span key={condition.kind}>
								{index > 0 && ' · '}
								{label && `${label} `}
								<b>{value}</b>
							</span>
						);
					})}
				</p>
				<p className={styles.source}>
					{sourcesInWords(told).join(' · ')}
					{told.every(({ isSample }) => isSample) && ' · Sample reports'}
				</p>
			</div>
			<ButtonLink to={paths.reportConditions(course)} look="line">
				How is it now?
			</ButtonLink>
		</section>
	);
}
