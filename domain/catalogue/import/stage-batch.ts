import { sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { getCountry } from '#domain/catalogue/places/countries.ts';
import { inferTerrain } from '#domain/catalogue/terrain.ts';
import { LIKENESSES } from '#domain/catalogue/twins/compare-names.ts';
import type { Geography } from '#domain/geography/geography.ts';
import { storedOf } from '../facts/amounts.ts';
import { FILLED } from '../facts/imported.ts';
import { type FactSources, importedSource, sourcesOf } from '../facts/sources.ts';
import { searchNameOf } from '../finding/search-name.ts';
import { type Match, matchBatch } from './match.ts';
import type { Placed } from './place-all.ts';
import type { RegionFinder } from './regions.ts';
import { accuracyOf } from './rows/accuracy.ts';
import type { ImportedCourse } from './rows/imported-course.ts';
import { coreName, isVague, refuseName } from './rows/names.ts';
import { chooseSlugs } from './rows/slugs.ts';
import {
	addKnown,
	CLUB_COLUMNS,
	insertAll,
	NEW_COURSE,
	OPEN_COLUMNS,
	PLACED,
	TOLD_FACTS,
	TWIN_COLUMNS,
} from './staging.ts';

/**
 * What an import carries from batch to batch: how many rows it has read and taken, how many it had taken when its present file began,
 * the last numbers of slugs, and the day that stands with what it takes over, YYYY-MM-DD.
 */
export type StagingState = {
	rows: number;
	taken: number;
	takenBefore: number;
	lastNumbers: Map<string, number>;
	day: string;
	findRegion: RegionFinder;
};

/** Courses, and where they lie, in their order. */
export type Batch = { courses: readonly ImportedCourse[]; places: Promise<readonly Placed[]> };

/**
 * Matches a batch of courses and enters it into the temporary tables: new courses, and facts for courses that are there.
 * Returns what became of each, in its order.
 */
export async function stageBatch(
	tx: Database,
	batch: Batch,
	geography: Geography,
	state: StagingState,
): Promise<Staged[]> {
	if (batch.courses.length === 0) return [];
	const courses = batch.courses.map(withAccuracy);
	const { matches, known } = await matchBatch(tx, courses, state);
	const matched = courses.map((course, at) => ({ course, match: matches[at], seq: state.rows + at }));
	const fresh = matched.filter(({ match }) => match?.kind === 'new' || match?.kind === 'waiting');
	const slugs = await chooseSlugs(
		tx,
		fresh.map(({ course }) => course),
		state.lastNumbers,
	);
	const places = await batch.places;
	const records = fresh.map(({ course, seq }, at) => ({
		...newCourse(course, slugs[at] ?? '', state.taken + at + 1, geography),
		fact_sources: toldSources(course, state.day),
		...places[seq - state.rows],
	}));
	const facts = matched.flatMap(({ course, match, seq }) =>
		match?.kind === 'merge'
			? [{ target: match.target, seq, ...factsOf(course, geography), ...originOf(course, match, state) }]
			: [],
	);
	await insertAll(tx, 'import_new', { seq: 'int', ...NEW_COURSE, ...PLACED }, records);
	await insertAll(tx, 'import_facts', TOLD_FACTS, facts);
	await insertAll(tx, 'import_twins', TWIN_COLUMNS, matched.flatMap(twinsOf));
	await insertAll(tx, 'import_clubs', CLUB_COLUMNS, matched.flatMap(clubOf));
	await insertAll(tx, 'import_open', OPEN_COLUMNS, matched.flatMap(besidesOf));
	await addKnown(tx, known);
	state.rows += courses.length;
	state.taken += fresh.length;
	return withSlugs(tx, matches);
}

/** What became of a row, and the slugs of the course that it was merged into, or of those that it may be. */
export type Staged = { match: Match; slugs: string[] };

async function withSlugs(tx: Database, matches: readonly Match[]): Promise<Staged[]> {
	const targets = [...new Set(matches.flatMap(othersOf))];
	const { rows } = await tx.execute<{ target: number; slug: string }>(sql`
		select id as target, slug from courses where id = any(${sql.param(targets)}::int[])
		union all select -seq, slug from import_new where -seq = any(${sql.param(targets)}::int[])`);
	const slugs = new Map(rows.map(({ target, slug }) => [target, slug]));
	return matches.map((match) => ({ match, slugs: othersOf(match).flatMap((target) => slugs.get(target) ?? []) }));
}

/** The courses that a row is or may be, by their numbers. */
function othersOf(match: Match): number[] {
	if (match.kind === 'merge') return [match.target];
	return match.kind === 'waiting' ? match.twins.map(({ target }) => target) : [];
}

/** A position is kept with how well it is known, whether the file says so or not. */
function withAccuracy(course: ImportedCourse): ImportedCourse {
	if (course.open) return course;
	const { latitude, longitude, source, positionAccuracy } = course;
	const position = latitude === null || longitude === null ? null : { latitude, longitude };
	return { ...course, positionAccuracy: accuracyOf(position, source, positionAccuracy) };
}

/** Where each fact that a row tells is from: from the row, unless it says otherwise itself. */
function toldSources(course: ImportedCourse, day: string): FactSources {
	const sources = sourcesOf(course, importedSource(course, day));
	const own = Object.entries(course.open?.sources ?? {}).filter(([fact]) => fact in sources);
	return { ...sources, ...Object.fromEntries(own) };
}

/** Where what a row tells is from, and how alike it is called to the course that it is told of: the most alike is believed first. */
const originOf = (course: ImportedCourse, match: Match & { kind: 'merge' }, { day }: StagingState) => ({
	origins: toldSources(course, day),
	source: course.source,
	source_id: course.sourceId,
	rank: LIKENESSES.indexOf(match.likeness),
});

type Matched = { course: ImportedCourse; match: Match | undefined; seq: number };

const twinsOf = ({ match }: Matched) =>
	match?.kind === 'waiting'
		? match.twins.map(({ target, likeness }) => ({ target: match.target, twin: target, likeness }))
		: [];

/** What is told of a course's club; nothing where that is no name that tells one club from others. */
function clubOf({ course: { club }, match, seq }: Matched) {
	if (!club || !match || match.kind === 'id-conflict' || refuseName(club) !== null || isVague(club)) return [];
	return [{ target: match.target, seq, name: club, core: coreName(club) }];
}

/** What a row tells of its course besides facts. */
function besidesOf({ course: { club, open }, match, seq }: Matched) {
	if (!open || !match || match.kind === 'id-conflict') return [];
	const { otherAddresses, otherIds, clubSlug } = open;
	const told = { target: match.target, seq, other_addresses: otherAddresses, other_ids: otherIds };
	return [{ ...told, club, club_core: club === null ? null : coreName(club), club_slug: clubSlug }];
}

function newCourse(course: ImportedCourse, slug: string, seq: number, geography: Geography) {
	return {
		seq,
		slug,
		name: course.name,
		kind: course.kind,
		other_names: course.otherNames,
		country: course.country,
		continent: getCountry(course.country)?.continent ?? '',
		source: course.source,
		source_id: course.sourceId,
		search_name: searchNameOf(course.name),
		closed_on: course.open?.closedOn ?? null,
		...factsOf(course, geography),
	};
}

function factsOf(course: ImportedCourse, geography: Geography) {
	const { latitude, longitude } = course;
	const kilometresToSea =
		latitude === null || longitude === null ? null : geography.kilometresToSea(latitude, longitude);
	const filled = FILLED.flatMap(({ columns }) => columns.map((one) => [one.column, storedOf(one, course)]));
	return {
		...Object.fromEntries(filled),
		cover_terrain: course.terrain ?? inferTerrain({ latitude, longitude, kilometresToSea }),
	};
}
