import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { RouteHandle } from '#app/lib/handle.ts';

const modules = import.meta.glob<{ handle?: RouteHandle }>(['/app/routes/**/*.{ts,tsx}', '!**/*.test.*'], {
	eager: true,
});

/** A parameter of an address that is read: `searchParams.get('q')`, `params.has('sent')`. */
const READ = /\b(?:searchParams|params|search|given)\s*\.(?:get|getAll|has)\('([^']+)'\)/g;

/** React Router's own, which marks the action of an index route. */
const OF_ROUTER = 'index';

const readIn = (file: string) => [...readFileSync(file, 'utf8').matchAll(READ)].map(([, name = '']) => name);

function knownTo({ query = [], choices = {}, freeQuery = [], repeatedQuery = [] }: Partial<RouteHandle> = {}) {
	return [...query, ...Object.keys(choices), ...freeQuery, ...repeatedQuery];
}

describe('a parameter of an address', () => {
	it('that a route reads is in its handle, or the server cuts it off', () => {
		const unknown = Object.entries(modules).flatMap(([path, { handle }]) => {
			const known = knownTo(handle);
			return readIn(`.${path}`)
				.filter((name) => !known.includes(name))
				.map((name) => `${path}: ${name}`);
		});
		expect(Object.keys(modules).flatMap((path) => readIn(`.${path}`)).length).toBeGreaterThan(20);
		expect(unknown).toEqual([]);
	});

	it('that anything else reads for a route is in the handle of one', () => {
		const known = new Set([OF_ROUTER, ...Object.values(modules).flatMap(({ handle }) => knownTo(handle))]);
		const readers = globSync('app/{features,lib}/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
		expect(readers.length).toBeGreaterThan(100);
		const unknown = readers.flatMap((file) =>
			readIn(file)
				.filter((name) => !known.has(name))
				.map((name) => `${file}: ${name}`),
		);
		expect(unknown).toEqual([]);
	});
});
