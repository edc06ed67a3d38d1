import { Form } from 'react-router';
import { SelectField, TextField } from '#app/ui/forms/field.tsx';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { readCountries } from './choices.ts';
import styles from './search-form.module.css';
import { type Narrowed, useNarrowing } from './use-narrowing.ts';

type SearchFormProps = Narrowed & {
	/** What was chosen elsewhere on the page, kept when the form is sent. */
	kept: [string, string][];
	/** Those that can be chosen, as `writeCountries` has written them. */
	countries: string;
};

/** Words, country, day, handicap and the button. Typing narrows the list at once; without JavaScript the button does the same. */
export function SearchForm({ q, country, date, handicap, kept, countries }: SearchFormProps) {
	const { form, typed, chosen, sent } = useNarrowing({ q, country, date, handicap });
	return (
		<Form className={styles.form} role="search" action={paths.findCourse()} onSubmit={sent} ref={form}>
			<TextField
				id="find-q"
				type="search"
				name="q"
				label="Course, town or country"
				placeholder="Ljunghusen, Höllviken, Japan…"
				defaultValue={q}
				maxLength={100}
				autoComplete="off"
				enterKeyHint="search"
				onInput={(event) => typed(event.currentTarget.form)}
			/>
			<SelectField
				id="find-country"
				name="country"
				label="Country"
				defaultValue={country}
				onChange={(event) => chosen(event.currentTarget.form)}
			>
				<option value="">All countries</option>
				{readCountries(countries).map(({ slug, words }) => (
					<option key={slug} value={slug}>
						{words}
					</option>
				))}
			</SelectField>
			<TextField
				id="find-date"
				type="date"
				name="date"
				label="Open on"
				defaultValue={date}
				onChange={(event) => chosen(event.currentTarget.form)}
			/>
			<TextField
				id="find-handicap"
				name="handicap"
				label="Handicap"
				defaultValue={handicap}
				inputMode="decimal"
				maxLength={5}
				placeholder="12.4"
				autoComplete="off"
				onInput={(event) => typed(event.currentTarget.form)}
			/>
			{kept.map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<Button type="submit" look="flag" className={styles.button}>
				Search
			</Button>
		</Form>
	);
}
