import { defineConfig } from 'vitest/config';

/** What asks whether all is there afterwards, not how fast: two at a time they take two thirds of what they take in turn. */
const SIDE_BY_SIDE = [
	'clock',
	'data-folder',
	'disk-full',
	'inside',
	'migrations',
	'names',
	'power-loss',
	'restore-drill',
	'rolling-restart',
	'second-start',
].map((name) => `tests/faults/${name}.test.ts`);

/** `npm run test:faults`: what takes minutes, kills processes or fills disks, on the built site. */
export default defineConfig({
	test: {
		testTimeout: 900_000,
		hookTimeout: 300_000,
		projects: [
			{
				extends: true,
				test: {
					name: 'side by side',
					include: SIDE_BY_SIDE,
					maxWorkers: 2,
					sequence: { groupOrder: 0 },
				},
			},
			{
				extends: true,
				test: {
					name: 'one after the other',
					include: ['tests/faults/**/*.test.ts'],
					exclude: SIDE_BY_SIDE,
					fileParallelism: false,
					sequence: { groupOrder: 1 },
				},
			},
		],
	},
});
