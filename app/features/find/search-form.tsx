import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { handicapText } from '#domain/catalogue/handicap.ts';
import { formatNumber } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import type { FindSearch } from './find-search.ts';
import styles from './search-form.module.css';
import { useNarrowing } from './use-narrowing.ts';

type SearchFormProps = {
	search: FindSearch;
	/** The countries that can be chosen: those of the chosen continent. */
	countries: { slug: string; name: string; courses: number }[];
};

/** Words, country and the button. Typing narrows the list at once; without JavaScript the button does the same. */
export function SearchForm({ search, countries }: SearchFormProps) {
	const { text, typed, chosen, sent } = useNarrowing(search.q);
	const country = useRef<HTMLSelectElement>(null);

	// The choice follows the address, also when Back or another continent has changed it.
	useEffect(() => {
		if (country.current) country.current.value = search.country ?? '';
	}, [search]);

	return (
		<Form className={styles.form} role="search" action={paths.findCourse()} onSubmit={sent}>
			<TextField
				id="find-q"
				ref={text}
				type="search"
				name="q"
				label="Course, town or country"
				placeholder="Ljunghusen, Höllviken, Japan…"
				defaultValue={search.q}
				maxLength={100}
				autoComplete="off"
				enterKeyHint="search"
				onInput={(event) => typed(event.currentTarget.form)}
			/>
			<SelectField
				id="find-country"
				ref={country}
				name="country"
				label="Country"
				defaultValue={search.country ?? ''}
				onChange={(event) => chosen(event.currentTarget.form)}
			>
				<option value="">All countries</option>
				{countries.map(({ slug, name, courses }) => (
					<option key={slug} value={slug}>
						{`${name} (${formatNumber(courses)})`}
					</option>
				))}
			</SelectField>
			<Kept search={search} />
			<Button type="submit" look="flag" className={styles.button}>
				Search
			</Button>
		</Form>
	);
}

/** What was chosen elsewhere on the page, kept when the form is sent. */
function Kept({ search: { continent, date, handicap, view } }: { search: FindSearch }) {
	const kept = {
		continent,
		date,
		handicap: handicap === null ? null : handicapText(handicap),
		view: view === 'list' ? null : view,
	};
	return Object.entries(kept).map(
		([name, value]) => value !== null && <input key={name} type="hidden" name={name} value={value} />,
	);
}
