import { Checkbox } from '#app/ui/forms/checkbox.tsx';
import { SelectField } from '#app/ui/forms/field.tsx';
import { FieldGrid } from '#app/ui/forms/form-parts.tsx';
import { ORIGINS } from '#domain/catalogue/facts/sources.ts';
import { capital } from '#domain/catalogue/facts/words.ts';
import { TOLD_BY, type ToldBy } from '#domain/course-desk/edit-options.ts';
import styles from './facts-form.module.css';

/** Who has told what is changed on the form of the facts, and whether it was checked: that is kept with each of them. */
export function ToldByFields({ toldBy: { from, isChecked } }: { toldBy: ToldBy }) {
	return (
		<fieldset className={styles.group}>
			<legend>Where the changes are from</legend>
			<FieldGrid>
				<SelectField id="told-by" name="toldBy" label="Told by" defaultValue={from}>
					{TOLD_BY.map((one) => (
						<option key={one} value={one}>
							{capital(ORIGINS[one])}
						</option>
					))}
				</SelectField>
				<Checkbox
					id="told-checked"
					name="isChecked"
					defaultChecked={isChecked}
					label="They were checked with the club today."
				/>
			</FieldGrid>
		</fieldset>
	);
}
