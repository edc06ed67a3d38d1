import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { courses } from '#database/schema/catalogue.ts';
import { haversineKilometres, KILOMETRES_A_DEGREE, longitudeScale, type Position } from '../geography/distance.ts';
import type { DomainContext } from '../shared/context.ts';
import { cardColumns, toCard } from './cards.ts';
import { rankingOrder } from './queries.ts';
import type { CourseCard } from './shapes.ts';
import { type Likeness, type LikenessReason, likeness } from './similarity.ts';

/** A course and how far it is, in kilometres along the great circle. */
export type NearbyCourse = CourseCard & { kilometres: number };
export type SimilarCourse = CourseCard & { reasons: LikenessReason[] };

/** Looked around within these, the next only where the one before has too few. */
const RINGS_KILOMETRES = [30, 150, 600];
const CANDIDATES = 120;

/** The courses nearest to a place, without the one of that id; none farther than 600 km. At most three statements. */
export async function listNearby(
	ctx: DomainContext,
	here: Position & { id: number },
	limit: number,
): Promise<NearbyCourse[]> {
	ctx.reads.add('catalogue');
	let found: NearbyCourse[] = [];
	for (const ring of RINGS_KILOMETRES) {
		found = await listWithin(ctx, here, ring, limit);
		if (found.length >= limit) break;
	}
	return found;
}

async function listWithin(ctx: DomainContext, here: Position & { id: number }, ring: number, limit: number) {
	const away = sql`2 * asin(sqrt(power(sin(radians(latitude - ${here.latitude}) / 2), 2)
		+ cos(radians(latitude)) * cos(radians(${here.latitude}::float8)) * power(sin(radians(longitude - ${here.longitude}) / 2), 2)))`;
	const rows = await ctx.db
		.select({ ...cardColumns, latitude: courses.latitude, longitude: courses.longitude })
		.from(courses)
		.where(and(boxAround(here, ring), ne(courses.id, here.id)))
		.orderBy(away, courses.id)
		.limit(limit);
	return rows.flatMap(({ latitude, longitude, ...row }) => {
		if (latitude === null || longitude === null) return [];
		const kilometres = haversineKilometres(here, { latitude, longitude });
		return kilometres <= ring ? [{ ...toCard(row), kilometres }] : [];
	});
}

/** A box of degrees, which may go over the antimeridian and, near a pole, round the world. */
function boxAround({ latitude, longitude }: Position, kilometres: number): SQL | undefined {
	const high = kilometres / KILOMETRES_A_DEGREE;
	const scale = longitudeScale(Math.min(89, Math.abs(latitude) + high));
	const wide = Math.min(180, high / scale);
	const [west, east] = [longitude - wide, longitude + wide];
	const rows = sql`latitude between ${latitude - high} and ${latitude + high}`;
	if (west < -180) return and(rows, sql`(longitude >= ${west + 360} or longitude <= ${east})`);
	if (east > 180) return and(rows, sql`(longitude >= ${west} or longitude <= ${east - 360})`);
	return and(rows, sql`longitude between ${west} and ${east}`);
}

const likenessColumns = {
	terrain: courses.coverTerrain,
	difficulty: courses.difficulty,
	lengthMetres: courses.lengthMetres,
	holes: courses.holes,
	priceBand: courses.priceBand,
	access: courses.access,
	latitude: courses.latitude,
	country: courses.country,
};

/**
 * The courses most like the one of this id, by `likeness`, from the 120 best ranked on the same ground of the same
 * continent; of two that are as like the better ranked one. Nothing for an id that is nobody's.
 */
export async function listSimilar(ctx: DomainContext, id: number, limit: number): Promise<SimilarCourse[]> {
	ctx.reads.add('catalogue');
	const [self] = await ctx.db
		.select({ continent: courses.continent, ...likenessColumns })
		.from(courses)
		.where(eq(courses.id, id));
	if (!self) return [];
	const rows = await ctx.db
		.select({ card: cardColumns, facts: likenessColumns })
		.from(courses)
		.where(and(eq(courses.continent, self.continent), eq(courses.coverTerrain, self.terrain), ne(courses.id, id)))
		.orderBy(...rankingOrder)
		.limit(CANDIDATES);
	return rows
		.map(({ card, facts }) => ({ card, ...likeness(self, facts satisfies Likeness) }))
		.sort((a, b) => b.value - a.value)
		.slice(0, limit)
		.map(({ card, reasons }) => ({ ...toCard(card), reasons }));
}
