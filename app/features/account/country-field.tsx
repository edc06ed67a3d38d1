import { useState } from 'react';
import { formatCount } from '#app/lib/format/format.ts';
import { Combobox } from '#app/ui/forms/combobox.tsx';
import type { FieldProps } from '#app/ui/forms/field.tsx';
import { SelectField } from '#app/ui/forms/field.tsx';
import { foldText } from '#domain/shared/text/fold.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import styles from './country-field.module.css';

export type CountryChoice = { code: string; name: string };

type CountryFieldProps = FieldProps & {
	name: string;
	countries: CountryChoice[];
	defaultValue?: string;
	autoFocus?: boolean;
};

/** A country: a list that is searched by typing, or a plain select where there is no script. */
export function CountryField({ countries, defaultValue, autoFocus, ...field }: CountryFieldProps) {
	const hydrated = useHydrated();
	const [chosen, choose] = useState(() => countries.find(({ code }) => code === defaultValue) ?? null);
	const [typed, setTyped] = useState('');
	const wanted = foldText(typed);
	const found = wanted ? countries.filter(({ name }) => foldText(name).includes(wanted)) : countries;
	return (
		<>
			<Combobox
				{...field}
				className={styles.scripted}
				// Without a script the plain select below sends the country.
				name={hydrated ? field.name : undefined}
				items={found}
				chosen={chosen}
				onChoose={choose}
				onType={setTyped}
				keyOf={({ code }) => code}
				textOf={({ name }) => name}
				render={({ name }) => name}
				placeholder="Select a country"
				listLabel="Countries"
				emptyText="No country found."
				countText={(count) => formatCount(count, 'country or territory', 'countries and territories')}
			/>
			<noscript>
				<SelectField {...field} id={`${field.id}-plain`} defaultValue={defaultValue} autoFocus={autoFocus}>
					<option value="">No country</option>
					{countries.map(({ code, name }) => (
						<option key={code} value={code}>
							{name}
						</option>
					))}
				</SelectField>
			</noscript>
		</>
	);
}
