import type { CourseDetails } from '#domain/catalogue/shapes.ts';
import { paths } from '../../lib/paths.ts';
import styles from './fact-sources.module.css';
import { sourceLines, sourceSentence } from './source-words.ts';

/** Where the facts of a course are from: in one line, opened fact by fact (decision K1). */
export function FactSources({ course: { slug, factSources } }: { course: CourseDetails }) {
	const sentence = sourceSentence(factSources);
	if (sentence === '') return null;
	return (
		<details className={styles.sources}>
			<summary>
				Facts: {sentence}. <span className={styles.more}>Fact by fact</span>
			</summary>
			<dl>
				{sourceLines(factSources).map(({ fact, words, address }) => (
					<div key={fact}>
						<dt>{fact}</dt>
						<dd>
							{address ? (
								<a href={address} rel="noopener">
									{words}
								</a>
							) : (
								words
							)}
						</dd>
					</div>
				))}
			</dl>
			<p>
				<a href={paths.suggestCourse({ course: slug })}>Suggest a correction</a>
			</p>
		</details>
	);
}
