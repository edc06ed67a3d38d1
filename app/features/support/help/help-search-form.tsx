import { paths } from '#app/lib/paths.ts';
import { Button } from '#app/ui/button.tsx';
import styles from '../support-search.module.css';
import { LONGEST_QUERY } from '../text-match.ts';

/** The help centre's search: a plain form that the server answers. */
export function HelpSearchForm({ q }: { q: string }) {
	return (
		<search className={styles.search}>
			<form className={styles.line} action={paths.help()}>
				<label htmlFor="help-q" className="sr-only">
					Search articles and FAQ
				</label>
				<input
					id="help-q"
					name="q"
					type="search"
					defaultValue={q}
					maxLength={LONGEST_QUERY}
					placeholder="What is it about?"
					autoComplete="off"
					enterKeyHint="search"
				/>
				<Button type="submit">Search</Button>
			</form>
		</search>
	);
}
