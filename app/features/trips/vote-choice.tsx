import { VOTES } from '#domain/trips/trip-limits.ts';
import type { StopView } from './trip-view.server.ts';
import { VOTE_WORDS } from './trip-words.ts';
import styles from './vote-choice.module.css';
import { askedField, playedField, VOTES_FORM, voteField } from './vote-fields.ts';

type VoteFieldsProps = {
	stop: Pick<StopView, 'id' | 'course'>;
	own: Pick<StopView['votes'][number], 'vote' | 'played'>;
	/** Their own book says that they have played it: the box is ticked beforehand, and told when they send it. */
	isSuggested: boolean;
};

/** What the reader says of a course: one of three, with nothing chosen beforehand, and whether they have played it. */
export function VoteFields({ stop: { id, course }, own: { vote, played }, isSuggested }: VoteFieldsProps) {
	return (
		<fieldset className={styles.choice}>
			<legend className="sr-only">Your vote on {course.name}</legend>
			<input type="hidden" form={VOTES_FORM} name={askedField(id)} value="1" />
			<div className={styles.row}>
				{VOTES.map((one) => (
					<label key={one}>
						<input type="radio" form={VOTES_FORM} name={voteField(id)} value={one} defaultChecked={vote === one} />
						<span>{VOTE_WORDS[one]}</span>
					</label>
				))}
			</div>
			<label className={styles.played}>
				<input
					type="checkbox"
					form={VOTES_FORM}
					name={playedField(id)}
					defaultChecked={played || (vote === null && isSuggested)}
				/>
				<span>I have played it</span>
			</label>
		</fieldset>
	);
}
