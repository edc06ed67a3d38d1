/** What the pages of courses at the desk say of what has just happened, by the `said` of their address. */
export const COURSE_SAID: Readonly<Record<string, string>> = {
	saved: 'Saved.',
	unchanged: 'Nothing was different, so nothing was saved.',
};
