import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courses } from '#database/schema/catalogue.ts';
import { checkIns, likedCourses, playedCourses, reviews } from '#database/schema/reviews.ts';
import { rounds } from '#database/schema/rounds.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, memberRow, reviewRow } from '#tests/support/databases/rows.ts';
import { editorRow } from '#tests/support/facts/desk.ts';
import { mergeCourses } from '../course-desk/merge-commands.ts';
import { previewMerge } from '../course-desk/merge-queries.ts';
import { listPlaceRings } from '../reviews/lists/ring-queries.ts';
import { countBook, listYears } from './book-queries.ts';
import { listDiary } from './diary-queries.ts';
import { getBookMap } from './map-queries.ts';
import { getYear } from './year-queries.ts';

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase({ seeded: true });
});
afterAll(() => test.close());

/** The same numbers in every run. */
function createDice(seed: number) {
	let state = seed;
	return (sides: number) => {
		state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
		return Math.floor((state / 2_147_483_648) * sides);
	};
}

const SPOTS = [
	{ country: 'SE', latitude: 55.9, longitude: 13.5 },
	{ country: 'SE', latitude: 59.3, longitude: 18.0 },
	{ country: 'GB', latitude: 56.34, longitude: -2.8 },
	{ country: 'GB', latitude: 51.3, longitude: 0.9 },
	{ country: 'IE', latitude: 52.3, longitude: -9.9 },
	// Nobody knows where it lies.
	{ country: 'PT' },
];

/** A member with some years of rounds, of every kind and at every kind of course, dense enough that the same day tells twice. */
async function aBusyGolfer(dice: (sides: number) => number) {
	const golfer = await memberRow(test);
	const other = await memberRow(test);
	const made: Awaited<ReturnType<typeof courseRow>>[] = [];
	for (let at = 0; at < 40; at++) {
		const facts = {
			...SPOTS[at % SPOTS.length],
			holes: at % 3 === 0 ? 9 : 18,
			closedOn: at % 7 === 0 ? '2026-01-01' : null,
		};
		made.push(await courseRow(test, facts));
	}
	const anyCourse = () => made[dice(30)]?.id ?? 0;
	const anyDay = () => `${2019 + 2 * dice(4)}-0${1 + dice(2)}-${String(1 + dice(20)).padStart(2, '0')}`;
	for (const { userId } of [golfer, other]) {
		for (let at = 0; at < 40; at++) {
			const status = dice(5) === 0 ? 'withdrawn' : 'published';
			const datePlayed = dice(5) === 0 ? null : anyDay();
			await reviewRow(test, anyCourse(), { userId, reviewerName: null, datePlayed, status }).catch(() => {});
		}
		const told = await test.db.select().from(reviews).where(eq(reviews.userId, userId));
		const logged = Array.from({ length: 150 }, () => {
			const review = dice(8) === 0 ? told[dice(told.length)] : undefined;
			const [score, holes] = [dice(2) === 0 ? null : 70 + dice(40), [null, 9, 18][dice(3)] ?? null];
			return {
				userId,
				courseId: review?.courseId ?? anyCourse(),
				day: anyDay(),
				reviewId: review?.id ?? null,
				score,
				holes,
			};
		});
		await test.db.insert(rounds).values(logged);
		const seen = Array.from({ length: 60 }, () => ({
			userId,
			courseId: anyCourse(),
			day: anyDay(),
			distanceMetres: 50,
		}));
		await test.db.insert(checkIns).values(seen).onConflictDoNothing();
		const marked = made.slice(28, 36).map(({ id }) => ({ userId, courseId: id }));
		await test.db.insert(playedCourses).values(marked);
		await test.db.insert(likedCourses).values(made.slice(32).map(({ id }) => ({ userId, courseId: id })));
	}
	return { ...golfer, made };
}

type Told = { courseId: number; day: string; score: number | null; holes: number | null; isLogged: boolean };

