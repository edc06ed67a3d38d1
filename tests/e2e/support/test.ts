import { createHash } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { matchPath } from 'react-router';

type Watched = {
	watch: undefined;
	/** Errors in the console that a journey causes on purpose. */
	expectedErrors: RegExp[];
	/** The beginnings of addresses elsewhere that a journey's pages may call. */
	otherHosts: string[];
};

/** Playwright's test, with a watch on every page: an error in the console or a call to another host fails the test. */
export const test = base.extend<Watched>({
	expectedErrors: [[], { option: true }],
	otherHosts: [[], { option: true }],
	extraHTTPHeaders: ({ extraHTTPHeaders }, use, info) =>
		use({ ...extraHTTPHeaders, 'x-forwarded-for': networkOf(info.testId) }),
	watch: [
		async ({ page, baseURL, expectedErrors, otherHosts }, use) => {
			const wrong: string[] = [];
			page.on('pageerror', ({ message }) => {
				if (!TRANSITION_GIVEN_UP.test(message)) wrong.push(`page error: ${message}`);
			});
			// A script of a library may swallow what the policy forbids it; the browser tells of the breach all the same.
			await page.addInitScript(() => {
				addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
					reportError(new Error(`against the policy: ${effectiveDirective} ${blockedURI}`)),
				);
			});
			page.on('console', (message) => {
				const expected = [CLIENT_ERROR, ...expectedErrors].some((pattern) => pattern.test(message.text()));
				if (message.type() === 'error' && !expected) wrong.push(`console: ${message.text()}`);
			});
			page.on('request', (request) => {
				const known = [baseURL ?? '', 'data:', ...otherHosts];
				if (!known.some((beginning) => request.url().startsWith(beginning))) wrong.push(`called ${request.url()}`);
			});
			await use(undefined);
			expect(wrong).toEqual([]);
		},
		{ auto: true },
	],
});

/**
 * Chromium gives up the transition from one page to the next where it has drawn a frame before it knew of it, as on a busy machine,
 * and tells of that as of an error. No script of ours begins one or can hear of it, and the next page stands there as without.
 */
const TRANSITION_GIVEN_UP = /^Transition was (aborted because of invalid state|skipped)\b/;

/** Chromium itself writes an error for an answer with a 4xx status, which some journeys ask for on purpose. */
const CLIENT_ERROR = /the server responded with a status of (400|404|422|429)/;

/** The scripts that a page asks for, in their order: their names without the mark of their build. */
export function scriptsOf(page: Page): string[] {
	const names: string[] = [];
	page.on('request', (request) => {
		if (request.resourceType() === 'script') names.push(request.url().replace(/^.*\/(.+)-.{8}\.js$/, '$1'));
	});
	return names;
}

/** The scripts that hold React: of pages that hydrate whole, and of islands. */
export const isReact = (script: string) => script === 'react' || script === 'hydrate';

export const WIDTHS = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

/**
 * Waits until the page is all there and React has taken it over, where it does: until then a press is the browser's own, and nobody
 * hears what is typed. The scripts of such a page come after its first paint, so that a quiet network says nothing yet.
 */
export const hydrated = (page: Page) =>
	expect(async () => expect(await page.evaluate(isTakenOver)).toBe(true)).toPass({ timeout: 15_000 });

function isTakenOver() {
	if (document.readyState !== 'complete') return false;
	if (!('__reactRouterContext' in window)) return true;
	const name = Object.keys(document).find((key) => key.startsWith('__reactContainer$')) ?? '';
	// React keeps the root of what it has rendered under a name of its own, and notes there that it is still to be taken over.
	const root = (document as unknown as Record<string, HydrationRoot | undefined>)[name];
	return root?.stateNode.current.memoizedState.isDehydrated === false;
}

type HydrationRoot = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } };

/** A made-up address for each test, so that limits by network hold for every journey alone. */
function networkOf(testId: string): string {
	const bytes = createHash('sha256').update(testId).digest();
	return `10.${bytes[0]}.${bytes[1]}.${bytes[2]}`;
}

/**
 * Fails with the list of what axe finds wrong by WCAG 2.2 AA, or where the page is none of the route. A journey that takes axe to
 * a page which it has made something for names its route, as `tests/house/page-lists.test.ts` asks.
 */
export async function expectAccessible(page: Page, route?: string) {
	// A link that was pressed a moment ago may still be on its way.
	if (route !== undefined)
		await expect(page, `is ${route}`).toHaveURL(({ pathname }) => matchPath(`/${route}`, pathname) !== null);
	// What is still fading in has less contrast than it will have.
	await page.evaluate(() => {
		const fading = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
		return Promise.race([
			Promise.allSettled(fading.map(({ finished }) => finished)),
			new Promise((resolve) => setTimeout(resolve, 2_000)),
		]).then(() => null);
	});
	// In the page alone: the other way, for pages with frames of other sites, opens an empty page for each look.
	const axe = new AxeBuilder({ page }).setLegacyMode();
	// Where all stands that is well is not asked for: finding the way to each such place is half of axe's work.
	const { violations } = await axe
		.options({ resultTypes: ['violations'] })
		.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
		.analyze();
	const found = violations.map(
		({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.html} — ${node.failureSummary}`).join('\n  ')}`,
	);
	expect(found).toEqual([]);
}

/** The same of a page that is light and wide, and then turns dark and becomes a phone's: one look for each theme and width. */
export async function expectAccessibleInBothThemes(page: Page, route?: string) {
	for (const { colorScheme, size } of [
		{ colorScheme: 'light', size: WIDTHS.wide },
		{ colorScheme: 'dark', size: WIDTHS.phone },
	] as const) {
		await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
		await page.setViewportSize(size);
		await drawn(page);
		await expectAccessible(page, route);
	}
}

/** A theme and a size have arrived on every layer when a whole frame has been drawn with them. */
const drawn = (page: Page) =>
	page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
