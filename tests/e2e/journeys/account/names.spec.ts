import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { becomeMember } from '#tests/e2e/support/accounts.ts';
import { runBeside } from '#tests/e2e/support/beside.ts';
import { COURSE } from '#tests/e2e/support/pages.ts';
import { ownReviewId, writeReview } from '#tests/e2e/support/reviews.ts';
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

/** All in letters that Chinese is written in too. */
const JAPANESE = { name: '高室池倶楽部', town: '加東市' };

/** Imports that course beside the running site. */
async function importJapanese(): Promise<void> {
	const folder = await mkdtemp(join(tmpdir(), 'fescue-names-'));
	const file = join(folder, 'japan.csv');
	await writeFile(
		file,
		`id,name,locality,country,iso2,continent,lat,lng\nnames-1,${JAPANESE.name},${JAPANESE.town},Japan,JP,Asia,34.9,134.9\n`,
	);
	await runBeside('cli/import.ts', file);
	await rm(folder, { recursive: true });
}

/** Texts with the name of the course or its town that are not said to be Japanese, with where they stand. */
const unsaid = (names: string[]) => {
	const found: string[] = [];
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	while (walker.nextNode()) {
		const { textContent, parentElement } = walker.currentNode;
		// In quotes stands what was searched for, which nobody knows the language of.
		const isPrinted = names.some((name) => textContent?.includes(name)) && !textContent?.startsWith('“');
		if (!isPrinted || parentElement?.closest('script, style, option')) continue;
		if (parentElement?.closest<HTMLElement>('[lang]')?.lang !== 'ja')
			found.push(`${parentElement?.tagName}: ${textContent}`);
	}
	return found;
};

test('a name all in Chinese characters is said to be Japanese wherever a course of Japan is named', async ({
	page,
}) => {
	test.slow();
	await importJapanese();
	const { name, town } = JAPANESE;
	const looked: string[] = [];
	const expectSaid = async (path: string) => {
		looked.push(path);
		expect(await page.evaluate(unsaid, [name, town]), path).toEqual([]);
	};
	await expect(async () => {
		await page.goto(`/find-course?q=${encodeURIComponent(name)}`);
		await expect(page.getByRole('main').getByText(name).first()).toBeVisible({ timeout: 1_000 });
	}).toPass();
	await expectSaid('/find-course');
	const link = page.getByRole('main').locator('a[href^="/courses/japan/"]').first();
	const course = (await link.getAttribute('href')) ?? '';
	const slug = course.split('/').at(-1) ?? '';
	await becomeMember(page, 'Nanna');
	await writeReview(page, { course: slug, words: 'Larches, a pond on every other hole, and tea after the ninth.' });
	await expectSaid('the thanks for a review');
	const id = await ownReviewId(page, name);
	for (const path of [
		course,
		`${course}/like`,
		`${course}/cover`,
		`${course}/check-in`,
		'/',
		'/courses/japan',
		`/find-course?view=grid&q=${encodeURIComponent(name)}`,
		`/find-course/suggest?course=${slug}`,
		`/top-rated-courses?course=${slug}`,
		`/compare?course=${slug}&course=${COURSE.slug}`,
		`/create-review?course=${slug}`,
		`/reports/new?course=${slug}`,
		`/reviews/${id}/edit`,
		`/reviews/${id}/removal`,
		`/account/reviews/${id}/scorecard`,
		'/account/reviews',
		'/account/courses',
		(await runBeside('tests/e2e/support/grant.ts', 'booking', slug, '2026-08-02')).trim(),
	]) {
		await page.goto(path);
		await expectSaid(path);
	}
	expect(looked.length).toBeGreaterThan(18);
});
