import { type ReactNode, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { TextField } from '#app/ui/forms/field.tsx';
import { Buttons, FormStack } from '#app/ui/forms/form-parts.tsx';
import { Button } from '../../ui/button.tsx';
import { StampField } from '../forms/stamp-field.tsx';
import { useTypedWords } from '../forms/use-typed-words.ts';

type FileFormProps = {
	action: string;
	/** The form's field: what the file is for. */
	name: 'avatar' | 'scorecard' | 'book';
	/** The kinds of files, as the browser's chooser takes them. */
	accept: string;
	label: string;
	hint: string;
	submit: { idle: string; busy: string };
	/** Why the last one was not taken. */
	error: string | undefined;
	/** What else the form asks. */
	children?: ReactNode;
};

/** A form with one file in it. */
export function FileForm({ action, name, accept, label, hint, submit, error, children }: FileFormProps) {
	const navigation = useNavigation();
	const place = useRef<HTMLFormElement>(null);
	useTypedWords(place, action);
	const isBusy = navigation.formMethod === 'POST' && navigation.formAction === action;
	return (
		<Form
			ref={place}
			method="post"
			action={action}
			encType="multipart/form-data"
			onSubmit={(event) => isBusy && event.preventDefault()}
		>
			<StampField />
			<FormStack>
				<TextField
					id={`file-${name}`}
					name={name}
					type="file"
					accept={accept}
					required
					label={label}
					hint={hint}
					error={error}
				/>
				{children}
				<Buttons>
					<Button type="submit" look="flag" aria-disabled={isBusy || undefined}>
						{isBusy ? submit.busy : submit.idle}
					</Button>
				</Buttons>
			</FormStack>
		</Form>
	);
}
