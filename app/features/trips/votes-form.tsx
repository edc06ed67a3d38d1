import { Form, useNavigation } from 'react-router';
import { Announced } from '#app/ui/announced.tsx';
import { Button, type ButtonLook } from '#app/ui/button.tsx';
import { Note } from '#app/ui/forms/form-parts.tsx';
import { StampField } from '../forms/stamp-field.tsx';
import { VOTES_FORM } from './vote-fields.ts';
import styles from './votes-form.module.css';

type VotesFormProps = {
	action: string;
	look: ButtonLook;
	/** What became of the votes that were sent. */
	said: string | null;
	/** Whether that is good news. */
	isStored: boolean;
};

/** Sends all votes of the page at once. */
export function VotesForm({ action, look, said, isStored }: VotesFormProps) {
	const navigation = useNavigation();
	const isBusy = navigation.formMethod === 'POST' && navigation.formData?.get('intent') === 'votes';
	return (
		<Form
			id={VOTES_FORM}
			className={styles.form}
			method="post"
			action={action}
			preventScrollReset
			onSubmit={(event) => isBusy && event.preventDefault()}
		>
			<StampField />
			<Announced isSuccess={isStored}>{said && <Note>{said}</Note>}</Announced>
			<Button type="submit" look={look} name="intent" value="votes" aria-disabled={isBusy || undefined}>
				{isBusy ? 'Sending...' : 'Send my votes'}
			</Button>
		</Form>
	);
}
