/**
 * `npm run bench:merge`: how long two courses take to become one when the one that goes has 5,000 reviews, 200 of them of
 * rounds that the other knows too, with likes, votes and photographs, among 100,000 reviews of others. Fails above 2 s.
 */
import { sql } from 'drizzle-orm';
import { operatorContext } from '#cli/operator-context.ts';
import { openDatabase } from '#database/client.ts';
import { mergeCourses } from '#domain/course-desk/merge-commands.ts';
import { previewMerge } from '#domain/course-desk/merge-queries.ts';
import { openBenchDatabase } from '../data/open.ts';

const SIZE = { courses: 3_000, reviews: 100_000, members: 20_000 };
const ROUNDS = 5;
const GOAL_MILLISECONDS = 2_000;

const database = await openBenchDatabase(SIZE);
const { db, pool } = openDatabase(database.url, { statementTimeout: 60_000 });
try {
	const took: number[] = [];
	for (let round = 0; round < ROUNDS; round += 1) {
		const [keptId, goneId] = [10 + 2 * round, 11 + 2 * round];
		await fill(keptId, goneId);
		const ctx = operatorContext(db);
		const seen = await previewMerge(ctx, keptId, goneId);
		if (!seen) throw new Error('there is nothing to merge');
		const began = performance.now();
		const merged = await mergeCourses(ctx, { id: keptId, seen: seen.kept.seen }, { id: goneId, seen: seen.gone.seen });
		took.push(performance.now() - began);
		if (!merged.ok) throw new Error(merged.kind);
		const { reviews, joined, likes, photographs } = merged.value;
		console.log(
			`${took.at(-1)?.toFixed(0)} ms: ${reviews} reviews, ${joined} pairs, ${likes} likes, ${photographs} photographs`,
		);
	}
	process.exitCode = Math.max(...took) > GOAL_MILLISECONDS ? 1 : 0;
} finally {
	await pool.end();
	await database.stop();
}

/** Gives both courses what the bench's data do not have. */
async function fill(keptId: number, goneId: number): Promise<void> {
	await db.execute(sql`delete from reviews where course_id in (${keptId}, ${goneId})`);
	const review = (courseId: number, from: number, to: number) => sql`
		insert into reviews (course_id, user_id, content, rating, date_played, language, language_read, sketch)
		select ${courseId}::int, md5('member ' || n)::uuid, 'Round ' || n || ' on firm and quick greens.', 1 + n % 10,
			date '2024-01-01' + n % 700, 'en', true, array[n, n * 7, n * 13, n * 29, n * 31, n * 37, n * 41, n * 43]
		from generate_series(${from}::int, ${to}::int) n`;
	await db.execute(review(goneId, 1, 5_000));
	await db.execute(review(keptId, 4_801, 6_000));
	await db.execute(sql`insert into liked_courses (user_id, course_id)
		select md5('member ' || n)::uuid, ${goneId}::int from generate_series(1, 3000) n`);
	await db.execute(sql`insert into helpful_votes (review_id, user_id)
		select r.id, md5('member ' || (7000 + r.id % 5000))::uuid from reviews r where course_id = ${goneId}`);
	await db.execute(sql`insert into photographs (review_id, course_id, position, status)
		select id, course_id, 1, 'ready' from reviews where course_id = ${goneId} and id % 5 = 0`);
	await db.execute(sql`analyze reviews`);
}
