import type { FormAgain } from '#app/lib/forms/form-again.ts';
import { useFormFields } from '#app/lib/forms/use-form-fields.ts';
import { listPaths } from '#app/lib/list-paths.ts';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { Buttons } from '#app/ui/forms/form-parts.tsx';
import { Link } from '#app/ui/link.tsx';
import { LIST_LIMITS } from '#domain/lists/list-limits.ts';
import { NEW_LIST } from '#domain/lists/list-rules.ts';
import { PostForm, SubmitButton } from '../forms/post-form.tsx';
import { PUT_LABELS, type PutField } from './list-fields.ts';
import styles from './put-form.module.css';

type PutFormProps = {
	action: string;
	stamp: string;
	again: FormAgain | undefined;
	/** The member's lists; `has`: the course is on that one. */
	lists: readonly { id: number; title: string; has: boolean }[];
	back: string;
};

/** Which of the member's lists a course goes on, or the title of a new one; the list that was changed last is chosen. */
export function PutForm({ action, stamp, again, lists, back }: PutFormProps) {
	const open = lists.filter(({ has }) => !has);
	const { form, control, errors } = useFormFields<PutField>({
		id: 'put',
		labels: PUT_LABELS,
		lastResult: again?.result,
		defaults: again ? {} : { list: String(open[0]?.id ?? NEW_LIST) },
		validate: async () => (await import('./validate-list.ts')).validatePut,
	});
	const { id, defaultValue: chosen, error } = control('list');
	return (
		<PostForm form={form} action={action} stamp={stamp}>
			<fieldset id={id} tabIndex={-1} className={styles.lists} aria-describedby={error ? `${id}-error` : undefined}>
				<legend>{PUT_LABELS.list}</legend>
				{lists.map((list) =>
					list.has ? (
						<p key={list.id}>
							On <Link to={listPaths.ownList(list.id)}>{list.title}</Link> already.
						</p>
					) : (
						<label key={list.id}>
							<input type="radio" name="list" value={list.id} defaultChecked={chosen === String(list.id)} />
							<bdi>{list.title}</bdi>
						</label>
					),
				)}
				<label>
					<input type="radio" name="list" value={NEW_LIST} defaultChecked={chosen === NEW_LIST} />A new list, which only
					you see
				</label>
				<p id={`${id}-error`} className={styles.error} hidden={!error}>
					{error}
				</p>
			</fieldset>
			<div className={styles.title}>
				<TextField label={PUT_LABELS.title} maxLength={LIST_LIMITS.title} {...control('title')} />
			</div>
			<TextArea optional label={PUT_LABELS.note} rows={2} maxLength={LIST_LIMITS.note} {...control('note')} />
			<ErrorSummary errors={errors} />
			<Buttons>
				<SubmitButton busy="Adding...">Add to the list</SubmitButton>
				<Link to={back}>Go back</Link>
			</Buttons>
		</PostForm>
	);
}
