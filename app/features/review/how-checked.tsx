import { paths } from '#app/lib/paths.ts';

/** Stands with every list of reviews: whether they are checked, and how. */
export function HowChecked() {
	return (
		<>
			Anyone may write one; the green check mark says that the round was verified.{' '}
			<a href={paths.howChecked()}>How reviews are checked</a>
		</>
	);
}
