import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { signBooking } from '#domain/reviews/verification/booking-link.ts';
import { becomeMember } from '../../support/accounts.ts';
import { runBeside } from '../../support/beside.ts';
import { openBeside, deskTest as test } from '../../support/editors.ts';
import { expectAccessibleInBothThemes, hydrated } from '../../support/test.ts';

const COURSE = { slug: 'falsterbo', path: '/courses/sweden/falsterbo', name: 'Falsterbo' };

const GRANT = 'tests/e2e/support/grant.ts';

/** The page of the course at the desk. */
async function openCourse(page: Page) {
	await page.goto(`/desk/courses?q=${COURSE.slug}`);
	await page.getByRole('main').getByRole('link', { name: COURSE.name, exact: true }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(COURSE.name);
}

/** A new key for a partner's links, as whoever runs the machine makes it. */
async function newKey(partner: string): Promise<string> {
	const env = {
		...process.env,
		...{ NODE_ENV: 'production', FESCUE_MODE: 'local', DATA_DIRECTORY: process.env.E2E_DATA, DATABASE_URL: '' },
	};
	const { stdout } = await promisify(execFile)(process.execPath, ['cli/partner-key.ts', partner], { env });
	return stdout.trim().split('\n').at(-1) ?? '';
}

test('a member whom the desk has named for a club answers a review', async ({ page, browser }) => {
	test.slow();
	const theirs = await openBeside(browser);
	const member = await becomeMember(theirs, 'Klara');
	await openCourse(page);
	await page.getByRole('link', { name: /club representative/ }).click();
	await page.getByLabel('E-mail address of the member').fill(member.email);
	await page.getByRole('button', { name: 'Appoint' }).click();
	await expect(page.getByText(member.email)).toBeVisible();

	await theirs.goto(COURSE.path);
	const id = /\d+/.exec((await theirs.getByRole('article').first().getAttribute('id')) ?? '')?.[0];
	await theirs.goto(`/reviews/${id}/club-answer`);
	await expectAccessibleInBothThemes(theirs, 'reviews/:id/club-answer');
	await theirs.getByLabel('The club’s answer').fill('Thank you. The bunkers have new sand since then.');
	await theirs.getByRole('button', { name: 'Publish the answer' }).click();
	await expect(theirs).toHaveURL(new RegExp(COURSE.path));
	await expect(theirs.getByText('The bunkers have new sand since then.')).toBeVisible();
	await theirs.context().close();
});

/** The day so many days from now in UTC, as fields of dates have it. */
const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('N2: a club announces, changes and ends what it says, and an editor too, each as their own word', async ({
	page,
	browser,
}) => {
	test.slow();
	const club = { slug: 'ringenas', path: '/courses/sweden/ringenas' };
	const theirs = await openBeside(browser);
	const member = await becomeMember(theirs, 'Klara');
	await runBeside(GRANT, 'representative', member.email, club.slug);
	await theirs.goto('/account/answers');
	await theirs.getByRole('link', { name: 'Announce for Ringenäs' }).click();
	await hydrated(theirs);
	await expectAccessibleInBothThemes(theirs, 'courses/:country/:slug/announcements');
	await theirs.getByLabel('What you announce').selectOption('aeration');
	await theirs.getByLabel('First day').fill(dayAhead(20));
	await theirs.getByLabel('Last day').fill(dayAhead(19));
	await theirs.getByRole('button', { name: 'Announce', exact: true }).click();
	await expect(theirs.getByText('Last day: please choose the first day or a later one.')).toBeVisible();
	await theirs.getByLabel('Last day').fill(dayAhead(22));
	await theirs.getByRole('button', { name: 'Announce', exact: true }).click();
	await expect(theirs.getByText('Announced. It stands on the page of the course')).toBeVisible();

	const now = theirs.getByRole('region', { name: 'How it is now' });
	await theirs.goto(club.path);
	await expect(now).toContainText(/Announced: Aeration .+, says the club/);
	await theirs.goto(`${club.path}/announcements`);
	await theirs.getByRole('link', { name: /^Change: Aeration/ }).click();
	await hydrated(theirs);
	await theirs.getByLabel('First day').fill(dayAhead(-1));
	await theirs.getByRole('button', { name: 'Publish the change' }).click();
	await expect(theirs.getByText('Changed.', { exact: true })).toBeVisible();
	await theirs.goto(club.path);
	await expect(now).toContainText(/Aeration until .+, says the club/);
	await expect(now).not.toContainText('Announced');
	await theirs.goto(`/find-course?q=${club.slug}`);
	await expect(theirs.getByText(/Aeration until .+, says the club/).first()).toBeVisible();
	await theirs.goto(`${club.path}/announcements`);
	await hydrated(theirs);
	await theirs.getByRole('button', { name: /^End now: Aeration/ }).click();
	await expect(theirs.getByText('Ended. It stands nowhere any more.')).toBeVisible();

	await page.goto('/desk/courses?q=ringenas');
	await page.getByRole('main').getByRole('link', { name: 'Ringenäs', exact: true }).click();
	await page.getByRole('link', { name: 'Announcements of the club' }).click();
	await page.getByLabel('What you announce').selectOption('closed');
	await page.getByLabel('First day').fill(dayAhead(0));
	await page.getByRole('button', { name: 'Announce', exact: true }).click();
	await expect(page.getByText('Last day: please choose a day of the calendar.')).toBeVisible();
	await page.getByLabel('Last day').fill(dayAhead(2));
	await page.getByRole('button', { name: 'Announce', exact: true }).click();
	await expect(page.getByText('Announced. It stands on the page of the course')).toBeVisible();
	await theirs.goto(club.path);
	await expect(now).toContainText(/Course closed .+, say our editors/);
	await page.getByRole('button', { name: /^End now: Course closed/ }).click();
	await expect(page.getByText('Nothing is announced.')).toBeVisible();
	await theirs.goto(club.path);
	await expect(theirs.getByText('say our editors')).toHaveCount(0);
	await theirs.context().close();
});

test('a member confirms a round by the signed link of a partner', async ({ page, browser }) => {
	test.slow();
	await openCourse(page);
	await page.getByLabel('Link', { exact: true }).fill('https://rounds.example/?day={date}');
	const name = `Rounds ${Date.now()}`;
	await page.getByLabel('Name of a new partner').fill(name);
	await page.getByLabel('Its website').fill('https://rounds.example');
	await page.getByRole('button', { name: 'Set the link' }).click();
	await expect(page.getByText(`${name}: https://rounds.example`)).toBeVisible();
	const partner = (await page.getByRole('option', { name }).getAttribute('value')) ?? '';

	const booking = { partner: Number(partner), course: COURSE.slug, day: '2026-08-09', reference: `r-${Date.now()}` };
	const signature = signBooking(await newKey(partner), booking);
	const theirs = await openBeside(browser);
	await becomeMember(theirs, 'Boel');
	await theirs.goto(`/bookings/confirm?${new URLSearchParams({ ...booking, partner, signature })}`);
	await expect(theirs.getByRole('main')).toContainText(name);
	await expectAccessibleInBothThemes(theirs, 'bookings/confirm');
	await theirs.getByRole('button', { name: 'Yes, I played' }).click();
	await expect(theirs.getByText('Noted. Your review of that day will be verified.')).toBeVisible();
	await theirs.context().close();
});
