import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { mailOutbox } from '#database/schema/mail.ts';
import { photographs } from '#database/schema/pictures.ts';
import { reviews } from '#database/schema/reviews.ts';
import { findSession } from '#domain/accounts/queries.ts';
import { takeLetters } from '#domain/mail/delivery-commands.ts';
import { postLetter } from '#domain/mail/outbox-commands.ts';
import { noteDelayed, takeComing } from '#domain/pictures/making-commands.ts';
import { takeAllowance } from '#domain/shared/allowance.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { newMember, PASSWORD, signInAs } from '#tests/support/facts/accounts.ts';
import { carryOutAll, decide, editorRow, heldReview } from '#tests/support/facts/desk.ts';
import { CLOCK_JUMPS, startJumping } from '#tests/support/jumping-clock.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { backgroundJobs, type JobParts } from './background-jobs.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const THREE = { name: 'three', burst: 3, perSecond: 0.1 };

let test: TestDatabase;
let folder: string;
let clock: Awaited<ReturnType<typeof startJumping>>;
beforeAll(async () => {
	[test, folder] = await Promise.all([openTestDatabase(), makeTemporaryFolder()]);
});
afterAll(() => test.close());
beforeEach(async () => {
	clock = await startJumping(test);
});
afterEach(() => {
	clock.stop();
	vi.useRealTimers();
});

/** A run of one of the site's jobs. */
async function runOf(name: string) {
	const world = { config: { dataDirectory: folder } } as JobParts['world'];
	const jobs = backgroundJobs({ db: test.db, now: clock.now, world } as JobParts, () => false);
	const found = jobs.find(({ job }) => job === name);
	if (!found) throw new Error(`no job is called ${name}`);
	await found.run();
}

const fromNow = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds);

it('R38: a session that has run out does not revive when the clock of the database goes back', async () => {
	await clock.jump(0);
	const month = await newMember(test, 'remembered@golf.example', { now: clock.now });
	const day = await signInAs(month.ctx, 'remembered@golf.example', PASSWORD, false);
	const lives = async ({ viewer }: typeof day) => (await findSession(test.db, viewer.sessionId, clock.now())) !== null;
	await clock.jump(DAY + MINUTE);
	await runOf('clock');
	await clock.jump(DAY - 2 * HOUR);
	expect([await lives(day), await lives(month)]).toEqual([false, true]);
});

describe.each(CLOCK_JUMPS)('R38: when the clock of the database jumps %s and is put right', (_, milliseconds) => {
	/** When something is done, and where the clock stands then and afterwards. */
	const moments = [
		['before it', 0, milliseconds],
		['meanwhile', milliseconds, 0],
	] as const;

	it.each(moments)('no letter written %s waits for a time to come', async (_moment, written, read) => {
		await test.db.delete(mailOutbox);
		await clock.jump(written);
		await postLetter(
			test.db,
			{ message: 'already-registered', recipient: 'a@golf.example', data: { firstName: 'A' } },
			clock.now(),
		);
		await clock.jump(read);
		await runOf('clock');
		expect(await takeLetters(test.db, clock.now(), 5)).toHaveLength(1);
		// Nor does it become due again and again: somebody has it in hand.
		await runOf('clock');
		expect(await takeLetters(test.db, clock.now(), 5)).toEqual([]);
	});

	it.each(moments)(
		'a decision taken %s can still be undone for ten seconds at most, and is carried out',
		async (_moment, taken, read) => {
			await clock.jump(taken);
			const { ctx } = await editorRow(test, { now: clock.now });
			const { id, item } = await heldReview(test);
			await decide(ctx, item, { outcome: 'approved', version: '1' });
			await clock.jump(read);
			await runOf('clock');
			await carryOutAll(test, () => fromNow(11_000));
			const [review] = await test.db.select().from(reviews).where(eq(reviews.id, id));
			expect(review?.status).toBe('published');
		},
	);

	it.each(moments)('a photograph put off %s is taken up within minutes', async (_moment, putOff, read) => {
		await test.db.delete(photographs);
		await clock.jump(putOff);
		const [row] = await test.db.insert(photographs).values({ id: crypto.randomUUID() }).returning();
		await noteDelayed(test.db, row?.id ?? '', { until: fromNow(MINUTE), fault: 'ours' });
		await clock.jump(read);
		await runOf('clock');
		expect(await takeComing(test.db, fromNow(2 * MINUTE + 1_000))).toMatchObject({ id: row?.id });
	});

	it('who was limited meanwhile stays so for as long as the jump at most, and not for a year', async () => {
		const take = (now = clock.now) => takeAllowance(test.context({ now }), THREE, `${milliseconds}`);
		await clock.jump(milliseconds);
		for (let at = 0; at < THREE.burst; at++) await take();
		await clock.jump(0);
		await runOf('sweep');
		const isAhead = milliseconds > 0;
		// What was used two hours ago, as it seems, has come back since.
		expect((await take()) === null).toBe(!isAhead);
		const isFar = milliseconds > DAY;
		expect(await take(() => fromNow(isFar ? 11_000 : Math.abs(milliseconds) + 11_000))).toBeNull();
	});
});
