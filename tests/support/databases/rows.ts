import { users } from '#database/schema/accounts.ts';
import { courses } from '#database/schema/catalogue.ts';
import { reviews } from '#database/schema/reviews.ts';
import { sourcesOf } from '#domain/catalogue/facts/sources.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { issueStamp } from '#domain/shared/forms/stamp.ts';
import { newClient } from '../facts/accounts.ts';
import type { TestDatabase } from './database.ts';

let count = 0;

/** A course of a test's own. */
export async function courseRow({ db }: TestDatabase, facts: Partial<typeof courses.$inferInsert> = {}) {
	const slug = `row-course-${++count}`;
	const known = { slug, name: `Course ${count}`, country: 'SE', continent: 'Europe', source: 'rows', sourceId: slug };
	const stored = { ...known, ...facts };
	const factSources = sourcesOf(stored, { from: stored.source, day: '2026-05-01' });
	const [row] = await db
		.insert(courses)
		.values({ factSources, ...stored })
		.returning();
	if (!row) throw new Error('no course');
	return row;
}

/** A published review of a visitor, unless `facts` say otherwise. */
export async function reviewRow(
	{ db }: TestDatabase,
	courseId: number,
	facts: Partial<typeof reviews.$inferInsert> = {},
) {
	const known = { courseId, content: 'Firm, fast and honest.', rating: 8, reviewerName: 'Karin Lind' };
	const [row] = await db
		.insert(reviews)
		.values({ ...known, ...facts })
		.returning();
	if (!row) throw new Error('no review');
	return row;
}

/** A member without a password, as quick to make as a row, with a context in which that member asks. */
export async function memberRow(test: TestDatabase, overrides: Partial<DomainContext> = {}) {
	const email = `row-member-${++count}@golf.example`;
	const [user] = await test.db.insert(users).values({ email, confirmedAt: new Date() }).returning();
	if (!user) throw new Error('no member');
	const viewer = {
		...({ kind: 'member', userId: user.id, sessionId: user.id, email, role: 'member' } as const),
		firstName: 'Ada',
		lastName: 'Green',
		secondFactorAt: null,
	};
	return { email, userId: user.id, ctx: test.context({ viewer, client: newClient(), ...overrides }) };
}

/** A fresh stamp of a form that somebody has looked at for `seconds`. */
export const stampOf = (ctx: DomainContext, seconds = 30) =>
	issueStamp(ctx.secret, new Date(ctx.now().getTime() - seconds * 1_000));
