import { useEffect, useRef } from 'react';
import { formatDate } from '#app/lib/format/format-day.ts';
import type { FormAgain } from '#app/lib/forms/form-again.ts';
import { useFormFields } from '#app/lib/forms/use-form-fields.ts';
import { listPaths } from '#app/lib/list-paths.ts';
import { paths } from '#app/lib/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { Buttons } from '#app/ui/forms/form-parts.tsx';
import { Link } from '#app/ui/link.tsx';
import { LIST_LIMITS } from '#domain/lists/list-limits.ts';
import { rowFields } from '#domain/lists/list-rules.ts';
import type { ListEntry } from '#domain/lists/own-queries.ts';
import { CourseName } from '../course-card/course-name.tsx';
import { CoursePlace } from '../course-card/course-place.tsx';
import { PostForm, SubmitButton } from '../forms/post-form.tsx';
import styles from './order-form.module.css';

type OrderFormProps = {
	listId: number;
	entries: readonly ListEntry[];
	stamp: string;
	again: FormAgain | undefined;
};

/**
 * The courses of a list in their order: each goes up and down by a button, or to a number that is typed, and has a note. Whatever
 * button is pressed, everything that was typed is stored with it.
 */
export function OrderForm({ listId, entries, stamp, again }: OrderFormProps) {
	const { form, control, errors } = useFormFields<string>({
		id: 'order',
		labels: Object.fromEntries(
			entries.flatMap(({ course }) => {
				const { place, note } = rowFields(course.id);
				return [
					[place, `Place of ${course.name}`],
					[note, `Note on ${course.name}`],
				];
			}),
		),
		lastResult: again?.result,
		defaults: again
			? {}
			: Object.fromEntries(
					entries.flatMap(({ course, note }, index) => {
						const fields = rowFields(course.id);
						return [
							[fields.place, String(index + 1)],
							[fields.note, note],
						];
					}),
				),
		validate: async () => (await import('./validate-order.ts')).validateOrder,
	});
	const place = useRef<HTMLDivElement>(null);
	const pressed = useKeptFocus(place, entries);
	return (
		<PostForm form={form} action={listPaths.ownList(listId)} stamp={stamp}>
			<div ref={place} className={styles.form} onClickCapture={pressed}>
				{/* The first button of the form is the one that Enter in a field presses. */}
				<Buttons>
					<SubmitButton busy="Saving...">Save order and notes</SubmitButton>
				</Buttons>
				<ErrorSummary errors={errors.map(({ id, label = id }) => ({ id, label }))} />
				<ol className={styles.rows}>
					{entries.map(({ course }, index) => {
						const fields = rowFields(course.id);
						return (
							<li key={course.id} id={`course-${course.id}`} className={styles.row}>
								<TextField
									key={stamp}
									className={styles.place}
									label={`Place of ${course.name}`}
									inputMode="numeric"
									maxLength={3}
									{...control(fields.place)}
								/>
								<div className={styles.course}>
									<p className={styles.name}>
										<Link to={paths.course(course)}>
											<CourseName course={course} />
										</Link>
									</p>
									<small>
										<CoursePlace course={course} />
										{course.closedOn && ` · closed ${formatDate(course.closedOn)}`}
									</small>
									<TextArea
										className={styles.note}
										label={`Note on ${course.name}`}
										placeholder="A note"
										rows={2}
										maxLength={LIST_LIMITS.note}
										{...control(fields.note)}
									/>
								</div>
								<div className={styles.buttons}>
									{index > 0 && (
										<Move intent={`up-${course.id}`} label={`Move ${course.name} up`}>
											Up
										</Move>
									)}
									{index < entries.length - 1 && (
										<Move intent={`down-${course.id}`} label={`Move ${course.name} down`}>
											Down
										</Move>
									)}
									<Move intent={`remove-${course.id}`} label={`Take off ${course.name}`}>
										Take off
									</Move>
								</div>
							</li>
						);
					})}
				</ol>
			</div>
		</PostForm>
	);
}

const Move = ({ intent, label, children }: { intent: string; label: string; children: string }) => (
	<Button type="submit" look="line" className={styles.move} name="intent" value={intent} aria-label={label}>
		{children}
	</Button>
);

/** A row that has moved takes the focus along: on the button that was pressed, or where that is gone on the other one. */
function useKeptFocus(place: { current: HTMLElement | null }, entries: readonly ListEntry[]) {
	const last = useRef('');
	// biome-ignore lint/correctness/useExhaustiveDependencies: the order is what this waits for.
	useEffect(() => {
		const [move, id] = last.current.split('-');
		last.current = '';
		if (!id || move === 'remove') return;
		const row = place.current?.querySelector(`#course-${id}`);
		const button = row?.querySelector<HTMLElement>(`[value="${move}-${id}"]`) ?? row?.querySelector('button');
		button?.focus();
	}, [entries]);
	return ({ target }: { target: EventTarget }) => {
		if (target instanceof HTMLButtonElement) last.current = target.value;
	};
}
