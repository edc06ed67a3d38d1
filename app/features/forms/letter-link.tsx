import type { ComponentProps, ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { useFailureToast } from '#app/lib/forms/use-failure-toast.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { FormPage } from '#app/ui/forms/form-page.tsx';
import { Buttons, FormSays, FormStack } from '#app/ui/forms/form-parts.tsx';
import { FormSent } from './form-sent.tsx';

type LetterLinkProps = {
	/** Where the button posts to: the page's own address with its link. */
	action: string;
	/** The address the link was sent to. */
	email: string;
	button: string;
	busy: string;
	/** Why the last press came to nothing, where the page does not say so elsewhere. */
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

type Outcome = { title: string; words: string; onward: ReactNode };

type LetterLinkPageProps = {
	head: Omit<ComponentProps<typeof FormPage>, 'children'>;
	/** What the last press came to, where it came to nothing. */
	answer: { failed?: string | null } | undefined;
	/** Stands there once the thing is done. */
	done: Outcome | null;
	/** The form, while the link is good. */
	press: LetterLinkProps | null;
	/** Stands in its place where the link is of no use any more: why that may be, and a way onward. */
	useless: Omit<Outcome, 'title'>;
};

/** The page of a letter's link: one button to press, what it has done, or why the link does not work. */
export function LetterLinkPage({ head, answer, done, press, useless }: LetterLinkPageProps) {
	useFailureToast(answer);
	const { title, words, onward } = done ?? { title: 'This link does not work', ...useless };
	return (
		<FormPage {...head}>
			{press && <LetterLink {...press} failed={answer?.failed} />}
			{(done || !press) && (
				<FormSent id="letter-link" title={title}>
					<p>{words}</p>
					<Buttons>{onward}</Buttons>
				</FormSent>
			)}
		</FormPage>
	);
}
