import type { getDeskAppeal } from '#domain/desk/moderation-item-queries.ts';
import { GROUNDS, isGround } from '#domain/moderation/grounds.ts';
import { formatMoment } from '../../lib/format.ts';
import { PhotographThing } from './photograph-thing.tsx';
import { ReportThing } from './report-thing.tsx';
import { Fact, ReviewThing } from './review-thing.tsx';
import styles from './things.module.css';

type DeskAppeal = NonNullable<Awaited<ReturnType<typeof getDeskAppeal>>>;

/** The objection, the decision it is against, and what that was about. */
export function AppealThing({ appeal }: { appeal: DeskAppeal }) {
	const { entry, words, party, review, report, photograph } = appeal;
	return (
		<>
			<section className={styles.about} aria-labelledby="appeal-head">
				<h2 id="appeal-head">What the {party} says</h2>
				<p className={styles.text} dir="auto">
					{words}
				</p>
			</section>
			<section className={styles.about} aria-labelledby="decision-head">
				<h2 id="decision-head">The decision</h2>
				<dl className={styles.facts}>
					<Fact name="Decision">{entry.action}</Fact>
					{entry.ground !== null && isGround(entry.ground) && <Fact name="Ground">{GROUNDS[entry.ground]}</Fact>}
					{entry.words && <Fact name="Words">{entry.words}</Fact>}
					<Fact name="Made">{formatMoment(entry.at)}</Fact>
				</dl>
			</section>
			{review && <ReviewThing review={review} />}
			{report && <ReportThing report={report} />}
			{photograph && <PhotographThing photograph={photograph} />}
		</>
	);
}
