import { StampField } from '#app/features/forms/stamp-field.tsx';
import { Button } from '#app/ui/button.tsx';

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
