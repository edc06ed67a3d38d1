import type { CourseDetails } from '#domain/catalogue/shapes.ts';
import type { Announcement } from '#domain/conditions/announcements/announcement-queries.ts';
import type { Condition } from '#domain/conditions/join.ts';
import type { Photograph } from '#domain/pictures/shapes.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { announcementParts } from '../announcements/announcement-words.ts';
import { ConditionPhotographs } from './condition-photographs.tsx';
import { saidWords, sourcesInWords, worthTelling } from './condition-words.ts';
import styles from './now-band.module.css';

type NowBandProps = {
	course: CourseDetails;
	conditions: readonly Condition[];
	/** Of golfers who have told how it is. */
	photographs: readonly Photograph[];
	announcements: readonly Announcement[];
};

/**
 * How a course is now, in one band: what its club announces, what golfers say, how old it is and of how many, and what the club
 * announces for later. Absent where nothing is said that still holds.
 */
export function NowBand({ course, conditions, photographs, announcements }: NowBandProps) {
	if (conditions.length === 0 && announcements.length === 0) return null;
	return (
		<section className={styles.band} data-now aria-labelledby="now">
			<h2 id="now">How it is now</h2>
			<div>
				{announcements
					.filter(({ isPresent }) => isPresent)
					.map((announcement) => (
						<Announced key={announcement.id} announcement={announcement} />
					))}
				{conditions.length > 0 && <Said course={course} conditions={conditions} />}
				<ConditionPhotographs photographs={photographs} />
				{announcements
					.filter(({ isPresent }) => !isPresent)
					.map((announcement) => (
						<Announced key={announcement.id} announcement={announcement} />
					))}
			</div>
			<ButtonLink to={paths.reportConditions(course)} look="line">
				How is it now?
			</ButtonLink>
		</section>
	);
}

function Announced({ announcement }: { announcement: Announcement }) {
	const { what, days, by } = announcementParts(announcement);
	return (
		<p>
			{announcement.isPresent ? '' : 'Announced: '}
			<b>{what}</b> {days}, <span className={styles.source}>{by}</span>
		</p>
	);
}

function Said({ course, conditions }: Pick<NowBandProps, 'course' | 'conditions'>) {
	const told = worthTelling(conditions);
	return (
		<>
			<p>
				{told.map((condition, index) => {
					const { label, value } = saidWords(condition);
					return (
						<span key={condition.kind}>
							{index > 0 && ' · '}
							{label && `${label} `}
							<b>{value}</b>
						</span>
					);
				})}
			</p>
			<p className={styles.source}>
				{sourcesInWords(told).join(' · ')}
				{told.every(({ isSample }) => isSample) && ' · Sample reports'} ·{' '}
				<a href={`${paths.reportConditions(course)}#told`}>each report</a>
			</p>
		</>
	);
}
