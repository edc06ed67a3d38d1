import { eq, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { courseSuggestions, courses } from '#database/schema/catalogue.ts';
import type { CourseFacts } from '../catalogue/facts/fields.ts';
import { sourcesOf } from '../catalogue/facts/sources.ts';
import { getCountry } from '../catalogue/places/countries.ts';
import { inferTerrain } from '../catalogue/terrain.ts';
import { postLetter } from '../mail/outbox-commands.ts';
import type { DomainContext } from '../shared/context.ts';
import { utcDay } from '../shared/day.ts';
import { recordDecision } from '../shared/desk/desk-log.ts';
import { isEditor } from '../shared/desk/desk-policy.ts';
import { readEditorWords, type WordsFailure } from '../shared/desk/editor-words.ts';
import { failure, type Result, success } from '../shared/result.ts';
import { inTransaction, postgresCode } from '../shared/transaction.ts';
import { columnsOf } from './facts.ts';
import type { SuggestionGround } from './suggestion-options.ts';

/**
 * `created`: a missing course becomes one. `mended`: the facts of a course that we have were put right. `declined`: neither.
 */
export type SuggestionDecision =
	| { outcome: 'created'; facts: CourseFacts }
	| { outcome: 'mended'; words: string }
	| { outcome: 'declined'; ground: SuggestionGround; words: string };

export type SuggestionFailure =
	| { kind: 'not-an-editor' }
	| { kind: 'suggestion-unknown' }
	| { kind: 'decided-already' }
	/** Another course has the address, or had it once. */
	| { kind: 'slug-taken' }
	/** It is about a course that we have, or about one that is missing, and the decision about the other. */
	| { kind: 'subject-wrong' }
	| WordsFailure;

type Suggestion = typeof courseSuggestions.$inferSelect;
type Decided = { courseId: number | null };
type Outcome = Result<Decided, SuggestionFailure>;

const UNIQUE_VIOLATION = '23505';

/** Decides an open suggestion and tells whoever sent it, where an address was given. Returns the course, if there is one. */
export async function decideSuggestion(ctx: DomainContext, id: number, decision: SuggestionDecision): Promise<Outcome> {
	if (!isEditor(ctx.viewer)) return failure({ kind: 'not-an-editor' });
	try {
		const outcome = await inTransaction<Outcome>(ctx, async (tx) => {
			const [row] = await tx.select().from(courseSuggestions).where(eq(courseSuggestions.id, id)).for('update');
			if (!row) return failure({ kind: 'suggestion-unknown' });
			if (row.status !== 'open') return failure({ kind: 'decided-already' });
			if (decision.outcome === 'created') return create(tx, ctx, row, decision.facts);
			return decision.outcome === 'mended' ? mend(tx, ctx, row, decision.words) : decline(tx, ctx, row, decision);
		});
		if (outcome.ok && decision.outcome === 'created') for (const key of ['catalogue', 'ranking']) ctx.changes.add(key);
		return outcome;
	} catch (error) {
		// Two editors give one address to two courses at once: the unique index decides.
		if (postgresCode(error) === UNIQUE_VIOLATION) return failure({ kind: 'slug-taken' });
		throw error;
	}
}

async function create(tx: Database, ctx: DomainContext, row: Suggestion, facts: CourseFacts): Promise<Outcome> {
	if (row.courseId !== null) return failure({ kind: 'subject-wrong' });
	const { rows } = await tx.execute(sql`
		select 1 from courses where slug = ${facts.slug} union all select 1 from course_slug_aliases where slug = ${facts.slug}`);
	if (rows.length > 0) return failure({ kind: 'slug-taken' });
	const { name, slug, country, latitude, longitude, terrain } = facts;
	const [course] = await tx
		.insert(courses)
		.values({
			...columnsOf(facts),
			name,
			slug,
			country,
			continent: getCountry(country)?.continent ?? '',
			coverTerrain: terrain ?? inferTerrain({ latitude, longitude, kilometresToSea: null }),
			factSources: sourcesOf(facts, { from: 'member', day: utcDay(ctx.now()) }),
			source: 'suggestion',
			sourceId: String(row.id),
			createdAt: ctx.now(),
			updatedAt: ctx.now(),
		})
		.returning({ id: courses.id });
	if (!course) throw new Error('the course was not stored');
	await recordDecision(tx, ctx, { action: 'course created', thing: { kind: 'course', id: course.id }, after: facts });
	await settle(tx, ctx, row, { status: 'accepted', words: null, courseId: course.id });
	await tellAccepted(tx, ctx, row, course.id);
	return success({ courseId: course.id });
}

async function mend(tx: Database, ctx: DomainContext, row: Suggestion, typed: string): Promise<Outcome> {
	const { courseId } = row;
	if (courseId === null) return failure({ kind: 'subject-wrong' });
	const words = readEditorWords(typed);
	if (!words.ok && words.kind === 'words-long') return words;
	await settle(tx, ctx, row, { status: 'accepted', words: words.ok ? words.value : null, courseId });
	await tellAccepted(tx, ctx, row, courseId, words.ok ? words.value : '');
	return success({ courseId });
}

async function decline(
	tx: Database,
	ctx: DomainContext,
	row: Suggestion,
	{ ground, words: typed }: { ground: SuggestionGround; words: string },
): Promise<Outcome> {
	const words = readEditorWords(typed);
	if (!words.ok) return words;
	await settle(tx, ctx, row, { status: 'declined', ground, words: words.value, courseId: row.courseId });
	const recipient = mailable(row);
	if (recipient) {
		const data = { ground, words: words.value };
		await postLetter(tx, { message: 'suggestion-declined', recipient, data }, ctx.now());
	}
	return success({ courseId: null });
}

type Settled = { status: 'accepted' | 'declined'; ground?: string; words: string | null; courseId: number | null };

async function settle(tx: Database, ctx: DomainContext, { id }: Suggestion, settled: Settled) {
	const { status, ground = null, words, courseId } = settled;
	await tx
		.update(courseSuggestions)
		.set({ status, courseId, decisionWords: words, decidedAt: ctx.now() })
		.where(eq(courseSuggestions.id, id));
	await recordDecision(tx, ctx, {
		action: `suggestion ${status}`,
		thing: { kind: 'suggestion', id },
		ground,
		words,
		before: { status: 'open' },
		after: { status, courseId },
	});
}

async function tellAccepted(tx: Database, ctx: DomainContext, row: Suggestion, courseId: number, words = '') {
	const recipient = mailable(row);
	if (!recipient) return;
	const [course] = await tx
		.select({ name: courses.name, slug: courses.slug, country: courses.country })
		.from(courses)
		.where(eq(courses.id, courseId));
	if (!course) return;
	const path = `/courses/${getCountry(course.country)?.slug ?? course.country.toLowerCase()}/${course.slug}`;
	const data = { name: course.name, path, mended: row.courseId !== null, words };
	await postLetter(tx, { message: 'suggestion-accepted', recipient, data }, ctx.now());
}

/** No letter is sent about what looks like a machine's: the address may be a stranger's (S54). */
const mailable = ({ email, suspicion }: Suggestion) => (suspicion === null ? email : null);
