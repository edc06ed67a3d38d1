import { StampField } from '#app/features/forms/stamp-field.tsx';
import { deskPaths } from '#app/lib/desk-paths.ts';
import { Button } from '#app/ui/button.tsx';
import { TextArea } from '#app/ui/forms/field.tsx';
import { FormStack, Note } from '#app/ui/forms/form-parts.tsx';
import { inAddress } from '../inbox/inbox-view.ts';
import type { ItemFrame } from '../item/read-item.server.ts';
import { DecidingButtons } from './deciding-buttons.tsx';
import type { DecisionAgain } from './decision-again.ts';
import styles from './decision-form.module.css';
import { deskFailure } from './desk-words.ts';

/** One of the two ways to decide: what is posted, what the button says, and the key that presses it. */
type Way = { outcome: string; label: string; keyName: string };

export type DecisionFormProps = {
	frame: ItemFrame;
	/** Of the review the decision binds to (S58). */
	version?: number;
	/** Marks the words below the photograph that it binds to (S58). */
	caption?: string;
	/** Lets it be: needs no ground. One of both may be missing where it cannot be decided so. */
	yes: Way | null;
	/** Takes something away. */
	no: Way | null;
	/** The grounds that `no` rests on one of, each with what it says, and what it means where that needs more words. */
	grounds?: { choices: Readonly<Record<string, string>>; meanings?: Readonly<Record<string, string>> };
	/** Who reads the words. */
	wordsFor: string;
	again: DecisionAgain | undefined;
	/** Where it is posted, if not to the page of the item. */
	action?: string;
};

/** What stands elsewhere on the page and is sent with the decision names the form so. */
export const DECISION_FORM = 'decision';

/** The decision about an item: a ground where one is needed, words, and two buttons. */
export function DecisionForm(props: DecisionFormProps) {
	const { frame, version, caption, yes, no, grounds, wordsFor, again } = props;
	const { kind, id, view, open } = frame;
	if (!open || open.notForMe) return <Closed frame={frame} />;
	return (
		<form
			id={DECISION_FORM}
			method="post"
			action={props.action ?? deskPaths.item(kind, id, { view: inAddress(view) })}
			className={styles.form}
		>
			<StampField />
			<FormStack>
				{(again?.notice ?? open.decidedBy) && (
					<Note role="status">{again?.notice ?? `${open.decidedBy} has just decided this.`}</Note>
				)}
				{version !== undefined && <input type="hidden" name="version" value={version} />}
				{caption !== undefined && <input type="hidden" name="caption" value={caption} />}
				{again?.told && <input type="hidden" name="told" value={again.told} />}
				{grounds && <Grounds {...grounds} chosen={again?.ground} error={again?.fields.ground} />}
				<TextArea
					id="words"
					name="words"
					label="Words"
					rows={3}
					defaultValue={again?.words}
					hint={wordsFor}
					error={again?.fields.words}
					data-key={no?.keyName}
				/>
				<DecidingButtons>
					{yes && (
						<Button type="submit" look="green" name="outcome" value={yes.outcome} data-key={yes.keyName}>
							{yes.label}
						</Button>
					)}
					{no && (
						<Button type="submit" look="line" name="outcome" value={no.outcome} data-submits="words">
							{no.label}
						</Button>
					)}
				</DecidingButtons>
			</FormStack>
		</form>
	);
}

/** In characters: two grounds of that length stand beside each other. */
const SHORT = 24;

type GroundsProps = NonNullable<DecisionFormProps['grounds']> & {
	chosen: string | undefined;
	error: string | undefined;
};

function Grounds({ choices, meanings, chosen, error }: GroundsProps) {
	return (
		<fieldset
			className={styles.grounds}
			data-short={Object.values(choices).every(({ length }) => length <= SHORT) || undefined}
			aria-describedby={error ? 'ground-error' : undefined}
		>
			<legend>Ground</legend>
			{Object.entries(choices).map(([name, label], at) => (
				<label key={name} title={meanings?.[name]}>
					<input type="radio" name="ground" value={name} defaultChecked={chosen === name} data-key={String(at + 1)} />
					<span>{label}</span>
					<small aria-hidden="true">{at + 1}</small>
				</label>
			))}
			<p id="ground-error" className={styles.error} hidden={!error}>
				{error}
			</p>
		</fieldset>
	);
}

function Closed({ frame: { open } }: { frame: ItemFrame }) {
	return (
		<Note>{open?.notForMe ? deskFailure(open.notForMe) : 'This waits no more. What was decided stands below.'}</Note>
	);
}
