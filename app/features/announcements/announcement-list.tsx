import type { Announcement } from '#domain/conditions/announcements/announcement-queries.ts';
import { PostButton } from '../account/post-button.tsx';
import styles from './announcement-list.module.css';
import { announcementText } from './announcement-words.ts';

type AnnouncementListProps = {
	announcements: readonly Announcement[];
	/** The address of the page that changes one, or ends it. */
	at: (query: { announcement: number; change?: 'end' }) => string;
};

/** What is announced of a course and not over, each with the ways to change and to end it. */
export function AnnouncementList({ announcements, at }: AnnouncementListProps) {
	if (announcements.length === 0) return <p>Nothing is announced.</p>;
	return (
		<ul className={styles.list}>
			{announcements.map((one) => {
				const words = announcementText(one);
				return (
					<li key={one.id}>
						<span>
							{!one.isPresent && 'To come: '}
							{words}
						</span>
						<a href={at({ announcement: one.id })} aria-label={`Change: ${words}`}>
							Change
						</a>
						<PostButton
							action={at({ announcement: one.id, change: 'end' })}
							busy="Ending..."
							look="quiet"
							label={`End now: ${words}`}
						>
							End now
						</PostButton>
					</li>
				);
			})}
		</ul>
	);
}
