import { ButtonLink } from '#app/ui/button.tsx';
import { Buttons } from '#app/ui/forms/form-parts.tsx';
import type { ClosableCard } from '#domain/catalogue/shapes.ts';
import { paths } from '../../lib/paths.ts';
import { KeptNote } from '../waiting/kept-note.tsx';
import { OnlyYou } from './only-you.tsx';
import styles from './saved-round.module.css';

/** What stands in the form's place once a round is kept on the device (B5). */
export function KeptRound({ course }: { course: Pick<ClosableCard, 'slug' | 'country'> }) {
	return (
		<div className={styles.saved}>
			<KeptNote what="round" />
			<OnlyYou>Only you see this round.</OnlyYou>
			<Buttons>
				<ButtonLink to={paths.memberGolf()}>My golf</ButtonLink>
				<ButtonLink look="quiet" to={paths.course(course)}>
					Back to the course
				</ButtonLink>
			</Buttons>
		</div>
	);
}
