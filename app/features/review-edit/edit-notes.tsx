import { HOLDING_RULES } from '#domain/reviews/holding/holding-rules.ts';
import type { OwnText } from '#domain/reviews/shapes.ts';
import { GROUNDS } from '#domain/shared/desk/grounds.ts';
import { paths } from '../../lib/paths.ts';
import styles from './edit-notes.module.css';

/** What has become of the review so far, and what an edit will do to it. */
export function EditNotes({ review }: { review: OwnText }) {
	const { status, rejection, heldBy, verified } = review;
	if (status === 'published' && !verified) return null;
	return (
		<div className={styles.note} data-status={status}>
			{status === 'rejected' && rejection && <Rejection rejection={rejection} />}
			{status === 'held' && (
				<>
					<p>
						<strong>It waits for an editor.</strong> Until then nobody else sees it.
					</p>
					<ul>
						{heldBy.map((rule) => (
							<li key={rule}>{HOLDING_RULES[rule].words}</li>
						))}
					</ul>
				</>
			)}
			{verified && (
				<p>It carries the green check mark. An edit takes it off: what was verified was the review as it is.</p>
			)}
		</div>
	);
}

function Rejection({ rejection: { ground, words } }: { rejection: NonNullable<OwnText['rejection']> }) {
	return (
		<>
			<p>
				<strong>An editor has rejected it: {GROUNDS[ground]}.</strong>
			</p>
			<p>
				<bdi>{words}</bdi>
			</p>
			<p>
				Edit it and send it again; an editor then reads the new version. <a href={paths.moderation()}>How to object</a>
			</p>
		</>
	);
}
