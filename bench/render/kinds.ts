import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { listBritishCourses } from '../data/british-courses.ts';

/** A kind of page and how to ask for one that is not kept. `before` runs ahead of each request, outside of the clock. */
export type Kind = { name: string; path: (round: number) => string; before?: () => Promise<unknown> };

const COURSES = 1_000;
/** A notice has reached the process by then: of 600 pages asked for so late none was answered from memory. */
const NOTICE_MILLISECONDS = 3;
const WORDS = ['pine', 'royal', 'lake', 'bay', 'ridge', 'heath', 'st andrews', 'old course', 'golf', 'links'];

/** Uses the kinds of pages that are read most, as long as the connection that makes them new again is open. */
export async function withKinds<Found>(databaseUrl: string, use: (kinds: Kind[]) => Promise<Found>): Promise<Found> {
	const courses = await listBritishCourses(databaseUrl, COURSES);
	const client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	try {
		return await use(kindsOf(client, courses));
	} finally {
		await client.end();
	}
}

function kindsOf(client: pg.Client, courses: readonly { id: number; path: string }[]): Kind[] {
	// What a posted review tells; a change of the ranking that names no course lets the whole index be read again.
	const keys = JSON.stringify(['ranking', `course:${courses[0]?.id}`]);
	const drop = async () => {
		await client.query('select pg_notify($1, $2)', ['fescue_changed', keys]);
		await sleep(NOTICE_MILLISECONDS);
	};
	return [
		{ name: 'home', path: () => '/', before: drop },
		{ name: 'top rated', path: (round) => `/top-rated-courses?page=${2 + round}` },
		{
			name: 'find, by text',
			path: (round) => `/find-course?q=${encodeURIComponent(WORDS[round % WORDS.length] ?? '')}`,
		},
		{ name: 'course', path: (round) => `/courses${courses[round % courses.length]?.path}` },
	];
}
