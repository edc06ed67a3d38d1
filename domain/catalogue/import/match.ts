import { sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { haversineKilometres } from '#domain/geography/distance.ts';
import { foldText } from '#domain/shared/text/fold.ts';
import { coreName } from './rows/names.ts';
import type { ImportedCourse } from './rows/parse-row.ts';
import { type Known, knownAs } from './staging.ts';

/** Two courses of one name nearer than this are one. */
const SAME_KILOMETRES = 2;
/** A little more than two kilometres, in degrees of latitude; and of longitude as far north as anybody plays. */
const NEAR = { latitude: 0.0185, longitude: 0.25 };
const MOST_CANDIDATES = 50;

/** A new course gets the number `target`, below nought; a merged one that of its course. */
export type Match = { kind: 'new' | 'merge'; target: number } | { kind: 'id-conflict' };

/** The matches of a batch, in its order, and what later batches have to know of it. */
export type MatchedBatch = { matches: Match[]; known: Known[] };

type Candidates = (row: number, course: ImportedCourse) => Known[];

/**
 * Finds for each course of a batch the one it is: the same source and id; else the same core of the name in the same
 * country within two kilometres, or in the same town where one has no position. Of several the one that was there first.
 * A row may match an earlier row of the same batch. New courses are numbered on from `taken`.
 */
export async function matchBatch(tx: Database, batch: readonly ImportedCourse[], taken: number): Promise<MatchedBatch> {
	const stored = await listCandidates(tx, batch);
	const recent: Known[] = [];
	const bySource = new Map<string, Known[]>();
	const byName = new Map<string, Known[]>();
	const remember = (known: Known) => {
		recent.push(known);
		push(bySource, `${known.source}\n${known.source_id}`, known);
		if (known.country !== null) push(byName, `${known.country} ${known.core}`, known);
	};
	const candidates: Candidates = (row, course) => [
		...(stored.get(row) ?? []),
		...(bySource.get(`${course.source}\n${course.sourceId}`) ?? []),
		...(byName.get(`${course.country} ${coreName(course.name)}`) ?? []),
	];
	let last = taken;
	const matches = batch.map((course, row): Match => {
		const match = decide(course, candidates(row, course), -(last + 1));
		if (match.kind === 'id-conflict') return match;
		if (match.kind === 'new') last++;
		const entries = knownAs({ ...course, target: match.target });
		// Rows after this one may carry its id, but only the course itself is what they can lie near to.
		for (const entry of entries) remember(match.kind === 'new' ? entry : { ...entry, country: null });
		return match;
	});
	return { matches, known: recent };
}

function decide(course: ImportedCourse, candidates: Known[], nextTarget: number): Match {
	const core = coreName(course.name);
	const sameId = candidates.filter((known) => known.source === course.source && known.source_id === course.sourceId);
	const [byId] = sameId;
	if (byId) {
		const sameName = sameId.some((known) => known.core === core);
		return sameName ? { kind: 'merge', target: byId.target } : { kind: 'id-conflict' };
	}
	const near = candidates.filter(
		(known) => known.country === course.country && known.core === core && isNear(course, known),
	);
	const [first] = near;
	if (!first) return { kind: 'new', target: nextTarget };
	return { kind: 'merge', target: first.target };
}

function isNear(course: ImportedCourse, known: Known): boolean {
	const [here, there] = [positionOf(course), positionOf(known)];
	if (here && there) return haversineKilometres(here, there) <= SAME_KILOMETRES;
	return course.locality !== null && foldText(course.locality) === known.locality;
}

function positionOf({ latitude, longitude }: Pick<Known, 'latitude' | 'longitude'>) {
	return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** What the tables hold for each row of the batch, the courses that were there first before the others. */
async function listCandidates(tx: Database, batch: readonly ImportedCourse[]): Promise<Map<number, Known[]>> {
	const asked = batch.map((course, row) => ({
		row,
		country: course.country,
		core: coreName(course.name),
		locality: course.locality === null ? null : foldText(course.locality),
		latitude: course.latitude,
		longitude: course.longitude,
		source: course.source,
		source_id: course.sourceId,
	}));
	const { rows } = await tx.execute<Known & { row: number }>(sql`
		select r.row, k.* from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
			as r(row int, country text, core text, locality text, latitude float8, longitude float8, source text, source_id text)
		cross join lateral (
			select * from (
				(select * from import_known where source = r.source and source_id = r.source_id limit ${MOST_CANDIDATES})
				union all
				(select * from import_known where country = r.country and core = r.core
					and latitude between r.latitude - ${NEAR.latitude} and r.latitude + ${NEAR.latitude}
					and longitude between r.longitude - ${NEAR.longitude} and r.longitude + ${NEAR.longitude}
					limit ${MOST_CANDIDATES})
				union all
				(select * from import_known where country = r.country and core = r.core and locality = r.locality
					and (latitude is null or r.latitude is null) limit ${MOST_CANDIDATES})
			) found order by target < 0, abs(target)
		) k`);
	return Map.groupBy(rows, ({ row }) => row);
}

function push(map: Map<string, Known[]>, key: string, known: Known) {
	const list = map.get(key);
	if (list) list.push(known);
	else map.set(key, [known]);
}
