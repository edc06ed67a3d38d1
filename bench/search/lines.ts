import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { courses } from '#database/schema/catalogue.ts';
import { buildCourseIndex } from '#domain/catalogue/course-index/build.ts';
import { LINE_LIMITS, type Line } from '#domain/catalogue/matching/lines.ts';
import { type MatchedLine, matchLines } from '#domain/catalogue/matching/match-lines.ts';
import { countryName } from '#domain/catalogue/places/countries.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { hasSharedData, sharedData } from '#tests/support/facts/shared-data.ts';
import { queryContext } from '../queries/query-context.ts';

const OF_A_KIND = 200;
/** In percent of each kind: lines that are right or asked about; and in seconds: a list of as many lines as are taken. */
const GOALS = { rightOrAsked: 95, seconds: 5 };

/** A line, and the ids of the courses it may be taken for without a question; none where it has to be asked about. */
type Labelled = { text: string; right: readonly number[] };
type Row = { id: number; name: string; country: string; slug: string; sourceId: string };

/**
 * Prints of each kind of pasted lines how many are taken for the right course, asked about, and taken for a wrong one, which none is to be.
 * The kinds are made from the catalogue at hand; the labelled names of the real data come first.
 */
export async function measureLines(ctx: DomainContext): Promise<void> {
	const rows = await sample(ctx.db);
	console.log(`\nlines: goal ${GOALS.rightOrAsked} % right or asked about, none wrong without a question`);
	if (hasSharedData) await measureKind(ctx, 'labelled', await labelledLines(ctx.db));
	await measureKind(ctx, 'as it is', rows.map(labelled(({ name }) => name)));
	await measureKind(
		ctx,
		'with its country',
		rows.map(labelled(({ name, country }) => `${name}, ${countryName(country)}`)),
	);
	await measureKind(ctx, 'in capitals', rows.map(labelled(({ name }) => name.toUpperCase())));
	await measureKind(ctx, 'mistyped', rows.map(labelled(({ name }) => mistype(name))));
	await measureKind(
		ctx,
		'without its end',
		rows.map(labelled(({ name }) => name.split(/\s+/).slice(0, -1).join(' ') || name)),
	);
	await measureKind(ctx, 'name of several', await namesOfSeveral(ctx.db));
	await measureKind(ctx, 'club of several', await clubsOfSeveral(ctx.db));
	await withoutCourses(ctx.db, rows, (without) =>
		measureKind(
			without,
			'of none of ours',
			rows.map(({ name }) => ({ text: name, right: [] })),
		),
	);
	await measureTime(ctx, rows);
}

const labelled =
	(write: (row: Row) => string) =>
	(row: Row): Labelled => ({ text: write(row), right: [row.id] });

async function measureKind(ctx: DomainContext, kind: string, all: readonly Labelled[]) {
	const matched = await matchLines(ctx, toLines(all));
	const told = matched.map((line, at) => ({ line, right: all[at]?.right ?? [] }));
	const taken = told.filter(({ line }) => line.sure !== null);
	const wrong = taken.filter(({ line, right }) => !right.includes(line.sure?.id ?? 0));
	const asked = told.filter(({ line }) => line.sure === null);
	const offered = asked.filter(({ line, right }) => line.candidates.some(({ id }) => right.includes(id)));
	const share = (count: number) => `${((100 * count) / Math.max(1, all.length)).toFixed(1)} %`;
	console.log(
		`  ${kind.padEnd(18)} ${all.length} lines: ${share(taken.length - wrong.length)} right, ${share(asked.length)} asked about (of these ${offered.length} with the course among those offered), ${share(wrong.length)} wrong`,
	);
	for (const { line, right } of wrong)
		console.log(`    ${line.text} → ${nameOf(line)}, not ${right.join(' or ') || 'any'}`);
}

const nameOf = ({ sure }: MatchedLine) =>
	`${sure?.name} (${sure?.location}, ${sure?.country.code}, ${sure?.slug}, ${sure?.id})`;

