import { PhotographPicture } from '#app/features/photographs/photograph-picture.tsx';
import type { DeskPhotograph } from '#domain/desk/moderation-item-queries.ts';
import { PhotographWords } from './review-pictures.tsx';
import { ReviewThing } from './review-thing.tsx';
import styles from './things.module.css';

/** A photograph as large as the page, with the review it came with. */
export function PhotographThing({ photograph }: { photograph: DeskPhotograph }) {
	return (
		<>
			<figure className={styles.thing}>
				<PhotographPicture
					photograph={photograph}
					sizes="(width < 60rem) 100vw, 760px"
					most="medium"
					className={styles.large}
					fallback="No words were given for it"
				/>
				<PhotographWords photograph={photograph} />
			</figure>
			<ReviewThing review={photograph.review} />
		</>
	);
}
