import { useNavigation } from 'react-router';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import type { Mark } from '../member-actions/mark-words.ts';
import { saveWords } from './add-words.ts';
import styles from './save-foot.module.css';

/** The foot of a list of boxes; where there is another page, what is ticked here is marked before it is turned. */
export function TickFoot({ mark, ticked, hasNext }: { mark: Mark; ticked: number; hasNext: boolean }) {
	const isCounted = useHydrated();
	const posting = useNavigation().formMethod === 'POST';
	return (
		<div className={styles.foot}>
			<p aria-live="polite">{isCounted && <strong>{ticked} ticked</strong>}</p>
			<div className={styles.buttons}>
				<Button look="flag" type="submit" name="intent" value="ticked" aria-disabled={posting || undefined}>
					{posting ? 'Marking...' : saveWords(mark, isCounted ? ticked : null)}
				</Button>
				{hasNext && (
					<Button look="line" type="submit" name="intent" value="next" aria-disabled={posting || undefined}>
						Mark, next page
					</Button>
				)}
			</div>
		</div>
	);
}
