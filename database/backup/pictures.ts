import type pg from 'pg';
import { connectForBackup, NAMED_PICTURES } from './snapshot.ts';

/** Which of these pictures the database at `url` names now: what is removed in the meantime has no files, and none is missed. */
export async function listStillNamed(url: string, ids: string[]): Promise<string[]> {
	if (ids.length === 0) return [];
	const client = await connectForBackup(url);
	try {
		const { rows } = await client.query<{ id: string }>(
			`select id from (${NAMED_PICTURES}) as named where id = any($1::uuid[])`,
			[ids],
		);
		return rows.map(({ id }) => id);
	} finally {
		await client.end();
	}
}

/** A picture that its owner removed while the backup was made left a row without a file: it goes now. Returns how many. */
export async function forgetLostPictures(client: pg.Client, pictures: string[]): Promise<number> {
	const { rows } = await client.query<{ there: string | null }>(
		`select to_regclass('public.photographs')::text as there`,
	);
	if (!rows[0]?.there) return 0;
	const lost = 'not in (select unnest($1::uuid[]))';
	let forgotten = 0;
	for (const statement of [
		`delete from photographs where status = 'ready' and id ${lost}`,
		`delete from scorecards where status = 'open' and id ${lost}`,
		`update profiles set avatar_key = null where avatar_key is not null and avatar_key::uuid ${lost}`,
	]) {
		const { rowCount } = await client.query(statement, [pictures]);
		forgotten += rowCount ?? 0;
	}
	return forgotten;
}
