import { ButtonLink } from '../../ui/button.tsx';
import { askToClose } from '../../ui/dialog.tsx';

/** A link to the page without the dialog; in the browser it closes the dialog that it stands in. */
export function CloseLink({ to }: { to: string }) {
	return (
		<ButtonLink to={to} look="line" preventScrollReset onClick={askToClose}>
			Close
		</ButtonLink>
	);
}
