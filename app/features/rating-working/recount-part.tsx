import type { ReviewFile } from '#domain/reviews/open-reviews/queries.ts';
import { paths } from '../../lib/paths.ts';
import { FileButton } from '../open-data/file-button.tsx';
import { sizeInWords } from '../open-data/file-size.ts';
import styles from './prior-part.module.css';

/** Where to have all reviews that count, and what makes every printed number from them. */
export function RecountPart({ file }: { file: ReviewFile | null }) {
	return (
		<section className={styles.prior} aria-labelledby="recount">
			<h2 id="recount">Recount it yourself</h2>
			<p>
				All counted reviews of all courses, without names, made each night, and a short script that makes every printed
				number from them.
			</p>
			{file && (
				<div>
					<FileButton look="green" to={paths.reviewFile(file.name)} name={file.name} />
				</div>
			)}
			<p>
				{file && `${sizeInWords(file.bytes)} · `}
				<a href={paths.recountScript()} download>
					The script
				</a>
				{' · '}
				<a href={paths.data()}>Earlier nights</a>
				{' · '}
				<a href={paths.howWeRate()}>How we rate</a>
			</p>
		</section>
	);
}
