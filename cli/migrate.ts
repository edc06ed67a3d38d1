import { migrate } from '#database/migrate.ts';
import { runWithDatabase } from './with-database.ts';

await runWithDatabase(() => async ({ url }) => {
	const taken = await migrate(url);
	console.log(taken === 0 ? 'The schema is up to date.' : `The schema is up to date: ${taken} migration(s) taken.`);
});
