import type { getDeskReport } from '#domain/desk/moderation-item-queries.ts';
import { REPORT_REASONS } from '#domain/moderation/report-options.ts';
import { formatMoment } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { PhotographThing } from './photograph-thing.tsx';
import { Fact, ReviewThing } from './review-thing.tsx';
import styles from './things.module.css';

type DeskReport = NonNullable<Awaited<ReturnType<typeof getDeskReport>>>;

/** What was reported and why, and the thing itself as it stands now. */
export function ReportThing({ report }: { report: DeskReport }) {
	const { course, kind, review, photograph } = report;
	const isChanged = review !== null && report.version !== null && review.version !== report.version;
	return (
		<>
			<section className={styles.about} aria-labelledby="report-head">
				<h2 id="report-head">What the report says</h2>
				<p className={styles.text} dir="auto">
					{report.words}
				</p>
				<dl className={styles.facts}>
					<Fact name="Reason">{(REPORT_REASONS as Record<string, string>)[report.reason] ?? report.reason}</Fact>
					<Fact name="By">
						<bdi>{report.name || 'somebody who has left'}</bdi>
						{report.userId === null ? ', without an account' : ', a member'}
					</Fact>
					<Fact name="Number">{report.reference}</Fact>
					<Fact name="Sent">{formatMoment(report.createdAt)}</Fact>
				</dl>
			</section>
			<section className={styles.about} aria-labelledby="reported-head">
				<h2 id="reported-head">The {kind}</h2>
				{isChanged && <p>It was edited after the report: this is the newer version.</p>}
				{kind === 'review' && (review ? <ReviewThing review={review} /> : <p>It has gone meanwhile.</p>)}
				{kind === 'photograph' &&
					(photograph ? <PhotographThing photograph={photograph} /> : <p>It has gone meanwhile.</p>)}
				{kind === 'course' && course && (
					<p>
						<a href={paths.course(course)}>
							<bdi>{course.name}</bdi>
						</a>
						. Upholding takes nothing down: put its facts right first.
					</p>
				)}
			</section>
		</>
	);
}
