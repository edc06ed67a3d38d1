import { deskPaths } from '#app/lib/desk-paths.ts';
import { Checkbox } from '#app/ui/forms/checkbox.tsx';
import { SelectField, TextField } from '#app/ui/forms/field.tsx';
import { FieldGrid, Note } from '#app/ui/forms/form-parts.tsx';
import { FACTS } from '#domain/catalogue/facts/facts.ts';
import { isKnown, ORIGINS, SOURCED } from '#domain/catalogue/facts/sources.ts';
import { capital } from '#domain/catalogue/facts/words.ts';
import type { WholeCourse } from '#domain/course-desk/queries.ts';
import { sourceLine } from '../../course/source-words.ts';
import { CourseForm } from './course-form.tsx';

/** What was ticked and typed before, and what is wrong with it. */
export type SourceAgain = {
	facts: string[];
	from: string;
	checked: string;
	errors: { facts?: string; checked?: string };
};

type SourceFormProps = { course: Pick<WholeCourse, 'id' | 'facts' | 'factSources'>; again?: SourceAgain | undefined };

/** Every fact of a course with its source, and who told those that are ticked. */
export function SourceForm({ course: { id, facts, factSources }, again }: SourceFormProps) {
	return (
		<CourseForm action={deskPaths.courseSources(id)} submit="Save">
			{again?.errors.facts && <Note role="alert">{again.errors.facts}</Note>}
			<fieldset>
				<legend>Facts</legend>
				{SOURCED.filter((fact) => isKnown(facts, fact)).map((fact) => (
					<Checkbox
						key={fact}
						id={`fact-${fact}`}
						name={`fact-${fact}`}
						defaultChecked={again?.facts.includes(fact)}
						label={`${FACTS[fact].label}: ${sourceLine(factSources[fact])}`}
					/>
				))}
			</fieldset>
			<FieldGrid>
				<SelectField id="source-from" name="from" label="Told by" defaultValue={again?.from}>
					<option value="">As it is</option>
					{Object.entries(ORIGINS).map(([origin, words]) => (
						<option key={origin} value={origin}>
							{capital(words)}
						</option>
					))}
				</SelectField>
				<TextField
					id="source-checked"
					name="checked"
					type="date"
					label="Checked on"
					optional
					hint="The day on which somebody checked them; empty if nobody has."
					defaultValue={again?.checked}
					error={again?.errors.checked}
				/>
			</FieldGrid>
		</CourseForm>
	);
}
