import { newsPaths } from '../../lib/news-paths.ts';
import { Button } from '../../ui/button.tsx';
import styles from './follow-form.module.css';

/**
 * The quiet button that follows what a page is about (following, L4), at its address `at`. In pages that are the same for everyone: a
 * script shows whether it is followed; without one, and for visitors, it leads to a small page of its own, which leads back.
 */
export function FollowForm({ at, name }: { at: string; name: string }) {
	return (
		<form action={newsPaths.follow(at)} data-action="follow" data-at={at} suppressHydrationWarning>
			<Button
				type="submit"
				look="quiet"
				className={styles.button}
				aria-label={`Follow ${name}`}
				title="What is new here stands in your news"
				suppressHydrationWarning
			>
				Follow
			</Button>
		</form>
	);
}
