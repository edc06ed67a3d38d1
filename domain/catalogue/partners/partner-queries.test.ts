import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { courses, partnerLinks, partners } from '#database/schema/catalogue.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { getCourse } from '../queries.ts';
import { listBookingsOn, listPartners } from './partner-queries.ts';

let database: TestDatabase;
beforeAll(async () => {
	database = await openTestDatabase({ seeded: true });
});
afterAll(() => database.close());

it('lists partners that have a booking link, by name, with the number of their courses', async () => {
	const two = await database.db.select({ courseId: courses.id }).from(courses).limit(2);
	const [zebra, alpha] = await database.db
		.insert(partners)
		.values(['Zebra Tee Times', 'Alpha Golf', 'No Links Yet'].map((name) => ({ name, website: 'https://tee.example' })))
		.returning();
	const links = [
		...two.map(({ courseId }) => ({ courseId, partnerId: zebra?.id ?? 0 })),
		{ courseId: two[0]?.courseId ?? 0, partnerId: alpha?.id ?? 0 },
	];
	await database.db
		.insert(partnerLinks)
		.values(links.map((link) => ({ ...link, linkTemplate: 'https://tee.example/{date}' })));

	const ctx = database.context();
	expect(await listPartners(ctx)).toMatchObject([
		{ name: 'Alpha Golf', courses: 1 },
		{ name: 'Zebra Tee Times', courses: 2 },
	]);
	expect([...ctx.reads]).toEqual(['partners']);
});

it('C3: a course has the booking links of its partners, by their names, with the day that is asked for', async () => {
	const [course] = await database.db
		.select({ id: courses.id, slug: courses.slug })
		.from(courses)
		.where(eq(courses.slug, 'falsterbo'));
	const [partner] = await database.db
		.insert(partners)
		.values({ name: 'Öresund Golf', website: 'https://tee.example' })
		.returning();
	if (!course || !partner) throw new Error('the course or the partner is missing');
	const linkTemplate = 'https://tee.example/falsterbo?day={date}';
	await database.db.insert(partnerLinks).values({ courseId: course.id, partnerId: partner.id, linkTemplate });
	const details = await getCourse(database.context(), course.slug);
	expect(details?.partnerLinks).toEqual([{ partner: 'Öresund Golf', url: 'https://tee.example/falsterbo?day=' }]);

	// C3: the day that a search asks for is filled in.
	const day = '2027-06-12';
	const url = 'https://tee.example/falsterbo?day=2027-06-12';
	const list = () => listBookingsOn(database.context(), [course.id, 999_999], day);
	expect(await list()).toEqual(new Map([[course.id, [{ partner: 'Öresund Golf', url }]]]));
	await database.db.update(courses).set({ closedOn: '2026-01-01' }).where(eq(courses.id, course.id));
	expect(await list()).toEqual(new Map());
});
