/**
 * The addresses of the desk, apart from those in `paths.ts`: every page's script carries those, and nobody but editors is
 * to be told of these.
 */
const withQuery = (path: string, query: Record<string, string | null | undefined>) => {
	const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
	return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
};

/** Where in the queue somebody is. */
type ItemQuery = { view?: string | null; decided?: string | null; flash?: string | null; stay?: string | null };

/** What of the log is shown; `before` and `after` are numbers of entries. */
type LogQuery = Partial<Record<'kind' | 'editor' | 'from' | 'to' | 'before' | 'after', string | null>>;

export const deskPaths = {
	/** `next`: where to go on to once the second factor was shown. */
	secondFactor: (query: { next?: string | null } = {}) => withQuery('/desk/second-factor', query),
	setUpSecondFactor: (query: { again?: string } = {}) => withQuery('/desk/second-factor/set-up', query),
	confirmSecondFactor: () => '/desk/second-factor/confirmation',
	recoveryCodes: () => '/desk/second-factor/codes',
	/** `view`: a kind, `mine` or `overdue`; all of it without one. `decided`: the decision just taken, to be undone. */
	inbox: (query: ItemQuery & { page?: number } = {}) =>
		withQuery('/desk', { ...query, page: query.page && query.page > 1 ? String(query.page) : null }),
	/** One thing that waits, by its kind and id. */
	item: (kind: string, id: string | number, query: ItemQuery = {}) => withQuery(`/desk/inbox/${kind}/${id}`, query),
	/** The thing with those like it, to be decided together. */
	together: (kind: string, id: string, query: ItemQuery = {}) => withQuery(`/desk/together/${kind}/${id}`, query),
	/** Published reviews that count half until an editor has read them. */
	firstReviews: (query: { decided?: string } = {}) => withQuery('/desk/first-reviews', query),
	takeItem: (kind: string, id: string, query: ItemQuery = {}) => withQuery(`/desk/inbox/${kind}/${id}/assignee`, query),
	releaseItem: (kind: string, id: string, query: ItemQuery = {}) =>
		withQuery(`/desk/inbox/${kind}/${id}/assignee/removal`, query),
	noteOnItem: (kind: string, id: string, query: ItemQuery = {}) => withQuery(`/desk/inbox/${kind}/${id}/notes`, query),
	undoDecision: (id: string, query: ItemQuery = {}) => withQuery(`/desk/decisions/${id}/removal`, query),
	courses: (query: { q?: string | null; page?: string | null } = {}) => withQuery('/desk/courses', query),
	/** `decided`: the choice of a cover just taken, to be undone. */
	course: (id: number, query: { flash?: string; decided?: string; from?: string } = {}) =>
		withQuery(`/desk/courses/${id}`, query),
	chooseCover: (id: number, photograph: string) => `/desk/courses/${id}/covers/${photograph}`,
	members: (query: { q?: string | null } = {}) => withQuery('/desk/members', query),
	member: (id: string, query: { flash?: string | null } = {}) => withQuery(`/desk/members/${id}`, query),
	suspension: (id: string) => `/desk/members/${id}/suspension`,
	role: (id: string) => `/desk/members/${id}/role`,
	/** A map with a dot at each place of a country. */
	map: (country: string, places: readonly { latitude: number; longitude: number }[]) =>
		`/desk/maps/${country.toLowerCase()}/${places.map(({ latitude, longitude }) => `${latitude.toFixed(4)},${longitude.toFixed(4)}`).join(';')}.svg`,
	importCourses: (query: { flash?: string } = {}) => withQuery('/desk/courses/import', query),
	importCourseFile: (file: string) => `/desk/courses/import/${file}`,
	world: (query: { flash?: string } = {}) => withQuery('/desk/courses/world', query),
	endWorld: () => '/desk/courses/world/end',
	worldDifference: (id: number) => `/desk/courses/world/${id}`,
	mergeCourse: (id: number, query: { with?: string } = {}) => withQuery(`/desk/courses/${id}/merger`, query),
	courseSources: (id: number) => `/desk/courses/${id}/sources`,
	closeCourse: (id: number) => `/desk/courses/${id}/closing`,
	changeClub: (id: number) => `/desk/courses/${id}/club`,
	reopenCourse: (id: number) => `/desk/courses/${id}/closing/removal`,
	partnerLinks: (id: number) => `/desk/courses/${id}/partner-links`,
	removePartnerLink: (id: number, partner: number) => `/desk/courses/${id}/partner-links/${partner}/removal`,
	representatives: (id: number, query: { flash?: string } = {}) =>
		withQuery(`/desk/courses/${id}/representatives`, query),
	removeRepresentative: (id: number, user: string) => `/desk/courses/${id}/representatives/${user}/removal`,
	/** `change`: what is done to the announcement. */
	announcements: (id: number, query: { announcement?: number; change?: 'end'; flash?: string } = {}) =>
		withQuery(`/desk/courses/${id}/announcements`, {
			...query,
			announcement: query.announcement ? String(query.announcement) : null,
		}),
	log: (query: LogQuery = {}) => withQuery('/desk/log', query),
	logExport: (query: LogQuery = {}) => withQuery('/desk/log/export', query),
	/** The file itself, by post. */
	logFile: (query: LogQuery = {}) => withQuery('/desk/log/export/file', query),
	restoreEntry: (entry: number) => `/desk/log/${entry}/restoration`,
	figures: () => '/desk/figures',
};
