import { asc, eq, sql } from 'drizzle-orm';
import { users } from '#database/schema/accounts.ts';
import { partnerLinks, partners } from '#database/schema/catalogue.ts';
import { courseRepresentatives } from '#database/schema/reviews.ts';
import type { DomainContext } from '../shared/context.ts';
import { isEditor } from '../shared/desk/desk-policy.ts';

const MOST = 200;

/** Who sells tee times of a course, who speaks for it, and all partners to choose from. */
export type Dealings = {
	links: { partnerId: number; partner: string; link: string }[];
	representatives: { userId: string; name: string; email: string }[];
	partners: { id: number; name: string }[];
};

/** Nothing for whoever is no editor. */
export async function getDealings({ db, viewer }: DomainContext, courseId: number): Promise<Dealings> {
	if (!isEditor(viewer)) return { links: [], representatives: [], partners: [] };
	const name = sql<string>`trim(concat_ws(' ', ${users.metadata} ->> 'first_name', ${users.metadata} ->> 'last_name'))`;
	const [links, representatives, all] = await Promise.all([
		db
			.select({ partnerId: partners.id, partner: partners.name, link: partnerLinks.linkTemplate })
			.from(partnerLinks)
			.innerJoin(partners, eq(partners.id, partnerLinks.partnerId))
			.where(eq(partnerLinks.courseId, courseId))
			.orderBy(asc(partners.name), asc(partners.id)),
		db
			.select({ userId: users.id, name, email: users.email })
			.from(courseRepresentatives)
			.innerJoin(users, eq(users.id, courseRepresentatives.userId))
			.where(eq(courseRepresentatives.courseId, courseId))
			.orderBy(asc(courseRepresentatives.createdAt))
			.limit(MOST),
		db.select({ id: partners.id, name: partners.name }).from(partners).orderBy(asc(partners.name)).limit(MOST),
	]);
	return { links, representatives, partners: all };
}
