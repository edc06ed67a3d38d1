import type { FormAgain } from '#app/lib/forms/form-again.ts';
import { FormSays } from '#app/ui/forms/form-parts.tsx';
import type { Announcement } from '#domain/conditions/announcements/announcement-queries.ts';
import { AnnouncementForm } from './announcement-form.tsx';
import { AnnouncementList } from './announcement-list.tsx';

type AnnouncementsProps = {
	/** As `readAnnouncements` reads it. */
	read: { announcements: readonly Announcement[]; editing: Announcement | null; stamp: string };
	again: FormAgain | undefined;
	/** The address of the page, which `query` says more of. */
	at: (query: { announcement?: number; change?: 'end' }) => string;
};

/** What is announced of a course, and the form that announces something or changes what the address names. */
export function Announcements({ read: { announcements, editing, stamp }, again, at }: AnnouncementsProps) {
	return (
		<>
			<AnnouncementList announcements={announcements} at={at} />
			<FormSays notice={again?.notice} failed={again?.failed} />
			<AnnouncementForm
				key={stamp}
				action={at(editing ? { announcement: editing.id } : {})}
				stamp={again?.stamp ?? stamp}
				again={again}
				editing={editing}
			/>
		</>
	);
}
