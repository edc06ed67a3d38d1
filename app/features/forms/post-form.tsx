import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { Form, useActionData, useNavigation } from 'react-router';
import type { FormHandlers } from '#app/lib/forms/use-form-fields.ts';
import { Button } from '#app/ui/button.tsx';
import { FormStack } from '#app/ui/forms/form-parts.tsx';
import { StampField } from './stamp-field.tsx';
import { useTypedWords } from './use-typed-words.ts';

type PostFormProps = {
	form: FormHandlers;
	action: string;
	stamp?: string;
	/** Called after each change, with the form as it stands. */
	onChanged?: (form: HTMLFormElement) => void;
	/** Has fields for pictures, which a plain form has to say. */
	files?: boolean;
	/** `onChanged` keeps what is typed as a draft: the page may be loaded anew over it. */
	draft?: boolean;
	children: ReactNode;
};

const usePosting = () => useNavigation().formMethod === 'POST';

/** A form that is posted once, with its stamp: a second submit while the first is under way does nothing. */
export function PostForm({ form, action, stamp, onChanged, files, draft, children }: PostFormProps) {
	const posting = usePosting();
	const answer = useActionData();
	const sent = useRef(false);
	const place = useRef<HTMLFormElement>(null);
	useTypedWords(place, action);
	// biome-ignore lint/correctness/useExhaustiveDependencies: with an answer the form may be sent again, however fast it came.
	useEffect(() => {
		if (!posting) sent.current = false;
	}, [posting, answer]);
	return (
		<Form
			ref={place}
			id={form.id}
			method="post"
			action={action}
			noValidate
			data-draft={draft}
			encType={files ? 'multipart/form-data' : undefined}
			preventScrollReset
			onFocus={form.onFocus}
			onInput={(event) => {
				form.onInput(event);
				onChanged?.(event.currentTarget);
			}}
			onSubmit={(event) => {
				// A ref: a second press can come before the router has rendered that the first is under way.
				if (sent.current) return event.preventDefault();
				form.onSubmit(event);
				sent.current = !event.defaultPrevented;
			}}
		>
			<StampField stamp={stamp} />
			<FormStack>{children}</FormStack>
		</Form>
	);
}

type SubmitButtonProps = { busy: ComponentProps<'button'>['children']; children: string };

/** The form's main button. It keeps the focus while the form is under way. */
export function SubmitButton({ busy, children }: SubmitButtonProps) {
	const posting = usePosting();
	return (
		<Button look="flag" type="submit" aria-disabled={posting || undefined}>
			{posting ? busy : children}
		</Button>
	);
}
