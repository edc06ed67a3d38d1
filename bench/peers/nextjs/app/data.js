import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

const REVIEWS = 10;
const OTHERS = 4;

/** A course with its newest reviews and four others of its country; null where there is none. */
export async function readCourse(slug) {
	const { rows } = await pool.query({
		name: 'course',
		text: `select id, name, locality, region, country, holes, par, length_metres, rating_count, rating_shown, season_from, season_to
			from courses where slug = $1`,
		values: [slug],
	});
	const [course] = rows;
	if (!course) return null;
	const [reviews, others] = await Promise.all([
		pool.query({
			name: 'reviews',
			text: `select r.id, r.content, r.rating, r.date_played::text as date_played,
				coalesce(p.public_name, u.metadata->>'first_name', r.reviewer_name) as name
				from reviews r left join users u on u.id = r.user_id left join profiles p on p.user_id = r.user_id
				where r.course_id = $1 and r.status = 'published' order by r.created_at desc, r.id desc limit $2`,
			values: [course.id, REVIEWS],
		}),
		pool.query({
			name: 'others',
			text: `select id, slug, name, rating_shown from courses
				where country = $1 and rating_count > 0 and id <> $2 order by id limit $3`,
			values: [course.country, course.id, OTHERS],
		}),
	]);
	return { course, reviews: reviews.rows, others: others.rows };
}
