import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button, type ButtonLook } from '../../ui/button.tsx';
import { StampField } from '../forms/stamp-field.tsx';

type PostButtonProps = {
	/** Where it is sent. */
	action: string;
	/** Said while it is on its way. */
	busy: string;
	look?: ButtonLook;
	/** For those who only hear the button: what it is about. */
	label?: string;
	children: ReactNode;
};

/** A form that is one button: something small is made or removed. */
export function PostButton({ action, busy, look = 'line', label, children }: PostButtonProps) {
	const navigation = useNavigation();
	const isBusy = navigation.formMethod === 'POST' && navigation.formAction === action;
	return (
		<Form method="post" action={action} preventScrollReset onSubmit={(event) => isBusy && event.preventDefault()}>
			<StampField />
			<Button type="submit" look={look} aria-label={label} aria-disabled={isBusy || undefined}>
				{isBusy ? busy : children}
			</Button>
		</Form>
	);
}
