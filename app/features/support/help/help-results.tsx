import { formatCount } from '#app/lib/format/format.ts';
import { paths } from '#app/lib/paths.ts';
import { Link } from '#app/ui/link.tsx';
import styles from './help-results.module.css';
import type { HelpResult } from './help-search.ts';

const KINDS: Record<HelpResult['kind'], string> = { article: 'Article', question: 'FAQ' };

/** What was found in the articles and the FAQ, and the way back. */
export function HelpResults({ q, results }: { q: string; results: HelpResult[] }) {
	return (
		<section className={styles.results} aria-labelledby="results">
			<h2 id="results">
				{results.length === 0 ? 'No results found' : `${formatCount(results.length, 'result')} found`}
			</h2>
			<p className={styles.asked}>
				for <bdi>“{q}”</bdi> in the articles and the FAQ. <Link to={paths.help()}>Back to all articles</Link>
			</p>
			<ul>
				{results.map(({ kind, title, to, excerpt }) => (
					<li key={to}>
						<p className="kicker">{KINDS[kind]}</p>
						<h3>
							<Link to={to}>{title}</Link>
						</h3>
						<p>{excerpt}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
