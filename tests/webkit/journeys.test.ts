import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWebKit, type WebKit } from '../support/sites/webkit.ts';
import { Window } from './window.ts';

let browser: WebKit;
let page: Window;

beforeAll(async () => {
	browser = await startWebKit();
	page = new Window(browser.driver, process.env.E2E_ORIGIN ?? '');
	await page.resize(1440, 900);
});

afterAll(() => browser?.stop());

const MODAL = `return document.querySelectorAll('dialog:modal').length === arguments[0]`;
const FOCUSED = `return document.activeElement === document.querySelector(arguments[0])`;

describe('in WebKit', () => {
	it('home offers courses while somebody types, and its empty date looks empty', async () => {
		await page.open('/');
		await page.says('Golf courses worldwide');
		const colour = await page.ask<string>(`return getComputedStyle(document.getElementById('search-date')).color`);
		expect(colour).toMatch(/^rgba\(.*, 0\)$|^transparent$/);
		await page.press('#search-q');
		await page.fill('#search-q', 'ljunghusen');
		await page.holds(
			'a suggestion',
			`return [...document.querySelectorAll('[role="option"]')].some((one) => one.textContent.includes('Ljunghusen'))`,
		);
		await page.escape();
	});

	it('the menu of a phone opens, and leads to a page', async () => {
		await page.resize(390, 844);
		await page.open('/');
		await page.press('summary[aria-label="Menu"]');
		await page.press('nav[aria-label="Menu"] a[href="/support/faq"]');
		await page.address(/^\/support\/faq$/);
		await page.resize(1440, 900);
	});

	it('find narrows while somebody types', async () => {
		await page.open('/find-course');
		await page.fill('#find-q', 'ljunghusen');
		await page.address(/q=ljunghusen/);
		await page.holds('the course', `return document.getElementById('course-ljunghusen') !== null`);
	});

	it('a dialog that find opened leads back there by Close, Escape and Back', async () => {
		await page.open('/find-course?q=ljunghusen');
		for (const leave of [() => page.press('dialog a[aria-label="Close"]'), () => page.escape(), () => page.back()]) {
			await page.press('#course-ljunghusen');
			await page.holds('the dialog', MODAL, 1);
			await leave();
			await page.address(/^\/find-course\?q=ljunghusen$/);
			await page.holds('no dialog', MODAL, 0);
			await page.holds('the focus where it was', FOCUSED, '#course-ljunghusen');
		}
	});

	it('a review opens over the dialog of its course, and from home leads back to home', async () => {
		await page.open('/top-rated-courses?course=ljunghusen');
		await page.holds('the dialog', MODAL, 1);
		await page.press('dialog a[href*="review="]');
		await page.holds('both dialogs', MODAL, 2);
		await page.escape();
		await page.holds('the dialog of the course', MODAL, 1);
		await page.open('/');
		await page.press('article a[href*="review="]');
		await page.hydrated();
		await page.holds('both dialogs', MODAL, 2);
		await page.escape();
		await page.address(/^\/(#opens-review-\d+)?$/);
		await page.holds('the focus on the review', `return document.activeElement?.id.startsWith('opens-review-')`);
	});

	it('the map shows markers, and zooms', async () => {
		await page.open('/find-course?view=map');
		await page.shown('[data-marker]');
		await page.press('button[aria-label="Zoom in"]');
		await page.address(/box=/);
		await page.shown('[data-marker]');
	});

	it('a visitor writes a review', async () => {
		await page.open('/create-review?course=ystad');
		await page.fill('input[name="reviewerName"]', 'Mats Ekdahl');
		await page.choose('input[name="playDate"]', '2026-08-02');
		await page.choose('select[name="rating"]', '8');
		await page.fill('textarea[name="reviewText"]', 'Wind off the sea all the way round, and not a ball lost.');
		await page.beUnhurried();
		await page.press('main form button[type="submit"]:not([name])');
		await page.says('Review submitted!');
	});

	it('a golfer signs up', async () => {
		await page.open('/auth/signup');
		await page.fill('input[name="firstName"]', 'Karin');
		await page.fill('input[name="lastName"]', 'Ekdahl');
		await page.fill('input[name="email"]', 'karin.in.webkit@golf.example');
		await page.fill('input[name="password"]', 'nine irons and a putter');
		await page.fill('input[name="confirmPassword"]', 'nine irons and a putter');
		await page.press('input[name="termsAccepted"]');
		await page.press('main form button[type="submit"]');
		await page.address(/^\/auth\/login/);
		await page.says('Account created');
	});
});
