import { and, asc, count, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import { courses } from '#database/schema/catalogue.ts';
import { COURSE_INDEX, type DomainContext } from '../../shared/context.ts';
import type { Condition, OrderStep, TablePart } from '../../shared/table-query.ts';
import { rankedWithoutSampled, rankingOfPrograms } from '../data-call-queries.ts';
import { type CalledCourse, readCalledCourses } from '../data-calls/called-courses.ts';
import { COUNTRIES } from '../places/countries.ts';
import { isListed } from '../queries.ts';
import type { CourseColumn, CourseQuery, OrderedCourseColumn } from './columns.ts';
import { partOf, rowsThatMeet } from './find-in-memory.ts';
import { isLike, readLike } from './like.ts';

/**
 * Courses as the rows of a table, in the order of the ranking where no other is asked for; so they are by falling rating. A
 * course that is asked for by its id is told even if it is in no list. `samples` says that sample reviews are loaded. Throws when
 * the database does.
 */
export async function readCourseTable(
	ctx: DomainContext,
	query: CourseQuery,
	samples: boolean,
): Promise<TablePart<CalledCourse>> {
	ctx.reads.add('ranking');
	const { ids, total } = isForMemory(query, samples)
		? await findInMemory(ctx, query)
		: await findRows(ctx, query, samples);
	for (const id of ids) ctx.reads.add(`course:${id}`);
	return { rows: await readCalledCourses(ctx, ids), total };
}

type Found = { ids: number[]; total: number | null };

/**
 * Whether the course index can find them, at once and however far down a list they are. The database is asked for courses by
 * their ids and exact names, in orders of several steps, and for a ranking that leaves samples out.
 */
function isForMemory({ allOf, order }: CourseQuery, samples: boolean): boolean {
	const [step, ...others] = order;
	const isRanked = step === undefined || step.column === 'rating';
	return others.length === 0 && !(samples && isRanked) && !allOf.flat().some(isExact);
}

const isExact = ({ column, is }: Condition<CourseColumn>) =>
	column === 'id' || (is === 'equal' && (column === 'name' || column === 'location'));

async function findInMemory(ctx: DomainContext, { allOf, order, offset, limit }: CourseQuery): Promise<Found> {
	ctx.reads.add(COURSE_INDEX);
	const index = await ctx.courseIndex.ready();
	return partOf(index, await rowsThatMeet(index, ctx.db, allOf), { step: order[0], offset, limit });
}

async function findRows({ db }: DomainContext, query: CourseQuery, samples: boolean): Promise<Found> {
	const hasId = query.allOf.some((group) => group.every(({ column }) => column === 'id'));
	const which = and(hasId ? undefined : isListed, ...query.allOf.map((group) => or(...group.map(meets))));
	const [rows, counts] = await Promise.all([
		db
			.select({ id: courses.id })
			.from(courses)
			.where(which)
			.orderBy(...orderOf(query.order, samples))
			.limit(query.limit)
			.offset(query.offset),
		query.counted ? db.select({ total: count() }).from(courses).where(which) : null,
	]);
	return { ids: rows.map(({ id }) => id), total: counts?.[0]?.total ?? null };
}

const location = sql<string>`coalesce(${courses.locality}, ${courses.regionName}, '')`;

function meets(condition: Condition<CourseColumn>): SQL {
	const { column, is, value } = condition;
	if (column === 'id') return eq(courses.id, Number(value));
	if (column === 'country') return inArray(courses.country, codesOf(condition));
	const text = column === 'location' ? location : courses[column];
	return is === 'equal' ? sql`${text} = ${value}` : ilike(text, String(value));
}

/** Countries are stored by their codes. */
function codesOf({ is, value }: Condition): string[] {
	const pattern = readLike(String(value));
	const isMeant = (name: string) => (is === 'equal' ? name === value : isLike(pattern, name.toLowerCase()));
	return COUNTRIES.flatMap(({ code, name }) => (isMeant(name) ? [code] : []));
}

function orderOf(order: CourseQuery['order'], samples: boolean): SQL[] {
	const [step, ...others] = order;
	const isRanking = step?.column === 'rating' && step.descending && step.nulls !== 'first' && others.length === 0;
	if (step === undefined || isRanking) return rankingOfPrograms(samples);
	return [...order.map((each) => stepOf(each, samples)), asc(courses.id)];
}

function stepOf({ column, descending, nulls }: OrderStep<OrderedCourseColumn>, samples: boolean): SQL {
	if (column !== 'rating') return (descending ? desc : asc)(column === 'id' ? courses.id : courses.searchName);
	const ranked = sql`case when ${samples ? rankedWithoutSampled : courses.ranked} then ${courses.ratingShown} end`;
	return sql`${ranked} ${sql.raw(descending ? 'desc' : 'asc')} nulls ${sql.raw(nulls ?? 'last')}`;
}
