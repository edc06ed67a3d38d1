import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { readMeaning } from '#app/features/find/meaning.server.ts';
import { withoutLookups } from '#app/features/find/read-find-search.server.ts';
import type { Database } from '#database/client.ts';
import { courses } from '#database/schema/catalogue.ts';
import { findCourses } from '#domain/catalogue/finding/search.ts';
import { haversineKilometres } from '#domain/geography/distance.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { foldText } from '#domain/shared/text/fold.ts';
import { sharedData } from '#tests/support/facts/shared-data.ts';
import { share } from '../process.ts';

const SET = sharedData('sets/places-a.csv');
const NAMES = sharedData('sets/names-a.csv');
/** In percent. */
const GOAL = 95;
const FIRST = 10;

type Labelled = Record<
	'query' | 'kind' | 'country' | 'lat' | 'lng' | 'radius_km' | 'sort_or_filter' | 'min_share' | 'note',
	string
>;
type Course = Awaited<ReturnType<typeof readAll>> extends Map<number, infer One> ? One : never;
type Answer = { query: string; kind: string; isRight: boolean; said: string };

/** Prints how often a labelled text of a place or an intention is answered as its set defines it, by kind, and every other one. */
export async function measurePlaces(ctx: DomainContext): Promise<void> {
	if (!existsSync(SET)) return console.log(`no ${SET}: places are not measured`);
	const labelled: Labelled[] = parse(readFileSync(SET, 'utf8'), { columns: true });
	const all = await readAll(ctx.db);
	const times: number[] = [];
	const answers: Answer[] = [];
	for (const { query } of labelled) await find(ctx, query);
	for (const one of labelled) {
		const began = performance.now();
		const found = await find(ctx, one.query);
		times.push(performance.now() - began);
		answers.push(
			judge(
				one,
				found.flatMap((id) => all.get(id) ?? []),
			),
		);
	}
	const right = answers.filter(({ isRight }) => isRight).length;
	console.log(`\nplaces and intentions: goal ${GOAL} %`);
	console.log(`  all          ${right} of ${answers.length}, ${((100 * right) / answers.length).toFixed(1)} %`);
	for (const [kind, ofKind] of Map.groupBy(answers, (one) => one.kind)) {
		console.log(`  ${kind.padEnd(12)} ${ofKind.filter(({ isRight }) => isRight).length} of ${ofKind.length}`);
	}
	for (const { query, isRight, said } of answers) if (!isRight) console.log(`  ${query}: ${said}`);
	console.log(
		`  understood and found within ${share(times, 0.5).toFixed(1)} ms (median), ${share(times, 0.99).toFixed(1)} ms (p99)`,
	);
	await measureNamesOfPage(ctx, all);
}

/** Prints how many labelled names the find page answers with their course, understanding what it can. */
async function measureNamesOfPage(ctx: DomainContext, all: Awaited<ReturnType<typeof readAll>>) {
	const labelled: { query: string; expected_slug_or_source_id: string }[] = parse(readFileSync(NAMES, 'utf8'), {
		columns: true,
	});
	let [first, five] = [0, 0];
	for (const { query, expected_slug_or_source_id: expected } of labelled) {
		const found = (await find(ctx, query)).slice(0, 5).flatMap((id) => all.get(id) ?? []);
		const wanted = expected.split('|');
		const place = found.findIndex(({ slug, sourceId }) => wanted.includes(slug) || wanted.includes(sourceId));
		if (place === 0) first += 1;
		if (place >= 0) five += 1;
		if (place !== 0)
			console.log(`  ${query}: ${expected} at ${place + 1 || 'none'} → ${found.map(({ name }) => name).join(' | ')}`);
	}
	console.log(`  names on the find page: ${first} of ${labelled.length} first, ${five} among the first five`);
}

/** What the find page shows first. */
export async function find(ctx: DomainContext, q: string): Promise<number[]> {
	const { filter } = await readMeaning(ctx, withoutLookups(new URLSearchParams({ q })));
	return (await findCourses(ctx, filter)).items.map(({ id }) => id);
}

