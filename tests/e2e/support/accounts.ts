import { randomBytes } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { letterTo, linkIn } from './letters.ts';

export type NewMember = { firstName: string; lastName: string; email: string; password: string };

/** A member that no other test knows. */
export function newMember(firstName = 'Karin'): NewMember {
	const email = `${firstName.toLowerCase()}.${randomBytes(5).toString('hex')}@example.com`;
	return { firstName, lastName: 'Ekdahl', email, password: 'three long irons' };
}

/** Fills the sign-up form and sends it. */
export async function signUp(page: Page, { firstName, lastName, email, password }: NewMember) {
	await page.goto('/auth/signup');
	await page.getByLabel('First name').fill(firstName);
	await page.getByLabel('Last name').fill(lastName);
	await page.getByLabel('Email', { exact: true }).fill(email);
	await page.getByLabel('Password', { exact: true }).fill(password);
	await page.getByLabel('Confirm password').fill(password);
	await page.getByRole('checkbox').check();
	await page.getByRole('button', { name: 'Create Account' }).click();
	await expect(page).toHaveURL('/auth/login?flash=created');
}

/** The link in the newest letter to a member, as a path. */
export const linkInLetter = async (request: APIRequestContext, { email }: NewMember, subject: RegExp) =>
	linkIn(await letterTo(request, email, subject), '/auth/[\\w-]+');

/**
 * A new member, confirmed and signed in by the calls of the accounts service: its forms are shown by the journeys that are
 * about them.
 */
export async function becomeMember(page: Page, firstName?: string): Promise<NewMember> {
	const member = newMember(firstName);
	const { email, password, lastName } = member;
	const call = async (name: 'signup' | 'verify', data: object) => {
		// As the site's own pages call: what the service signs in is the page's browser.
		const headers = { 'X-Auth-Mode': 'cookie', Origin: process.env.E2E_ORIGIN ?? '' };
		const answer = await page.request.post(`/auth/v1/${name}`, { data, headers });
		expect(answer.status(), await answer.text()).toBe(200);
	};
	await call('signup', { email, password, data: { first_name: member.firstName, last_name: lastName } });
	const link = new URL(await linkInLetter(page.request, member, /Confirm/), 'http://fescue.example');
	await call('verify', { type: 'signup', token_hash: link.searchParams.get('token_hash') });
	return member;
}

/**
 * Waits until a member's page has renewed its session, as the first one of a browser does as soon as it has scripts. It would find out by
 * itself that the session has ended, and the answer brings cookies: where a test changes these meanwhile, it puts the old ones back.
 */
export const sessionRenewed = (page: Page) =>
	page.waitForFunction(() => Number(localStorage.getItem('fescue:auth:due')) > Date.now());

/** A new member who is confirmed, and whom the page's browser does not know. */
export async function confirmedMember(page: Page, firstName?: string): Promise<NewMember> {
	const member = await becomeMember(page, firstName);
	await page.context().clearCookies();
	return member;
}

/** Opens the link of the confirmation letter in the browser that signed up and presses its button, which signs in. */
export async function confirmEmail(page: Page, member: NewMember) {
	await page.goto(await linkInLetter(page.request, member, /Confirm/));
	await page.getByRole('button', { name: 'Confirm Email' }).click();
	await expect(page).toHaveURL('/account?flash=confirmed&next=%2F');
}

/** Fills the login form of the present page and sends it. */
export async function signIn(page: Page, { email, password }: NewMember) {
	await page.getByLabel('Email', { exact: true }).fill(email);
	await page.getByLabel('Password', { exact: true }).fill(password);
	await page.getByRole('button', { name: 'Sign In' }).click();
}
