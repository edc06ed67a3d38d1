import { setImmediate as breathe } from 'node:timers/promises';
import type { DomainContext } from '#domain/shared/context.ts';
import type { CourseFilters, CourseIndex } from '#domain/shared/course-index.ts';
import { commonRows, forEachRow } from '#domain/shared/sets/row-set.ts';
import { findMeantCourses } from '../finding/meant-courses.ts';
import { QUERY_LIMIT } from '../finding/search.ts';
import { landOf } from '../understanding/land-of.ts';
import { coursesAround, nearIds } from './around.ts';
import { listCalled } from './called-queries.ts';
import { type Judged, judgeText, judgeThere } from './judge-text.ts';
import { type LineCourse, listLineCourses } from './line-courses.ts';
import { type Line, nameInLine, positionInLine } from './lines.ts';
import { nameWords } from './name-words.ts';
import { findLands, splitPlace } from './place-given.ts';

/** A line with the course it was taken for, or with those that it may mean, the likeliest first; it means none of ours where there are none. */
export type MatchedLine = Line & { sure: LineCourse | null; candidates: LineCourse[] };

/** As many are asked about, and as many of the search's own answers. */
const MOST_ASKED = 6;
const MOST_MEANT = 4;

/**
 * The course of each line, by the site's search. It is taken for one without a question only where that is called so in full and no other
 * may be meant, in the catalogue or in the land that the line names; all else is asked.
 */
export async function matchLines(ctx: DomainContext, lines: readonly Line[]): Promise<MatchedLine[]> {
	const placed = lines.filter((line) => positionInLine(line) !== null);
	const named = lines.filter((line) => positionInLine(line) === null);
	const judged = new Map([...(await judgeLines(ctx, named)), ...(await judgePlaced(ctx, placed))]);
	const candidates = new Map<number, number[]>();
	for (const line of lines) {
		const { sure, called } = judged.get(line.number) ?? NOTHING;
		if (sure === null) candidates.set(line.number, await listCandidates(ctx, line, called));
	}
	const ids = [...[...judged.values()].flatMap(({ sure }) => sure ?? []), ...[...candidates.values()].flat()];
	const cards = new Map((await listLineCourses(ctx, ids)).map((course) => [course.id, course]));
	return lines.map((line) => ({
		...line,
		sure: cards.get(judged.get(line.number)?.sure ?? 0) ?? null,
		candidates: (candidates.get(line.number) ?? []).flatMap((id) => cards.get(id) ?? []),
	}));
}

const NOTHING: Judged = { called: [], sure: null };

/** The courses that a line may mean: what is called so comes first, in the order of the search. */
async function listCandidates(ctx: DomainContext, line: Line, called: readonly number[]): Promise<number[]> {
	const meant = await findMeantCourses(ctx, nameInLine(line).slice(0, QUERY_LIMIT), MOST_MEANT);
	// Others are served between two lines.
	await breathe();
	const first = meant.filter((id) => called.includes(id));
	return [...new Set([...first, ...called, ...meant])].slice(0, MOST_ASKED);
}

/** What lines with a position say: a course that lies there and is called so, else what lies around, to be asked about. */
async function judgePlaced(ctx: DomainContext, lines: readonly Line[]): Promise<Map<number, Judged>> {
	const index = await ctx.courseIndex.ready();
	const around = lines.map((line) => {
		const position = positionInLine(line);
		return position ? coursesAround(index, position) : [];
	});
	const called = await listCalled(ctx, [...new Set(around.flatMap((some) => some.map(({ id }) => id)))]);
	return new Map(
		lines.map((line, at): [number, Judged] => {
			const there = around[at] ?? [];
			const { sure } = judgeThere(
				nameInLine(line),
				nearIds(there).flatMap((id) => called.get(id) ?? []),
			);
			return [line.number, { sure, called: there.slice(0, MOST_MEANT).map(({ id }) => id) }];
		}),
	);
}

/** A text that a line may be, and the ids of the courses that may be called so. */
type Reading = { line: number; text: string; ids: number[] };

/** What the lines say, by their numbers: as they stand, and where that leaves a doubt, within the land that they name. */
async function judgeLines(ctx: DomainContext, lines: readonly Line[]): Promise<Map<number, Judged>> {
	const readings = await readInTurn(ctx, lines);
	const called = await listCalled(ctx, [...new Set(readings.flatMap(({ ids }) => ids))]);
	const judged = new Map<number, Judged>();
	for (const { line, text, ids } of readings) {
		const before = judged.get(line) ?? NOTHING;
		if (before.sure !== null) continue;
		const now = judgeText(
			text,
			[...new Set(ids)].flatMap((id) => called.get(id) ?? []),
		);
		judged.set(line, { ...now, called: [...now.called, ...before.called] });
	}
	return judged;
}

/** Each line as it stands, and where a land stands behind its name, the name within that. */
async function readInTurn(ctx: DomainContext, lines: readonly Line[]): Promise<Reading[]> {
	const named = lines.map((line) => ({ line: line.number, text: nameInLine(line) }));
	const placed = new Map(named.map(({ line, text }) => [line, splitPlace(text)]));
	const lands = await findLands(
		ctx,
		[...placed.values()].flatMap((one) => one?.place ?? []),
	);
	const readings: Reading[] = [];
	for (const { line, text } of named) {
		const index = await ctx.courseIndex.ready();
		readings.push({ line, text, ids: idsFor(index, text, {}) });
		const { name, place } = placed.get(line) ?? { name: '', place: '' };
		const there = (lands.get(place) ?? []).flatMap((land) => idsFor(index, name, landOf(land, 0)));
		if (there.length > 0) readings.push({ line, text: name, ids: there });
		await breathe();
	}
	return readings;
}

/** So many of the courses in one of whose names all words stand are looked at: two are enough for a question. */
const MOST_NAMED = 40;

/** The ids of the courses of a land that may be called what a text says, or have it within a name. */
function idsFor({ named, select, columns }: CourseIndex, text: string, land: CourseFilters): number[] {
	const there = select({ ...land, anyKind: true }).rows;
	const ids = new Set<number>();
	for (const spelt of [text, nameWords(text).join(' ')]) {
		forEachRow(commonRows([there, named(spelt).rows]), (row) => {
			if (ids.size < MOST_NAMED) ids.add(columns.id[row] ?? 0);
		});
	}
	return [...ids];
}