async function readAll(db: Database) {
	const { id, slug, sourceId, name, otherNames, country, nation, regionName, latitude, longitude } = courses;
	const { terrain, priceBand, holes, kind, architect, ratingShown, ranked } = courses;
	const rows = await db
		.select({
			...{ id, slug, sourceId, name, otherNames, country, nation, regionName, latitude, longitude },
			...{ terrain, priceBand, holes, kind, architect, ratingShown, ranked },
		})
		.from(courses);
	return new Map(rows.map((row) => [row.id, row]));
}

function judge(one: Labelled, found: readonly Course[]): Answer {
	const known = Number(/\bn=(\d+)/.exec(one.note)?.[1] ?? FIRST) || FIRST;
	const looked = found.slice(0, Math.min(FIRST, known));
	const wanted = Math.max(1, looked.length);
	const [, expected] = /expected=([\w-]+)/.exec(one.note) ?? [];
	const leads = expected ? found[0]?.slug === expected || found[0]?.sourceId === expected : isLed(one, found);
	const right = expected ? wanted : looked.filter((course) => isThere(one, course) && isSo(one, course)).length;
	const inOrder = !one.sort_or_filter.includes('ranked') || isRanked(looked);
	const isRight = leads && inOrder && right >= wanted * Number(one.min_share);
	const names = looked.map(({ name, country, regionName }) => `${name} (${country} ${regionName ?? ''})`).join(' | ');
	return {
		...{ query: one.query, kind: one.kind, isRight },
		said: `${right} of ${wanted}${leads ? '' : ', another first'}${inOrder ? '' : ', out of order'} → ${names}`,
	};
}

/** Whether it lies in the country and the circle, and in the nation where the note names one. */
function isThere({ country, lat, lng, radius_km: radius, note }: Labelled, course: Course): boolean {
	const { latitude, longitude } = course;
	if (!country.split(',').includes(course.country)) return false;
	const [, nation] = /region: (England|Scotland|Wales|Northern Ireland)/.exec(note) ?? [];
	if (nation && course.nation !== null) return course.nation === foldText(nation).replaceAll(' ', '-');
	if (radius === '') return true;
	if (latitude === null || longitude === null) return false;
	const there = { latitude: Number(lat), longitude: Number(lng) };
	return haversineKilometres(there, { latitude, longitude }) <= Number(radius);
}

/** Whether it is as the filter wants it; what nobody knows of price and holes is right. */
function isSo({ sort_or_filter: wanted }: Labelled, course: Course): boolean {
	const [, architect] = /architect=(.*)/.exec(wanted) ?? [];
	if (architect) return architect.split(' ').every((word) => course.architect?.includes(word));
	if (wanted.startsWith('links')) return course.terrain === 'links' || /\blinks\b/i.test(course.name);
	if (wanted === 'price<=2') return (course.priceBand ?? 0) <= 2;
	if (wanted === 'holes=9') return (course.holes ?? 9) === 9;
	return wanted !== 'par3' || course.kind === 'par-3' || course.kind === 'pitch-and-putt';
}

/** Whether the course that the note wants first, or among the first three, is there. */
function isLed({ note }: Labelled, found: readonly Course[]): boolean {
	const [, name, among] =
		/^([A-Z].*?|.*?Old Course) (?:first|among the first (three))\b/.exec(note.split(', ').at(-1) ?? '') ?? [];
	if (!name || /nearest/.test(note)) return true;
	return found
		.slice(0, among ? 3 : 1)
		.some((course) => foldText(`${course.name} ${course.otherNames.join(' ')}`).includes(foldText(name)));
}

const isRanked = (found: readonly Course[]) =>
	found.every(({ ranked, ratingShown }, at) => {
		const before = found[at - 1];
		if (!before) return true;
		if (before.ranked !== ranked) return before.ranked;
		return !ranked || (before.ratingShown ?? 0) >= (ratingShown ?? 0);
	});
