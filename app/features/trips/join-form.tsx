import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { Link } from '#app/ui/link.tsx';
import { TRIP_LIMITS } from '#domain/trips/trip-limits.ts';
import { paths } from '../../lib/paths.ts';
import { StampField } from '../forms/stamp-field.tsx';
import styles from './join-form.module.css';
import type { TripView } from './trip-view.server.ts';

type JoinFormProps = { action: string; name: string; error: string | undefined; kept: Pick<TripView, 'goesOn'> };

/** Somebody says who they are, in the name that the others know them by; nothing else is asked. */
export function JoinForm({ action, name, error, kept }: JoinFormProps) {
	return (
		<Form method="post" action={action} className={styles.join} noValidate>
			<StampField />
			<TextField
				id="traveller"
				name="name"
				label="Your name"
				autoComplete="given-name"
				maxLength={TRIP_LIMITS.name}
				defaultValue={name}
				error={error}
				required
				hint={
					<>
						Everybody with this link sees it beside your votes. Both are deleted on {kept.goesOn}.{' '}
						<Link to={paths.privacy()}>Privacy</Link>
					</>
				}
			/>
			<Button type="submit" look="flag" name="intent" value="join">
				Vote with this name
			</Button>
		</Form>
	);
}
