import { z } from 'zod';

const address = z
	.string()
	.regex(/^postgres(ql)?:\/\//, {
		error: 'must be a PostgreSQL address such as postgresql://user:password@host:5432/name',
	})
	.refine(URL.canParse, {
		error: 'must be a whole address: signs such as / # ? @ in a password are written %2F %23 %3F %40',
	})
	.optional();

/** The settings of a PostgreSQL that is not the site's own, by the names of their environment variables. */
export const databaseSettings = { DATABASE_URL: address, DATABASE_REPLICA_URL: address };

type Settings = z.output<z.ZodObject<typeof databaseSettings>>;

/** What a replica cannot do without, in one line; null where nothing is missing. */
export function missingOfReplica({ DATABASE_URL, DATABASE_REPLICA_URL }: Settings): string | null {
	return DATABASE_REPLICA_URL && !DATABASE_URL ? 'DATABASE_URL must be set where DATABASE_REPLICA_URL is.' : null;
}
