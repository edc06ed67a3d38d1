/** What a club may announce of its course from a day to a day (N2), as it stands before its days: what keeps golfers away most comes first. */
export const ANNOUNCEMENTS = {
	closed: 'Course closed',
	temporary: 'Temporary greens',
	aeration: 'Aeration',
	holes: 'Some holes closed',
	carts: 'No carts',
} as const;

export type AnnouncementKind = keyof typeof ANNOUNCEMENTS;

// Object.keys cannot know that the object has no other keys; it is a constant of this file.
export const ANNOUNCEMENT_KINDS = Object.keys(ANNOUNCEMENTS) as AnnouncementKind[];
