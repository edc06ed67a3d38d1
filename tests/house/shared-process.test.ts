import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Takes the place of a module only where nothing has read it yet, which depends on the files that ran before. */
const MOCKED_BY_HOIST = /\bvi\.mock\(/;
/** Does so for what is read from there on, and has to be taken back for the files that come after. */
const MOCKED_FROM_HERE = /\bvi\.doMock\(/;
const TAKEN_BACK = /\bvi\.doUnmock\([\s\S]*\bvi\.resetModules\(\)/;

it('no file of tests takes the place of a module for the files that share its process', () => {
	const files = globSync('{app,cli,content,database,domain,mail,server,tests,bench}/**/*.test.{ts,tsx}', {
		exclude: ['**/node_modules/**'],
	});
	expect(files.length).toBeGreaterThan(300);
	const lasting = files.filter((file) => {
		const text = readFileSync(file, 'utf8');
		return MOCKED_BY_HOIST.test(text) || (MOCKED_FROM_HERE.test(text) && !TAKEN_BACK.test(text));
	});
	expect(lasting).toEqual([]);
});
