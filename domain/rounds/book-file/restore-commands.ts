import { setImmediate } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { users } from '#database/schema/accounts.ts';
import { likedCourses, playedCourses } from '#database/schema/reviews.ts';
import { rounds } from '#database/schema/rounds.ts';
import { noteGolf } from '../../reviews/member-actions/golf-changes.ts';
import { type Allowance, takeAllowance } from '../../shared/allowance.ts';
import type { DomainContext } from '../../shared/context.ts';
import { latestDayOnEarth, utcDay } from '../../shared/day.ts';
import type { ReceivedFile } from '../../shared/pictures.ts';
import { failure, type Result, success } from '../../shared/result.ts';
import { inTransaction } from '../../shared/transaction.ts';
import type { ToldColumns } from '../round-columns.ts';
import { listBookRounds } from './book-queries.ts';
import { type BookFault, type GivenBook, type GivenLine, quote } from './given-book.ts';
import { findMissing } from './missing-rounds.ts';
import { findNamedCourses, type NamedCourse } from './named-course-queries.ts';
import { openBook } from './open-book.ts';
import { type GivenCourse, type GivenMark, type GivenRound, readMark, readRound } from './read-lines.ts';

/** What has become of a book: how many of each were written and were there, how many lines were left out, and courses of a new address. */
export type Restored = {
	rounds: { added: number; there: number };
	marks: { added: number; there: number };
	leftOut: number;
	/** The slugs of lines that are no course's any more, and the courses that they lead to. */
	moved: { said: string; course: NamedCourse }[];
};

export type RestoreFailure =
	| { kind: 'not-signed-in' | 'no-file' | 'file-large' | 'no-room' | 'too-often' }
	/** Everything that is wrong, in the order of the file; nothing is written. */
	| { kind: 'faults'; faults: BookFault[] };

/** Reading a file takes work; nobody gives back more than a few. */
const RESTORES: Allowance = { name: 'restored book', burst: 20, perSecond: 20 / 3600 };
/** So many lines are written in one go, and so many read before others are answered. */
const WRITTEN_AT_ONCE = 500;
const READ_AT_ONCE = 100;

/**
 * Gives a book back to the viewer: writes the rounds and marks of a file that their book lacks, in one transaction. What is there
 * stays as it is, so that the same file given back twice writes nothing twice. With `leaveOut` lines that cannot be read, or that
 * name no course, are left out; else any of them is a failure, and so is a file of which nothing can be read.
 */
export async function restoreBook(
	ctx: DomainContext,
	file: ReceivedFile | undefined,
	leaveOut: boolean,
): Promise<Result<Restored, RestoreFailure>> {
	const { viewer } = ctx;
	if (viewer.kind !== 'member') return failure({ kind: 'not-signed-in' });
	if (!file) return failure({ kind: 'no-file' });
	if (file.trouble) return failure({ kind: file.trouble === 'too-large' ? 'file-large' : 'no-room' });
	if ((await takeAllowance(ctx, RESTORES, viewer.userId)) !== null) return failure({ kind: 'too-often' });
	const given = await openBook(file.path);
	const read = await readLines(ctx, given);
	const found = await findCourses(ctx.db, read);
	const faults = [...given.faults, ...read.faults, ...found.faults];
	const lines = given.marks.length + given.rounds.length;
	if (faults.length > 0 && (!leaveOut || lines === 0)) return failure({ kind: 'faults', faults });
	const bad = new Set(faults.map(({ at }) => at));
	return inTransaction(ctx, async (tx) => {
		// Sent twice at once, the second waits here and finds everything there.
		await tx.select({ id: users.id }).from(users).where(eq(users.id, viewer.userId)).for('no key update');
		await noteGolf(ctx, tx, viewer.userId);
		const mine = { tx, userId: viewer.userId, now: ctx.now() };
		const whole = <Line extends { at: string }>(all: readonly Line[]) => all.filter(({ at }) => !bad.has(at));
		const [kept, marked] = [whole(found.rounds), whole(found.marks)];
		return success({
			rounds: await addRounds(mine, kept),
			marks: await addMarks(mine, marked),
			leftOut: lines - kept.length - marked.length,
			moved: found.moved,
		});
	});
}

type ReadLines = { rounds: GivenRound[]; marks: GivenMark[]; faults: BookFault[] };

