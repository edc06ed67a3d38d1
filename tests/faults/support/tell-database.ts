import pg from 'pg';

/** Tells PostgreSQL itself a statement, beside the site, and returns its rows. */
export async function tellDatabase<Row extends pg.QueryResultRow>(
	url: string,
	statement: string,
	values: unknown[] = [],
): Promise<Row[]> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		return (await client.query<Row>(statement, values)).rows;
	} finally {
		await client.end();
	}
}
