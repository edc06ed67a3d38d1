import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Buttons, FormSays, FormStack } from '../ui/form-parts.tsx';
import { Said } from './support/said.tsx';

type LetterLinkProps = {
	/** Where the button posts to: the page's own address with its link. */
	action: string;
	/** The address the link was sent to. */
	email: string;
	button: string;
	busy: string;
	/** Why the last press came to nothing. */
	failed?: string | null;
};

/** What a letter's link leads to: nothing happens before the button is pressed, since scanners open links too (S17). */
export function LetterLink({ action, email, button, busy, failed }: LetterLinkProps) {
	const posting = useNavigation().formMethod === 'POST';
	return (
		<Form method="post" action={action} onSubmit={(event) => posting && event.preventDefault()}>
			<FormSays notice={null} failed={failed} />
			<FormStack>
				<TextField id="letter-address" label="Email" readOnly value={email} />
				<Buttons>
					<Button look="flag" type="submit" aria-disabled={posting || undefined}>
						{posting ? busy : button}
					</Button>
				</Buttons>
			</FormStack>
		</Form>
	);
}

/** Stands in the button's place where the link is of no use any more. */
export function UselessLink({ why, children }: { why: string; children: ReactNode }) {
	return (
		<Said id="useless-link" title="This link does not work">
			<p>{why}</p>
			<Buttons>{children}</Buttons>
		</Said>
	);
}
