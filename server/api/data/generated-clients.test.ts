import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeCalls } from '#app/features/data-calls/openapi.ts';
import { reviews } from '#database/schema/reviews.ts';
import { type DataSite, startDataSite } from '#tests/support/data-calls.ts';
import { courseRow } from '#tests/support/databases/rows.ts';

const MODULES = path.resolve('node_modules');
const run = promisify(execFile);
let data: DataSite;
let folder = '';

beforeAll(async () => {
	data = await startDataSite(async (database) => {
		await courseRow(database, { name: 'Example Links', slug: 'example-links', latitude: 55.4, longitude: 12.9 });
	});
	folder = await mkdtemp(path.join(tmpdir(), 'fescue-clients-'));
	await symlink(MODULES, path.join(folder, 'node_modules'));
	await writeFile(path.join(folder, 'openapi.json'), JSON.stringify(describeCalls(data.site.address)));
});

afterAll(async () => {
	await rm(folder, { recursive: true, force: true });
	await data.close();
});

/** What is run of a package, by its name of the command. */
function commandOf(name: string, command: string): string {
	const home = path.join(MODULES, name);
	const { bin } = createRequire(import.meta.url)(path.join(home, 'package.json'));
	return path.join(home, typeof bin === 'string' ? bin : bin[command]);
}

const inFolder = (...words: string[]) => run(process.execPath, words, { cwd: folder });

async function generate() {
	const files = {
		'hey.config.mjs': `export default { input: './openapi.json', output: './hey', plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'] };`,
		'orval.config.mjs': `export default { site: { input: './openapi.json', output: { target: './orval/client.ts', client: 'fetch', baseUrl: '${data.site.address}' } } };`,
		'tsconfig.json': JSON.stringify({ compilerOptions: COMPILING, files: ['main.ts'] }),
		'package.json': '{ "type": "commonjs" }',
		'main.ts': MAIN,
	};
	for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
	await mkdir(path.join(folder, 'types'));
	await inFolder(commandOf('openapi-typescript', 'openapi-typescript'), 'openapi.json', '-o', 'types/paths.ts');
	await inFolder(commandOf('@hey-api/openapi-ts', 'openapi-ts'), '-f', 'hey.config.mjs');
	await inFolder(commandOf('orval', 'orval'), '--config', 'orval.config.mjs');
}

const COMPILING = {
	...{ strict: true, noEmitOnError: true, skipLibCheck: true, types: ['node'], outDir: 'out' },
	...{ target: 'es2022', lib: ['es2023', 'dom', 'dom.iterable'], module: 'commonjs', moduleResolution: 'bundler' },
};

/** A program with each of the three clients: finds a course and sends a review of it, with the specification's own body. */
const MAIN = `
import createClient from 'openapi-fetch';
import * as hey from './hey';
import { createClient as createHeyClient } from './hey/client';
import * as orval from './orval/client';
import type { paths } from './types/paths';

const site = process.argv[2] ?? '';
const review = (course_id: number, content: string) => ({
	course_id,
	content: content + ' - Review by Karin Lind',
	...{ rating: 9, date_played: null, user_id: null },
});

async function withOpenapiFetch() {
	const client = createClient<paths>({ baseUrl: site });
	const near = { query: { latitude: 55.4, longitude: 12.9 } };
	const { data, error } = await client.GET('/api/nearby-courses', { params: near });
	if (error) throw new Error(error.detail);
	const [course] = data.items;
	if (!course) throw new Error('there is none');
	const metres: number = course.distance_metres;
	const words = 'Seven holes along the water and a welcome as warm as the soup.';
	const sent = await client.POST('/api/reviews', { body: review(course.id, words) });
	return { course: course.name, metres, sent: sent.data };
}

async function withHeyApi() {
	const client = createHeyClient({ baseUrl: site });
	const { data } = await hey.getCourseBySlug({ client, path: { slug: 'example-links' }, throwOnError: true });
	const words = 'Bunkers like quarries; bring a ladder, a sandwich and all your patience.';
	const sent = await hey.submitReview({ client, body: review(data.id, words), throwOnError: true });
	return { course: data.name, latitude: data.latitude, sent: sent.data };
}

async function withOrval() {
	const found = await orval.listCourses({ country: 'Sweden', limit: 1 });
	if (found.status !== 200) throw new Error('there are none');
	const [course] = found.data.items;
	const words = 'Greenkeepers here deserve medals: not one bare patch after that drought.';
	const sent = await orval.submitReview(review(course?.id ?? 0, words));
	return { course: course?.name, status: sent.status, sent: sent.data };
}

async function main() {
	console.log(JSON.stringify([await withOpenapiFetch(), await withHeyApi(), await withOrval()]));
}
void main();
`;

it('three generators make clients of the description that compile, and read and send at a started site', {
	timeout: 120_000,
}, async () => {
	await generate();
	await inFolder(path.join(MODULES, 'typescript-7/bin/tsc'), '-p', '.').catch(({ stdout }) => {
		throw new Error(`the clients do not compile: ${stdout}`);
	});
	const { stdout } = await inFolder('out/main.js', data.site.address);
	const sent = { success: true, id: expect.any(Number), url: expect.any(String) };
	expect(JSON.parse(stdout)).toEqual([
		{ course: 'Example Links', metres: 0, sent: expect.objectContaining(sent) },
		{ course: 'Example Links', latitude: 55.4, sent: expect.objectContaining(sent) },
		{ course: 'Example Links', status: 201, sent: expect.objectContaining(sent) },
	]);
	const rows = await data.database.db.select().from(reviews);
	expect(rows).toHaveLength(3);
	for (const row of rows) expect(row).toMatchObject({ reviewerName: 'Karin Lind', userId: null, datePlayed: null });
});
