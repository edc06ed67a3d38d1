import { defineConfig } from 'vitest/config';
import { contentFiles } from './content/compile/vite-plugin.ts';

/** Unit tests stand beside their source; the React Router plugin stays out of them. */
export default defineConfig({
	plugins: [contentFiles()],
	test: {
		include: ['{app,cli,content,database,domain,mail,server,tests,bench}/**/*.test.{ts,tsx}'],
		exclude: ['tests/e2e/**', 'tests/faults/**', 'tests/webkit/**', '**/node_modules/**'],
		globalSetup: ['tests/support/databases/database-server.ts'],
		// Two processes for all files instead of one for each, which spent two fifths of the time on reading the same modules again.
		// No module keeps what a test could trip over: what a process has, it is given.
		isolate: false,
		setupFiles: ['tests/support/leave-as-found.ts'],
		testTimeout: 20_000,
		hookTimeout: 60_000,
		// A state that is waited for comes when the machine gets to it: a second is too short on one that is busy.
		expect: { poll: { timeout: 15_000 } },
		maxWorkers: 2,
	},
});
