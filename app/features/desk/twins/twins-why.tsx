import type { Twins } from '#domain/course-desk/twins/twin-queries.ts';
import { twinReasons } from './twin-reasons.ts';
import styles from './twins.module.css';

/** What speaks for the two being one, and what against it. */
export const TwinsWhy = ({ twins }: { twins: Twins }) => (
	<section className={styles.why} aria-labelledby="why-head">
		<h2 id="why-head">Why it is asked</h2>
		<ul>
			{twinReasons(twins).map((reason) => (
				<li key={reason}>{reason}</li>
			))}
		</ul>
	</section>
);
