import { formatDate } from '#app/lib/format/format-day.ts';
import type { CourseAddress } from '#app/lib/paths.ts';
import { saidToldText } from '#domain/conditions/said.ts';
import type { OwnReport, ToldReport } from '#domain/conditions/told-queries.ts';
import { GROUND_MEANINGS, GROUNDS, isGround } from '#domain/shared/desk/grounds.ts';
import { paths } from '../../lib/paths.ts';
import { ConditionPhotograph } from './condition-photographs.tsx';
import { takeBackPath } from './take-back-path.ts';
import styles from './told-reports.module.css';

type ToldReportsProps = { course: CourseAddress; others: readonly ToldReport[]; own: readonly OwnReport[] };

const STANDING: Record<OwnReport['standing'], string> = {
	published: 'said of the course',
	over: 'too old to be said of the course; part of its year',
	held: 'waits for an editor, and nobody else sees it',
	removed: 'not shown: an editor has decided so',
};

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
										{formatDate(report.day)}, {STANDING[report.standing]}
									</small>
								</p>
								<a href={takeBackPath(course, report.id)} aria-label={`Take it back, number ${report.id}`}>
									Take it back
								</a>
								<Picture report={report} />
								{report.removal && <Removal removal={report.removal} />}
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

/** Why it is not shown: the statement of reasons once more. */
function Removal({ removal: { ground, words } }: { removal: NonNullable<OwnReport['removal']> }) {
	return (
		<p className={styles.why}>
			{isGround(ground) && `The ground is “${GROUNDS[ground]}”: ${GROUND_MEANINGS[ground]}. `}
			The editor writes: {words} The letter about it says how to object.
		</p>
	);
}
