import { formatDate } from '#app/lib/format/format-day.ts';
import type { CourseAddress } from '#app/lib/paths.ts';
import { saidToldText } from '#domain/conditions/said.ts';
import type { OwnReport, ToldReport } from '#domain/conditions/told-queries.ts';
import { paths } from '../../lib/paths.ts';
import { ConditionPhotograph } from './condition-photographs.tsx';
import { STANDING_WORDS, WhyRemoved } from './own-standing.tsx';
import { takeBackPath } from './take-back-path.ts';
import styles from './told-reports.module.css';

type ToldReportsProps = { course: CourseAddress; others: readonly ToldReport[]; own: readonly OwnReport[] };

/** What was told of a course one by one: the reader's own, to be taken back, and that of others, which anybody can report. */
export function ToldReports({ course, others, own }: ToldReportsProps) {
	return (
		<>
			{own.length > 0 && (
				<section className={styles.told} aria-labelledby="own-reports">
					<h2 id="own-reports">What you have told</h2>
					<ul>
						{own.map((report) => (
							<li key={report.id}>
								<p>
									{saidToldText(report.told)}
									<small>
										{formatDate(report.day)} · {STANDING_WORDS[report.standing]}
									</small>
								</p>
								<a href={takeBackPath(course, report.id)} aria-label={`Take it back, number ${report.id}`}>
									Take it back
								</a>
								<Picture report={report} />
								{report.removal && (
									<p className={styles.why}>
										<WhyRemoved removal={report.removal} />
									</p>
								)}
							</li>
						))}
					</ul>
				</section>
			)}
			{others.length > 0 && (
				<section className={styles.told} aria-labelledby="told">
					<h2 id="told">What golfers have told</h2>
					<ul>
						{others.map(({ id, day, byMember, isSample, told, photograph }) => (
							<li key={id}>
								<p>
									{saidToldText(told)}
									<small>
										{formatDate(day)}, {isSample ? 'a sample' : byMember ? 'a member' : 'a visitor'}
									</small>
								</p>
								<a href={paths.report({ conditions: id })} aria-label={`Report this, number ${id}`}>
									Report this
								</a>
								<Picture report={{ id, photograph }} />
							</li>
						))}
					</ul>
				</section>
			)}
		</>
	);
}

/** What it came with. */
const Picture = ({ report: { id, photograph } }: { report: Pick<ToldReport, 'id' | 'photograph'> }) =>
	photograph && <ConditionPhotograph photograph={photograph} name={`Photograph of number ${id}`} />;