async function readLines(ctx: DomainContext, given: GivenBook): Promise<ReadLines> {
	const now = ctx.now();
	const [latestDay, today] = [latestDayOnEarth(now), utcDay(now)];
	const faults: BookFault[] = [];
	const read = async <Line>(
		lines: readonly GivenLine[],
		one: (line: GivenLine) => { ok: true; line: Line } | { ok: false; faults: BookFault[] },
	): Promise<Line[]> => {
		const whole: Line[] = [];
		for (const [index, line] of lines.entries()) {
			if (index % READ_AT_ONCE === 0) await setImmediate();
			const outcome = one(line);
			if (outcome.ok) whole.push(outcome.line);
			else faults.push(...outcome.faults);
		}
		return whole;
	};
	const rounds = await read(given.rounds, (line) => readRound(line, latestDay));
	const marks = await read(given.marks, (line) => readMark(line, today));
	return { rounds, marks, faults };
}

type Found<Line> = Line & { courseId: number };

async function findCourses(db: Database, { rounds, marks }: ReadLines) {
	const find = await findNamedCourses(
		db,
		[...rounds, ...marks].map(({ course }) => course),
	);
	const faults: BookFault[] = [];
	const moved = new Map<string, Restored['moved'][number]>();
	const place = <Line extends { at: string; course: GivenCourse }>(line: Line): Found<Line>[] => {
		const course = find(line.course);
		if (typeof course === 'string') {
			faults.push(missing(line, course));
			return [];
		}
		const said = line.course.courseSlug;
		if (said !== '' && said !== course.slug) moved.set(`${said} ${course.slug}`, { said, course });
		return [{ ...line, courseId: course.id }];
	};
	return { rounds: rounds.flatMap(place), marks: marks.flatMap(place), faults, moved: [...moved.values()] };
}

/** What is said of a course that is not found, and what would be. */
function missing({ at, course: given }: { at: string; course: GivenCourse }, why: 'unknown' | 'ambiguous'): BookFault {
	const said = given.course || given.courseSlug || given.courseSourceId;
	const right = 'the last part of the address of its page in courseSlug, or its name and country as they stand there';
	if (said === '') return { at, field: 'courseSlug', message: `no course is named. What can stand there: ${right}` };
	const field = given.courseSlug === '' ? 'course' : 'courseSlug';
	if (why === 'ambiguous')
		return { at, field: 'course', message: `several courses are called ${quote(said)}. Say which: ${right}` };
	return { at, field, message: `${quote(said)} is no course that we know. What can stand there: ${right}` };
}

type Mine = { tx: Database; userId: string; now: Date };

async function addRounds({ tx, userId, now }: Mine, given: readonly Found<GivenRound>[]) {
	const wanted = given.map(({ told, courseId }): ToldColumns & { courseId: number } => ({ ...told, courseId }));
	const missing = findMissing(wanted, await listBookRounds(tx, userId));
	for (let from = 0; from < missing.length; from += WRITTEN_AT_ONCE) {
		const rows = missing.slice(from, from + WRITTEN_AT_ONCE);
		await tx.insert(rounds).values(rows.map((told) => ({ userId, ...told, createdAt: now, updatedAt: now })));
	}
	return { added: missing.length, there: given.length - missing.length };
}

/** The marks of a day get moments of it in the order of the file, which is that of the lists they stand in. */
async function addMarks({ tx, userId, now }: Mine, given: readonly Found<GivenMark>[]) {
	const rows = given.map(({ courseId, mark, markedOn }, index) => ({
		mark,
		row: { userId, courseId, createdAt: markedOn === null ? now : new Date(Date.parse(markedOn) + index) },
	}));
	let added = 0;
	for (let from = 0; from < rows.length; from += WRITTEN_AT_ONCE) {
		const part = rows.slice(from, from + WRITTEN_AT_ONCE);
		for (const [mark, table] of [
			['played', playedCourses],
			['want-to-play', likedCourses],
		] as const) {
			const values = part.flatMap((one) => (one.mark === mark ? [one.row] : []));
			if (values.length === 0) continue;
			const written = await tx.insert(table).values(values).onConflictDoNothing().returning({ id: table.courseId });
			added += written.length;
		}
	}
	return { added, there: given.length - added };
}
