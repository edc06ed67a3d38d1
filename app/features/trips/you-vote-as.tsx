import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { StampField } from '../forms/stamp-field.tsx';
import styles from './join-form.module.css';

/** Who votes in this browser, and the ways out: it was somebody else, or they come along no more. */
export const YouVoteAs = ({ name, action }: { name: string; action: string }) => (
	<div className={styles.as}>
		<span>
			You vote as <b>{name}</b>.
		</span>
		<Form method="post" action={action}>
			<StampField />
			<Button type="submit" look="quiet" name="intent" value="forget">
				Not {name}?
			</Button>
			<Button type="submit" look="quiet" name="intent" value="leave">
				Leave the trip
			</Button>
		</Form>
	</div>
);
