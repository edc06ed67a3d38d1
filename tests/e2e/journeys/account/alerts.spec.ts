import { expect, type Page } from '@playwright/test';
import { becomeMember } from '#tests/e2e/support/accounts.ts';
import { runBeside } from '#tests/e2e/support/beside.ts';
import { letterTo, linkIn } from '#tests/e2e/support/letters.ts';
import { beUnhurried } from '#tests/e2e/support/reviews.ts';
import { expectAccessibleInBothThemes, hydrated, test } from '#tests/e2e/support/test.ts';

const GRANT = 'tests/e2e/support/grant.ts';

/** What has been told of a course already is no news: each run takes one of its own. */
const COURSES = [
	{ slug: 'byneset', name: 'Byneset' },
	{ slug: 'losby', name: 'Losby' },
	{ slug: 'borre', name: 'Borre' },
	{ slug: 'meland', name: 'Meland' },
	{ slug: 'bjaavann', name: 'Bjaavann' },
] as const;

const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Looks at once for what is to be told, as the site does every few minutes, and counts the letters to a member. */
const lettersAboutCourses = async (email: string) => (await runBeside(GRANT, 'alerts', email)).trim();

/** A member's trip, which begins with a course. */
async function planTrip(page: Page, { slug }: (typeof COURSES)[number], firstDay: string) {
	await page.goto(`/account/trips/new?c1=${slug}`);
	await hydrated(page);
	await page.getByLabel('Name of the trip').fill('North');
	await page.getByLabel('First day').fill(firstDay);
	await expect(page.getByRole('checkbox').first()).toBeChecked();
	await page.getByRole('button', { name: 'Make the trip' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('North');
}

/** Tells one thing of a course, which is folded away in the form. */
async function tell(page: Page, { slug }: (typeof COURSES)[number], question: string, words: string) {
	await page.goto(`/courses/norway/${slug}/conditions`);
	await hydrated(page);
	await beUnhurried(page);
	await page.getByText('Temporary greens, aeration').click();
	await page.getByRole('group', { name: question, exact: true }).getByRole('radio', { name: words }).click();
	await page.getByRole('button', { name: 'Send' }).click();
	await expect(page.getByRole('heading', { name: 'Sent' })).toBeVisible();
}

test('N3: a letter tells of temporary greens where a trip leads soon, once a day, and one press ends it', async ({
	page,
	browser,
	baseURL,
}, { repeatEachIndex }) => {
	test.slow();
	const course = COURSES[repeatEachIndex % COURSES.length] ?? COURSES[0];
	const reader = await browser.newPage({ baseURL });
	const { email } = await becomeMember(reader, 'Ada');
	await planTrip(reader, course, dayAhead(12));
	await reader.goto('/account/following');
	await hydrated(reader);
	await reader.getByRole('button', { name: 'Send me these letters' }).click();
	await expect(reader.getByRole('button', { name: 'End these letters' })).toBeVisible();

	await becomeMember(page, 'Bo');
	await tell(page, course, 'Temporary greens', 'All holes');
	expect(await lettersAboutCourses(email)).toBe('1');
	const letter = await letterTo(page.request, email, /how your courses are now/);
	expect(letter.text).toContain(`${course.name}: Temporary greens on all holes, today, 1 golfer`);
	expect(letter.text).toContain(`/courses/norway/${course.slug}`);
	await tell(page, course, 'Aeration', 'Just done');
	expect(await lettersAboutCourses(email)).toBe('1');

	const link = linkIn(letter, '/news/letter/removal');
	const withoutScripts = await browser.newPage({ baseURL, javaScriptEnabled: false });
	await withoutScripts.goto(link);
	await expect(withoutScripts.getByLabel('Email')).toHaveValue(email);
	await withoutScripts.getByRole('button', { name: 'End these letters' }).click();
	await expect(withoutScripts.getByRole('heading', { name: 'The letters have ended' })).toBeVisible();
	await reader.goto(link);
	await expect(reader.getByRole('heading', { name: 'The letters have ended' })).toBeVisible();
	await expectAccessibleInBothThemes(reader, 'news/letter/removal');
	await reader.getByRole('link', { name: 'What you follow' }).click();
	await expect(reader.getByRole('button', { name: 'Send me these letters' })).toBeVisible();
	await withoutScripts.close();
	await reader.close();
});
