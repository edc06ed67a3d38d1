import { expect, it } from 'vitest';
import { slimmed } from './slim-manifest.ts';

const HEAD = 'window.__reactRouterManifest=';

it('leaves out the imports of routes, the routes of the desk, and nothing else', () => {
	const route = { id: 'routes/home', module: '/assets/home.js', css: ['/assets/home.css'] };
	const manifest = { entry: { module: '/assets/entry.js', imports: ['/assets/react.js'] }, version: '1' };
	const desk = { 'routes/desk-log': { id: 'routes/desk-log', module: '/assets/desk-log.js' } };
	const built = { ...manifest, routes: { home: { ...route, imports: ['/assets/frame.js'] }, ...desk } };
	const slim = { ...manifest, routes: { home: route } };
	expect(slimmed(`${HEAD}${JSON.stringify(built)};`)).toBe(`${HEAD}${JSON.stringify(slim)};`);
});

it.each(['', 'window.other={};', `${HEAD}{}`])('refuses what is no manifest: %j', (text) => {
	expect(() => slimmed(text)).toThrow('manifest');
});
