import { LINE_LIMITS } from '#domain/catalogue/matching/lines.ts';
import { paths } from '../../lib/paths.ts';
import { ChoiceRow } from '../../ui/forms/choice-row.tsx';
import { TextArea } from '../../ui/forms/field.tsx';
import { Buttons } from '../../ui/forms/form-parts.tsx';
import { PostForm, SubmitButton } from '../forms/post-form.tsx';
import { MARK_CHOICES } from './add-words.ts';
import type { WriteStep } from './list-steps.ts';
import { plainForm } from './plain-form.ts';

type WriteFormProps = Pick<WriteStep, 'names' | 'mark' | 'error' | 'stamp'>;

/** A list of names to be pasted, and which mark all of them get. */
export function WriteForm({ names, mark, error, stamp }: WriteFormProps) {
	return (
		<PostForm form={plainForm('names')} action={paths.addCourses()} stamp={stamp}>
			<ChoiceRow id="names-mark" name="mark" label="Mark all of them as" choices={MARK_CHOICES} chosen={mark} />
			<TextArea
				id="names-names"
				name="names"
				label="Names of courses, one a line"
				hint={`A country or region behind a comma tells courses of one name apart: “Pine Valley, New Jersey”. At most ${LINE_LIMITS.lines} lines.`}
				rows={12}
				defaultValue={names}
				error={error ?? undefined}
				autoFocus={error !== null}
				required
			/>
			<Buttons>
				<SubmitButton busy="Looking them up...">Look them up</SubmitButton>
			</Buttons>
		</PostForm>
	);
}
