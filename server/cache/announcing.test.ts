import { expect, it, onTestFinished } from 'vitest';
import type { CacheKey } from '#domain/shared/context.ts';
import { createAnnouncing } from './announcing.ts';

it('R37: tells of a change again until it has gone out, and with it of what came meanwhile', async () => {
	const told: CacheKey[][] = [];
	const reported: string[] = [];
	let isAway = true;
	let tries = 0;
	const announcing = createAnnouncing({
		announce: async (keys) => {
			tries += 1;
			if (isAway) throw new Error('no connection is free');
			told.push([...keys].toSorted());
		},
		report: (message) => reported.push(message),
		pause: 5,
	});
	onTestFinished(() => announcing.close());
	await announcing.tell(new Set(['course:1']));
	await announcing.tell(new Set(['course:2', 'course:1']));
	await expect.poll(() => tries).toBeGreaterThan(4);
	expect(told).toEqual([]);
	isAway = false;
	await expect.poll(() => told).toEqual([['course:1', 'course:2']]);
	await announcing.tell(new Set(['course:3']));
	expect(told.at(-1)).toEqual(['course:3']);
	// The second try and those after it are no news.
	expect(reported).toEqual([
		'Announcing a change to other processes failed; it is tried again',
		'Announcing a change to other processes failed; it is tried again',
	]);
});