/** The book, put together from the plain rows of the tables, one by one. */
async function readPlainly(userId: string) {
	const { db } = test;
	const all = new Map((await db.select().from(courses)).map((course) => [course.id, course] as const));
	const logged = await db.select().from(rounds).where(eq(rounds.userId, userId));
	const written = (await db.select().from(reviews).where(eq(reviews.userId, userId))).filter(
		({ status }) => status !== 'withdrawn',
	);
	const seen = await db.select().from(checkIns).where(eq(checkIns.userId, userId));
	const marked = await db.select().from(playedCourses).where(eq(playedCourses.userId, userId));
	const book = new Map<string, Told>();
	for (const { id, ...round } of logged) book.set(`round ${id}`, { ...round, isLogged: true });
	const days = new Set(logged.map(({ courseId, day }) => `${courseId} ${day}`));
	const joined = new Set(logged.map(({ reviewId }) => reviewId));
	const tell = (courseId: number, day: string | null) => {
		if (day === null || days.has(`${courseId} ${day}`)) return;
		book.set(`${courseId} ${day}`, { courseId, day, score: null, holes: null, isLogged: false });
	};
	for (const { id, courseId, datePlayed } of written) if (!joined.has(id)) tell(courseId, datePlayed);
	for (const { courseId, day } of seen) tell(courseId, day);
	const ids = new Set([...logged, ...written, ...seen, ...marked].map(({ courseId }) => courseId));
	const courseOf = (id: number) => {
		const course = all.get(id);
		if (!course) throw new Error(`no course ${id}`);
		return course;
	};
	return { told: [...book.values()], played: [...ids].map(courseOf), courseOf };
}

const landOf = ({ country, nation }: { country: string; nation: string | null }) => `${country} ${nation ?? ''}`;
const distinct = (values: readonly (string | number)[]) => new Set(values).size;
const sorted = (values: readonly string[]) => values.toSorted();

async function expectTheSame(ctx: DomainContext, userId: string) {
	const { told, played, courseOf } = await readPlainly(userId);
	const regionsOf = played.flatMap(({ country, regionSlug }) => (regionSlug ? [`${country} ${regionSlug}`] : []));
	expect(await countBook(ctx)).toEqual({
		rounds: told.length,
		courses: played.length,
		countries: distinct(played.map(landOf)),
		regions: distinct(regionsOf),
	});
	const rings = await listPlaceRings(ctx);
	expect(rings.filter(({ kind }) => kind === 'region')).toHaveLength(distinct(regionsOf));
	expect(rings.filter(({ kind }) => kind === 'land')).toHaveLength(distinct(played.map(landOf)));
	const byYear = Map.groupBy(told, ({ day }) => Number(day.slice(0, 4)));
	const years = [...byYear].map(([year, some]) => ({ year, rounds: some.length }));
	expect(await listYears(ctx)).toEqual(years.toSorted((a, b) => b.year - a.year));
	for (const [year, some] of byYear) {
		const ids = new Set(some.map(({ courseId }) => courseId));
		const before = new Set(told.flatMap(({ day, courseId }) => (Number(day.slice(0, 4)) < year ? [courseId] : [])));
		const ofEighteen = some.filter(({ score, holes, courseId }) => {
			return score !== null && (holes === 18 || (holes === null && (courseOf(courseId).holes ?? 0) >= 18));
		});
		const figures = await getYear(ctx, year);
		expect(figures).toMatchObject({
			rounds: some.length,
			courses: ids.size,
			newCourses: [...ids].filter((id) => !before.has(id)).length,
			countries: distinct([...ids].map((id) => landOf(courseOf(id)))),
		});
		expect(figures?.best?.score ?? null).toBe(
			ofEighteen.length > 0 ? Math.min(...ofEighteen.map(({ score }) => score ?? 0)) : null,
		);
		const first = await listDiary(ctx, 1, year);
		const pages = Array.from({ length: first.pages }, (_, at) => listDiary(ctx, at + 1, year));
		const listed = (await Promise.all(pages)).flatMap(({ items }) => items);
		const [shown, plain] = [listed, some].map((list) => list.map(({ day }) => day));
		expect(sorted(shown ?? [])).toEqual(sorted(plain ?? []));
		const onMap = await getBookMap(ctx, year);
		expect(onMap.places).toHaveLength([...ids].filter((id) => courseOf(id).latitude !== null).length);
	}
}

