import { and, inArray, type SQL, sql } from 'drizzle-orm';
import { conditionReports } from '#database/schema/conditions.ts';
import { deskLog } from '#database/schema/desk.ts';
import { lists } from '#database/schema/lists.ts';
import { photographs } from '#database/schema/pictures.ts';
import { reviews } from '#database/schema/reviews.ts';
import type { DomainContext } from '../shared/context.ts';
import { canBeRestored, RESTORABLE } from './restorable.ts';

/**
 * Which of these entries of the log tell of something that is still taken from readers, as it was decided about, with no
 * newer decision of the kind after it: those that `restoreTaken` would put back. Their ids; one statement at most.
 */
export async function listRestorable(
	{ db }: Pick<DomainContext, 'db'>,
	entries: readonly { id: number; action: string }[],
): Promise<ReadonlySet<number>> {
	const ids = entries.filter(({ action }) => canBeRestored(action)).map(({ id }) => id);
	if (ids.length === 0) return new Set();
	const found = await db
		.select({ id: deskLog.id })
		.from(deskLog)
		.where(and(inArray(deskLog.id, ids), stillTaken, sql`not ${overtaken}`));
	return new Set(found.map(({ id }) => id));
}

/** The case keeps a number from being read out of the id of a photograph. */
const stillTaken: SQL = sql`case ${deskLog.thingKind}
	when 'review' then exists (select from ${reviews} taken where taken.id = ${deskLog.thingId}::integer
		and taken.status = 'rejected' and taken.version = (${deskLog.after}->>'version')::integer)
	when 'photograph' then exists (select from ${photographs} taken where taken.id = ${deskLog.thingId}::uuid
		and taken.status = 'removed')
	when 'list' then exists (select from ${lists} taken where taken.id = ${deskLog.thingId}::integer
		and taken.status = 'removed' and taken.version = (${deskLog.after}->>'version')::integer)
	when 'conditions' then exists (select from ${conditionReports} taken where taken.id = ${deskLog.thingId}::integer
		and taken.status = 'removed')
	else false end`;

const overtaken: SQL = sql`exists (select from ${deskLog} later where later.thing_kind = ${deskLog.thingKind}
	and later.thing_id = ${deskLog.thingId} and later.id > ${deskLog.id}
	and later.action in (${sql.join(
		RESTORABLE.map((action) => sql`${action}`),
		sql`, `,
	)}))`;
