import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { StampField } from '../forms/stamp-field.tsx';

/** Orders the courses of all days by the shortest way. */
export const OrderButton = ({ action }: { action: string }) => (
	<Form method="post" action={action} preventScrollReset>
		<StampField />
		<Button type="submit" look="line" name="intent" value="order">
			Order all courses by distance
		</Button>
	</Form>
);
