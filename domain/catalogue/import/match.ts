import { sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { type Candidate, chooseTwin } from '#domain/catalogue/twins/choose.ts';
import { compareNames, type Likeness } from '#domain/catalogue/twins/compare-names.ts';
import { MOST_DOUBTFUL_KILOMETRES } from '#domain/catalogue/twins/judge.ts';
import { readTold, type Told } from '#domain/catalogue/twins/judged.ts';
import { KILOMETRES_A_DEGREE, longitudeScale } from '#domain/geography/distance.ts';
import { type FoundKnown, type Known, knownAs, type Sought, soughtBy, toldBy } from './known.ts';
import type { RegionFinder } from './regions.ts';
import type { ImportedCourse } from './rows/imported-course.ts';

const MOST_CANDIDATES = 200;

/** A course that a row may be, and why. */
export type Twin = { target: number; likeness: Likeness };

/**
 * A new course gets the number `target`, below nought; a merged one that of its course. One that waits is a new course that an
 * editor is asked about.
 */
export type Match =
	| { kind: 'new'; target: number }
	| { kind: 'merge'; target: number; likeness: Likeness }
	| { kind: 'waiting'; target: number; twins: Twin[] }
	| { kind: 'id-conflict' };

/** How many courses were taken before this batch, and before this file. */
type Matching = { taken: number; takenBefore: number; findRegion: RegionFinder };

/** The matches of a batch, in its order, and what later batches have to know of it. */
export type MatchedBatch = { matches: Match[]; known: Known[] };

/** How alike two names have to be to stand for one course where the source's id is the same. */
const SAME_ID: readonly Likeness[] = ['same', 'equal', 'placed', 'club', 'part'];

/**
 * Finds for each course of a batch the one it is: the same source and id; else the one that it surely is by its names, its place and
 * how well that is known. Of several the one that is most like it. A row may match an earlier row of the same batch, but in a file
 * that a site like this one offers each row is a course of its own. New courses are numbered on from `taken`.
 */
export async function matchBatch(
	tx: Database,
	batch: readonly ImportedCourse[],
	{ taken, takenBefore, findRegion }: Matching,
): Promise<MatchedBatch> {
	const rows = batch.map((course) => {
		const told: Told = { ...course, regionSlug: findRegion(course.country, course.region) };
		return { course, told, asked: askedFor(told, soughtBy(told)) };
	});
	const stored = await listCandidates(tx, rows);
	const recent = new Recent();
	const readCandidate = readingOnce();
	let last = taken;
	const matches = rows.map(({ course, told, asked }, row): Match => {
		const found = [...(stored.get(row) ?? []), ...recent.find(course, asked)];
		const isOther = ({ known: { country, target } }: Found) =>
			country !== null && !(course.open && target < -takenBefore);
		const match = decide(course, told, found.map(readCandidate), isOther, -(last + 1));
		if (match.kind === 'id-conflict') return match;
		if (match.kind !== 'merge') last++;
		const entry = knownAs(told, { ...course, target: match.target }, asked);
		// Rows after this one may carry its id, but only the course itself is what they can lie near to.
		recent.add(match.kind === 'merge' ? { ...entry, country: null } : entry);
		return match;
	});
	return { matches, known: recent.all };
}

type Found = { known: FoundKnown; candidate: Candidate };

/** Around a row are mostly the courses that were around the one before: the names of each are taken apart once in a batch. */
export function readingOnce(): (known: FoundKnown) => Found {
	const read = new Map<string, Candidate>();
	return (known) => {
		const key = `${known.target} ${known.source} ${known.source_id}`;
		const candidate = read.get(key) ?? { target: known.target, ...readTold(toldBy(known)) };
		read.set(key, candidate);
		return { known, candidate };
	};
}

/** `isOther`: whether something found may be the course by its names and its place, and not by its id alone. */
function decide(
	course: ImportedCourse,
	told: Told,
	found: Found[],
	isOther: (one: Found) => boolean,
	nextTarget: number,
): Match {
	const entry = readTold(told);
	const sameId = found.filter(({ known }) => known.source === course.source && known.source_id === course.sourceId);
	const [byId] = sameId;
	if (byId) {
		const sameName = sameId.some(
			({ known, candidate }) => known.name === course.name || SAME_ID.includes(compareNames(entry, candidate)),
		);
		return sameName ? { kind: 'merge', target: byId.candidate.target, likeness: 'same' } : { kind: 'id-conflict' };
	}
	const candidates = found.filter(isOther).map(({ candidate }) => candidate);
	const choice = chooseTwin(entry, candidates);
	if (choice.kind === 'sure') return { kind: 'merge', target: choice.target, likeness: choice.judgement.likeness };
	if (choice.kind === 'different') return { kind: 'new', target: nextTarget };
	const twins = choice.others.map(({ target, judgement: { likeness } }) => ({ target, likeness }));
	return { kind: 'waiting', target: nextTarget, twins };
}

/** Where and by what a row looks for courses; degrees. */
export type Asked = Sought & { south: number; north: number; west: number; east: number };

/** Where a course is looked for, and by what. */
export function askedFor({ latitude, longitude }: Told, sought: Sought): Asked {
	const { town, keys, scripts } = sought;
	if (latitude === null || longitude === null) return { town, keys, scripts, south: 0, north: 0, west: 0, east: 0 };
	const high = MOST_DOUBTFUL_KILOMETRES / KILOMETRES_A_DEGREE;
	const wide = high / Math.max(longitudeScale(latitude), 0.05);
	const box = { south: latitude - high, north: latitude + high, west: longitude - wide, east: longitude + wide };
	return { town, keys, scripts, ...box };
}

/** The entries of a batch itself, which its later rows may match. */
class Recent {
	readonly all: Known[] = [];
	readonly #bySource = new Map<string, Known[]>();

	add(known: Known): void {
		this.all.push(known);
		const key = `${known.source}\n${known.source_id}`;
		const list = this.#bySource.get(key);
		if (list) list.push(known);
		else this.#bySource.set(key, [known]);
	}

	find(course: ImportedCourse, asked: Asked): Known[] {
		const bySource = this.#bySource.get(`${course.source}\n${course.sourceId}`) ?? [];
		return [...bySource, ...this.all.filter((known) => known.country === course.country && isAround(known, asked))];
	}
}

function isAround({ latitude, longitude, town, keys, scripts }: Known, asked: Asked): boolean {
	const isNear =
		latitude !== null && longitude !== null && latitude >= asked.south && latitude <= asked.north
			? longitude >= asked.west && longitude <= asked.east
			: town !== null && town === asked.town;
	if (!isNear) return false;
	return keys.some((key) => asked.keys.includes(key)) || !scripts.some((script) => asked.scripts.includes(script));
}

/** What the tables hold for each row of the batch, the courses that were there first before the others. */
export async function listCandidates(
	tx: Database,
	rows: readonly { course: Pick<ImportedCourse, 'country' | 'latitude' | 'source' | 'sourceId'>; asked: Asked }[],
): Promise<Map<number, FoundKnown[]>> {
	const asked = rows.map(({ course: { country, source, sourceId, latitude }, asked }, row) => ({
		...{ row, country, source, source_id: sourceId, placed: latitude !== null },
		...asked,
	}));
	const found = await tx.execute<FoundKnown & { row: number }>(sql`
		select r.row, k.target, k.country, k.name, k.other_names, k.locality, k.region, k.region_slug, k.latitude, k.longitude,
			k.position_accuracy, k.holes, k.source, k.source_id
		from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
			as r(row int, country text, source text, source_id text, placed bool, town text, south float8, north float8,
				west float8, east float8, keys text[], scripts text[])
		cross join lateral (
			select * from (
				(select * from import_known where source = r.source and source_id = r.source_id limit ${MOST_CANDIDATES})
				union all
				(select * from import_known n where country = r.country and r.placed
					and latitude between r.south and r.north and longitude between r.west and r.east
					and (keys && r.keys or not scripts && r.scripts) limit ${MOST_CANDIDATES})
				union all
				(select * from import_known where country = r.country and town = r.town
					and (latitude is null or not r.placed) and keys && r.keys limit ${MOST_CANDIDATES})
			) found order by target < 0, abs(target)
		) k`);
	return Map.groupBy(found.rows, ({ row }) => row);
}
