import { expect, it } from 'vitest';
import { createTurnstile } from './turnstile.ts';

it('R21: lets in so many at once, keeps so many waiting, and turns away the rest', async () => {
	const turnstile = createTurnstile(2, 3);
	const gate = Promise.withResolvers<void>();
	let inside = 0;
	let most = 0;
	const work = async () => {
		inside += 1;
		most = Math.max(most, inside);
		await gate.promise;
		inside -= 1;
	};
	const all = Promise.allSettled(Array.from({ length: 8 }, () => turnstile.run(work)));
	gate.resolve();
	const outcomes = (await all).map(({ status }) => status);
	expect(most).toBe(2);
	expect(outcomes.filter((status) => status === 'rejected')).toHaveLength(3);
	await expect(turnstile.run(async () => 'again')).resolves.toBe('again');
});
