import type { ReactNode } from 'react';
import { StampField } from '#app/features/forms/stamp-field.tsx';
import { Button, type ButtonLook } from '#app/ui/button.tsx';
import { SelectField, TextArea } from '#app/ui/forms/field.tsx';
import { Buttons, FormStack } from '#app/ui/forms/form-parts.tsx';
import type { ActionAgain } from './action-again.ts';
import { DecidingButtons } from './deciding-buttons.tsx';

type ActionFormProps = {
	/** Sets apart the ids of several forms on a page; also what is posted as `outcome`. */
	outcome: string;
	action: string;
	button: string;
	look?: ButtonLook;
	/** What else is posted, unseen. */
	hidden?: Record<string, string | number>;
	grounds?: { label: string; choices: Record<string, string> };
	/** The label of the editor's words; none are asked for without it. */
	words?: string;
	wordsNeeded?: boolean;
	rows?: number;
	hint?: ReactNode;
	/** What was typed before, and what is wrong with it. */
	again?: ActionAgain;
	/** Further buttons beside its own. */
	beside?: ReactNode;
	/** Its button stands at its end, wherever that is: a form above it is what the page is for. */
	inFlow?: boolean;
	children?: ReactNode;
};

/** By which a button elsewhere on the page sends the form. */
export const actionFormId = (outcome: string) => `${outcome}-form`;

/** One thing that can be done: a ground where one is owed, words, and a button that says what it does. */
export function ActionForm(props: ActionFormProps) {
	const { outcome, action, button, look = 'green', hidden = {}, grounds, words, wordsNeeded, hint, again } = props;
	const Bar = props.inFlow ? Buttons : DecidingButtons;
	return (
		<form id={actionFormId(outcome)} method="post" action={action}>
			<StampField />
			<FormStack>
				<input type="hidden" name="outcome" value={outcome} />
				{Object.entries(hidden).map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
				{again?.told && <input type="hidden" name="told" value={again.told} />}
				{grounds && (
					<SelectField
						id={`${outcome}-ground`}
						name="ground"
						label={grounds.label}
						required
						defaultValue={again?.ground ?? ''}
						error={again?.fields?.ground}
					>
						<option value="">Choose a ground</option>
						{Object.entries(grounds.choices).map(([value, label]) => (
							<option key={value} value={value}>
								{label}
							</option>
						))}
					</SelectField>
				)}
				{props.children}
				{words && (
					<TextArea
						id={`${outcome}-words`}
						name="words"
						label={words}
						hint={hint}
						rows={props.rows ?? 5}
						required={wordsNeeded}
						optional={!wordsNeeded}
						defaultValue={again?.words}
						error={again?.fields ? again.fields.words : again?.error}
					/>
				)}
				<Bar>
					<Button type="submit" look={look}>
						{button}
					</Button>
					{props.beside}
				</Bar>
			</FormStack>
		</form>
	);
}
