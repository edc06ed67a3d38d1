import { chordSquared, globePoint, kilometresOfChord } from '#domain/geography/globe.ts';
import { COURSE_INDEX, type DomainContext } from '#domain/shared/context.ts';
import type { CourseColumns, CourseIndex } from '#domain/shared/course-index.ts';
import { keepLeast } from '#domain/shared/sets/least.ts';
import { hasRow } from '#domain/shared/sets/row-set.ts';
import { toCard } from '../cards.ts';
import { DIFFICULTIES, TERRAINS } from '../facts/character.ts';
import { ACCESSES } from '../facts/visiting.ts';
import type { CourseCard } from '../shapes.ts';
import { listCards } from './search.ts';
import { type Likeness, type LikenessReason, likeness, likenessReasons } from './similarity.ts';

/** A course and how far it is, in kilometres along the great circle. */
export type NearbyCourse = CourseCard & { kilometres: number };
export type SimilarCourse = CourseCard & { reasons: LikenessReason[] };
export type Surroundings = { nearby: NearbyCourse[]; similar: SimilarCourse[] };

const FARTHEST_KILOMETRES = 600;
const CANDIDATES = 120;

/**
 * Up to `limit` courses nearest to a course, none farther than 600 km, and as many that are most like it (see `listAlike`), none of
 * them of `sisters`.
 * Nothing for an id that the course index does not know yet. One statement.
 */
export async function listSurroundings(
	ctx: DomainContext,
	id: number,
	limit: number,
	sisters: readonly number[] = [],
): Promise<Surroundings> {
	ctx.reads.add('catalogue').add(COURSE_INDEX);
	const index = await ctx.courseIndex.ready();
	const row = index.rowOf(id);
	if (row < 0) return { nearby: [], similar: [] };
	// Numbers of rows hold for this index only: what is taken from it is taken before anything is waited for.
	const idOf = (found: number) => index.columns.id[found] ?? 0;
	const others = <Found extends { row: number }>(found: Found[]) =>
		found
			.map((one) => ({ ...one, id: idOf(one.row) }))
			.filter(({ id: other }) => !sisters.includes(other))
			.slice(0, limit);
	const nearby = others(listNearest(index, row, limit + sisters.length));
	const similar = others(listAlike(index, row, limit + sisters.length));
	const rows = await listCards(
		ctx,
		[...nearby, ...similar].map((found) => found.id),
	);
	const cards = new Map(rows.map((card) => [card.id, toCard(card)]));
	const carded = <Extra>(found: { id: number }, extra: Extra) => {
		const card = cards.get(found.id);
		return card ? [{ ...card, ...extra }] : [];
	};
	return {
		nearby: nearby.flatMap((found) => carded(found, { kilometres: found.kilometres })),
		similar: similar.flatMap((found) => carded(found, { reasons: found.reasons })),
	};
}

/** The rows nearest to a row, nearest first. */
function listNearest({ columns, near }: CourseIndex, row: number, limit: number) {
	const { globe, latitude, longitude } = columns;
	const here = globePoint({ latitude: latitude[row] ?? Number.NaN, longitude: longitude[row] ?? Number.NaN });
	if (Number.isNaN(here[2])) return [];
	const nearest = keepLeast(limit);
	// The course itself is the nearest of all.
	for (const other of near(here, limit + 1, FARTHEST_KILOMETRES)) {
		if (other !== row) nearest.offer(other, chordSquared(globe, other * 3, here));
	}
	return nearest.kept
		.map(({ id, number }) => ({ row: id, kilometres: kilometresOfChord(number) }))
		.filter(({ kilometres }) => kilometres <= FARTHEST_KILOMETRES);
}

/**
 * The rows most like a row, by `likeness`, from the 120 best ranked on the same ground of the same continent; of two that are
 * as like the better ranked one.
 */
function listAlike({ columns, ranking, listed }: CourseIndex, row: number, limit: number) {
	const { continent, ground } = columns;
	const self = likenessOf(columns, row);
	const alike = keepLeast(limit);
	const [where, on] = [continent[row], ground[row]];
	let candidates = 0;
	// Plain steps: to walk through a list by its iterator takes several times as long.
	for (let at = 0; at < ranking.length && candidates < CANDIDATES; at += 1) {
		const other = ranking[at] ?? 0;
		if (continent[other] !== where || ground[other] !== on || other === row || !hasRow(listed, other)) continue;
		alike.offer(at, -likeness(self, likenessOf(columns, other)));
		candidates += 1;
	}
	return alike.kept.map(({ id: at }) => {
		const other = ranking[at] ?? 0;
		return { row: other, reasons: likenessReasons(self, likenessOf(columns, other)) };
	});
}

/** What is known of a row to compare it by. */
function likenessOf(columns: CourseColumns, row: number): Likeness {
	const latitude = columns.latitude[row] ?? Number.NaN;
	return {
		// Not the ground that its cover is drawn from, which may be a guess.
		terrain: TERRAINS[(columns.terrain[row] ?? 0) - 1] ?? null,
		difficulty: DIFFICULTIES[(columns.difficulty[row] ?? 0) - 1] ?? null,
		lengthMetres: columns.lengthMetres[row] || null,
		holes: columns.holes[row] || null,
		priceBand: columns.priceBand[row] || null,
		access: ACCESSES[(columns.access[row] ?? 0) - 1] ?? null,
		latitude: Number.isNaN(latitude) ? null : latitude,
		country: columns.countries[columns.country[row] ?? 0] ?? '',
	};
}
