import { expect } from '@playwright/test';
import { becomeMember } from '#tests/e2e/support/accounts.ts';
import { makeEditor, openBeside, setSecondFactor, deskTest as test } from '#tests/e2e/support/editors.ts';
import { buttonOf, FORMS, fillAll, someone } from '#tests/e2e/support/forms.ts';
import { letterTo } from '#tests/e2e/support/letters.ts';
import { expectAccessible, expectAccessibleInBothThemes, WIDTHS } from '#tests/e2e/support/test.ts';

test('a message goes from the form to the desk and its answer back to the mailbox', async ({ page, browser }) => {
	const email = someone();
	const subject = `A ball beyond the fourth ${email}`;
	const outside = await openBeside(browser);
	await fillAll(outside, FORMS.contact, email);
	await outside.getByLabel('Subject').fill(subject);
	await buttonOf(outside, FORMS.contact).click();
	const received = await letterTo(outside.request, email, FORMS.contact.letter);
	const reference = /[A-Z0-9]{4}-[A-Z0-9]{4}/.exec(received.subject)?.[0] ?? '';

	await page.goto('/desk?view=message');
	await page.getByRole('link', { name: subject }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject);
	await expectAccessible(page);
	await page.setViewportSize(WIDTHS.phone);
	await expectAccessible(page);
	await page.getByLabel('Your answer').fill('The green keeper has it. Come and fetch it.');
	await page.getByRole('button', { name: 'Send the answer' }).click();
	await expect(page.getByText(/^Decided\./)).toBeVisible();
	const answer = await letterTo(outside.request, email, /^Re: your message/);
	expect(answer.subject).toContain(reference);
	expect(answer.text).toContain('The green keeper has it.');
	await outside.context().close();
});

test('a new editor sets the second factor before anything else, and is given recovery codes', async ({ browser }) => {
	const theirs = await openBeside(browser);
	const member = await becomeMember(theirs, 'Inga');
	await makeEditor(member.email);
	await theirs.goto('/desk');
	await expectAccessible(theirs);
	await setSecondFactor(theirs, member);
	await expectAccessibleInBothThemes(theirs, 'desk/second-factor/confirmation');
	await theirs.context().close();
});
