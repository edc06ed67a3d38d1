import { defineConfig } from 'vitest/config';

/** `npm run test:faults`: what takes minutes, kills processes or fills disks. One file after the other, on the built site. */
export default defineConfig({
	test: {
		include: ['tests/faults/**/*.test.ts'],
		testTimeout: 900_000,
		hookTimeout: 300_000,
		fileParallelism: false,
		maxWorkers: 1,
	},
});
