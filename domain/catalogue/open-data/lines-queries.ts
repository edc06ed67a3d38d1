import { sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { guardFormula, toCsvLine } from '#domain/shared/text/csv.ts';
import { heldInRow } from '../facts/amounts.ts';
import { FIELD_LIST } from '../facts/fields.ts';
import type { FactSources } from '../facts/sources.ts';
import { writeCell, writeSource } from './cells.ts';
import { type AboutCourse, LIST_SIGN, OPEN_COLUMNS, type OpenColumn, SOURCE_SIGN } from './columns.ts';
import { joinParts } from './parts.ts';

/** So few that readers are answered between two pages. */
const PAGE = 100;

type Row = {
	id: number;
	fact_sources: FactSources;
	source: string;
	source_id: string;
	closed_on: string | null;
	club: string | null;
	club_slug: string | null;
	other_addresses: string[];
	other_ids: [string, string][];
} & Readonly<Record<string, unknown>>;

/** What a page of courses gives: its lines as one text, and how many they are. */
export type Lines = { text: string; courses: number };

/**
 * The file of the catalogue, the header first, then every course in the order in which they came, those that are closed too: what
 * their sisters know first is kept first again when the file is imported. The same catalogue gives the same lines. Asked of a
 * transaction that sees one moment, so that each course stands there once.
 */
export async function* readLines(tx: Database): AsyncGenerator<Lines> {
	yield { text: toCsvLine(OPEN_COLUMNS.map(({ header }) => header)), courses: 0 };
	for (let after = 0, more = true; more; ) {
		const rows = await readPage(tx, after);
		yield { text: rows.map(lineOf).join(''), courses: rows.length };
		after = rows.at(-1)?.id ?? after;
		more = rows.length === PAGE;
	}
}

const COLUMNS = FIELD_LIST.map(({ field: { kind, column } }) => (kind === 'day' ? `c.${column}::text` : `c.${column}`));

async function readPage(tx: Database, after: number): Promise<Row[]> {
	const { rows } = await tx.execute<Row>(sql`
		select c.id, c.fact_sources, c.source, c.source_id, c.closed_on::text, k.name as club, k.slug as club_slug,
			${sql.raw(COLUMNS.join(', '))},
			coalesce((select array_agg(a.slug order by a.slug collate "C") from course_slug_aliases a where a.course_id = c.id), '{}') as other_addresses,
			coalesce((select jsonb_agg(jsonb_build_array(m.source, m.source_id) order by m.source collate "C", m.source_id collate "C")
				from merged_course_sources m where m.course_id = c.id), '[]') as other_ids
		from courses c left join clubs k on k.id = c.club_id
		where c.id > ${after} order by c.id limit ${PAGE}`);
	return rows;
}

const lineOf = (row: Row) => toCsvLine(OPEN_COLUMNS.map((column) => cellOf(column, row)));

function cellOf(column: OpenColumn, row: Row): string {
	if (column.holds === 'source') return writeSource(row.fact_sources[column.fact]);
	return column.holds === 'field' ? writeCell(heldInRow(column, row)) : aboutOf(column.about, row);
}

function aboutOf(about: AboutCourse, row: Row): string {
	switch (about) {
		case 'source':
			return guardFormula(row.source);
		case 'id':
			return guardFormula(row.source_id);
		case 'other_ids': {
			const ids = row.other_ids.map((id) => joinParts(id, SOURCE_SIGN));
			return guardFormula(joinParts(ids, LIST_SIGN));
		}
		case 'other_addresses':
			return joinParts(row.other_addresses, LIST_SIGN);
		case 'closed_on':
			return row.closed_on ?? '';
		case 'club':
			return guardFormula(row.club ?? '');
		case 'club_slug':
			return row.club_slug ?? '';
	}
}
