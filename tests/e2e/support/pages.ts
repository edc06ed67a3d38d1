/** Every kind of page a visitor can open, by address. The course is one of the shipped catalogue that has sample reviews. */
export const COURSE = { path: '/courses/sweden/ljunghusen', slug: 'ljunghusen', name: 'Ljunghusen' } as const;

export const PAGES = [
	'/',
	'/top-rated-courses',
	'/top-rated-courses?continent=Asia&page=2',
	`/top-rated-courses?course=${COURSE.slug}`,
	COURSE.path,
	'/courses/spain/vistabella-golf',
	'/find-course',
	'/find-course?view=grid&q=links',
	'/find-course?q=there-is-no-such-course',
	'/find-course?country=united-kingdom&terrain=links&access=visitors&date=2026-06-12&handicap=12.4&sort=fit',
	'/find-course/suggest',
	`/find-course/suggest?course=${COURSE.slug}`,
	'/create-review',
	'/auth/login',
	'/auth/signup',
	'/auth/forgot-password',
	`/reports/new?course=${COURSE.slug}`,
	`${COURSE.path}?sort=lowest&words=wind`,
	'/how-we-rate',
	'/guides',
	'/guides/links-golf-around-the-baltic',
	'/offline',
	'/newsletter',
	'/no-such-page',
] as const;