const toLines = (all: readonly Labelled[]): Line[] => all.map(({ text }, at) => ({ number: at + 1, text }));

/** Two letters in the middle of the longest word changed round. */
function mistype(name: string): string {
	const [longest = ''] = name.split(/\s+/).sort((a, b) => b.length - a.length);
	const letters = [...longest];
	const at = Math.floor(letters.length / 2);
	return name.replace(
		longest,
		[...letters.slice(0, at - 1), letters[at], letters[at - 1], ...letters.slice(at + 1)].join(''),
	);
}

/** Courses that no other is called as, by chance and always the same. */
async function sample(db: Database): Promise<Row[]> {
	const { rows } = await db.execute<Row>(sql`
		select min(id) as id, min(name) as name, min(country) as country, min(slug) as slug, min(source_id) as "sourceId"
		from courses where closed_on is null group by search_name having count(*) = 1 order by md5(search_name) limit ${OF_A_KIND}`);
	return rows;
}

async function namesOfSeveral(db: Database): Promise<Labelled[]> {
	const { rows } = await db.execute<{ name: string }>(sql`
		select min(name) as name from courses where closed_on is null group by search_name having count(*) > 1
		order by md5(search_name) limit ${OF_A_KIND}`);
	return rows.map(({ name }) => ({ text: name, right: [] }));
}

async function clubsOfSeveral(db: Database): Promise<Labelled[]> {
	const { rows } = await db.execute<{ name: string }>(sql`
		select c.name from clubs c join courses o on o.club_id = c.id where o.closed_on is null
		group by c.id having count(*) > 1 order by md5(c.slug) limit ${OF_A_KIND}`);
	return rows.map(({ name }) => ({ text: name, right: [] }));
}

async function labelledLines(db: Database): Promise<Labelled[]> {
	const { id, slug, sourceId } = courses;
	const all = await db.select({ id, slug, sourceId }).from(courses);
	const lines: { query: string; expected_slug_or_source_id: string }[] = parse(
		readFileSync(sharedData('sets/names-a.csv'), 'utf8'),
		{ columns: true },
	);
	return lines.map(({ query, expected_slug_or_source_id: expected }) => {
		const wanted = expected.split('|');
		const right = all.filter((row) => wanted.includes(row.slug) || wanted.includes(row.sourceId));
		return { text: query, right: right.map((row) => row.id) };
	});
}

class Undone extends Error {}

/** Asks a catalogue that lacks some courses, and gives them back. */
async function withoutCourses(db: Database, rows: readonly Row[], ask: (ctx: DomainContext) => Promise<void>) {
	const ids = rows.map(({ id }) => id);
	await db
		.transaction(async (tx) => {
			await tx.execute(sql`update courses set closed_on = current_date where id = any(${sql.param(ids)}::int[])`);
			await ask(queryContext(tx, await buildCourseIndex(tx)));
			throw new Undone();
		})
		.catch((error: unknown) => {
			if (!(error instanceof Undone)) throw error;
		});
}

/** A list of as many lines as are taken at once, a third of them mistyped, so that they are looked for longest. */
async function measureTime(ctx: DomainContext, rows: readonly Row[]) {
	const lines = Array.from({ length: LINE_LIMITS.lines }, (_, at): Labelled => {
		const name = rows[at % rows.length]?.name ?? '';
		return { text: at % 3 === 0 ? mistype(name) : name, right: [] };
	});
	const [began, busy] = [performance.now(), process.cpuUsage()];
	await matchLines(ctx, toLines(lines));
	const seconds = (performance.now() - began) / 1000;
	const { user, system } = process.cpuUsage(busy);
	const own = ((user + system) / 1e6).toFixed(1);
	console.log(
		`  ${lines.length} lines took ${seconds.toFixed(1)} s, ${own} s of them this process's work; goal ${GOALS.seconds} s`,
	);
}
