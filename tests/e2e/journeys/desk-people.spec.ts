import { expect } from '@playwright/test';
import { newMember } from '../support/accounts.ts';
import { becomeEditor } from '../support/editors.ts';
import { letterTo } from '../support/letters.ts';
import { beUnhurried } from '../support/reviews.ts';
import { expectAccessible, test, WIDTHS } from '../support/test.ts';

test('a message goes from the form to the desk and its answer back to the mailbox', async ({
	page,
	browser,
	baseURL,
}) => {
	const reader = newMember('Rut');
	const subject = `A ball beyond the fourth ${reader.email}`;
	const outside = await browser.newPage({ baseURL, extraHTTPHeaders: { 'x-forwarded-for': '10.20.30.40' } });
	await outside.goto('/support/contact');
	await outside.getByLabel('Name').fill('Rut Ekdahl');
	await outside.getByLabel('Email').first().fill(reader.email);
	await outside.getByLabel('Subject').fill(subject);
	await outside.getByLabel('Category').selectOption('general');
	await outside.getByLabel('Message').fill('It lies there since Sunday. Please tell the green keeper.');
	await beUnhurried(outside);
	await outside.getByRole('button', { name: 'Send Message' }).click();
	const received = await letterTo(outside.request, reader.email, /We have your message/);
	const reference = /[A-Z0-9]{4}-[A-Z0-9]{4}/.exec(received.subject)?.[0] ?? '';

	await becomeEditor(page);
	await page.goto('/desk?view=message');
	await page.getByRole('link', { name: subject }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject);
	await expectAccessible(page);
	await page.setViewportSize(WIDTHS.phone);
	await expectAccessible(page);
	await page.getByLabel('Your answer').fill('The green keeper has it. Come and fetch it.');
	await page.getByRole('button', { name: 'Send the answer' }).click();
	await expect(page.getByText('Your answer is on its way.')).toBeVisible();
	const answer = await letterTo(outside.request, reader.email, /^Re: your message/);
	expect(answer.subject).toContain(reference);
	expect(answer.text).toContain('The green keeper has it.');
	await outside.close();
});
