import type { Submission, SubmissionResult } from '@conform-to/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';

/** Checks a form by the schema that the server uses too. */
export type Validate = (form: FormData) => Submission<unknown, string[], unknown>;

type FormFieldsOptions<Field extends string> = {
	/** Id of the form; its fields' ids begin with it. */
	id: string;
	/** Labels in the order in which the fields stand. */
	labels: Record<Field, string>;
	/** What the server answered the last time. */
	lastResult: SubmissionResult | undefined;
	defaults?: Partial<Record<Field, string>>;
	/** Imports the schema's check: it comes when the form is touched, so that nobody who only looks at the page loads it. */
	validate: () => Promise<Validate>;
};

/** Gives a field what it needs by its name. */
export type FormFieldsControl<Field extends string> = ReturnType<typeof useFormFields<Field>>['control'];

/** The same, of a form that has these fields among others. */
export type FieldControl<Field extends string> = (name: Field) => ReturnType<FormFieldsControl<string>>;

/** The handlers of a form; `onSubmit` prevents the event unless the form may be sent. */
export type FormHandlers = {
	id: string;
	onFocus: () => void;
	onInput: (event: FormEvent<HTMLFormElement>) => void;
	onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/**
 * A form's fields: id, value and error of each, and all errors for the summary. The browser checks by the server's schema;
 * where that cannot be loaded the server checks alone, and answers with the same messages. After a refusal the first bad
 * field has the focus, and what is mended is checked at each change.
 */
export function useFormFields<Field extends string>({
	id,
	labels,
	lastResult,
	defaults,
	validate,
}: FormFieldsOptions<Field>) {
	const { found, handlers } = useLateCheck(id, lastResult, validate);
	const result = found ?? lastResult;
	// Object.keys cannot know that the labels have no other keys; they are a constant.
	const names = Object.keys(labels) as Field[];
	const errorOf = (name: Field) => result?.error?.[name]?.[0];
	const firstBad = names.find(errorOf);
	const control = (name: Field) => ({
		id: `${id}-${name}`,
		name,
		defaultValue: textIn(lastResult?.initialValue?.[name]) ?? defaults?.[name],
		error: errorOf(name),
		autoFocus: name === firstBad,
	});
	const errors = names.filter(errorOf).map((name) => ({ id: control(name).id, label: labels[name] }));
	return { form: handlers, control, errors };
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** What the browser itself has found; null while the server's answer is the newest word. */
function useLateCheck(id: string, lastResult: SubmissionResult | undefined, load: () => Promise<Validate>) {
	const [found, setFound] = useState<SubmissionResult | null>(null);
	const [answered, setAnswered] = useState(lastResult);
	const validate = useRef<Validate | 'absent' | null>(null);
	const isHeld = useRef(false);
	const refusals = useRef(0);
	if (answered !== lastResult) {
		setAnswered(lastResult);
		setFound(null);
	}
	const loadOnce = async () => {
		validate.current ??= await load().catch(() => 'absent' as const);
	};
	// Only a refusal moves the focus, never the check at each change.
	// biome-ignore lint/correctness/useExhaustiveDependencies: the number of refusals is what this waits for.
	useEffect(() => {
		const form = document.getElementById(id);
		if (refusals.current > 0 || lastResult?.status === 'error')
			form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
	}, [refusals.current, lastResult]);

	const handlers: FormHandlers = {
		id,
		onFocus: loadOnce,
		onInput({ currentTarget }) {
			const wasBad = (found ?? lastResult)?.status === 'error';
			if (wasBad && typeof validate.current === 'function')
				setFound(validate.current(new FormData(currentTarget)).reply());
		},
		onSubmit(event) {
			const form = event.currentTarget;
			if (validate.current === null) {
				event.preventDefault();
				// However often it is pressed meanwhile, it is sent once, by the button that was pressed first.
				const { submitter } = event.nativeEvent as SubmitEvent;
				if (!isHeld.current) loadOnce().then(() => form.requestSubmit(submitter));
				isHeld.current = true;
				return;
			}
			if (validate.current === 'absent') return;
			const submission = validate.current(new FormData(form));
			setFound(submission.reply());
			if (submission.status === 'success') return;
			event.preventDefault();
			refusals.current += 1;
		},
	};
	return { found, handlers };
}
