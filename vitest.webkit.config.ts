import { defineConfig } from 'vitest/config';

/** `npm run e2e:webkit`, which starts the built site and finds the browser: one window, one journey after the other. */
export default defineConfig({
	test: {
		include: ['tests/webkit/**/*.test.ts'],
		fileParallelism: false,
		testTimeout: 180_000,
		hookTimeout: 120_000,
	},
});
