import { confirmEmail, linkInLetter, newMember, signUp } from '../support/accounts.ts';
import { ACCOUNT_PAGES, SIGN_UP_PAGES } from '../support/pages.ts';
import { expectAccessibleInBothThemes, test } from '../support/test.ts';

test('axe finds nothing by WCAG 2.2 AA on the pages of an account, at both widths and in both themes', async ({
	page,
}) => {
	// Some fifteen pages in one sitting: signing up again for each would take longer.
	test.setTimeout(180_000);
	const maja = newMember('Maja');
	const look = async (paths: readonly string[]) => {
		for (const path of paths) {
			await page.goto(path);
			await expectAccessibleInBothThemes(page);
		}
	};
	await signUp(page, maja);
	const confirmation = await linkInLetter(page.request, maja, /Confirm/);
	await look([...SIGN_UP_PAGES, confirmation]);
	await confirmEmail(page, maja);
	await look(ACCOUNT_PAGES);
});
