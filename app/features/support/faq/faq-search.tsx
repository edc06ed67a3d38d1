import { useEffect, useRef } from 'react';
import { paths } from '#app/lib/paths.ts';
import { Button } from '#app/ui/button.tsx';
import styles from '../support-search.module.css';
import { LONGEST_QUERY } from '../text-match.ts';
import { wakeFaqSearch } from './wake-faq-search.ts';

const RESET_FORM = 'faq-reset';

/**
 * The FAQ's search. Asleep, or without JavaScript, both buttons send plain forms and the server marks what was found;
 * awake it narrows the list in the page with every letter. `q` is what the page was asked for.
 */
export function FaqSearch({ q }: { q: string }) {
	const search = useRef<HTMLElement>(null);
	// Only where React has the whole page, reached from a tool: on the reading page the island wakes it.
	useEffect(() => (search.current ? wakeFaqSearch(search.current) : undefined), []);
	return (
		<search ref={search} className={styles.search}>
			<form className={styles.line} action={paths.faq()}>
				<label htmlFor="faq-q" className="sr-only">
					Search the questions and answers
				</label>
				<input
					id="faq-q"
					name="q"
					type="search"
					defaultValue={q}
					maxLength={LONGEST_QUERY}
					placeholder="Search the FAQ"
					autoComplete="off"
					enterKeyHint="search"
				/>
				<Button type="submit">Search</Button>
				<Button type="submit" look="line" form={RESET_FORM} hidden={q === ''} data-faq-reset-button>
					Reset
				</Button>
			</form>
			<form id={RESET_FORM} action={paths.faq()} />
			<p className="sr-only" role="status" />
		</search>
	);
}
