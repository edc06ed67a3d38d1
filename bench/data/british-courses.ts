import pg from 'pg';

/** Up to `most` courses of the United Kingdom with so many reviews at least, by their numbers. */
export async function listBritishCourses(databaseUrl: string, most: number, leastReviews = 1) {
	const client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	try {
		const { rows } = await client.query<{ id: number; slug: string }>(
			`select id, slug from courses where country = 'GB' and rating_count >= $1 order by id limit $2`,
			[leastReviews, most],
		);
		return rows.map(({ id, slug }) => ({ id, path: `/united-kingdom/${slug}` }));
	} finally {
		await client.end();
	}
}
