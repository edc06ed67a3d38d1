import type { getDeskAppeal } from '#domain/desk/moderation-item-queries.ts';
import { deskPaths } from '../../lib/desk-paths.ts';
import { formatMoment } from '../../lib/format.ts';
import { ApplicationThing } from './application-thing.tsx';
import { nameOfGround } from './ground-words.ts';
import { PhotographThing } from './photograph-thing.tsx';
import { ReportThing } from './report-thing.tsx';
import { Fact, ReviewThing } from './review-thing.tsx';
import styles from './things.module.css';

type DeskAppeal = NonNullable<Awaited<ReturnType<typeof getDeskAppeal>>>;

/** The objection, the decision it is against, and what that was about. */
export function AppealThing({ appeal }: { appeal: DeskAppeal }) {
	const { entry, words, party, review, report, photograph, application, member } = appeal;
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
					{entry.ground !== null && <Fact name="Ground">{nameOfGround(entry.ground)}</Fact>}
					{entry.words && <Fact name="Words">{entry.words}</Fact>}
					<Fact name="Made">{formatMoment(entry.at)}</Fact>
				</dl>
			</section>
			{review && <ReviewThing review={review} />}
			{report && <ReportThing report={report} />}
			{photograph && <PhotographThing photograph={photograph} />}
			{application && <ApplicationThing application={application} overdue={false} />}
			{member && (
				<p>
					It is about the account of{' '}
					<a href={deskPaths.member(member.id)}>
						<bdi>{member.name}</bdi>
					</a>
					.
				</p>
			)}
		</>
	);
}
