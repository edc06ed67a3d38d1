import { randomUUID } from 'node:crypto';
import { users } from '#database/schema/accounts.ts';
import { courses } from '#database/schema/catalogue.ts';
import type { ReviewInput } from '#domain/reviews/rules.ts';
import type { Member } from '#domain/shared/context.ts';
import type { TestDatabase } from '../databases/database.ts';

/** A course that no other test knows. */
export async function aCourse({ db }: TestDatabase, facts: Partial<typeof courses.$inferInsert> = {}): Promise<number> {
	const slug = `course-${randomUUID()}`;
	const place = { name: 'Ljunghusen', locality: 'Höllviken', country: 'SE', continent: 'Europe' };
	const [course] = await db
		.insert(courses)
		.values({ slug, ...place, source: 'test', sourceId: slug, ...facts })
		.returning({ id: courses.id });
	if (!course) throw new Error('no course');
	return course.id;
}

/** Somebody who joined long ago, or when `createdAt` says. */
export async function establishedMember(
	{ db }: TestDatabase,
	createdAt = new Date('2020-01-01T00:00:00Z'),
): Promise<Member> {
	const id = randomUUID();
	const email = `${id}@golf.example`;
	const metadata = { first_name: 'Ada', last_name: 'Green' };
	await db.insert(users).values({ id, email, metadata, createdAt });
	return {
		kind: 'member',
		userId: id,
		sessionId: '',
		email,
		firstName: 'Ada',
		lastName: 'Green',
		role: 'member',
		secondFactorAt: null,
	};
}

/** Of a review's weight: that nothing lessens it. */
export const WHOLE = { benefit: false, insider: false, first: false } as const;

/** A review as the form's rules read it. */
export const reviewInput = (courseId: number, facts: Partial<ReviewInput> = {}): ReviewInput => ({
	courseId,
	location: 'Höllviken, Sweden',
	rating: 9,
	playDate: '2026-10-01',
	reviewText: 'Firm, fast and honest.',
	reviewerName: 'Karin Lind',
	pros: [],
	cons: [],
	benefit: undefined,
	insider: undefined,
	...facts,
});
