import { eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { courses } from '#database/schema/catalogue.ts';
import { clubs } from '#database/schema/clubs.ts';
import { tellClubs } from '../../catalogue/clubs/assign-clubs.ts';
import { dropEmptyClubs } from '../../catalogue/clubs/drop-empty-clubs.ts';
import { coreName, refuseName } from '../../catalogue/import/rows/names.ts';
import type { DomainContext } from '../../shared/context.ts';
import { recordDecision } from '../../shared/desk/desk-log.ts';
import { isEditor } from '../../shared/desk/desk-policy.ts';
import { failure, type Result, success } from '../../shared/result.ts';
import { cleanLine, visibleLength } from '../../shared/text/text.ts';
import { inTransaction } from '../../shared/transaction.ts';
import { lockWholeCourse } from '../edit-commands.ts';

export type ClubFailure =
	| { kind: 'not-an-editor' }
	| { kind: 'course-unknown' }
	/** Nobody would know a club by this name. */
	| { kind: 'club-wrong' }
	/** It is of this club already. */
	| { kind: 'decided-already' };

type Outcome = Result<{ clubs: number[] }, ClubFailure>;

/**
 * Says whose a course is: of the club of that name near by, else of a new one; an empty name takes it out of its club. The course
 * then tells the facts of its new club, and of its own only those that the club does not know. A club that has lost its last course
 * goes. Fails as `ClubFailure` lists.
 */
export async function changeClub(ctx: DomainContext, courseId: number, typed: string): Promise<Outcome> {
	if (!isEditor(ctx.viewer)) return failure({ kind: 'not-an-editor' });
	const name = cleanLine(typed);
	const isNone = visibleLength(name) === 0;
	if (!isNone && refuseName(name) !== null) return failure({ kind: 'club-wrong' });
	const outcome = await inTransaction<Outcome>(ctx, async (tx) => {
		const row = await lockWholeCourse(tx, courseId);
		if (!row) return failure({ kind: 'course-unknown' });
		const before = await readClub(tx, row.clubId);
		if (isNone ? !before : before && coreName(before.name) === coreName(name))
			return failure({ kind: 'decided-already' });
		await tx.update(courses).set({ clubId: null, updatedAt: ctx.now() }).where(eq(courses.id, courseId));
		if (!isNone) await tellClubs(tx, [{ courseId, club: name }], courseId);
		const [moved] = await tx.select({ clubId: courses.clubId }).from(courses).where(eq(courses.id, courseId));
		const after = await readClub(tx, moved?.clubId ?? null);
		if (before) await dropEmptyClubs(tx, [before.id]);
		await recordDecision(tx, ctx, {
			action: 'club changed',
			thing: { kind: 'course', id: courseId },
			before: { club: before?.name ?? null },
			after: { club: after?.name ?? null },
		});
		return success({ clubs: [before, after].flatMap((club) => (club ? [club.id] : [])) });
	});
	if (outcome.ok) {
		const told = outcome.value.clubs.map((id) => `club:${id}`);
		for (const key of [`course:${courseId}`, ...told, 'ranking', 'catalogue']) ctx.changes.add(key);
	}
	return outcome;
}

async function readClub(tx: Database, id: number | null) {
	if (id === null) return null;
	const [club] = await tx.select({ id: clubs.id, name: clubs.name }).from(clubs).where(eq(clubs.id, id));
	return club ?? null;
}
