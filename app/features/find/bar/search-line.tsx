import { type ComponentProps, Suspense, useRef, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import styles from './search-line.module.css';
import { FORM, type Narrowing } from './use-narrowing.ts';

/** Its code comes when somebody goes into the field. */
const SuggestionPopup = lazyPart(async () => (await import('../../suggestions/suggestion-popup.tsx')).SuggestionPopup);

const LABEL = 'Course, town or country';

type SearchLineProps = {
	q: string;
	narrowing: Narrowing;
	/** What was chosen elsewhere on the page, kept when the form is sent. */
	kept: [string, string][];
	/** The address without the words; null where there are none. */
	wordless: string | null;
};

/**
 * One line with what is searched for, at every width. Typing narrows the list at once; without JavaScript the button does the same.
 * The other fields of its form stand among the filters.
 */
export function SearchLine({ q, narrowing, kept, wordless }: SearchLineProps) {
	const { form, typed, sent, left } = narrowing;
	const field = useRef<HTMLInputElement>(null);
	const [touched, setTouched] = useState<'entered' | 'typed' | null>(null);
	const navigate = useNavigate();
	const choose = (address: string) => {
		left();
		// What was typed stands for what was chosen, and is no longer looked for.
		if (field.current) field.current.value = '';
		navigate(address);
	};
	return (
		<Form id={FORM} className={styles.line} role="search" action={paths.findCourse()} onSubmit={sent} ref={form}>
			<label htmlFor="find-q" className="sr-only">
				{LABEL}
			</label>
			<input
				id="find-q"
				ref={field}
				type="search"
				name="q"
				placeholder={LABEL}
				defaultValue={q}
				maxLength={100}
				autoComplete="off"
				enterKeyHint="search"
				onFocus={() => setTouched('entered')}
				onInput={(event) => {
					setTouched('typed');
					typed(event.currentTarget.form);
				}}
			/>
			{touched && (
				<Suspense>
					<SuggestionPopup
						field={field}
						id="find-q-list"
						label={LABEL}
						opensAtOnce={false}
						isTyped={touched === 'typed'}
						saysNothing={false}
						button="Search"
						choose={choose}
					/>
				</Suspense>
			)}
			{wordless !== null && (
				<Link
					className={styles.clear}
					to={wordless}
					aria-label="Clear the search words"
					preventScrollReset
					onClick={() => document.querySelector<HTMLElement>('#find-q')?.focus()}
				>
					<Icon d="M5 5l14 14M19 5L5 19" />
				</Link>
			)}
			{kept.map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<Button type="submit" look="flag" className={styles.button} aria-label="Search">
				<Icon d="M16 16l5 5M10.5 17.5a7 7 0 1 1 0-14 7 7 0 0 1 0 14z" />
				<span>Search</span>
			</Button>
		</Form>
	);
}

const Icon = (path: ComponentProps<'path'>) => (
	<svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
		<path strokeLinecap="round" {...path} />
	</svg>
);
