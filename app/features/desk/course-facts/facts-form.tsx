import { StampField } from '#app/features/forms/stamp-field.tsx';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { FieldGrid, FormStack } from '#app/ui/forms/form-parts.tsx';
import { FORM_GROUPS, type FormGroup } from '#domain/catalogue/facts/definition.ts';
import { FACTS } from '#domain/catalogue/facts/facts.ts';
import { type FactName, FIELD_LIST } from '#domain/catalogue/facts/fields.ts';
import type { ToldBy } from '#domain/course-desk/edit-options.ts';
import { FACT_NAMES } from '#domain/course-desk/fact-options.ts';
import { DecidingButtons } from '../deciding/deciding-buttons.tsx';
import { FactField, TickedFact } from './fact-field.tsx';
import type { FactValues } from './fact-values.ts';
import styles from './facts-form.module.css';
import { ToldByFields } from './told-by-fields.tsx';

/** By which a button elsewhere on the page sends the facts. */
export const FACTS_FORM = 'facts-form';

type FactsFormProps = {
	action: string;
	values: FactValues;
	/** The mark of the facts that the editor saw. */
	seen: string;
	/** The id of the one who has taken on what the facts decide, once the editor was asked. */
	told?: string;
	errors: Partial<Record<FactName, string>>;
	submit: string;
	/** Who has told what is changed, as it is chosen at first; left out where that is known without. */
	toldBy?: ToldBy;
	/** The course is only being made: it has no address yet that could go on leading to it. */
	isNew?: boolean;
};

const GROUPS = Object.keys(FORM_GROUPS) as FormGroup[];

/** Every fact of a course, in groups. Works as it stands, without JavaScript. */
export function FactsForm({ action, values, seen, told, errors, submit, toldBy, isNew }: FactsFormProps) {
	const wrong = FACT_NAMES.filter((name) => errors[name]);
	return (
		<form id={FACTS_FORM} method="post" action={action} className={styles.form} noValidate>
			<StampField />
			<input type="hidden" name="seen" value={seen} />
			{told && <input type="hidden" name="told" value={told} />}
			<FormStack>
				<ErrorSummary
					title="Not saved: some fields need another look"
					errors={wrong.map((name) => ({ id: name, label: errors[name] ?? '' }))}
				/>
				{GROUPS.map((group) => (
					<Group key={group} group={group} values={values} errors={errors} isNew={isNew} />
				))}
				{toldBy && <ToldByFields toldBy={toldBy} />}
				<DecidingButtons>
					<Button type="submit" look="flag">
						{submit}
					</Button>
				</DecidingButtons>
			</FormStack>
		</form>
	);
}

type GroupProps = Pick<FactsFormProps, 'values' | 'errors' | 'isNew'> & { group: FormGroup };

/** The fields of one group; a list to be ticked is a group of its own. */
function Group({ group, values, errors, isNew }: GroupProps) {
	const own = FIELD_LIST.filter(({ fact }) => FACTS[fact].group === group);
	const title = FORM_GROUPS[group];
	const fields = own.filter(({ field }) => field.kind !== 'list');
	const slugHint = isNew ? undefined : 'The present one goes on leading here.';
	return (
		<>
			{title !== null && (
				<fieldset className={styles.group}>
					<legend>{title}</legend>
					<FieldGrid>
						{fields.map(({ name, field }) => (
							<FactField
								key={name}
								name={name}
								field={field}
								value={String(values[name])}
								error={errors[name]}
								more={name === 'slug' ? slugHint : undefined}
							/>
						))}
					</FieldGrid>
				</fieldset>
			)}
			{own.map(
				({ name, field }) =>
					field.kind === 'list' && <TickedFact key={name} name={name} field={field} ticked={values[name]} />,
			)}
		</>
	);
}
