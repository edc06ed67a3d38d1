import { CoursePlace } from '#app/features/course-card/course-place.tsx';
import { formatCount, formatRating } from '#app/lib/format/format.ts';
import { formatDate } from '#app/lib/format/format-day.ts';
import type { ClubCourse } from '#domain/catalogue/clubs/club-queries.ts';
import type { CourseDetails } from '#domain/catalogue/shapes.ts';
import { paths } from '../../lib/paths.ts';
import { tripPaths } from '../../lib/trip-paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CourseClub } from '../club/course-club.tsx';
import { compareLink } from '../compare/compare-link.ts';
import { CourseName } from '../course-card/course-name.tsx';
import { CoverPicture } from '../course-card/cover-picture.tsx';
import { FollowForm } from '../following/follow-form.tsx';
import { MarkButtons } from '../member-actions/course-marks.tsx';
import { ShareLink } from '../member-actions/share-link.tsx';
import { Score } from '../rating/score.tsx';
import { Unrated } from '../rating/unrated.tsx';
import styles from './course-head.module.css';
import { kindInWords } from './kind-words.ts';

type CourseHeadProps = {
	course: CourseDetails;
	sisters: ClubCourse[];
	/** Nothing is said of how the course is now, so that it is asked here. */
	asksHowItIs: boolean;
};

/** The opening of a course's page: its cover, where and what it is, its name, club and score. */
export function CourseHead({ course, sisters, asksHowItIs }: CourseHeadProps) {
	const kind = kindInWords(course);
	return (
		<header className={styles.head}>
			<div className={styles.picture}>
				<CoverPicture course={course} first carried />
			</div>
			<div className={styles.words}>
				<p className={`kicker ${styles.kind}`}>
					{kind === null ? course.land.name : `${course.land.name} · ${kind}`}
					{course.featured && <span className={styles.featured}>Featured</span>}
				</p>
				<h1 className={styles.name} data-long={course.name.length > 24 || undefined}>
					<CourseName course={course} />
				</h1>
				<p className={styles.place}>
					<CoursePlace course={course} />
				</p>
				<p className={styles.club}>
					<CourseClub course={course} sisters={sisters} />
				</p>
				<OtherNames country={course.country.slug} names={course.otherNames} />
				{course.closedOn !== null && (
					<p className={styles.closed}>Closed since {formatDate(course.closedOn)}: it can no longer be played.</p>
				)}
				<CourseScore course={course} />
				<div className={styles.actions}>
					<ButtonLink to={paths.logRound(course)} look="flag">
						Log a round
					</ButtonLink>
					<MarkButtons course={course} />
					<ButtonLink to={paths.createReview({ course: course.slug })} look="line">
						Write a review
					</ButtonLink>
					<ButtonLink to={paths.compare([course.slug])} look="line" reloadDocument {...compareLink(course)}>
						Compare
					</ButtonLink>
					{course.partnerLinks.map(({ partner, url }) => (
						<ButtonLink key={url} to={url} look="line" rel="noopener sponsored">
							Book a tee time with {partner}
						</ButtonLink>
					))}
				</div>
				<div className={styles.more}>
					{course.closedOn === null && asksHowItIs && <a href={paths.reportConditions(course)}>How is it now?</a>}
					{course.closedOn === null && <a href={paths.checkIn(course)}>Playing here today? Check in</a>}
					{course.closedOn === null && <a href={tripPaths.courseTrip(course)}>Add to a trip</a>}
					<ShareLink to={paths.course(course)} label={`Share ${course.name}`} title={course.name} />
					<FollowForm at={paths.course(course)} name={course.name} />
					<a href={paths.report({ course: course.slug })}>Report this page</a>
				</div>
			</div>
		</header>
	);
}

function OtherNames({ names, country }: { names: string[]; country: string }) {
	if (names.length === 0) return null;
	return (
		<p className={styles.names}>
			Also{' '}
			{names.map((name, index) => (
				<span key={name}>
					{index > 0 && ' · '}
					<CourseName course={{ name, country }} />
				</span>
			))}
		</p>
	);
}

/** The number with its stars, of how many reviews it is made, and the way to how that is done; who has played where there is none. */
function CourseScore({ course }: { course: CourseDetails }) {
	const { score, slug } = course;
	if (score.value === null) {
		return (
			<div className={styles.score}>
				<Unrated slug={slug} />
			</div>
		);
	}
	return (
		<div className={styles.score}>
			<Score score={score} isLarge>
				{score.ranked && (
					<a href="#reviews" className={styles.count}>
						{formatCount(score.count, 'review')}
					</a>
				)}
			</Score>
			{score.builtIn ? (
				<a href={paths.howWeRate()} className={styles.way}>
					How we rate
				</a>
			) : (
				<a href={paths.rating(course)} className={styles.way}>
					How this {formatRating(score.value)} came about
				</a>
			)}
		</div>
	);
}
