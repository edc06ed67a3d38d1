import { formatCount } from '#app/lib/format/format.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './hero.module.css';

/** The headline over the site's own picture. Its numbers are counted (decision C6), so they are left out with the count. */
export function Hero({ counted }: { counted: { courses: number; countries: number } }) {
	return (
		<div className={styles.hero}>
			<img
				className={styles.picture}
				src={paths.scene('hero')}
				alt=""
				width={1600}
				height={900}
				fetchPriority="high"
				decoding="async"
			/>
			<div className={`wrap ${styles.words}`}>
				{counted.courses > 0 && (
					<p className="kicker">
						{formatCount(counted.courses, 'course')} · {formatCount(counted.countries, 'country', 'countries')}
					</p>
				)}
				<h1>
					Golf courses worldwide, <em>rated by real players</em>
				</h1>
				<div className={styles.actions}>
					<ButtonLink to={paths.topRated()} look="flag">
						Explore Reviews
					</ButtonLink>
					<ButtonLink to={paths.createReview()} look="line" className={styles.second}>
						Write Your Review
					</ButtonLink>
				</div>
			</div>
		</div>
	);
}
