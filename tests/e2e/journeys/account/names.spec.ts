import { expect } from '@playwright/test';
import { COURSE } from '#tests/e2e/support/pages.ts';
import { test } from '#tests/e2e/support/test.ts';

const PAGES_WITH_NAMES = [
	'/',
	'/top-rated-courses',
	`/top-rated-courses?course=${COURSE.slug}`,
	'/find-course',
	'/find-course?view=grid',
	COURSE.path,
	'/courses',
	'/courses/sweden',
	`/compare?course=${COURSE.slug}&course=falsterbo`,
	'/guides/links-golf-around-the-baltic',
];

/** Names set in the serif whose lines are nearer to each other than a capital with a ring and a letter below it need. */
async function tightNames() {
	await document.fonts.ready;
	const pen = document.createElement('canvas').getContext('2d');
	if (!pen) throw new Error('no canvas to measure on');
	return [...document.querySelectorAll('bdi')].flatMap((name) => {
		const style = getComputedStyle(name);
		if (!style.fontFamily.includes('Serif')) return [];
		pen.font = style.font;
		const needed = pen.measureText('Å').actualBoundingBoxAscent + pen.measureText('g').actualBoundingBoxDescent;
		const leading = Number.parseFloat(style.lineHeight);
		return leading < Math.floor(needed) ? [`${name.textContent}: ${leading} of ${needed}`] : [];
	});
}

test('the ring of an Å meets no line above it, wherever names are set in the serif', async ({ page }) => {
	for (const path of PAGES_WITH_NAMES) {
		await page.goto(path);
		await page.evaluate(() => document.fonts.load('16px "Instrument Serif"', 'Åg'));
		expect(await page.evaluate(tightNames), path).toEqual([]);
	}
});

test('a name in another script says its language and is broken by its rules', async ({ page }) => {
	await page.goto('/find-course?country=japan');
	const rules = await page.evaluate(() => {
		const heading = document.querySelector('main h2');
		const of = (lang: string) => {
			const name = document.createElement('bdi');
			name.lang = lang;
			heading?.append(name);
			const { lineBreak, wordBreak, letterSpacing } = getComputedStyle(name);
			return [lineBreak, wordBreak, letterSpacing];
		};
		return { ja: of('ja'), zh: of('zh-Hans'), ko: of('ko'), ar: of('ar') };
	});
	expect(rules).toEqual({
		ja: ['strict', 'auto-phrase', 'normal'],
		zh: ['strict', 'normal', 'normal'],
		ko: ['auto', 'keep-all', 'normal'],
		ar: ['auto', 'normal', 'normal'],
	});
});
