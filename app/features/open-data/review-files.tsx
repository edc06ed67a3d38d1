import { formatCount } from '#app/lib/format/format.ts';
import { paths } from '#app/lib/paths.ts';
import { CATALOGUE_LICENCE } from '#domain/catalogue/credits.ts';
import { REVIEW_FILE_DAYS } from '#domain/reviews/open-reviews/columns.ts';
import type { ReviewFile } from '#domain/reviews/open-reviews/queries.ts';
import { EarlierNights } from './earlier-nights.tsx';
import { FileButton } from './file-button.tsx';
import { sizeInWords } from './file-size.ts';
import styles from './whole-file.module.css';

/** Every rating, to be made again by anybody: the files of the last nights, the newest first, and the script. */
export function ReviewFiles({ files }: { files: readonly ReviewFile[] }) {
	const [newest, ...earlier] = files;
	return (
		<section className={styles.file} aria-labelledby="reviews">
			<div className={styles.words}>
				<h2 id="reviews">Every rating, to be recounted</h2>
				<p>
					All reviews that count in a rating: course, day, grade and what their weights are made of, with the mean of
					all grades of the day. Made each night under the{' '}
					<a href={CATALOGUE_LICENCE.address}>{CATALOGUE_LICENCE.fullName}</a>, kept for {REVIEW_FILE_DAYS} days. No
					name, no account, no time of day; what the reviews say is their authors’ and not in it. A script that needs
					nothing but Node makes every printed rating from it.
				</p>
				<EarlierNights
					summary="Earlier nights"
					files={earlier.map(({ name, day }) => ({ day, address: paths.reviewFile(name) }))}
				/>
			</div>
			<div className={styles.way}>
				{newest ? (
					<FileButton look="green" to={paths.reviewFile(newest.name)} name={newest.name} />
				) : (
					<p>None has been made yet. Please look again in some minutes.</p>
				)}
				<p>
					{newest && `${formatCount(newest.reviews, 'review')}, ${sizeInWords(newest.bytes)} · `}
					<a href={paths.recountScript()} download>
						The script
					</a>
					{' · '}
					<a href={`${paths.dataColumns()}#reviews`}>What its columns mean</a>
				</p>
			</div>
		</section>
	);
}
