import { sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { kilometresBetween } from '#domain/geography/distance.ts';
import { foldText } from '#domain/shared/text/fold.ts';
import { otherNames } from '../facts/names.ts';
import { type FactSource, importedSource } from '../facts/sources.ts';
import { searchNameOf } from '../finding/search-name.ts';
import type { ImportedCourse } from './rows/imported-course.ts';
import { isVague } from './rows/names.ts';

/** A course of the same id farther away is another one. */
const SAME_KILOMETRES = 2;

type Stored = {
	row: number;
	id: number;
	name: string;
	other_names: string[];
	latitude: number | null;
	longitude: number | null;
	named_by: string | null;
};

/** The courses that a file calls by new names, and those that it calls as they are called here. */
export type Renames = { names: Map<number, { name: string; origin: FactSource }>; settled: Set<number> };

export const noRenames = (): Renames => ({ names: new Map(), settled: new Set() });

/**
 * Finds the courses of a batch that came from the same source under the same id before, and are called otherwise now, within two
 * kilometres. They are returned by the names they have here, so that they are matched as what they are; `renamed` says which. The
 * first name that a file tells of an id counts, and none that says as little as "Old Course", or that an editor has given before.
 */
export async function noticeRenames(
	tx: Database,
	batch: readonly ImportedCourse[],
	renames: Renames,
	day: string,
): Promise<{ course: ImportedCourse; renamed: boolean }[]> {
	const stored = await listStored(tx, batch);
	return batch.map((course, row) => {
		const known = stored.get(row);
		if (!known || renames.settled.has(known.id)) return { course, renamed: false };
		const isCalledSo = known.name === course.name || known.other_names.includes(course.name);
		const isNew = !isCalledSo && isNear(course, known) && !isVague(course.name) && !isShouted(course.name, known.name);
		if (isCalledSo || isNew) renames.settled.add(known.id);
		if (!isNew) return { course, renamed: false };
		const byEditor = known.named_by === 'editor';
		if (!byEditor) renames.names.set(known.id, { name: course.name, origin: importedSource(course, day) });
		return { course: { ...course, name: known.name }, renamed: !byEditor };
	});
}

/** Gives the courses their new names and keeps the old ones among the others; returns how many there were. */
export async function writeRenames(tx: Database, { names }: Renames): Promise<number> {
	if (names.size === 0) return 0;
	const records = [...names].map(([id, { name, origin }]) => ({ id, name, search_name: searchNameOf(name), origin }));
	const { rowCount } = await tx.execute(sql`
		update courses c set name = r.name, search_name = r.search_name, updated_at = now(),
			other_names = (array[c.name] || array_remove(c.other_names, r.name))[1:${sql.raw(String(otherNames.most))}],
			fact_sources = c.fact_sources || jsonb_build_object('name', r.origin, 'otherNames', r.origin)
		from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as r(id int, name text, search_name text, origin jsonb)
		where c.id = r.id`);
	await tx.execute(sql`select pg_notify('fescue_changed', '["catalogue","ranking"]')`);
	return rowCount ?? 0;
}

async function listStored(tx: Database, batch: readonly ImportedCourse[]): Promise<Map<number, Stored>> {
	const asked = batch.map(({ source, sourceId }, row) => ({ row, source, source_id: sourceId }));
	const { rows } = await tx.execute<Stored>(sql`
		select r.row, c.id, c.name, c.other_names, c.latitude, c.longitude, c.fact_sources -> 'name' ->> 'from' as named_by
		from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as r(row int, source text, source_id text)
		join courses c on c.source = r.source and c.source_id = r.source_id`);
	return new Map(rows.map((stored) => [stored.row, stored]));
}

const isNear = (course: ImportedCourse, stored: Stored) => (kilometresBetween(course, stored) ?? 0) <= SAME_KILOMETRES;

/** The same name in capitals is no new one. */
const isShouted = (name: string, known: string) => name === name.toUpperCase() && foldText(name) === foldText(known);
