import { expect, it } from 'vitest';
import { ofBeginnings } from './beginnings.ts';
import type { PageBuild } from './build.ts';

const route = (id: string, path: string | undefined, parentId = 'root') => ({ id, path, parentId });

const routes = {
	root: { id: 'root', path: '', parentId: undefined },
	home: route('home', undefined),
	list: route('list', 'courses'),
	place: route('place', 'courses/:country'),
	desk: route('desk', 'desk'),
	inbox: route('inbox', 'courses', 'desk'),
	note: route('note', ':id/notes', 'inbox'),
	nowhere: route('nowhere', '*'),
	// The shape of Vite's build, as far as beginnings look at it.
} as unknown as PageBuild['routes'];

it.each([
	['/', ['root', 'home', 'nowhere']],
	['/courses', ['root', 'home', 'list', 'place', 'nowhere']],
	['/COURSES/sweden/ljunghusen', ['root', 'home', 'list', 'place', 'nowhere']],
	['/desk/courses', ['root', 'home', 'desk', 'inbox', 'note', 'nowhere']],
	['/nothing', ['root', 'home', 'nowhere']],
	// An address has one spelling: written so it is not found.
	['/%63ourses', ['root', 'home', 'nowhere']],
])('what %s can mean is made of the routes that begin so, with all that stand below them', (path, ids) => {
	expect(ofBeginnings(routes, Object.keys)(path)).toEqual(ids);
});

it('is made once for each beginning, and once for all that no route has', () => {
	let made = 0;
	const madeFor = ofBeginnings(routes, () => ++made);
	const numbers = ['/courses', '/courses/sweden', '/desk', '/', '/nothing', '/nowhere', '/constructor'].map(madeFor);
	expect(numbers).toEqual([1, 1, 2, 3, 3, 3, 3]);
});
