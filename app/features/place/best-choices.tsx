import { bestByPrice, bestToPlay, type KnownCourse } from '#domain/catalogue/places/places.ts';
import { accessWords, priceWords } from '../course-card/visit-words.ts';
import styles from './best-choices.module.css';
import { CourseLine } from './course-line.tsx';
import { PlaceColumn } from './place-column.tsx';

const PLAYABLE = 5;

/** The best course of each price band, and the best that visitors can play; left out where too little is known. */
export function BestChoices({ known }: { known: KnownCourse[] }) {
	const byPrice = bestByPrice(known);
	const playable = bestToPlay(known, PLAYABLE);
	if (byPrice.length === 0 && playable.length === 0) return null;
	return (
		<div className={styles.columns}>
			{byPrice.length > 0 && (
				<PlaceColumn title="Best by price" id="by-price">
					<p className={styles.note}>The highest ranked course of each band; a visitor’s round in high season.</p>
					<ul>
						{byPrice.map(({ band, course }) => (
							<li key={band}>
								<CourseLine course={course} note={<b>{priceWords(band)}</b>} />
							</li>
						))}
					</ul>
				</PlaceColumn>
			)}
			{playable.length > 0 && (
				<PlaceColumn title="Best you can play" id="to-play">
					<p className={styles.note}>Ranked courses that take visitors, as far as we know.</p>
					<ul>
						{playable.map((course) => (
							<li key={course.id}>
								<CourseLine course={course} note={accessWords(course.access ?? '')} />
							</li>
						))}
					</ul>
				</PlaceColumn>
			)}
		</div>
	);
}
