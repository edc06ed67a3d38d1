import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { getCountry } from '#domain/catalogue/places/countries.ts';
import { foldText } from '#domain/shared/text/fold.ts';
import type { ImportedCourse } from './imported-course.ts';
import { coreName } from './names.ts';

const MOST_LETTERS = 80;
const NUMBERS_AT_ONCE = 20;
/** How many last numbers are kept in mind; beyond that they are looked for again from the start. */
const MOST_KEPT = 50_000;

/**
 * Gives each course an address part that nobody has: from its name, else with its town, its region or its country, else
 * with a number. `lastNumbers` is kept by the caller from batch to batch. The slugs come in the order of the courses.
 */
export async function chooseSlugs(
	tx: Database,
	batch: readonly ImportedCourse[],
	lastNumbers: Map<string, number>,
): Promise<string[]> {
	return pickFree(batch.map(candidatesFor), (slugs) => listUsed(tx, slugs), lastNumbers);
}

/** Tells which of some slugs are somebody's. */
type ListUsed = (slugs: readonly string[]) => Promise<Set<string>>;

/** For each list of candidates, the best first, the first that nobody has; else the last of them with a number. */
export async function pickFree(
	wanted: readonly string[][],
	whichAreUsed: ListUsed,
	lastNumbers: Map<string, number>,
): Promise<string[]> {
	const used = await whichAreUsed(wanted.flat());
	const slugs: string[] = [];
	for (const candidates of wanted) {
		const slug =
			candidates.find((candidate) => !used.has(candidate)) ??
			(await numbered(candidates, { used, whichAreUsed, lastNumbers }));
		used.add(slug);
		slugs.push(slug);
	}
	return slugs;
}

/**
 * The address that the file tells, else one made of the name. Names without Latin letters give none; their courses get their place
 * and a short id that never changes.
 */
function candidatesFor(course: ImportedCourse): string[] {
	const own = course.open?.slug;
	return own ? [own, ...madeFor(course)] : madeFor(course);
}

function madeFor(course: ImportedCourse): string[] {
	const country = getCountry(course.country)?.slug ?? course.country.toLowerCase();
	const named = [course.name, ...course.otherNames].find(isLatin);
	if (named === undefined) {
		const place = isLatin(course.locality ?? '') ? `${course.locality} ${country}` : country;
		return [slugOf(`${place} ${shortId(course)}`)];
	}
	const behind = [course.locality, course.region, country].filter((place): place is string => isLatin(place ?? ''));
	return [...new Set([slugOf(named), ...behind.map((place) => slugOf(`${named} ${place}`))])];
}

type Numbering = { used: Set<string>; whichAreUsed: ListUsed; lastNumbers: Map<string, number> };

async function numbered(candidates: string[], { used, whichAreUsed, lastNumbers }: Numbering) {
	const base = candidates.at(-1) ?? 'course';
	if (lastNumbers.size > MOST_KEPT) lastNumbers.clear();
	for (let from = (lastNumbers.get(base) ?? 1) + 1; ; from += NUMBERS_AT_ONCE) {
		const tries = Array.from({ length: NUMBERS_AT_ONCE }, (_, at) => from + at);
		for (const slug of await whichAreUsed(tries.map((number) => `${base}-${number}`))) used.add(slug);
		const number = tries.find((one) => !used.has(`${base}-${one}`));
		if (number === undefined) continue;
		lastNumbers.set(base, number);
		return `${base}-${number}`;
	}
}

async function listUsed(tx: Database, slugs: readonly string[]): Promise<Set<string>> {
	const { rows } = await tx.execute<{ slug: string }>(sql`
		select w.slug from unnest(${sql.param([...new Set(slugs)])}::text[]) as w(slug)
		where exists (select from courses c where c.slug = w.slug)
			or exists (select from course_slug_aliases a where a.slug = w.slug)
			or exists (select from import_new n where n.slug = w.slug)`);
	return new Set(rows.map(({ slug }) => slug));
}

/** "Höllviken – Old Course" → "hollviken-old-course"; letters of other scripts are left out. */
export function slugOf(text: string): string {
	const slug = foldText(text)
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '');
	return slug.length <= MOST_LETTERS ? slug : slug.slice(0, MOST_LETTERS).replace(/-[^-]*$/, '');
}

/** True when the Latin letters of a text say more than "golf club". */
export function isLatin(text: string): boolean {
	if (!/[a-z]{2}/.test(foldText(text))) return false;
	return !/[^\p{Script=Latin}\p{Script=Common}\p{M}]/u.test(text) || /[a-z]{3}/.test(coreName(text));
}

function shortId({ source, sourceId }: ImportedCourse): string {
	return createHash('sha256').update(`${source}\n${sourceId}`).digest('hex').slice(0, 8);
}
