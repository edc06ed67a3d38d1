import { eq } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { photographs } from '#database/schema/pictures.ts';
import { openTestDatabase } from '#tests/support/databases/database.ts';
import { startJobs } from './jobs.ts';

it('R32: a stop does not wait for a picture whose store is silent, and leaves it to whoever comes next', async () => {
	const test = await openTestDatabase();
	onTestFinished(() => test.close());
	const [row] = await test.db.insert(photographs).values({ id: crypto.randomUUID() }).returning();
	const begun = Promise.withResolvers<void>();
	const pictures = {
		makeIncoming() {
			begun.resolve();
			return new Promise(() => {});
		},
	};
	const parts = {
		db: test.db,
		now: () => new Date(),
		change: async () => {},
		report: () => {},
		transport: { send: async () => {}, close() {} },
		figures: { nameJob() {}, countFailedJob() {} },
		pictures,
	};
	const jobs = startJobs(parts as unknown as Parameters<typeof startJobs>[0], 100);
	await begun.promise;
	await jobs.stop();
	const [left] = await test.db
		.select()
		.from(photographs)
		.where(eq(photographs.id, row?.id ?? ''));
	expect(left).toMatchObject({ status: 'coming', attempts: 1 });
});
