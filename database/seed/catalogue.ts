import { createHash } from 'node:crypto';
import { and, eq, inArray, ne, not, sql } from 'drizzle-orm';
import { z } from 'zod';
import { tellClubs } from '#domain/catalogue/clubs/assign-clubs.ts';
import { sourcesOf } from '#domain/catalogue/facts/sources.ts';
import { FEATURED } from '#domain/catalogue/fallbacks.ts';
import { searchNameOf } from '#domain/catalogue/finding/search-name.ts';
import { kindOf } from '#domain/catalogue/kinds.ts';
import { getCountry } from '#domain/catalogue/places/countries.ts';
import type { Database } from '../client.ts';
import { courses } from '../schema/catalogue.ts';
import { mergedCourseSources } from '../schema/desk.ts';
import { settings } from '../schema/system.ts';
import { type ShippedCourse, shippedCourse } from './catalogue-schema.ts';
import { readSeedFiles, type SeedFile } from './files.ts';
import { SHIPPED } from './shipped-facts.ts';

/** `courses.source` of the rows that come with the product; their `source_id` is the slug in the file. */
export const SHIPPED_SOURCE = 'fescue';

/** The day that stands with what the shipped catalogue says: moved on when its facts are gone through again. */
export const SHIPPED_ON = '2026-11-01';

/** Key in table settings: the hash of the catalogue that was loaded last. */
const LOADED = 'catalogue';

/** The same number in every node: who holds it seeds, the others find it done. */
export const SEED_LOCK = 7_352_183;

/** Rows a statement; PostgreSQL takes at most 65,535 parameters. */
const ROWS_A_STATEMENT = 500;

/** What a new edition of the catalogue changes in a row that is there beside its facts: not its address, not its ratings. */
const DERIVED = [
	...(['continent', 'coverTerrain', 'builtInRating', 'searchName'] as const),
] satisfies (keyof typeof courses.$inferInsert)[];

type NewCourse = typeof courses.$inferInsert;

/**
 * Loads the shipped catalogue when it is new to the database, and returns how many courses were written (0: it was there).
 * A row that exists gets the new facts; its address and its ratings stay.
 */
export async function loadCatalogue(db: Database): Promise<number> {
	const files = await readSeedFiles('catalogue');
	const hash = hashOf(files);
	if ((await loadedHash(db)) === hash) return 0;
	const shipped = parseCatalogue(files);
	const rows = shipped.map(toRow);
	return db.transaction(async (tx) => {
		await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
		if ((await loadedHash(tx)) === hash) return 0;
		const free = await withFreeSlugs(tx, await withoutMerged(tx, rows));
		for (let at = 0; at < free.length; at += ROWS_A_STATEMENT) await upsert(tx, free.slice(at, at + ROWS_A_STATEMENT));
		await tellShippedClubs(tx, shipped);
		await tx
			.insert(settings)
			.values({ key: LOADED, value: hash })
			.onConflictDoUpdate({ target: settings.key, set: { value: hash, updatedAt: sql`now()` } });
		return rows.length;
	});
}

/** Every course of the shipped catalogue; throws with the file, line and field that is wrong. */
export function parseCatalogue(files: readonly SeedFile[]): ShippedCourse[] {
	const shipped = files.flatMap(({ name, text }) => {
		const parsed = z.array(shippedCourse).safeParse(JSON.parse(text));
		if (!parsed.success) throw new Error(`database/seed/catalogue/${name}.json: ${z.prettifyError(parsed.error)}`);
		return parsed.data;
	});
	return shipped.some((course) => course.slug === FEATURED.slug) ? shipped : [...shipped, featuredCourse()];
}

/** The featured course stands in every catalogue (decision C7), with no more facts than are known of it. */
function featuredCourse(): ShippedCourse {
	const { slug, name, locality, region, country, terrain } = FEATURED;
	return {
		slug,
		name,
		otherNames: [],
		locality,
		region,
		country,
		terrain,
		latitude: 37.998,
		longitude: -0.84,
		positionAccuracy: 1_000,
	};
}

