import { expect, it } from 'vitest';
import { slimmed } from './slim-manifest.ts';

const HEAD = 'window.__reactRouterManifest=';
const written = (manifest: object) => `${HEAD}${JSON.stringify(manifest)};`;

it('leaves out the imports of routes, the routes of the desk by their path, and nothing else', () => {
	const home = { id: 'home', module: '/assets/home.js', css: ['/assets/home.css'] };
	const courses = { id: 'courses', parentId: 'root', path: 'courses' };
	const gone = {
		any: { id: 'any', parentId: 'root', path: 'desk' },
		'routes/log': { id: 'routes/log', parentId: 'any', path: 'log' },
		'routes/file': { id: 'routes/file', parentId: 'routes/log', path: 'courses' },
		letters: { id: 'letters', parentId: 'root', path: 'appeals/new' },
	};
	const manifest = { entry: { module: '/assets/entry.js', imports: ['/assets/react.js'] }, version: '1' };
	const built = { ...manifest, routes: { home: { ...home, imports: ['/assets/frame.js'] }, ...gone, courses } };
	expect(slimmed(written(built))).toBe(written({ ...manifest, routes: { home, courses } }));
});

it.each(['', 'window.other={};', `${HEAD}{}`])('refuses what is no manifest: %j', (text) => {
	expect(() => slimmed(text)).toThrow('manifest');
});

it('refuses a manifest without the routes that it is to leave out', () => {
	expect(() => slimmed(written({ routes: { home: { id: 'home', path: 'home' } } }))).toThrow('no route at desk');
});
