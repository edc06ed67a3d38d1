import type { MouseEvent } from 'react';
import { SelectField, TextField } from '#app/ui/forms/field.tsx';
import { Button } from '../../../ui/button.tsx';
import { readCountries } from '../choices.ts';
import styles from './filter-fields.module.css';
import { FORM, type Narrowed, type Narrowing } from './use-narrowing.ts';

type FilterFieldsProps = Omit<Narrowed, 'q'> & {
	narrowing: Narrowing;
	/** Those that can be chosen, as `writeCountries` has written them. */
	countries: string;
};

/** The fields of the search that stand among the filters. They belong to the form of the search line, and are sent with it. */
export function FilterFields({ country, date, handicap, narrowing, countries }: FilterFieldsProps) {
	const { typed, chosen } = narrowing;
	return (
		<div className={styles.fields}>
			<SelectField
				id="find-country"
				form={FORM}
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
				form={FORM}
				type="date"
				name="date"
				label="Open on"
				defaultValue={date}
				onChange={(event) => chosen(event.currentTarget.form)}
			/>
			<TextField
				id="find-handicap"
				form={FORM}
				name="handicap"
				label="Handicap"
				defaultValue={handicap}
				inputMode="decimal"
				maxLength={5}
				placeholder="12.4"
				autoComplete="off"
				onInput={(event) => typed(event.currentTarget.form)}
			/>
		</div>
	);
}

/** Ends the choosing: it folds the filters, and goes on to what was found. Without JavaScript it sends the fields. */
export function ShowCourses() {
	return (
		<Button type="submit" form={FORM} className={styles.show} onClick={foldFilters}>
			Show courses
		</Button>
	);
}

function foldFilters({ currentTarget }: MouseEvent<HTMLElement>) {
	currentTarget.closest('details')?.removeAttribute('open');
	document.querySelector<HTMLElement>('#found')?.focus();
}
