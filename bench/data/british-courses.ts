import pg from 'pg';

/** Up to `most` courses of the United Kingdom with a review, by their numbers. */
export async function listBritishCourses(databaseUrl: string, most: number) {
	const client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	try {
		const { rows } = await client.query<{ id: number; slug: string }>(
			`select id, slug from courses where country = 'GB' and rating_count > 0 order by id limit $1`,
			[most],
		);
		return rows.map(({ id, slug }) => ({ id, path: `/united-kingdom/${slug}` }));
	} finally {
		await client.end();
	}
}
