import { afterAll, vi } from 'vitest';

// A process runs many files of tests, one after the other: none leaves its clock, its globals or its spies to the next.
afterAll(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});
