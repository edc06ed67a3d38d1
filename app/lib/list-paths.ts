import { type CourseAddress, paths, type Query, withQuery } from './paths.ts';

/** The addresses of lists of courses: a member's own, and those that others read. */
export const listPaths = {
	/** Where the courses of a golf area are put on the wish list together. */
	addFromArea: (area: string, query: Query = {}) => withQuery('/account/courses/add/area', { area, ...query }),
	/** Where a member puts a course on a list. */
	putOnList: (course: CourseAddress, query: Query = {}) => withQuery(`${paths.course(course)}/list`, query),
	/** The member's lists; a new one; one of them, its title and who may read it. */
	ownLists: (query: Query = {}) => withQuery('/account/lists', query),
	newList: () => '/account/lists/new',
	ownList: (id: number, query: Query = {}) => withQuery(`/account/lists/${id}`, query),
	editList: (id: number) => `/account/lists/${id}/edit`,
	removeList: (id: number) => `/account/lists/${id}/removal`,
	/** Lists that members show to everybody; one of them, by the last part of its address. */
	lists: (page = 1) => withQuery('/lists', { page }),
	list: (slug: string, query: Query = {}) => withQuery(`/lists/${slug}`, query),
	likeList: (slug: string) => `/lists/${slug}/like`,
	unlikeList: (slug: string) => `/lists/${slug}/like/removal`,
	copyList: (slug: string) => `/lists/${slug}/copy`,
	/** Where all its courses are put on the member's wish list. */
	wishList: (slug: string) => `/lists/${slug}/wishes`,
	/** One that is read by its link alone. */
	listByLink: (link: string, query: Query = {}) => withQuery('/lists/shared', { link, ...query }),
	/** The map of a list as a picture: of a public one, and of one by link. */
	listMap: (slug: string) => `/lists/${slug}/map.svg`,
	listMapByLink: (link: string) => withQuery('/lists/shared/map.svg', { link }),
};
