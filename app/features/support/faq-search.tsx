import { formatCount } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import styles from './support-search.module.css';
import { LONGEST_QUERY } from './text-match.ts';
import { useFaqFilter } from './use-faq-filter.ts';

const RESET_FORM = 'faq-reset';

type FaqSearchProps = {
	/** What the page was asked for. */
	q: string;
	onAwake?: () => void;
};

/**
 * The FAQ's search. Asleep, or without JavaScript, both buttons send plain forms and the server marks what was found;
 * awake it narrows the list in the page with every letter.
 */
export function FaqSearch({ q, onAwake }: FaqSearchProps) {
	const { input, isFilled, found, narrow, keep, reset } = useFaqFilter(q, onAwake);
	return (
		<search className={styles.search}>
			<form
				className={styles.line}
				action={paths.faq()}
				onSubmit={(event) => {
					event.preventDefault();
					keep(input.current?.value ?? '');
				}}
			>
				<label htmlFor="faq-q" className="sr-only">
					Search the questions and answers
				</label>
				<input
					ref={input}
					id="faq-q"
					name="q"
					type="search"
					defaultValue={q}
					maxLength={LONGEST_QUERY}
					placeholder="Search the FAQ"
					autoComplete="off"
					enterKeyHint="search"
					onInput={(event) => narrow(event.currentTarget.value)}
				/>
				<Button type="submit">Search</Button>
				<Button type="submit" look="line" form={RESET_FORM} hidden={!isFilled}>
					Reset
				</Button>
			</form>
			<form
				id={RESET_FORM}
				action={paths.faq()}
				onSubmit={(event) => {
					event.preventDefault();
					reset();
				}}
			/>
			<p className="sr-only" role="status">
				{found !== null && `${formatCount(found, 'question')} found`}
			</p>
		</search>
	);
}
