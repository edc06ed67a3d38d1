import { and, asc, count, desc, eq, exists, type SQL, sql } from 'drizzle-orm';
import { profiles, users } from '#database/schema/accounts.ts';
import { reviews } from '#database/schema/reviews.ts';
import { shownMember } from '#domain/accounts/shown-member.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import type { Condition, OrderStep, TablePart, TableQuery } from '#domain/shared/table-query.ts';
import {
	type OpenAuthor,
	type OpenReview,
	openAuthor,
	openNames,
	readOpen,
	real,
	toOpen,
} from './data-call-queries.ts';

export type ReviewColumn = 'id' | 'course_id';
export type OrderedReviewColumn = 'id' | 'created_at' | 'date_played' | 'rating';
export type ReviewQuery = TableQuery<ReviewColumn, OrderedReviewColumn>;

/** Published reviews as the rows of a table, newest first where no other order is asked for. Throws when the database does. */
export async function readReviewTable(ctx: DomainContext, query: ReviewQuery): Promise<TablePart<OpenReview>> {
	ctx.reads.add('reviews:latest');
	for (const { column, value } of query.allOf.flat()) if (column === 'course_id') ctx.reads.add(`course:${value}`);
	const which = and(real, ...query.allOf.flat().map(meets));
	const order = orderOf(query.order);
	// Found by themselves: what is read of a review besides its row is then read of none that the part passes over.
	const part = ctx.db
		.select({ id: reviews.id })
		.from(reviews)
		.where(which)
		.orderBy(...order)
		.limit(query.limit)
		.offset(query.offset);
	const [rows, counts] = await Promise.all([
		readOpen(ctx, sql`${reviews.id} = any(array(${part}))`, order),
		query.counted ? ctx.db.select({ total: count() }).from(reviews).where(which) : null,
	]);
	return { rows: told(ctx, rows), total: counts?.[0]?.total ?? null };
}

/** The newest published reviews of each of these courses, at most `most` of each, in one statement. */
export async function listReviewsOfCourses(
	ctx: DomainContext,
	courseIds: readonly number[],
	most: number,
): Promise<Map<number, OpenReview[]>> {
	for (const id of courseIds) ctx.reads.add(`course:${id}`);
	const part = sql`select newest.id from unnest(${sql.param(courseIds)}::int[]) as wanted (id) cross join lateral (
		select id from ${reviews} where ${reviews.courseId} = wanted.id and ${real}
		order by ${reviews.createdAt} desc, ${reviews.id} desc limit ${most}
	) newest`;
	const rows = courseIds.length > 0 ? await readOpen(ctx, sql`${reviews.id} = any(array(${part}))`, orderOf([])) : [];
	return Map.groupBy(told(ctx, rows), ({ courseId }) => courseId);
}

/** A review that was sent a moment ago, as it is stored, held or published. Null where it has gone already. */
export async function getSentReview(ctx: DomainContext, id: number): Promise<OpenReview | null> {
	const [row] = await readOpen(ctx, eq(reviews.id, id), []);
	return row ? toOpen(ctx, row) : null;
}

/**
 * What the site prints of the member whose public page has this handle, or null: only of those who have written a review that
 * is shown with a name.
 */
export async function getOpenProfile(ctx: DomainContext, handle: string): Promise<OpenAuthor | null> {
	ctx.reads.add('golfers').add('reviews:latest');
	const written = ctx.db
		.select({ id: reviews.id })
		.from(reviews)
		.where(and(eq(reviews.userId, users.id), real));
	const [row] = await ctx.db
		.select({ userId: users.id, ...openNames, handle: shownMember.handle, avatarKey: profiles.avatarKey })
		.from(profiles)
		.innerJoin(users, eq(users.id, profiles.userId))
		.where(and(eq(profiles.handle, handle), profiles.isPublic, exists(written)));
	if (!row) return null;
	ctx.reads.add(`member:${row.userId}`);
	const author = openAuthor(row);
	return author.firstName === null && author.lastName === null ? null : author;
}

const told = (ctx: DomainContext, rows: Parameters<typeof toOpen>[1][]): OpenReview[] =>
	rows.map((row) => {
		ctx.reads.add(`course:${row.courseId}`);
		return toOpen(ctx, row);
	});

const meets = ({ column, value }: Condition<ReviewColumn>): SQL =>
	eq(column === 'id' ? reviews.id : reviews.courseId, Number(value));

const COLUMNS = {
	id: reviews.id,
	created_at: reviews.createdAt,
	date_played: reviews.datePlayed,
	rating: reviews.rating,
} as const;

/** The last step is always the id's, in the direction of the first, as the indexes have it. */
function orderOf(order: ReviewQuery['order']): SQL[] {
	const steps: ReviewQuery['order'] =
		order.length > 0 ? order : [{ column: 'created_at', descending: true, nulls: null }];
	return [...steps.map(stepOf), (steps[0]?.descending ? desc : asc)(reviews.id)];
}

function stepOf({ column, descending, nulls }: OrderStep<OrderedReviewColumn>): SQL {
	const step = (descending ? desc : asc)(COLUMNS[column]);
	// The others have a value in every row.
	return column === 'date_played' ? sql`${step} nulls ${sql.raw(nulls ?? 'last')}` : step;
}
