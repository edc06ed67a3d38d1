import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#database/schema/accounts.ts';
import { likedCourses } from '#database/schema/reviews.ts';
import { rounds } from '#database/schema/rounds.ts';
import { BOOK_FILES } from '#domain/rounds/book-file/columns.ts';
import { BOOK_LIMITS, RESTORE_MESSAGES } from '#domain/rounds/book-file/limits.ts';
import type { DomainContext, Member } from '#domain/shared/context.ts';
import { brokenDatabase } from '#tests/support/databases/database.ts';
import { courseRow, stampOf } from '#tests/support/databases/rows.ts';
import { newClient } from '#tests/support/facts/accounts.ts';
import { receivedFile } from '#tests/support/facts/book-file.ts';
import { type AuthSite, startAuthSite } from '#tests/support/sites/auth-site.ts';
import { renderPage } from '#tests/support/sites/rendered-page.tsx';
import { callRoute } from '#tests/support/sites/route-calls.ts';
import * as restoration from './restoration.tsx';

let auth: AuthSite;
beforeAll(async () => {
	auth = await startAuthSite();
});
afterAll(() => auth.close());

const PATH = '/account/restoration';

async function aMember(email: string) {
	const cookie = await auth.signedIn(email);
	const [user] = await auth.database.db.select({ id: users.id }).from(users).where(eq(users.email, email));
	const userId = user?.id ?? '';
	const viewer: Member = {
		...{ kind: 'member', userId, sessionId: userId, email, role: 'member', secondFactorAt: null },
		...{ firstName: 'Ada', lastName: 'Green' },
	};
	const contextWith = (more: Partial<DomainContext>) => auth.database.context({ viewer, client: newClient(), ...more });
	return { cookie, userId, contextWith };
}

async function download(cookie: string): Promise<Uint8Array> {
	const answer = await auth.site.get('/account/export', { headers: { cookie } });
	expect(answer.status).toBe(200);
	return new Uint8Array(await answer.arrayBuffer());
}

const bookIn = (archive: Uint8Array) =>
	Object.fromEntries(
		Object.entries(unzipSync(archive))
			.filter(([name]) => Object.values<string>(BOOK_FILES).includes(name))
			.map(([name, bytes]) => [name, Buffer.from(bytes).toString('utf8')]),
	);

/** What the page answers to a file; `sent` are the other fields of its form. */
async function restore(
	{ contextWith }: Awaited<ReturnType<typeof aMember>>,
	content: string | Uint8Array | null,
	sent: Record<string, string> = {},
	more: Partial<DomainContext> = {},
): Promise<{ status: number; answer: object }> {
	const uploads = content === null ? [] : [await receivedFile('book', content)];
	const ctx = contextWith({ uploads, ...more });
	const answer = await callRoute(restoration.action, PATH, ctx, { stamp: stampOf(ctx), ...sent });
	return 'init' in answer ? { status: answer.init?.status ?? 200, answer: answer.data } : { status: 200, answer };
}

describe('the page that takes a book back', () => {
	it('makes of a download, given to an empty account, one whose next download has the same files', async () => {
		const [from, to] = [await aMember('from@golf.example'), await aMember('to@golf.example')];
		const course = await courseRow(auth.database, { name: 'The Heath, "Old"' });
		const { userId } = from;
		await auth.database.db.insert(rounds).values([
			{ userId, courseId: course.id, day: '2026-05-28', score: 84, notes: '=1+1\nand more' },
			{ userId, courseId: course.id, day: '2026-05-27' },
		]);
		await auth.database.db.insert(likedCourses).values({ userId, courseId: course.id });
		const archive = await download(from.cookie);
		const book = bookIn(archive);
		expect(Object.keys(book)).toEqual(Object.values(BOOK_FILES));
		const { answer } = await restore(to, archive);
		expect(answer).toMatchObject({
			kind: 'restored',
			restored: { rounds: { added: 2 }, marks: { added: 1 }, moved: [], more: 0 },
		});
		expect(bookIn(await download(to.cookie))).toEqual(book);
		const again = await restore(to, archive);
		expect(again.answer).toMatchObject({ restored: { rounds: { added: 0, there: 2 }, marks: { added: 0, there: 1 } } });
		expect(bookIn(await download(to.cookie))).toEqual(book);
	});

	it('names what is wrong, as much of it as can be read at once, and offers to leave it out', async () => {
		const member = await aMember('wrong@golf.example');
		const { slug } = await courseRow(auth.database);
		const lines = Array.from({ length: BOOK_LIMITS.faults + 7 }, () => '2026-05-28,no-such');
		const table = ['day,courseSlug', ...lines, `2026-05-28,${slug}`].join('\n');
		const { status, answer } = await restore(member, table);
		expect(status).toBe(422);
		expect(answer).toMatchObject({ kind: 'faults', more: 7, faults: { length: BOOK_LIMITS.faults } });
		expect(await restore(member, table, { leaveOut: 'on' })).toMatchObject({
			status: 200,
			answer: { kind: 'restored', restored: { rounds: { added: 1 }, leftOut: lines.length } },
		});
	});

	it('says what a file without one, too large, or one too many is', async () => {
		const member = await aMember('none@golf.example');
		expect(await restore(member, null)).toEqual({
			status: 400,
			answer: { kind: 'refused', words: RESTORE_MESSAGES['no-file'] },
		});
		const large = { field: 'book', path: '', bytes: 1, trouble: 'too-large' } as const;
		expect(await restore(member, null, {}, { uploads: [large] })).toMatchObject({
			status: 400,
			answer: { words: RESTORE_MESSAGES['file-large'] },
		});
		const statuses: number[] = [];
		for (let time = 0; time < 21; time++) statuses.push((await restore(member, '')).status);
		expect(statuses).toEqual([...Array(20).fill(422), 429]);
	});

	it('says so where the database fails', async () => {
		const member = await aMember('broken@golf.example');
		const reported: string[] = [];
		const broken = { db: brokenDatabase(auth.database), report: (message: string) => reported.push(message) };
		expect(await restore(member, 'day,courseSlug', {}, broken)).toEqual({
			status: 503,
			answer: { kind: 'failed', failed: RESTORE_MESSAGES.failed },
		});
		expect(reported).toEqual(['Storing a book failed']);
	});

	it('asks a visitor to log in, and tells a member what can be chosen', async () => {
		const visitor = auth.database.context();
		const page = (ctx: DomainContext) =>
			renderPage(restoration, {
				database: auth.database,
				path: PATH,
				pattern: PATH,
				params: {},
				origin: 'https://fescue.example',
				ctx,
			});
		await expect(page(visitor)).rejects.toBeInstanceOf(Response);
		const { contextWith } = await aMember('reader@golf.example');
		const html = await page(contextWith({}));
		expect(html).toContain('accept=".zip,.json,.csv"');
		expect(html).toContain('20,000 lines and 8 MB');
		expect(html).not.toContain('Leave out what is wrong');
	});
});
