import { formatCount } from '#app/lib/format/format.ts';
import { paths } from '#app/lib/paths.ts';
import { CATALOGUE_LICENCE } from '#domain/catalogue/credits.ts';
import type { OpenFile } from '#domain/catalogue/open-data/queries.ts';
import { FileButton } from './file-button.tsx';
import { sizeInWords } from './file-size.ts';
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
					<FileButton look="flag" to={paths.openFile(file.name)} name={file.name} />
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
