import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courses } from '#database/schema/catalogue.ts';
import { checkIns, likedCourses, playedCourses } from '#database/schema/reviews.ts';
import { rounds } from '#database/schema/rounds.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { CURRENCIES } from '#domain/shared/currencies.ts';
import { cleanLine, cleanText } from '#domain/shared/text/text.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, memberRow, reviewRow } from '#tests/support/databases/rows.ts';
import { receivedFile } from '#tests/support/facts/book-file.ts';
import { editorRow } from '#tests/support/facts/desk.ts';
import { mergeCourses } from '../../course-desk/merge-commands.ts';
import { previewMerge } from '../../course-desk/merge-queries.ts';
import { TRANSPORTS, WEATHERS } from '../../reviews/circumstances.ts';
import { listLikedCourses } from '../../reviews/lists/played-queries.ts';
import { countBook } from '../book-queries.ts';
import { listLastRounds } from '../diary-queries.ts';
import { columnsOf } from '../round-columns.ts';
import { AGAIN } from '../round-limits.ts';
import { roundSchema } from '../round-rules.ts';
import { BOOK_LIMITS } from './limits.ts';
import { restoreBook } from './restore-commands.ts';
import { writeBook } from './write-book.ts';

const DAY = '2026-05-28';
const LATEST = '2026-11-30';
/** More than are read, or written, in one go. */
const MANY = 1_200;

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());

const give = async (ctx: DomainContext, content: string | Uint8Array, leaveOut = false) =>
	restoreBook(ctx, await receivedFile('book', content), leaveOut);

/** The faults of a file, each in a line. */
async function faultsOf(ctx: DomainContext, content: string | Uint8Array): Promise<string[]> {
	const outcome = await give(ctx, content);
	if (outcome.ok || outcome.kind !== 'faults') throw new Error(`no faults but ${JSON.stringify(outcome)}`);
	return outcome.faults.map(({ at, field, message }) => `${[at, field].filter(Boolean).join(', ')}: ${message}`);
}

const countAll = async (userId: string) =>
	(await test.db.$count(rounds, eq(rounds.userId, userId))) +
	(await test.db.$count(playedCourses, eq(playedCourses.userId, userId))) +
	(await test.db.$count(likedCourses, eq(likedCourses.userId, userId)));

/** The download as one of the ways in which a book can be given back. */
const asArchive = (files: Record<string, string>, names = Object.keys(files)) =>
	zipSync(Object.fromEntries(names.map((name) => [name, Buffer.from(files[name] ?? '')])));

