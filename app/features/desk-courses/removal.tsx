import { Button } from '../../ui/button.tsx';
import { StampField } from '../stamp-field.tsx';

/** A small button that takes something back; `of` says what for those who do not see where it stands. */
export function Removal({ action, of }: { action: string; of: string }) {
	return (
		<form method="post" action={action}>
			<StampField />
			<Button type="submit" look="quiet" aria-label={`Take back ${of}`}>
				Take back
			</Button>
		</form>
	);
}
