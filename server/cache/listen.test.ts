import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { startTinySite } from '#tests/support/sites/tiny-site.ts';
import { listenForChanges } from './listen.ts';
import { CHANNEL, createNotices } from './notices.ts';

let database: TestDatabase;

beforeAll(async () => {
	database = await openTestDatabase();
});

afterAll(() => database.close());

const { read: readNotice } = createNotices(async () => {});

/** Everything heard so far, and a promise of the next thing. */
function ears() {
	const heard: string[][] = [];
	let wake = () => {};
	const onChange = (keys: string[]) => {
		heard.push(keys);
		wake();
	};
	const until = async (done: () => boolean) => {
		while (!done()) {
			await new Promise<void>((resolve) => {
				wake = resolve;
				setTimeout(resolve, 50);
			});
		}
	};
	return { heard, onChange, until };
}

const notify = (text: string) => database.pool.query('select pg_notify($1, $2)', [CHANNEL, text]);
const listeners = async () => {
	const found = await database.pool.query<{ pid: number }>(
		"select pid from pg_stat_activity where datname = current_database() and state = 'idle' and query = 'listen fescue_changed'",
	);
	return found.rows;
};
const untilListening = async () => {
	while ((await listeners()).length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
};

it('hears what other processes have changed', async () => {
	const { heard, onChange, until } = ears();
	const listener = listenForChanges({ databaseUrl: database.url, readNotice, onChange, report: () => {} });
	await untilListening();
	await notify('["course:42","ranking"]');
	await until(() => heard.length > 0);
	expect(heard).toEqual([['course:42', 'ranking']]);
	await listener.close();
});

it('takes everything as changed once a broken connection stands again', async () => {
	const { heard, onChange, until } = ears();
	const reports: string[] = [];
	const listener = listenForChanges({
		databaseUrl: database.url,
		readNotice,
		onChange,
		report: (message) => reports.push(message),
	});
	await untilListening();
	for (const { pid } of await listeners()) await database.pool.query('select pg_terminate_backend($1)', [pid]);
	await until(() => heard.length > 0);
	expect(heard).toEqual([['*']]);
	expect(reports).toHaveLength(1);
	await listener.close();
});

it('R37: a post to one process renews the page of another', async () => {
	const [here, there] = await Promise.all([startTinySite(database.url), startTinySite(database.url)]);
	while ((await listeners()).length < 2) await new Promise((resolve) => setTimeout(resolve, 20));
	await there.get('/paper');
	there.state.word = 'second';
	await here.post('/form', 'word=x');
	let page = '';
	while (!page.includes('second')) page = await (await there.get('/paper')).text();
	expect(there.state.made.get('/paper')).toBe(2);
	await Promise.all([here.close(), there.close()]);
});
