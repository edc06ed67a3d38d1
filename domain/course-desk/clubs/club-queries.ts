import { asc, eq } from 'drizzle-orm';
import { courses } from '#database/schema/catalogue.ts';
import { clubs } from '#database/schema/clubs.ts';
import { hasClubPage } from '../../catalogue/clubs/clubs.ts';
import type { DomainContext } from '../../shared/context.ts';
import { isEditor } from '../../shared/desk/desk-policy.ts';

/** A club with all its courses, closed ones too, by name. `hasPage`: so many of them can be played that it has a page. */
export type DeskClub = {
	slug: string;
	name: string;
	hasPage: boolean;
	courses: { id: number; name: string; country: string }[];
};

/** The club of a course; null where none is known, and for whoever is no editor. */
export async function getDeskClub({ db, viewer }: DomainContext, courseId: number): Promise<DeskClub | null> {
	if (!isEditor(viewer)) return null;
	const own = db.select({ id: courses.clubId }).from(courses).where(eq(courses.id, courseId));
	const rows = await db
		.select({
			...{ slug: clubs.slug, club: clubs.name },
			...{ id: courses.id, name: courses.name, country: courses.country, closedOn: courses.closedOn },
		})
		.from(clubs)
		.innerJoin(courses, eq(courses.clubId, clubs.id))
		.where(eq(clubs.id, own))
		.orderBy(asc(courses.searchName), asc(courses.id));
	const [first] = rows;
	if (!first) return null;
	const open = rows.filter(({ closedOn }) => closedOn === null);
	return {
		slug: first.slug,
		name: first.club,
		hasPage: hasClubPage({ courses: open.map(({ id }) => id) }),
		courses: rows.map(({ id, name, country }) => ({ id, name, country })),
	};
}
