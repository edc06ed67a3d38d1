import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ANSWERS } from '#app/features/data-calls/answers.ts';
import { examplesOf } from '#app/features/data-calls/call-examples.ts';
import { callList } from '#app/features/data-calls/openapi.ts';
import { courses } from '#database/schema/catalogue.ts';
import { photographs } from '#database/schema/pictures.ts';
import { places } from '#database/schema/places.ts';
import { reviews } from '#database/schema/reviews.ts';
import { type DataSite, startDataSite } from '#tests/support/data-calls.ts';
import type { TestDatabase } from '#tests/support/databases/database.ts';

const LONG = 150_000;

let data: DataSite;
beforeAll(async () => {
	data = await startDataSite(fill);
}, LONG);
// The examples change the course, too: they write reviews of it.
beforeEach(async () => {
	// Told once all transactions of the cluster that began before it have ended: an import of another test takes a minute.
	const told = async () => expect((await data.read('/api/changed-courses')).items).toHaveLength(1);
	await vi.waitFor(told, { timeout: LONG, interval: 200 });
}, 2 * LONG);
afterAll(() => data.close());

/** What the examples ask for: the course, review and place of the page. */
async function fill({ db }: TestDatabase) {
	const known = { name: 'Example Links', slug: 'example-links', country: 'SE', continent: 'Europe' };
	const place = { latitude: 55.4, longitude: 12.9, searchName: 'example links' };
	await db
		.insert(courses)
		.overridingSystemValue()
		.values({ ...known, ...place, id: 42, source: 'osm', sourceId: 'osm:way/123' });
	await db
		.insert(reviews)
		.overridingSystemValue()
		.values({ id: 7, courseId: 42, content: 'Heather, wind and the sea on three sides.', rating: 8 });
	await db.insert(photographs).values({ courseId: 42, reviewId: 7, position: 1, status: 'ready', width: 9, height: 9 });
	await db
		.insert(places)
		.values({ id: 'SE-skane', kind: 'region', country: 'SE', slug: 'skane', names: { en: 'Skåne' } });
	await db.execute(sql`select setval(pg_get_serial_sequence('reviews', 'id'), 100)`);
}

const END = '----';
const calls = callList();

async function run(command: string, args: string[]): Promise<unknown[]> {
	const child = spawn(command, args);
	const [out, said] = await Promise.all([text(child.stdout), text(child.stderr)]);
	if (child.exitCode !== 0 && child.exitCode !== null) throw new Error(said);
	return out
		.split(END)
		.slice(0, -1)
		.map((part) => JSON.parse(part));
}

const answersByName = (found: unknown[]) =>
	Object.fromEntries(
		calls.map(([name, { answer }], at) => {
			ANSWERS[answer].parse(found[at]);
			return [name, found[at]];
		}),
	);

it('every example runs in a shell as the page prints it, and is answered as its call says', async () => {
	const lines = calls.map(([, call]) => `${examplesOf(call, data.site.address).curl} --silent --fail\necho '${END}'`);
	const answers = answersByName(await run('bash', ['-e', '-c', lines.join('\n')]));
	expect(answers).toMatchObject(FOUND);
});

it('every example runs as TypeScript as the page prints it, and is answered as its call says', async () => {
	const blocks = calls.map(([, call]) => {
		const { typescript } = examplesOf(call, data.site.address);
		const printed = typescript.replace(
			'console.log(await answer.json())',
			'console.log(JSON.stringify(await answer.json()))',
		);
		return `{\n${printed}\nconsole.log('${END}');\n}`;
	});
	const found = await run(process.execPath, ['--input-type=module-typescript', '--eval', blocks.join('\n')]);
	expect(answersByName(found)).toMatchObject(FOUND);
});

const course = { id: 42, slug: 'example-links' };
/** None of them is empty. */
const FOUND = {
	listCourses: { items: [course] },
	listCoursesInBox: { items: [course] },
	listNearbyCourses: { items: [course] },
	getCourseBySlug: course,
	getCourseBySource: course,
	listCourseChoices: { items: [{ id: 42 }] },
	listChangedCourses: { items: [{ id: 42 }] },
	getPlace: { id: 'SE-skane' },
	getReview: { id: 7 },
	listCoursePhotographs: { items: [{ review_id: 7 }] },
	submitReview: { success: true },
};
