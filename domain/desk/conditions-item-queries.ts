import { eq, sql } from 'drizzle-orm';
import { profiles, users } from '#database/schema/accounts.ts';
import { courses } from '#database/schema/catalogue.ts';
import { conditionReports } from '#database/schema/conditions.ts';
import { type ShownMember, shownMember } from '../accounts/shown-member.ts';
import { countryOf } from '../catalogue/cards.ts';
import type { Condition } from '../conditions/join.ts';
import type { Told } from '../conditions/kinds.ts';
import { getConditionsNow } from '../conditions/now-queries.ts';
import { listPhotographsOfReports } from '../conditions/photograph-queries.ts';
import { livingPart } from '../conditions/report-queries.ts';
import type { Photograph } from '../pictures/shapes.ts';
import type { DomainContext } from '../shared/context.ts';
import { isEditor } from '../shared/desk/desk-policy.ts';

/** A report of conditions as an editor reads it before deciding: all that it tells, and what is said of the course at present. */
export type DeskConditions = {
	id: number;
	status: string;
	day: string;
	told: Told;
	heldBy: string[];
	course: { name: string; slug: string; countrySlug: string };
	/** Null for a visitor's, and for that of a member who has left. */
	sender: ShownMember | null;
	byMember: boolean;
	/** How many reports of the sender stand, and how many were refused or taken down; none of a visitor. */
	standing: { published: number; removed: number };
	/** Something of it would be said of the course now. */
	holds: boolean;
	now: Condition[];
	photograph: Photograph | null;
};

/** Whatever its status; null where there is none. The network it came from is not in it. */
export async function getDeskConditions(ctx: DomainContext, id: number): Promise<DeskConditions | null> {
	const { db, viewer } = ctx;
	if (!isEditor(viewer)) return null;
	const [row] = await db
		.select({
			report: conditionReports,
			sender: shownMember,
			course: { name: courses.name, slug: courses.slug, country: courses.country, closedOn: courses.closedOn },
		})
		.from(conditionReports)
		.innerJoin(courses, eq(courses.id, conditionReports.courseId))
		.leftJoin(users, eq(users.id, conditionReports.userId))
		.leftJoin(profiles, eq(profiles.userId, conditionReports.userId))
		.where(eq(conditionReports.id, id));
	if (!row) return null;
	const { status, day, told, heldBy, userId, byMember, observedAt, courseId } = row.report;
	const { country, closedOn, ...course } = row.course;
	const [standing, now, pictured] = await Promise.all([
		countOf(ctx, userId),
		getConditionsNow(ctx, courseId),
		listPhotographsOfReports(ctx, [id]),
	]);
	return {
		...{ id, status, day, told, heldBy, byMember, standing, now },
		course: { ...course, countrySlug: countryOf(country).slug },
		sender: userId === null ? null : row.sender,
		photograph: pictured.get(id) ?? null,
		holds: closedOn === null && livingPart(told, observedAt, ctx.now()) !== null,
	};
}

async function countOf({ db }: Pick<DomainContext, 'db'>, userId: string | null) {
	if (userId === null) return { published: 0, removed: 0 };
	const [row] = await db
		.select({
			published: sql<number>`(count(*) filter (where ${conditionReports.status} = 'published'))::int`,
			removed: sql<number>`(count(*) filter (where ${conditionReports.status} = 'removed'))::int`,
		})
		.from(conditionReports)
		.where(eq(conditionReports.userId, userId));
	return row ?? { published: 0, removed: 0 };
}
