import { PhotographPicture } from '#app/features/photographs/photograph-picture.tsx';
import { formatDate } from '#app/lib/format/format-day.ts';
import type { Photograph } from '#domain/pictures/shapes.ts';
import styles from './things.module.css';

/** The photographs of a review, each with the words that stand below it for readers. */
export function ReviewPictures({ photographs }: { photographs: readonly Photograph[] }) {
	if (photographs.length === 0) return null;
	return (
		<ul className={styles.pictures}>
			{photographs.map((photograph) => (
				<li key={photograph.id}>
					<figure>
						<PhotographPicture
							photograph={photograph}
							sizes="200px"
							most="small"
							className={styles.picture}
							fallback="No words were given for it"
						/>
						<PhotographWords photograph={photograph} />
					</figure>
				</li>
			))}
		</ul>
	);
}

/** What a gallery says below a photograph. */
export function PhotographWords({ photograph: { alt, day } }: { photograph: Photograph }) {
	return (
		<figcaption className={styles.caption}>
			<bdi>{alt || 'No words were given for it.'}</bdi> <small>{formatDate(day)}</small>
		</figcaption>
	);
}
