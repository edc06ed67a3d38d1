import { Refusal } from '../refusal.ts';
import { connectForBackup } from './snapshot.ts';

/** Any number, the same in every process: the holder of this advisory lock makes a backup, nobody else does. */
const BACKUP_LOCK = 7_352_184;

/**
 * Does `work` while no other process backs up the database at `url`: two that write one file would mix what they write.
 * The lock goes with the connection, so with the process, however that ends. Throws a `Refusal` where another is at it.
 */
export async function backUpAlone<Result>(url: string, work: () => Promise<Result>): Promise<Result> {
	const client = await connectForBackup(url);
	try {
		const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [BACKUP_LOCK]);
		if (!rows[0]?.mine) throw new Refusal('A backup of this database is being made already. Let it come to its end.');
		return await work();
	} finally {
		await client.end();
	}
}
