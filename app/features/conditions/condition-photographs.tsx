import { formatDate } from '#app/lib/format/format-day.ts';
import { paths } from '#app/lib/paths.ts';
import type { Photograph } from '#domain/pictures/shapes.ts';
import { PhotographPicture } from '../photographs/photograph-picture.tsx';
import styles from './condition-photographs.module.css';

/** How a course looked, in small; each leads to the whole photograph. */
export function ConditionPhotographs({ photographs }: { photographs: readonly Photograph[] }) {
	if (photographs.length === 0) return null;
	return (
		<ul className={styles.photographs}>
			{photographs.map((photograph, at) => (
				<li key={photograph.id}>
					<ConditionPhotograph photograph={photograph} name={`Photograph ${at + 1}`} />
				</li>
			))}
		</ul>
	);
}

/** One of them; `name` tells it from the others of the page. */
export function ConditionPhotograph({ photograph, name }: { photograph: Photograph; name: string }) {
	return (
		<a href={paths.photograph(photograph.id, 'large', 'webp')}>
			<PhotographPicture
				photograph={photograph}
				className={styles.picture}
				sizes="96px"
				most="small"
				fallback={`${name}: how it looked on ${formatDate(photograph.day)}`}
			/>
		</a>
	);
}
