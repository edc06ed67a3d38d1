import { CourseName } from '#app/features/course-card/course-name.tsx';
import { deskPaths } from '#app/lib/desk-paths.ts';
import { formatList } from '#app/lib/format/fact-format.ts';
import { paths } from '#app/lib/paths.ts';
import { SectionHead } from '#app/ui/section-head.tsx';
import { CLUB_FACTS } from '#domain/catalogue/clubs/club-facts.ts';
import { FACTS } from '#domain/catalogue/facts/facts.ts';
import type { DeskClub } from '#domain/course-desk/clubs/club-queries.ts';
import { ClubForm } from './club-form.tsx';
import styles from './dealings.module.css';

const SHARED = formatList(CLUB_FACTS.map(({ fact }) => FACTS[fact].label.toLowerCase()));

/** Whose a course is, which others are, and the form that changes it. */
export function ItsClub({ courseId, club }: { courseId: number; club: DeskClub | null }) {
	const sisters = club?.courses.filter(({ id }) => id !== courseId) ?? [];
	return (
		<section className={styles.section} aria-labelledby="club">
			<SectionHead title="Its club" id="club">
				{club?.hasPage && <a href={paths.club(club.slug)}>The club’s page</a>}
			</SectionHead>
			{sisters.length > 0 && (
				<>
					<p>What is the club’s changes at all its courses: {SHARED}. Its other courses:</p>
					<ul className={styles.rows}>
						{sisters.map((sister) => (
							<li key={sister.id}>
								<a href={deskPaths.course(sister.id)}>
									<CourseName course={sister} />
								</a>
							</li>
						))}
					</ul>
				</>
			)}
			<ClubForm courseId={courseId} club={club?.name ?? ''} />
		</section>
	);
}
