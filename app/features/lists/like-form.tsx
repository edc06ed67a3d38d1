import { formatNumber } from '#app/lib/format/format.ts';
import { listPaths } from '#app/lib/list-paths.ts';
import { Button } from '#app/ui/button.tsx';
import type { ShownList } from '#domain/lists/public-queries.ts';
import styles from './like-form.module.css';

/**
 * Likes a public list, or takes that back. In a page that is the same for everyone: a script shows whether its reader likes it; without
 * one, and for visitors, it leads to a small page of its own, which leads back.
 */
export function LikeForm({ list: { id, slug, likes } }: { list: Pick<ShownList, 'id' | 'slug' | 'likes'> }) {
	return (
		<form action={listPaths.likeList(slug)} data-action="like-list" data-list={id} suppressHydrationWarning>
			<Button type="submit" look="line" className={styles.button} suppressHydrationWarning>
				<span>
					Like<span data-count="">{likes > 0 ? ` · ${formatNumber(likes)}` : ''}</span>
				</span>
			</Button>
		</form>
	);
}
