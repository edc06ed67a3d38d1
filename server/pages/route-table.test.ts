import { expect, it } from 'vitest';
import type { PageBuild } from './build.ts';
import { createRouteTable } from './route-table.ts';

const route = (id: string, path: string | undefined, parentId = 'root') => ({
	id,
	path,
	parentId,
	index: path === undefined,
	module: { handle: { kind: 'tool', query: [id] } },
});

const routes = {
	root: { id: 'root', path: '', parentId: undefined, module: {} },
	home: route('home', undefined),
	list: route('list', 'courses'),
	place: route('place', 'courses/:country'),
	account: route('account', 'account'),
	settings: route('settings', 'settings', 'account'),
	any: route('any', ':word/feed'),
	nowhere: route('nowhere', '*'),
	// The shape of Vite's build, as far as the table looks at it.
} as unknown as PageBuild['routes'];

const table = createRouteTable(routes);

it.each([
	['/', ['root', 'home']],
	['/courses', ['root', 'list']],
	['/COURSES/Sweden', ['root', 'place']],
	['/account/settings', ['root', 'account', 'settings']],
	['/courses/feed', ['root', 'place']],
	['/golf/feed', ['root', 'any']],
])('finds what lives at %s, whatever its path begins with', (path, ids) => {
	expect(table(path)).toMatchObject({ found: true, ids, handle: { query: [ids.at(-1)] } });
});

it.each(['/nothing', '/%63ourses', '/%63ourses/sweden', '/courses/sweden/x/y', '/constructor', `/${'x'.repeat(500)}`])(
	'finds nothing at %s',
	(path) => {
		expect(table(path)).toMatchObject({ found: false, ids: ['root', 'nowhere'] });
	},
);
