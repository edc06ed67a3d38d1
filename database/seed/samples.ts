import { asc, eq, isNull, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import { TERRAINS } from '#domain/catalogue/facts/character.ts';
import { FEATURED } from '#domain/catalogue/fallbacks.ts';
import { storeAllRatingsAfresh } from '#domain/reviews/rating/rating-recount.ts';
import { utcDay } from '#domain/shared/day.ts';
import type { Database } from '../client.ts';
import { courses } from '../schema/catalogue.ts';
import { clubAnnouncements, conditionReports } from '../schema/conditions.ts';
import { reviews } from '../schema/reviews.ts';
import { settings } from '../schema/system.ts';
import { SEED_LOCK } from './catalogue.ts';
import { dealAnnouncements } from './sample-announcements.ts';
import { dealConditions } from './sample-conditions.ts';
import type { SampleCourse } from './sample-courses.ts';
import { dealSamples } from './sample-reviews.ts';
import { readSamples } from './samples-schema.ts';

/** Key in table settings; `present` tells whether sample reviews are in the database now. */
const SAMPLES = 'samples';
type SamplesSetting = { day: string; present: boolean };

const ROWS_A_STATEMENT = 1_000;

/**
 * Loads the sample reviews of a local installation (decision R9), with sample reports of conditions and announcements of clubs, once in a database's life and only where nobody has
 * written a review yet. Returns how many reviews were written.
 */
export async function loadSamples(db: Database, now: Date): Promise<number> {
	if (await readSetting(db)) return 0;
	const texts = await readSamples();
	return db.transaction(async (tx) => {
		await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
		if ((await readSetting(tx)) || (await hasReviews(tx))) return 0;
		const dealt = dealSamples(await sampleCourses(tx), texts, now);
		for (let at = 0; at < dealt.length; at += ROWS_A_STATEMENT) {
			await tx.insert(reviews).values(dealt.slice(at, at + ROWS_A_STATEMENT));
		}
		const inOrder = await coursesInOrder(tx);
		const told = dealConditions(inOrder, now);
		for (let at = 0; at < told.length; at += ROWS_A_STATEMENT) {
			await tx.insert(conditionReports).values(told.slice(at, at + ROWS_A_STATEMENT));
		}
		const announced = dealAnnouncements(inOrder, now);
		if (announced.length > 0) await tx.insert(clubAnnouncements).values(announced);
		await storeAllRatingsAfresh(tx, utcDay(now));
		await writeSetting(tx, { day: utcDay(now), present: true });
		return dealt.length;
	});
}

/**
 * Takes all samples away, recounts the ratings and tells running sites, in one transaction. They do not come
 * back. Returns how many reviews there were.
 */
export async function clearSamples(db: Database, now: Date): Promise<number> {
	return db.transaction(async (tx) => {
		const { rowCount } = await tx.delete(reviews).where(eq(reviews.sample, true));
		await tx.delete(conditionReports).where(eq(conditionReports.sample, true));
		await tx.delete(clubAnnouncements).where(eq(clubAnnouncements.sample, true));
		await storeAllRatingsAfresh(tx, utcDay(now));
		await writeSetting(tx, { day: utcDay(now), present: false });
		await tx.execute(sql`select pg_notify('fescue_changed', '["*"]')`);
		return rowCount ?? 0;
	});
}

/** Whether sample reviews are in the database. */
export async function hasSamples(db: Database): Promise<boolean> {
	return (await readSetting(db))?.present === true;
}

async function readSetting(db: Database): Promise<SamplesSetting | null> {
	const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, SAMPLES));
	return row ? z.object({ day: z.string(), present: z.boolean() }).parse(row.value) : null;
}

async function writeSetting(tx: Database, value: SamplesSetting): Promise<void> {
	await tx
		.insert(settings)
		.values({ key: SAMPLES, value })
		.onConflictDoUpdate({ target: settings.key, set: { value, updatedAt: sql`now()` } });
}

async function hasReviews(tx: Database): Promise<boolean> {
	const found = await tx.select({ id: reviews.id }).from(reviews).limit(1);
	return found.length > 0;
}

const coursesInOrder = (tx: Database) =>
	tx
		.select({ id: courses.id, slug: courses.slug, latitude: courses.latitude, longitude: courses.longitude })
		.from(courses)
		.where(isNull(courses.closedOn))
		.orderBy(asc(courses.slug));

/** The featured course gets none: its built-in rating is shown until somebody has really played it. */
async function sampleCourses(tx: Database): Promise<SampleCourse[]> {
	const rows = await tx
		.select({
			id: courses.id,
			slug: courses.slug,
			coverTerrain: courses.coverTerrain,
			described: sql<boolean>`description is not null`,
			priceBand: courses.priceBand,
			seasonFrom: courses.seasonFrom,
			seasonTo: courses.seasonTo,
		})
		.from(courses)
		.where(ne(courses.slug, FEATURED.slug))
		.orderBy(asc(courses.slug));
	return rows.map((row) => ({ ...row, coverTerrain: z.enum(TERRAINS).parse(row.coverTerrain) }));
}