describe('a book that is given back', () => {
	const text = fc.string({ unit: 'grapheme', maxLength: 60 });
	const orNothing = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: '' });
	const formula = fc.constantFrom('=1+1', "'=1", '-7', '@x', "''", '"', 'a\nb', 'a;b,c\t', '\u202eback', '🏌🏽‍♀️ é');
	/** A round as the form would take it; what cleaning leaves too long is cut. */
	const told = fc.record({
		day: fc.date({ min: new Date('2019-01-01'), max: new Date('2026-11-29'), noInvalidDate: true }),
		tees: fc.oneof(text, formula).map((one) => cleanLine(one).slice(0, 20)),
		holes: fc.constantFrom('', '9', '18'),
		score: orNothing(fc.integer({ min: 9, max: 250 }).map(String)),
		transport: fc.constantFrom('', ...TRANSPORTS),
		partners: fc.oneof(text, formula),
		price: orNothing(fc.tuple(fc.integer({ min: 0, max: 9_999_99 }), fc.constantFrom(...CURRENCIES))),
		weather: fc.constantFrom('', ...WEATHERS),
		grade: fc.constantFrom('', '1', '10'),
		again: fc.constantFrom('', ...AGAIN),
		notes: fc
			.oneof(
				text,
				formula,
				fc.array(text, { maxLength: 5 }).map((lines) => lines.join('\n')),
			)
			.map(cleanText),
	});
	const book = fc.record({
		rounds: fc.array(fc.tuple(fc.nat(3), told), { maxLength: 12 }),
		marks: fc.array(fc.tuple(fc.nat(3), fc.boolean(), fc.nat(5)), { maxLength: 12 }),
	});

	it('to an empty account makes the same files again, to the byte, in whichever form it is given', async () => {
		const places = await Promise.all(
			['=The Heath', 'Old, "New"', 'ヒルサイド', "St Andrews'"].map((name) => courseRow(test, { name, country: 'SE' })),
		);
		const idAt = (index: number) => places[index]?.id ?? 0;
		await fc.assert(
			fc.asyncProperty(book, fc.constantFrom('book', 'tables', 'archive'), async (made, way) => {
				const [from, to] = [await memberRow(test), await memberRow(test)];
				const rows = made.rounds.map(([place, { price, day, ...fields }]) => {
					const paid = typeof price === 'string' ? null : { amount: (price[0] / 100).toFixed(2), currency: price[1] };
					const form = {
						...fields,
						day: day.toISOString().slice(0, 10),
						pricePaid: paid?.amount ?? '',
						priceCurrency: paid?.currency ?? '',
					};
					const input = roundSchema(LATEST).parse(form);
					return { userId: from.userId, courseId: idAt(place), ...columnsOf(input) };
				});
				if (rows.length > 0) await test.db.insert(rounds).values(rows);
				for (const [place, isPlayed, day] of made.marks) {
					const createdAt = new Date(Date.UTC(2026, 4, 1 + day, 13, 14, 15, 167));
					const row = { userId: from.userId, courseId: idAt(place), createdAt };
					await test.db
						.insert(isPlayed ? playedCourses : likedCourses)
						.values(row)
						.onConflictDoNothing();
				}
				const files = await writeBook(from.ctx);
				const given: Record<string, (string | Uint8Array)[]> = {
					book: [files['book.json'] ?? ''],
					tables: [files['marks.csv'] ?? '', files['rounds.csv'] ?? ''],
					archive: [asArchive(files)],
				};
				for (const content of given[way] ?? []) expect(await give(to.ctx, content)).toMatchObject({ ok: true });
				expect(await writeBook(to.ctx)).toEqual(files);
				const before = await countAll(to.userId);
				for (const content of given[way] ?? [])
					expect(await give(to.ctx, content)).toMatchObject({
						ok: true,
						value: { rounds: { added: 0 }, marks: { added: 0 } },
					});
				expect(await countAll(to.userId)).toBe(before);
			}),
			{ numRuns: 8 },
		);
	});

	it('stands in an empty account as it did: its diary, its counts, and the order of the wish list', async () => {
		const [a, b, c] = [await courseRow(test), await courseRow(test), await courseRow(test, { country: 'NO' })];
		const [from, to] = [await memberRow(test), await memberRow(test)];
		const { userId } = from;
		await reviewRow(test, a.id, { userId, reviewerName: null, datePlayed: DAY, rating: 9 });
		await test.db.insert(checkIns).values({ userId, courseId: b.id, day: DAY, distanceMetres: 100 });
		await test.db.insert(rounds).values([84, 79].map((score) => ({ userId, courseId: c.id, day: DAY, score })));
		const moment = (at: number) => new Date(Date.UTC(2026, 4, 1, 10, 0, 0, at));
		const wishes = [b, a, c].map(({ id }, index) => ({ userId, courseId: id, createdAt: moment(index) }));
		await test.db.insert(likedCourses).values(wishes);
		expect(await give(to.ctx, asArchive(await writeBook(from.ctx)))).toMatchObject({
			ok: true,
			value: { rounds: { added: 4, there: 0 }, marks: { added: 3, there: 0 }, leftOut: 0, moved: [] },
		});
		const seen = async (ctx: DomainContext) => ({
			diary: (await listLastRounds(ctx, 10)).map(({ course, day, round, review }) => [
				...[course.slug, day, round?.score ?? null],
				round?.grade ?? review?.rating ?? null,
			]),
			counts: await countBook(ctx),
			wishes: (await listLikedCourses(ctx)).map(({ slug }) => slug),
		});
		expect(await seen(to.ctx)).toEqual(await seen(from.ctx));
		expect([...to.ctx.changes]).toEqual([]);
	});

	it('follows courses that were renamed and merged to what they became, and says so; then the files name these', async () => {
		const [renamed, gone, kept] = [await courseRow(test), await courseRow(test), await courseRow(test)];
		const [from, to] = [await memberRow(test), await memberRow(test)];
		const ofFrom = { userId: from.userId, day: DAY };
		await test.db.insert(rounds).values([renamed, gone, kept].map(({ id }) => ({ ...ofFrom, courseId: id })));
		await test.db.insert(playedCourses).values([gone, kept].map(({ id }) => ({ userId: from.userId, courseId: id })));
		const files = await writeBook(from.ctx);
		await test.db
			.update(courses)
			.set({ slug: `${renamed.slug}-anew` })
			.where(eq(courses.id, renamed.id));
		const editor = await editorRow(test);
		const seen = await previewMerge(editor.ctx, kept.id, gone.id);
		const [one, other] = [
			{ id: kept.id, seen: seen?.kept.seen ?? '' },
			{ id: gone.id, seen: seen?.gone.seen ?? '' },
		];
		expect(await mergeCourses(editor.ctx, one, other)).toMatchObject({ ok: true });
		const restored = await give(to.ctx, files['book.json'] ?? '');
		expect(restored).toMatchObject({ ok: true, value: { rounds: { added: 3 }, marks: { added: 1, there: 1 } } });
		const moved = restored.ok ? restored.value.moved.map(({ said, course }) => [said, course.slug]) : [];
		// The alias of the one leads on; the other, whose slug leads nowhere, is known by its source.
		expect(new Map(moved as [string, string][])).toEqual(
			new Map([
				[gone.slug, kept.slug],
				[renamed.slug, `${renamed.slug}-anew`],
			]),
		);
		const told = JSON.stringify(await writeBook(to.ctx));
		for (const { slug } of [gone, renamed]) expect(told).not.toContain(`"${slug}"`);
		// What its first owner downloads now is the same book.
		expect((await writeBook(to.ctx))['rounds.csv']).toBe((await writeBook(from.ctx))['rounds.csv']);
	});

	it('is known by the name and the country of a course where nothing else leads to it', async () => {
		const heath = { name: 'The Hidden Heath', searchName: 'the hidden heath' };
		const here = await courseRow(test, heath);
		await courseRow(test, { ...heath, country: 'NO' });
		const { ctx, userId } = await memberRow(test);
		const table = `day;course;country\n${DAY};the hidden heath;Sweden\n`;
		expect(await give(ctx, table)).toMatchObject({ ok: true, value: { rounds: { added: 1 }, moved: [] } });
		expect(await test.db.select().from(rounds).where(eq(rounds.userId, userId))).toMatchObject([{ courseId: here.id }]);
		expect(await faultsOf(ctx, `day,course\n${DAY},The Hidden Heath\n`)).toEqual([
			expect.stringMatching(/^line 2, course: several courses are called “The Hidden Heath”/),
		]);
	});

	it('adds nothing twice to a book that has it already, and leaves what was changed since', async () => {
		const course = await courseRow(test);
		const { ctx, userId } = await memberRow(test);
		const round = (score: number) => ({ userId, courseId: course.id, day: DAY, score });
		const [first] = await test.db
			.insert(rounds)
			.values([round(84), round(84), round(90)])
			.returning();
		const files = await writeBook(ctx);
		const mine = async () =>
			(await test.db.select().from(rounds).where(eq(rounds.userId, userId)).orderBy(rounds.id)).map(
				({ score }) => score,
			);
		await test.db
			.update(rounds)
			.set({ score: 71 })
			.where(eq(rounds.id, first?.id ?? 0));
		expect(await give(ctx, files['rounds.csv'] ?? '')).toMatchObject({ value: { rounds: { added: 0, there: 3 } } });
		expect(await mine()).toEqual([71, 84, 90]);
		await test.db.delete(rounds).where(eq(rounds.score, 90));
		expect(await give(ctx, files['rounds.csv'] ?? '')).toMatchObject({ value: { rounds: { added: 1, there: 2 } } });
		expect(await mine()).toEqual([71, 84, 90]);
	});

	it('R07: sent twice at once is written once', async () => {
		const course = await courseRow(test);
		const { ctx, userId } = await memberRow(test);
		const table = `day,courseSlug\n${DAY},${course.slug}\n${DAY},${course.slug}\n`;
		const sent = await Promise.all([1, 2, 3].map(() => give(ctx, table)));
		expect(sent.map((outcome) => outcome.ok && outcome.value.rounds.added).toSorted()).toEqual([0, 0, 2]);
		expect(await countAll(userId)).toBe(2);
	});

	it('gives back a review’s round without the review, to its own account not at all', async () => {
		const course = await courseRow(test);
		const { ctx, userId } = await memberRow(test);
		await reviewRow(test, course.id, { userId, reviewerName: null, datePlayed: DAY, rating: 9, tees: 'White' });
		expect(await give(ctx, asArchive(await writeBook(ctx)))).toMatchObject({
			value: { rounds: { added: 0, there: 1 } },
		});
		expect(await countAll(userId)).toBe(0);
	});

	it('S26: is the book of whoever gives it back, and a visitor has none', async () => {
		const course = await courseRow(test);
		expect(await give(test.context(), `day,courseSlug\n${DAY},${course.slug}\n`)).toEqual({
			ok: false,
			kind: 'not-signed-in',
		});
		const { ctx } = await memberRow(test);
		expect(await restoreBook(ctx, undefined, false)).toEqual({ ok: false, kind: 'no-file' });
		const broken = { field: 'book', path: '', bytes: 1, trouble: 'too-large' } as const;
		expect(await restoreBook(ctx, broken, false)).toEqual({ ok: false, kind: 'file-large' });
	});

	it('of many years comes whole', async () => {
		const course = await courseRow(test);
		const { ctx, userId } = await memberRow(test);
		const lines = Array.from({ length: MANY }, (_, at) => {
			const day = new Date(Date.UTC(2000, 0, 1 + at)).toISOString().slice(0, 10);
			return `${day},${course.slug},18,White,84,"Three-wood is enough on 5."`;
		});
		const table = ['day,courseSlug,holes,tees,score,notes', ...lines].join('\r\n');
		expect(await give(ctx, table)).toMatchObject({ ok: true, value: { rounds: { added: MANY } } });
		expect(await give(ctx, table)).toMatchObject({ ok: true, value: { rounds: { added: 0, there: MANY } } });
		expect(await countAll(userId)).toBe(MANY);
	});
});

