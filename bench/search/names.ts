import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { Database } from '#database/client.ts';
import { courses } from '#database/schema/catalogue.ts';
import type { CourseIndex } from '#domain/shared/course-index.ts';
import { sharedData } from '#tests/support/facts/shared-data.ts';

const SET = sharedData('sets/names-a.csv');
const FIRST = 5;
/** In percent: how often the right course is to come first, and among the first five. */
const GOALS = { first: 92, five: 98 };

type Labelled = { query: string; expected_slug_or_source_id: string; kind: string };
type Answered = Labelled & { place: number; found: string[] };

/** Prints how often a labelled text finds its course first and among the first five, in all and by kind, and what does not. */
export async function measureNames(db: Database, index: CourseIndex): Promise<void> {
	if (!existsSync(SET)) return console.log(`no ${SET}: names are not measured`);
	const labelled: Labelled[] = parse(readFileSync(SET, 'utf8'), { columns: true });
	const { id, slug, sourceId, name } = courses;
	const rows = await db.select({ id, slug, sourceId, name }).from(courses);
	const byId = new Map(rows.map((row) => [row.id, row]));
	const answered = labelled.map((one): Answered => {
		const wanted = one.expected_slug_or_source_id.split('|');
		const found = Array.from(index.select({ q: one.query }).part(0, FIRST), (row) =>
			byId.get(index.columns.id[row] ?? 0),
		);
		const place = found.findIndex((row) => row && (wanted.includes(row.slug) || wanted.includes(row.sourceId)));
		return { ...one, place, found: found.flatMap((row) => row?.name ?? []) };
	});
	console.log(`\nnames: goal ${GOALS.first} % first, ${GOALS.five} % among the first five`);
	printShares('all', answered);
	for (const [kind, ofKind] of Map.groupBy(answered, (one) => one.kind)) printShares(kind, ofKind);
	for (const { query, kind, expected_slug_or_source_id: wanted, place, found } of answered) {
		if (place !== 0)
			console.log(`  ${query} (${kind}): ${wanted} at ${place < 0 ? 'none' : place + 1} → ${found.join(' | ')}`);
	}
}

function printShares(kind: string, answered: readonly Answered[]) {
	const share = (isGood: (place: number) => boolean) =>
		`${((100 * answered.filter(({ place }) => isGood(place)).length) / answered.length).toFixed(1)} %`;
	console.log(
		`  ${kind.padEnd(12)} ${answered.length} asked: first ${share((place) => place === 0)}, among the first five ${share((place) => place >= 0)}`,
	);
}
