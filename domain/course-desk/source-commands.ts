import { eq } from 'drizzle-orm';
import { courses } from '#database/schema/catalogue.ts';
import type { FactKey } from '../catalogue/facts/facts.ts';
import {
	type FactSource,
	type FactSources,
	isKnown,
	ORIGINS,
	type Origin,
	SOURCED,
} from '../catalogue/facts/sources.ts';
import type { DomainContext } from '../shared/context.ts';
import { isCalendarDay, latestDayOnEarth, utcDay } from '../shared/day.ts';
import { recordDecision } from '../shared/desk/desk-log.ts';
import { isEditor } from '../shared/desk/desk-policy.ts';
import { failure, type Result, success } from '../shared/result.ts';
import { inTransaction } from '../shared/transaction.ts';
import { lockWholeCourse } from './edit-commands.ts';

/** What an editor says of some facts: who told them (null: as it is), and the day they were checked (null: nobody did). */
export type ToldSource = { facts: readonly FactKey[]; from: Origin | null; checked: string | null };

export type SourceFailure = { kind: 'not-an-editor' } | { kind: 'course-unknown' };

/** Reads what the form sends; null where the day is none, or is still to come. */
export function readToldSource(
	{ facts, from, checked }: { facts: readonly string[]; from: string; checked: string },
	now: Date,
): ToldSource | null {
	if (checked !== '' && (!isCalendarDay(checked) || checked > latestDayOnEarth(now))) return null;
	return {
		facts: SOURCED.filter((fact) => facts.includes(fact)),
		from: (Object.keys(ORIGINS) as Origin[]).find((origin) => origin === from) ?? null,
		checked: checked === '' ? null : checked,
	};
}

/**
 * Writes who told these facts of a course and whether they were checked (days are YYYY-MM-DD); facts that it does not tell are
 * passed over. What they were stands in the log. Returns how many have changed. Fails as `SourceFailure` lists.
 */
export async function tellSource(
	ctx: DomainContext,
	courseId: number,
	told: ToldSource,
): Promise<Result<{ changed: number }, SourceFailure>> {
	if (!isEditor(ctx.viewer)) return failure({ kind: 'not-an-editor' });
	const outcome = await inTransaction<Result<{ changed: number }, SourceFailure>>(ctx, async (tx) => {
		const row = await lockWholeCourse(tx, courseId);
		if (!row) return failure({ kind: 'course-unknown' });
		const [before, after] = changesOf(
			row.factSources,
			told.facts.filter((fact) => isKnown(row, fact)),
			told,
			utcDay(ctx.now()),
		);
		const changed = Object.keys(after).length;
		if (changed === 0) return success({ changed });
		await tx
			.update(courses)
			.set({ factSources: { ...row.factSources, ...after }, updatedAt: ctx.now() })
			.where(eq(courses.id, courseId));
		await recordDecision(tx, ctx, {
			action: 'sources told',
			thing: { kind: 'course', id: courseId },
			before: inWords(before),
			after: inWords(after),
		});
		return success({ changed });
	});
	if (outcome.ok && outcome.value.changed > 0) ctx.changes.add(`course:${courseId}`).add('ranking');
	return outcome;
}

/** The sources that change, as they were and as they will be. */
function changesOf(stored: FactSources, facts: readonly FactKey[], { from, checked }: ToldSource, today: string) {
	const [before, after]: [FactSources, FactSources] = [{}, {}];
	for (const fact of facts) {
		const old = stored[fact];
		const { checked: _, ...base } =
			from === null || from === old?.from ? (old ?? byEditor(today)) : { from, day: today };
		const source: FactSource = { ...base, ...(checked !== null && { checked }) };
		if (JSON.stringify(source) === JSON.stringify(old)) continue;
		if (old) before[fact] = old;
		after[fact] = source;
	}
	return [before, after] as const;
}

/** As the log has them: "fescue, 2026-11-01, checked 2026-11-20". */
const inWords = (sources: FactSources) =>
	Object.fromEntries(
		Object.entries(sources).map(([fact, { from, day, checked }]) => [
			fact,
			checked ? `${from}, ${day}, checked ${checked}` : `${from}, ${day}`,
		]),
	);

const byEditor = (day: string): FactSource => ({ from: 'editor', day });
