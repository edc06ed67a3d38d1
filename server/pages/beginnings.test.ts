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
	['/courses', ['root', 'list', 'nowhere']],
	['/COURSES/sweden/', ['root', 'place', 'nowhere']],
	['/courses/sweden/ljunghusen', ['root', 'nowhere']],
	['/desk', ['root', 'desk', 'nowhere']],
	['/desk/courses', ['root', 'desk', 'inbox', 'nowhere']],
	['/desk/courses/7/notes', ['root', 'desk', 'inbox', 'note', 'nowhere']],
	['/nothing', ['root', 'nowhere']],
	// An address has one spelling: written so it is not found.
	['/%63ourses', ['root', 'nowhere']],
])(
	'what %s can mean is made of the routes that begin so and are as long, with all that they stand under',
	(path, ids) => {
		expect(ofBeginnings(routes, Object.keys)(path)).toEqual(ids);
	},
);

it('is made once for each beginning and length, and once for all that no route has', () => {
	let made = 0;
	const madeFor = ofBeginnings(routes, () => ++made);
	const numbers = ['/courses', '/courses/sweden', '/courses/norway', '/desk', '/', '/nothing', '/constructor'].map(
		madeFor,
	);
	expect(numbers).toEqual([1, 2, 2, 3, 4, 5, 5]);
	expect([`/a${'/b'.repeat(9)}`, `/c${'/d'.repeat(99)}`].map(madeFor)).toEqual([6, 6]);
});
