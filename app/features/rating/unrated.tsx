import { paths } from '#app/lib/paths.ts';
import { Link } from '#app/ui/link.tsx';
import styles from './score.module.css';

/** In the place of a score that there is none of yet, large: who has played the course can give it its first. */
export function Unrated({ slug }: { slug: string }) {
	return (
		<p className={styles.unrated}>
			Nobody has rated it yet. <Link to={paths.createReview({ course: slug })}>Played it?</Link>
		</p>
	);
}
