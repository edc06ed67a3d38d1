import { and, asc, eq, ne } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { courses } from '#database/schema/catalogue.ts';
import { isOfClub } from '../../catalogue/clubs/club-facts.ts';
import { type CourseFacts, type FactName, factsOfFields } from '../../catalogue/facts/fields.ts';
import { type FactSource, withSource } from '../../catalogue/facts/sources.ts';
import { getCountry } from '../../catalogue/places/countries.ts';
import type { DomainContext } from '../../shared/context.ts';
import { recordDecision } from '../../shared/desk/desk-log.ts';
import { changedFacts, columnsOf, editForLog, factsOf, pickFacts } from '../facts.ts';

type Edited = Pick<typeof courses.$inferSelect, 'id' | 'clubId'>;
type Edit = { facts: CourseFacts; changed: readonly FactName[]; source: FactSource };

/**
 * What was changed of a club's facts at one of its courses is changed at its sisters too, and stands in the history of each. Returns
 * the ids of those that changed.
 */
export async function editSisters(
	tx: Database,
	ctx: DomainContext,
	{ id, clubId }: Edited,
	{ facts, changed, source }: Edit,
): Promise<number[]> {
	const names = changed.filter(isOfClub);
	if (clubId === null || names.length === 0) return [];
	const sisters = await tx
		.select()
		.from(courses)
		.where(and(eq(courses.clubId, clubId), ne(courses.id, id)))
		.orderBy(asc(courses.id))
		.for('update');
	const edited: number[] = [];
	for (const sister of sisters) {
		const before = factsOf(sister);
		const after: CourseFacts = { ...before, ...pickFacts(facts, names) };
		const differing = changedFacts(before, after);
		if (differing.length === 0) continue;
		const sources = withSource(sister.factSources, after, factsOfFields(differing), source);
		const continent = getCountry(after.country)?.continent ?? sister.continent;
		await tx
			.update(courses)
			.set({ ...columnsOf(after), factSources: sources, continent, updatedAt: ctx.now() })
			.where(eq(courses.id, sister.id));
		const told = editForLog({ facts: before, sources: sister.factSources }, { facts: after, sources }, differing);
		await recordDecision(tx, ctx, { action: 'course edited', thing: { kind: 'course', id: sister.id }, ...told });
		edited.push(sister.id);
	}
	return edited;
}
