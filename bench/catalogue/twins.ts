import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { sharedData } from '#tests/support/facts/shared-data.ts';
import type { Table } from '../table.ts';
import type { Real, RealRow } from './import-real.ts';

const SET = sharedData('sets/twins-a.csv');

/** `today` is what became of the pair when the set was made. */
type Pair = { shipped_slug: string; imported_source_id: string; imported_name: string; same: string; today: string };
type Became = 'merged' | 'waiting' | 'apart';

const BECAME: readonly Became[] = ['merged', 'waiting', 'apart'];

/** What became of labelled pairs: of those that are one course the rest waits, of those that are not none may be merged. */
export async function measureTwins(db: Database, { rows, seconds }: Real): Promise<Table> {
	// The columns of that file.
	const pairs = parse(readFileSync(SET), { columns: true }) as Pair[];
	const byId = new Map(rows.map((row) => [row.id, row]));
	const asked = await listAsked(db);
	const slugs = await slugsOfSources(db);
	const slugOf = (row: RealRow | undefined) => row?.report?.into ?? slugs.get(row?.id ?? '');
	const counts = new Map<string, number>();
	for (const pair of pairs) {
		const imported = byId.get(pair.imported_source_id);
		const first = byId.has(pair.shipped_slug) ? slugOf(byId.get(pair.shipped_slug)) : pair.shipped_slug;
		const second = slugOf(imported);
		const became = first === second ? 'merged' : asked.has([first, second].sort().join(' ')) ? 'waiting' : 'apart';
		count(counts, `${pair.same} ${became}`);
		if (isMissed(pair.same, became))
			console.log(`${pair.same}, ${became}: ${pair.shipped_slug} · ${pair.imported_name}`);
	}
	const outcomes = ['taken', 'merged', 'waiting', 'refused'].map(
		(outcome) => `${rows.filter(({ report }) => report?.outcome === outcome).length} ${outcome}`,
	);
	return {
		title: 'One course, one page',
		note: `Labelled pairs after the import of ${rows.length.toLocaleString('en-GB')} real courses (${outcomes.join(', ')}; ${seconds.toFixed(1)} seconds). Goal: of those that are one course at least 92 % merged and the rest waiting at the desk, of the others none merged.`,
		columns: ['pairs', ...BECAME, 'merged, %', 'merged before, %'],
		rows: ['yes', 'no', 'unsure'].map((same) => {
			const of = BECAME.map((became) => counts.get(`${same} ${became}`) ?? 0);
			const all = of.reduce((sum, one) => sum + one, 0);
			const before = pairs.filter((pair) => pair.same === same && pair.today === 'merged').length;
			return [same, ...of, ((of[0] ?? 0) / all) * 100, (before / all) * 100];
		}),
	};
}

const isMissed = (same: string, became: Became) =>
	(same === 'yes' && became !== 'merged') || (same === 'no' && became === 'merged');

const count = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);

async function slugsOfSources(db: Database): Promise<Map<string, string>> {
	const { rows } = await db.execute<{ source_id: string; slug: string }>(sql`select source_id, slug from courses`);
	return new Map(rows.map(({ source_id: id, slug }) => [id, slug]));
}

/** The pairs that wait, by their slugs in the order of the alphabet. */
async function listAsked(db: Database): Promise<Set<string>> {
	const { rows } = await db.execute<{ one: string; other: string }>(sql`
		select a.slug as one, b.slug as other from course_twins t
		join courses a on a.id = t.course_id join courses b on b.id = t.twin_id where t.status = 'open'`);
	return new Set(rows.map(({ one, other }) => [one, other].sort().join(' ')));
}