describe('the book', () => {
	it('counts what a plain recount counts, also after courses are closed, renamed and merged', async () => {
		const { ctx, userId, made } = await aBusyGolfer(createDice(54));
		await expectTheSame(ctx, userId);
		const before = await countBook(ctx);
		const [closed, renamed, kept, gone] = made.slice(0, 4);
		if (!closed || !renamed || !kept || !gone) throw new Error('no courses');
		await test.db.update(courses).set({ closedOn: '2026-02-01' }).where(eq(courses.id, closed.id));
		const named = { slug: `${renamed.slug}-anew`, name: 'Another name' };
		await test.db.update(courses).set(named).where(eq(courses.id, renamed.id));
		expect(await countBook(ctx)).toEqual(before);
		const editor = await editorRow(test);
		const seen = await previewMerge(editor.ctx, kept.id, gone.id);
		const [one, other] = [seen?.kept.seen ?? '', seen?.gone.seen ?? ''];
		const merged = await mergeCourses(editor.ctx, { id: kept.id, seen: one }, { id: gone.id, seen: other });
		expect(merged).toMatchObject({ ok: true });
		await expectTheSame(ctx, userId);
		expect((await countBook(ctx)).courses).toBe(before.courses - 1);
	});

	it('has on its map what was played, and of what is wanted only what was not', async () => {
		const { ctx, userId } = await memberRow(test);
		const lying = { latitude: 55.5, longitude: 13 };
		const [played, both, wanted, nowhere] = [
			await courseRow(test, lying),
			await courseRow(test, lying),
			await courseRow(test, { ...lying, latitude: 56 }),
			await courseRow(test),
		];
		for (const { id } of [played, both, nowhere]) await test.db.insert(playedCourses).values({ userId, courseId: id });
		for (const { id } of [both, wanted, nowhere]) await test.db.insert(likedCourses).values({ userId, courseId: id });
		const { places, box } = await getBookMap(ctx);
		expect(places.map(({ slug, isPlayed }) => [slug, isPlayed])).toEqual([
			[wanted.slug, false],
			[played.slug, true],
			[both.slug, true],
		]);
		expect(places[0]).toMatchObject({ country: { slug: 'sweden' }, latitude: 56, longitude: 13 });
		expect(box).toEqual({ west: 13, south: 55.5, east: 13, north: 56 });
		expect(await getBookMap(test.context())).toEqual({ places: [], box: null });
	});
});

describe('a year', () => {
	it('without a round is none, and nobody reads another member’s', async () => {
		const { id } = await courseRow(test);
		const [one, other] = [await memberRow(test), await memberRow(test)];
		await test.db.insert(rounds).values({ userId: one.userId, courseId: id, day: '2024-05-01' });
		expect(await getYear(one.ctx, 2025)).toBeNull();
		expect(await getYear(other.ctx, 2024)).toBeNull();
		expect(await getYear(test.context(), 2024)).toBeNull();
		expect(await listYears(other.ctx)).toEqual([]);
		expect(await getYear(one.ctx, 2024)).toMatchObject({ rounds: 1, courses: 1, newCourses: 1, countries: 1 });
	});

	it('says how many holes were played where every round tells it, and the best of eighteen with its day', async () => {
		const [long, short] = [await courseRow(test, { holes: 18 }), await courseRow(test, { holes: 9 })];
		const { ctx, userId } = await memberRow(test);
		const told = { userId, courseId: long.id };
		await test.db.insert(rounds).values([
			{ ...told, day: '2025-05-01', holes: 18, score: 84 },
			{ ...told, day: '2025-06-01', holes: 18, score: 84 },
			{ ...told, day: '2025-07-01', holes: 9, score: 41 },
			{ userId, courseId: short.id, day: '2025-08-01', holes: 9, score: 40 },
		]);
		expect(await getYear(ctx, 2025)).toMatchObject({
			holes: 54,
			best: { score: 84, day: '2025-05-01', course: { slug: long.slug } },
		});
		await test.db.insert(rounds).values([
			{ ...told, day: '2025-09-01', score: 82 },
			{ userId, courseId: short.id, day: '2025-09-02', score: 39 },
		]);
		expect(await getYear(ctx, 2025)).toMatchObject({ holes: null, best: { score: 82 } });
	});

	it('begins and ends with its first and last day', async () => {
		const { id } = await courseRow(test);
		const { ctx, userId } = await memberRow(test);
		const days = ['2022-12-31', '2023-01-01', '2023-12-31', '2024-01-01'];
		await test.db.insert(rounds).values(days.map((day) => ({ userId, courseId: id, day })));
		expect((await listDiary(ctx, 1, 2023)).items.map(({ day }) => day)).toEqual(['2023-12-31', '2023-01-01']);
		expect(await getYear(ctx, 2023)).toMatchObject({ rounds: 2, newCourses: 0 });
		expect(await listYears(ctx)).toEqual([
			{ year: 2024, rounds: 1 },
			{ year: 2023, rounds: 2 },
			{ year: 2022, rounds: 1 },
		]);
	});
});
