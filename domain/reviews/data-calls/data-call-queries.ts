import { and, desc, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import { profiles, users } from '#database/schema/accounts.ts';
import { courses } from '#database/schema/catalogue.ts';
import { reviews } from '#database/schema/reviews.ts';
import { shownMember } from '#domain/accounts/shown-member.ts';
import { countryOf } from '#domain/catalogue/cards.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { microsecondsOf, olderThan, type Part, type Place, partOf } from '#domain/shared/newest-first.ts';
import { published } from '../lists/shown-review.ts';

/** A published review as programs may know it: nothing of its author but what the site prints. */
export type OpenReview = {
	id: number;
	courseId: number;
	content: string;
	rating: number;
	datePlayed: string | null;
	pros: string[];
	cons: string[];
	createdAt: string;
	/** Published, but for a review that its writer is told of. */
	status: string;
	/** The name that was typed; null where none was, or where a profile has one. */
	typedName: string | null;
	author: OpenAuthor;
	course: {
		name: string;
		slug: string;
		countrySlug: string;
		location: string;
		country: string;
		imageUrl: string | null;
	};
};

/** A member's names as they are printed; all null for visitors and for members who have given none. */
export type OpenAuthor = {
	firstName: string | null;
	lastName: string | null;
	handle: string | null;
	avatarKey: string | null;
};

const metadata = (key: 'first_name' | 'last_name') =>
	sql<string | null>`nullif(trim(${users.metadata}->>${sql.raw(`'${key}'`)}), '')`;

/** What a member is called, for `openAuthor`. */
export const openNames = {
	publicName: profiles.publicName,
	firstName: metadata('first_name'),
	lastName: metadata('last_name'),
};

const columns = {
	id: reviews.id,
	courseId: reviews.courseId,
	content: reviews.content,
	rating: reviews.rating,
	datePlayed: reviews.datePlayed,
	pros: reviews.pros,
	cons: reviews.cons,
	createdAt: reviews.createdAt,
	status: reviews.status,
	userId: reviews.userId,
	reviewerName: reviews.reviewerName,
	...openNames,
	handle: shownMember.handle,
	microseconds: microsecondsOf(reviews.createdAt),
	courseName: courses.name,
	courseSlug: courses.slug,
	locality: courses.locality,
	regionName: courses.regionName,
	country: courses.country,
	imageUrl: courses.imageUrl,
	avatarKey: profiles.avatarKey,
};

/** What programs are told of: published, and no sample, for those are made up (decision R9). */
export const real = and(published, eq(reviews.sample, false));

/** The newest real reviews of a course, from the one after `after` on. */
export async function listOpenReviews(
	ctx: DomainContext,
	{ courseId, ...from }: From & { courseId: number },
): Promise<Part<OpenReview>> {
	ctx.reads.add(`course:${courseId}`);
	return readPart(ctx, eq(reviews.courseId, courseId), from);
}

/** The newest real reviews across all courses (specification: default 5), from the one after `after` on. */
export async function listLatestOpenReviews(ctx: DomainContext, from: From): Promise<Part<OpenReview>> {
	ctx.reads.add('reviews:latest');
	return readPart(ctx, undefined, from);
}

/** A real review that is published, by its id; null where there is none. */
export async function getOpenReview(ctx: DomainContext, id: number): Promise<OpenReview | null> {
	const [row] = await read(ctx, and(eq(reviews.id, id), real), 1);
	if (!row) return null;
	ctx.reads.add(`course:${row.courseId}`);
	return toOpen(ctx, row);
}

type From = { after: Place | null; limit: number };

/** The newest real reviews of those that fit, from the one after `after` on. */
async function readPart(ctx: DomainContext, fitting: SQL | undefined, { after, limit }: From) {
	const rest = after ? olderThan(after, { moment: reviews.createdAt, id: reviews.id }) : undefined;
	const rows = await read(ctx, and(fitting, real, rest), limit + 1);
	return partOf(rows, { limit, idOf: ({ id }) => id, toItem: (row) => toOpen(ctx, row) });
}

/** Which of these courses have a rating that samples are part of. */
export async function listSampled({ db }: DomainContext, courseIds: number[]): Promise<Set<number>> {
	if (courseIds.length === 0) return new Set();
	const sample = db
		.select({ id: reviews.id })
		.from(reviews)
		.where(and(eq(reviews.courseId, courses.id), published, eq(reviews.sample, true)));
	const rows = await db
		.select({ id: courses.id })
		.from(courses)
		.where(and(inArray(courses.id, courseIds), exists(sample)));
	return new Set(rows.map(({ id }) => id));
}

const newestFirst = [desc(reviews.createdAt), desc(reviews.id)];

const read = (ctx: DomainContext, fitting: SQL | undefined, limit: number) =>
	readOpen(ctx, fitting, newestFirst).limit(limit);

/** The statement that reads reviews as programs may know them; its rows are for `toOpen`. */
export const readOpen = ({ db }: DomainContext, fitting: SQL | undefined, order: SQL[]) =>
	db
		.select(columns)
		.from(reviews)
		.innerJoin(courses, eq(courses.id, reviews.courseId))
		.leftJoin(users, eq(users.id, reviews.userId))
		.leftJoin(profiles, eq(profiles.userId, reviews.userId))
		.where(fitting)
		.orderBy(...order)
		.$dynamic();

type Row = Awaited<ReturnType<typeof readOpen>>[number];

/** A row of `readOpen` as programs may know it. */
export function toOpen(ctx: DomainContext, row: Row): OpenReview {
	if (row.userId !== null) ctx.reads.add(`member:${row.userId}`);
	const { id, courseId, content, rating, datePlayed, pros, cons, status } = row;
	const author = openAuthor(row);
	const country = countryOf(row.country);
	const hasName = author.firstName !== null || author.lastName !== null;
	return {
		id,
		courseId,
		content,
		rating,
		datePlayed,
		pros,
		cons,
		status,
		author,
		createdAt: row.createdAt.toISOString(),
		typedName: hasName ? null : row.reviewerName,
		course: {
			name: row.courseName,
			slug: row.courseSlug,
			countrySlug: country.slug,
			location: row.locality ?? row.regionName ?? '',
			country: country.name,
			imageUrl: row.imageUrl,
		},
	};
}

type Named = OpenAuthor & { publicName: string | null };

/** A member as programs may know them: the public name, where one was chosen, stands in the place of the first. */
export function openAuthor({ publicName, firstName, lastName, handle, avatarKey }: Named): OpenAuthor {
	const names = publicName === null ? { firstName, lastName } : { firstName: publicName, lastName: null };
	return { ...names, handle, avatarKey };
}
