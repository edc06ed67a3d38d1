import type { StopView } from './trip-view.server.ts';
import { VOTE_WORDS } from './trip-words.ts';
import styles from './votes.module.css';

/** What everybody says of a course: a sign, a name and a word. */
export function Votes({ votes }: Pick<StopView, 'votes'>) {
	const said = votes.filter(({ vote }) => vote !== null);
	const silent = votes.length - said.length;
	return (
		<ul className={styles.votes} aria-label="Votes">
			{said.map(({ id, name, vote }) => (
				<li key={id}>
					<span className={styles.sign} data-vote={vote} aria-hidden="true">
						{vote === 'maybe' ? '?' : vote && <Sign vote={vote} />}
					</span>
					<span className={styles.name}>{name}</span> <small>{vote && VOTE_WORDS[vote]}</small>
				</li>
			))}
			{silent > 0 && (
				<li className={styles.silent}>
					<small>{said.length === 0 ? 'No votes yet' : `${silent} to vote`}</small>
				</li>
			)}
		</ul>
	);
}

const Sign = ({ vote }: { vote: 'yes' | 'no' }) => (
	<svg
		viewBox="0 0 16 16"
		width="16"
		height="16"
		aria-hidden="true"
		fill="none"
		stroke="currentColor"
		strokeWidth="1.6"
	>
		<path d={vote === 'yes' ? 'm3.5 8.5 3 3 6-7' : 'm4 4 8 8M12 4l-8 8'} strokeLinecap="round" />
	</svg>
);
