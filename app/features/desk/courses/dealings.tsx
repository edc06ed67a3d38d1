import { deskPaths } from '#app/lib/desk-paths.ts';
import { formatCount } from '#app/lib/format/format.ts';
import { SectionHead } from '#app/ui/section-head.tsx';
import type { Dealings as Known } from '#domain/course-desk/dealings-queries.ts';
import styles from './dealings.module.css';
import { LinkForm } from './link-form.tsx';
import { Removal } from './removal.tsx';

/** Who sells tee times of a course, and who speaks for it. */
export function Dealings({ courseId, links, representatives, partners }: Known & { courseId: number }) {
	return (
		<section className={styles.section} aria-labelledby="links">
			<SectionHead title="Booking links" id="links">
				<a href={deskPaths.representatives(courseId)}>{formatCount(representatives.length, 'club representative')}</a>{' '}
				<a href={deskPaths.announcements(courseId)}>Announcements of the club</a>
			</SectionHead>
			<ul className={styles.rows}>
				{links.map(({ partnerId, partner, link }) => (
					<li key={partnerId}>
						<span>
							<bdi>{partner}</bdi>: <bdi className={styles.link}>{link}</bdi>
						</span>
						<Removal action={deskPaths.removePartnerLink(courseId, partnerId)} of={`the link of ${partner}`} />
					</li>
				))}
			</ul>
			<LinkForm courseId={courseId} partners={partners} />
		</section>
	);
}
