import { availableParallelism } from 'node:os';
import { expect, it } from 'vitest';
import { testAccountServices } from '#tests/support/account-services.ts';

it('R21: few sign-ins are at work at once, two hundred wait in line, and the rest is turned away', async () => {
	const gate = Promise.withResolvers<void>();
	let inside = 0;
	const outcomes = Promise.allSettled(
		Array.from({ length: 300 }, () =>
			testAccountServices.signInLine(async () => {
				inside += 1;
				await gate.promise;
			}),
		),
	);
	await new Promise((resolve) => setImmediate(resolve));
	const atOnce = inside;
	expect(atOnce).toBeGreaterThan(1);
	expect(atOnce).toBeLessThanOrEqual(Math.max(3, availableParallelism() + 1));
	gate.resolve();
	const refused = (await outcomes).filter(({ status }) => status === 'rejected');
	expect(refused).toHaveLength(300 - 200 - atOnce);
	expect(refused[0]).toMatchObject({ reason: { statusCode: 503 } });
});
