import { expect, it } from 'vitest';
import { loadRouteModules } from '#tests/support/sites/route-modules.ts';
import { isWorthFetching } from './fetch-ahead.ts';

it('fetches no page ahead that is made anew each time, and every other', async () => {
	const routes = (await loadRouteModules()).filter(({ path }) => path !== '*' && !/\.\w+$/.test(path));
	expect(routes.length).toBeGreaterThan(50);
	const expected = routes.map(({ path, module: { handle } }) => {
		const isKept = (handle?.keep ?? 'public') === 'public' && handle?.desk === undefined;
		return [path, isKept];
	});
	const found = routes.map(({ path }) => [path, isWorthFetching(`/${path.replace(/:\w+/g, 'some-one')}`)]);
	expect(found).toEqual(expected);
});

it('fetches no call of the data interface ahead, but its page', () => {
	expect(['/api/courses', '/api/openapi.json', '/api', '/courses/sweden/like'].map(isWorthFetching)).toEqual([
		false,
		false,
		true,
		true,
	]);
});
