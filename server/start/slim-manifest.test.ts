import { expect, it } from 'vitest';
import { withoutImports } from './slim-manifest.ts';

const HEAD = 'window.__reactRouterManifest=';

it('leaves out the imports of routes and nothing else', () => {
	const route = { id: 'routes/home', module: '/assets/home.js', css: ['/assets/home.css'] };
	const manifest = { entry: { module: '/assets/entry.js', imports: ['/assets/react.js'] }, version: '1' };
	const built = { ...manifest, routes: { home: { ...route, imports: ['/assets/frame.js'] } } };
	const slim = { ...manifest, routes: { home: route } };
	expect(withoutImports(`${HEAD}${JSON.stringify(built)};`)).toBe(`${HEAD}${JSON.stringify(slim)};`);
});

it.each(['', 'window.other={};', `${HEAD}{}`])('refuses what is no manifest: %j', (text) => {
	expect(() => withoutImports(text)).toThrow('manifest');
});
