import { formatCount, formatNumber, formatRating } from '#app/lib/format/format.ts';
import { paths } from '#app/lib/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { CATALOGUE_LICENCE } from '#domain/catalogue/credits.ts';
import type { OpenFile } from '#domain/catalogue/open-data/queries.ts';
import styles from './whole-file.module.css';

type WholeFileProps = {
	/** Null until the first has been made. */
	file: OpenFile | null;
	/** Whose data are in it. */
	credits: readonly { line: string; address: string }[];
};

/** The end of the page: the courses as a file, with what one may do with it. */
export function WholeFile({ file, credits }: WholeFileProps) {
	return (
		<section className={styles.file} aria-labelledby="file">
			<div className={styles.words}>
				<h2 id="file">All of it as a file</h2>
				<p>
					Every open fact with its source, CSV, made each night. Under the{' '}
					<a href={CATALOGUE_LICENCE.address}>{CATALOGUE_LICENCE.fullName}</a>: use it, say where it is from, share what
					you make of it alike. Reviews and photographs are their authors’ and not in it.
				</p>
				{credits.length > 0 && (
					<ul>
						{credits.map(({ line, address }) => (
							<li key={line}>
								<a href={address}>{line}</a>
							</li>
						))}
					</ul>
				)}
			</div>
			<div className={styles.way}>
				{file ? (
					<ButtonLink look="flag" to={paths.openFile(file.name)} download>
						<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
							<path d="M8 1v9M4 6.5 8 10.5l4-4M1.5 14.5h13" fill="none" stroke="currentColor" strokeWidth="1.5" />
						</svg>
						{file.name}
					</ButtonLink>
				) : (
					<p>The first file is being made. Please look again in some minutes.</p>
				)}
				<p>
					{file && `${formatCount(file.courses, 'course')}, ${sizeInWords(file.bytes)} · `}
					<a href={paths.dataColumns()}>What each column means</a>
				</p>
			</div>
		</section>
	);
}

/** "4.8 MB", "212 KB". */
const sizeInWords = (bytes: number) =>
	bytes < 1_000_000
		? `${formatNumber(Math.max(1, Math.round(bytes / 1_000)))} KB`
		: `${formatRating(bytes / 1_000_000)} MB`;