function toRow({ club: _, ...course }: ShippedCourse): NewCourse {
	const country = getCountry(course.country);
	if (!country) throw new Error(`${course.slug}: there is no country ${course.country}`);
	const place = {
		locality: course.locality ?? null,
		region: course.region ?? null,
		kind: course.kind ?? kindOf(course),
	};
	return {
		...course,
		...place,
		factSources: sourcesOf({ ...course, ...place }, { from: SHIPPED_SOURCE, day: SHIPPED_ON }),
		searchName: searchNameOf(course.name),
		continent: country.continent,
		coverTerrain: course.terrain,
		builtInRating: course.slug === FEATURED.slug ? FEATURED.rating : null,
		source: SHIPPED_SOURCE,
		sourceId: course.slug,
	};
}

/** What editors have merged into another course stays merged. */
async function withoutMerged(tx: Database, rows: NewCourse[]): Promise<NewCourse[]> {
	const { source, sourceId } = mergedCourseSources;
	const merged = await tx.select({ sourceId }).from(mergedCourseSources).where(eq(source, SHIPPED_SOURCE));
	const gone = new Set(merged.map((row) => row.sourceId));
	return rows.filter((row) => !gone.has(row.sourceId));
}

/** An imported course may have taken an address before the catalogue had it; addresses stay, so ours steps aside. */
async function withFreeSlugs(tx: Database, rows: NewCourse[]): Promise<NewCourse[]> {
	const wanted = rows.map((row) => row.slug);
	const taken = await tx
		.select({ slug: courses.slug })
		.from(courses)
		.where(and(inArray(courses.slug, wanted), ne(courses.source, SHIPPED_SOURCE)));
	const occupied = new Set(taken.map((row) => row.slug));
	return rows.map((row) =>
		occupied.has(row.slug) ? { ...row, slug: `${row.slug}-${getCountry(row.country)?.slug}` } : row,
	);
}

/** What an editor has written of a course is better known than what we ship. */
const isUntouched = sql`not exists (select from desk_log
	where thing_kind = 'course' and thing_id = ${courses.id}::text and action in ('course edited', 'course merged'))`;

/** Whether a source, as SQL has it, is the shipped catalogue, and nobody has checked what it says; nobody's is ours to tell. */
const isOurs = (source: string) =>
	`(coalesce(${source} ->> 'from', '${SHIPPED_SOURCE}') = '${SHIPPED_SOURCE}' and ${source} ->> 'checked' is null)`;

/** What others have told of a course stays theirs. */
const factSources = sql.raw(`excluded.fact_sources || coalesce((select jsonb_object_agg(told.key, told.value)
	from jsonb_each(courses.fact_sources) told where not (${isOurs('told.value')})), '{}')`);

async function upsert(tx: Database, rows: NewCourse[]): Promise<void> {
	const derived = DERIVED.map((name) => [name, sql.raw(`excluded.${courses[name].name}`)]);
	const facts = SHIPPED.map(({ fact, name, field: { column } }) => [
		name,
		sql.raw(
			`case when ${isOurs(`courses.fact_sources -> '${fact}'`)} then excluded.${column} else courses.${column} end`,
		),
	]);
	await tx
		.insert(courses)
		.values(rows)
		.onConflictDoUpdate({
			target: [courses.source, courses.sourceId],
			set: { ...Object.fromEntries([...derived, ...facts]), factSources, updatedAt: sql`now()` },
			setWhere: isUntouched,
		});
}

/** A course that an editor has taken out of its club, or put into another, stays as they left it. */
async function tellShippedClubs(tx: Database, shipped: readonly ShippedCourse[]): Promise<void> {
	const clubBySlug = new Map(shipped.flatMap(({ slug, club }) => (club === undefined ? [] : [[slug, club]])));
	const moved = sql`exists (select from desk_log
		where thing_kind = 'course' and thing_id = ${courses.id}::text and action = 'club changed')`;
	const rows = await tx
		.select({ courseId: courses.id, sourceId: courses.sourceId })
		.from(courses)
		.where(and(eq(courses.source, SHIPPED_SOURCE), inArray(courses.sourceId, [...clubBySlug.keys()]), not(moved)))
		.orderBy(courses.id);
	await tellClubs(
		tx,
		rows.map(({ courseId, sourceId }) => ({ courseId, club: clubBySlug.get(sourceId) ?? '' })),
	);
}

async function loadedHash(db: Database): Promise<unknown> {
	const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, LOADED));
	return row?.value;
}

function hashOf(files: readonly SeedFile[]): string {
	const hash = createHash('sha256');
	for (const { name, text } of files) hash.update(`${name}\0${text}\0`);
	return hash.digest('hex');
}
