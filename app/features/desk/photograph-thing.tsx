import type { getDeskPhotograph } from '#domain/desk/moderation-item-queries.ts';
import { PhotographPicture } from '../photographs/photograph-picture.tsx';
import { ReviewThing } from './review-thing.tsx';
import styles from './things.module.css';

type DeskPhotograph = NonNullable<Awaited<ReturnType<typeof getDeskPhotograph>>>;

/** A photograph as large as the page, with the review it came with. */
export function PhotographThing({ photograph }: { photograph: DeskPhotograph }) {
	const { review, alt } = photograph;
	return (
		<>
			<figure className={styles.thing}>
				<PhotographPicture
					photograph={{ ...photograph, day: review?.datePlayed ?? '' }}
					sizes="(width < 60rem) 100vw, 760px"
					most="medium"
					className={styles.large}
					fallback="No words were given for it"
				/>
				<figcaption dir="auto">{alt || 'No words were given for it.'}</figcaption>
			</figure>
			{review && <ReviewThing review={review} />}
		</>
	);
}