describe('S47: a file that is wrong', () => {
	let slug: string;
	let member: Awaited<ReturnType<typeof memberRow>>;
	beforeAll(async () => {
		({ slug } = await courseRow(test, { name: 'The Right One' }));
	});

	const fresh = async () => {
		member = await memberRow(test);
		return member.ctx;
	};

	it.each<[string, (slug: string) => string | Uint8Array, RegExp[]]>([
		[
			'a field',
			(s) => `day,courseSlug,score\n${DAY},${s},84\n${DAY},${s},1000\n`,
			[/^line 3, score: “1000” .*from 9 to 250/],
		],
		[
			'a day as spreadsheets write it',
			(s) => `day,courseSlug\n28/05/2026,${s}\n`,
			[/^line 2, day: “28\/05\/2026” .*YYYY-MM-DD/],
		],
		['a day to come', (s) => `day,courseSlug\n2999-01-01,${s}\n`, [/^line 2, day: .*not in the future/]],
		['a choice', (s) => `day,courseSlug,weather\n${DAY},${s},foggy\n`, [/^line 2, weather: “foggy” .*sunny, cloudy/]],
		[
			'a price alone',
			(s) => `day,courseSlug,pricePaid\n${DAY},${s},85\n`,
			[/^line 2, priceCurrency: nothing .*ISO 4217/],
		],
		[
			'several things of a line',
			(s) => `day,courseSlug,score,grade\n,${s},x,11\n`,
			[/, day: nothing/, /, score: “x”/, /, grade: “11”/],
		],
		[
			'a mark',
			(s) => `mark,courseSlug,markedOn\nloved,${s},2999-01-01\n`,
			[/, mark: “loved” .*played or want-to-play/, /, markedOn: /],
		],
		[
			'a course',
			() => `day,course,courseSlug\n${DAY},Nowhere Links,no-such\n`,
			[/^line 2, courseSlug: “Nowhere Links” is no course/],
		],
		['no course', () => `day,course\n${DAY},\n`, [/^line 2, courseSlug: no course is named/]],
		[
			'a column',
			(s) => `day,courseSlug,scroe\n${DAY},${s},84\n`,
			[/^line 1, “scroe”: there is no such column\. There are: day, course/],
		],
		[
			'a column twice',
			(s) => `day,courseSlug,day\n${DAY},${s},${DAY}\n`,
			[/^line 1, day: the column stands there twice/],
		],
		['no head', (s) => `${DAY},${s}\n`, [/^line 1: it names neither the columns of rounds\.csv/]],
		[
			'a cell too many',
			(s) => `day,courseSlug\n${DAY},${s},84\n`,
			[/^line 2: “84” stands in a column that the first line does not name/],
		],
		[
			'a quotation mark',
			(s) => `day,courseSlug,notes\n${DAY},${s},"open\n${DAY},${s},x\n`,
			[/^line 2: a quotation mark is opened there/],
		],
		[
			'a mark within',
			(s) => `day,courseSlug,notes\n${DAY},${s},a "b" c\n${DAY},${s},"a"b\n`,
			[/^line \d: a quotation mark stands within/],
		],
		[
			'an old encoding',
			(s) => Buffer.from(`day,courseSlug,notes\n${DAY},${s},Skåne\n`, 'latin1'),
			[/^line 2, notes: .*UTF-8/],
		],
		['a million columns', () => `${'x,'.repeat(1_000_000)}\n`, [/^line 1: it is longer than 64 KB/]],
		['many columns', () => `${'day,'.repeat(200)}\n`, [/^line 1: it has more than 100 columns/]],
		['nothing', () => '', [/^The file: it is empty/]],
		['blank lines alone', () => '\n\n,,\n', [/^The file: it is empty/]],
		['a picture', () => Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), [/^line 1: it names neither/]],
		['JSON that breaks off', () => '{"format": "fescue-book",\n"rounds": [', [/^The file: it is no whole JSON/]],
		['other JSON', () => '{"type": "FeatureCollection"}', [/^The file: it does not say "format": "fescue-book"/]],
		[
			'a later version',
			() => '{"format": "fescue-book", "version": 2}',
			[/^The file: it is of another version than 1/],
		],
		[
			'a part',
			() => '{"format": "fescue-book", "version": 1, "lists": []}',
			[/^The file, “lists”: there is no such part/],
		],
		['no list', () => '{"format": "fescue-book", "version": 1, "rounds": {}}', [/^rounds: it is no list/]],
		[
			'an entry',
			() => '{"format": "fescue-book", "version": 1, "rounds": [7, {"day": [], "x": 1}]}',
			[
				/^rounds, entry 1: it is no object/,
				/^rounds, entry 2, day: it is neither/,
				/^rounds, entry 2, “x”: there is no such name/,
				/^rounds, entry 2, day: nothing/,
			],
		],
		['deep JSON', () => `${'['.repeat(100_000)}`, [/^The file: it (?:is no whole JSON|does not say)/]],
		[
			'an archive of other things',
			() => zipSync({ 'xl/workbook.xml': Buffer.from('<x/>') }),
			[/^The archive: it is none of the files/],
		],
		[
			'an archive that breaks off',
			() => zipSync({ 'rounds.csv': Buffer.from('day') }).subarray(0, 60),
			[/^The archive: it is damaged/],
		],
		[
			'a table in an archive',
			(s) => zipSync({ 'a/rounds.csv': Buffer.from(`day,courseSlug\nx,${s}`) }),
			[/^rounds\.csv, line 2, day: “x”/],
		],
		[
			'two of a name',
			() => zipSync({ 'a/rounds.csv': Buffer.from('day'), 'b/rounds.csv': Buffer.from('day') }),
			[/^The archive: it holds rounds\.csv twice/],
		],
		[
			'a bomb',
			() => zipSync({ 'rounds.csv': new Uint8Array(BOOK_LIMITS.bytes + 1) }),
			[/^The archive: rounds\.csv in it is larger than 8 MB/],
		],
	])('in %s is refused whole, with the place and what would be right', async (_, make, expected) => {
		const ctx = await fresh();
		const found = await faultsOf(ctx, make(slug));
		expect(found).toHaveLength(expected.length);
		for (const [index, words] of expected.entries()) expect(found[index]).toMatch(words);
		expect(await countAll(member.userId)).toBe(0);
	});

	it('writes nothing of it, unless it is asked to leave out what is wrong', async () => {
		const ctx = await fresh();
		const table = `day,courseSlug\n${DAY},${slug}\n${DAY},no-such\nyesterday,${slug}\n`;
		expect(await faultsOf(ctx, table)).toHaveLength(2);
		expect(await countAll(member.userId)).toBe(0);
		expect(await give(ctx, table, true)).toMatchObject({ ok: true, value: { rounds: { added: 1 }, leftOut: 2 } });
		// Of what cannot be read at all, nothing is left to give back.
		expect(await give(ctx, 'nothing of a book', true)).toMatchObject({ ok: false, kind: 'faults' });
	});

	it('a zip whose heads lie of its sizes is refused, and takes no memory', async () => {
		const ctx = await fresh();
		const bomb = zipSync({ 'rounds.csv': new Uint8Array(BOOK_LIMITS.bytes * 4) });
		// The size in the directory, which is what is believed, says little.
		const at = Buffer.from(bomb.buffer, bomb.byteOffset, bomb.length);
		at.writeUInt32LE(100, at.lastIndexOf(Buffer.from('PK\u0001\u0002')) + 24);
		expect(await faultsOf(ctx, bomb)).toEqual([expect.stringMatching(/^(?:The archive: it is damaged|rounds\.csv)/)]);
	});

	it('is told in full, however much it is', async () => {
		const ctx = await fresh();
		const lines = Array.from({ length: 300 }, () => `${DAY},no-such`).join('\n');
		expect(await faultsOf(ctx, `day,courseSlug\n${lines}\n`)).toHaveLength(300);
		const many = `${DAY},${slug}\n`.repeat(BOOK_LIMITS.lines + 1);
		expect(await faultsOf(ctx, `day,courseSlug\n${many}`)).toEqual([
			`line ${BOOK_LIMITS.lines + 2}: the table has more than 20,000 lines`,
		]);
	});

	it.each<[string, (slug: string) => string | Uint8Array]>([
		[
			'a mark at its beginning and ends of lines of Windows',
			(s) => `\uFEFF"day","courseSlug","notes"\r\n"${DAY}","${s}","a\r\nb"\r\n`,
		],
		['semicolons', (s) => `day;courseSlug;notes\n${DAY};${s};"a\nb"\n;;\n`],
		['tabs in UTF-16', (s) => Buffer.from(`\uFEFFday\tcourseSlug\tnotes\n${DAY}\t${s}\t"a\nb"`, 'utf16le')],
		['a NUL in a note', (s) => `day,courseSlug,notes\n${DAY},${s},"a\n\0b"\n`],
		['empty columns at its end', (s) => `day,courseSlug,notes,,\n${DAY},${s},"a\nb",,\n`],
		[
			'JSON',
			(s) =>
				JSON.stringify({
					format: 'fescue-book',
					version: 1,
					rounds: [{ day: DAY, courseSlug: s, notes: 'a\n\u0000b', score: null }],
				}),
		],
	])('S06, S09: that is only written otherwise is taken: %s', async (_, make) => {
		const ctx = await fresh();
		expect(await give(ctx, make(slug))).toMatchObject({ ok: true, value: { rounds: { added: 1 } } });
		expect(await test.db.select().from(rounds).where(eq(rounds.userId, member.userId))).toMatchObject([
			{ day: DAY, notes: 'a\nb' },
		]);
	});
});
