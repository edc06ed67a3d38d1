import { useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { TextField } from '#app/ui/forms/field.tsx';
import { Buttons, FormStack } from '#app/ui/forms/form-parts.tsx';
import { PICTURE_ACCEPT } from '#domain/pictures/limits.ts';
import { Button } from '../../ui/button.tsx';
import { StampField } from '../forms/stamp-field.tsx';
import { useTypedWords } from '../forms/use-typed-words.ts';

type PictureFormProps = {
	action: string;
	/** The form's field: what the picture is for. */
	name: 'avatar' | 'scorecard';
	label: string;
	hint: string;
	submit: { idle: string; busy: string };
	/** Why the last one was not taken. */
	error: string | undefined;
};

/** A form with one picture in it. */
export function PictureForm({ action, name, label, hint, submit, error }: PictureFormProps) {
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
					id={`picture-${name}`}
					name={name}
					type="file"
					accept={PICTURE_ACCEPT}
					required
					label={label}
					hint={hint}
					error={error}
				/>
				<Buttons>
					<Button type="submit" look="flag" aria-disabled={isBusy || undefined}>
						{isBusy ? submit.busy : submit.idle}
					</Button>
				</Buttons>
			</FormStack>
		</Form>
	);
}
