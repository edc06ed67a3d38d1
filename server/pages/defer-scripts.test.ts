import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { deferScripts } from './defer-scripts.ts';

const SCRIPTS = `import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1_main from "/assets/find.js";
window.__reactRouterRouteModules = {"root":route0,"find":route1_main};

import("/assets/entry.js");`;
const PAGE = `<head><link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/root.js"/></head><p>import "words";</p><script type="module" async="">${SCRIPTS}</script>`;

/** Runs the script that starts the others, in a page whose first paint comes when the test says so. */
function open(html: string) {
	const [, code = ''] = /<script type="module" async="">([\s\S]*)<\/script>/.exec(html) ?? [];
	const fetched: string[] = [];
	const ran: string[] = [];
	const timers: (() => void)[] = [];
	let paint = () => {};
	class PerformanceObserver {
		constructor(told: () => void) {
			paint = told;
		}
		observe() {}
	}
	const page = {
		window: {} as Record<string, unknown>,
		document: { head: { append: ({ href }: { href: string }) => fetched.push(href) }, createElement: () => ({}) },
		PerformanceObserver,
		setTimeout: (then: () => void) => timers.push(then),
		run: async (file: string) => {
			ran.push(file);
			return { file };
		},
	};
	const ended = runInNewContext(`(async()=>{${code.replaceAll('import(', 'run(')}})()`, page) as Promise<void>;
	return { ...page, fetched, ran, ended, paint: () => paint(), passTime: () => timers[0]?.() };
}

describe('the scripts of a page that hydrates', () => {
	it('are neither named to the browser nor run before the first paint', async () => {
		const html = deferScripts(PAGE);
		expect(html).toMatch(/^<head><\/head><p>import "words";<\/p><script/);
		const page = open(html);
		await Promise.resolve();
		expect([...page.fetched, ...page.ran]).toEqual([]);
	});

	it('are fetched at once after it, and run in their order', async () => {
		const page = open(deferScripts(PAGE));
		page.paint();
		await page.ended;
		expect(page.fetched).toEqual(['/assets/entry.js', '/assets/root.js']);
		expect(page.ran).toEqual(['/assets/manifest.js', '/assets/root.js', '/assets/find.js', '/assets/entry.js']);
		expect(page.window.__reactRouterRouteModules).toEqual({
			root: { file: '/assets/root.js' },
			find: { file: '/assets/find.js' },
		});
	});

	it('come after a while where nothing is painted, as in a tab behind another', async () => {
		const page = open(deferScripts(PAGE));
		page.passTime();
		await page.ended;
		expect(page.ran).toHaveLength(4);
	});
});

it('a page without such scripts is left as it is', () => {
	const html = '<head><script type="module" src="/assets/boot.js"></script></head>';
	expect(deferScripts(html)).toBe(html);
});

it.each([
	[
		'without its starter',
		'<body><script>window.__reactRouterContext = {};</script><script type="module" src="/a.js"></script></body>',
	],
	[
		'with imports of another form',
		PAGE.replace('import * as route0 from "/assets/root.js"', 'import { route0 } from "/assets/root.js"'),
	],
])('a page that hydrates is refused %s: it would never come to life', (_, html) => {
	expect(() => deferScripts(html)).toThrow(/React Router/);
});
