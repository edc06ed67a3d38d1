import { useNavigation } from 'react-router';
import { formatCount } from '#app/lib/format/format.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import type { Mark } from '../member-actions/mark-words.ts';
import { saveWords } from './add-words.ts';
import type { Counts } from './count-chosen.ts';
import styles from './save-foot.module.css';

/** The foot of a list: what is chosen, what still asks, and the button that marks. Without a script nobody counts along. */
export function SaveFoot({ mark, counts: { courses, already, open } }: { mark: Mark; counts: Counts }) {
	const isCounted = useHydrated();
	const posting = useNavigation().formMethod === 'POST';
	const rest = [
		open > 0 && `${formatCount(open, 'line')} still ${open === 1 ? 'asks' : 'ask'}`,
		already > 0 && `${already} already there`,
	].filter(Boolean);
	return (
		<div className={styles.foot}>
			<p aria-live="polite">
				<strong>{formatCount(courses, 'course')}</strong>
				<span>{rest.join(', ') || 'nothing to ask'}</span>
			</p>
			<Button look="flag" type="submit" name="intent" value="save" aria-disabled={posting || undefined}>
				{posting ? 'Marking...' : saveWords(mark, isCounted ? courses : null)}
			</Button>
		</div>
	);
}
