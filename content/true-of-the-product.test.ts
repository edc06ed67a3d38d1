import { readdirSync, readFileSync } from 'node:fs';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import * as accounts from '#database/schema/accounts.ts';
import * as campaigns from '#database/schema/campaigns.ts';
import * as catalogue from '#database/schema/catalogue.ts';
import * as conditions from '#database/schema/conditions.ts';
import * as desk from '#database/schema/desk.ts';
import * as following from '#database/schema/following.ts';
import * as lists from '#database/schema/lists.ts';
import * as mail from '#database/schema/mail.ts';
import * as moderation from '#database/schema/moderation.ts';
import * as newsletter from '#database/schema/newsletter.ts';
import * as openData from '#database/schema/open-data.ts';
import * as pictures from '#database/schema/pictures.ts';
import * as ratings from '#database/schema/ratings.ts';
import * as reviews from '#database/schema/reviews.ts';
import * as rounds from '#database/schema/rounds.ts';
import * as support from '#database/schema/support.ts';
import * as system from '#database/schema/system.ts';
import * as trips from '#database/schema/trips.ts';
import { HOLDING_RULES, type HoldingRule } from '#domain/reviews/holding/holding-rules.ts';
import { GROUNDS } from '#domain/shared/desk/grounds.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

describe('the page on moderation', () => {
	const page = read('./pages/moderation.md');
	const grounds = page.slice(page.indexOf('## The grounds'), page.indexOf('## Before publication'));

	/** What the page says of each rule; a new rule does not compile until it has its words here. */
	const said: Record<HoldingRule, RegExp> = {
		link: /a link, an email address/,
		phone: /telephone number in the text/,
		'near-copy': /nearly the same as another review/,
		words: /a word on our list/,
		trap: /a field filled in that no reader sees/,
		haste: /sent faster than most people can write/,
		'network-flood': /within a day from one network/,
		'author-flood': /many reviews within an hour by one new account/,
		'course-flood': /or of one course/,
		campaign: /look as though they were arranged/,
		paused: /any other review of a course that is paused/,
		reposted: /deleted and written anew within a month/,
		'own-club': /who speaks for the course/,
		'list-flood': /many lists made public within a day/,
		'edit-loop': /changed many times within a day/,
		'sent-again': /a rejected review that is sent again/,
	};

	it('lists the grounds that decisions are made on, and no other', () => {
		const rows = [...grounds.matchAll(/^\| (?!Ground |---)([^|]+) \|/gm)].map(([, ground]) => ground);
		expect(rows).toEqual(Object.values(GROUNDS));
	});

	it.each(Object.keys(HOLDING_RULES) as HoldingRule[])('names the rule %s among those that hold a review', (rule) => {
		expect(page).toMatch(said[rule]);
		if (rule === 'list-flood') return;
		expect(read('./help/review-waiting-or-rejected.md')).toMatch(
			// The article speaks to the author, so its words are a little plainer.
			rule === 'words' ? /a word that often comes with/ : rule === 'near-copy' ? /the same as in another/ : said[rule],
		);
	});
});

/** What the privacy page calls the content of each table; null for what is about nobody. */
const TOLD: Record<string, string | null> = {
	users: '**Email address**',
	sessions: '**Sessions**',
	one_time_tokens: 'Links that confirm an address',
	known_devices: 'devices you have logged in from',
	allowances: 'Counters against abuse',
	profiles: '**Profile information**',
	reviews: '**Reviews**',
	review_versions: 'earlier versions if you edit',
	helpful_votes: 'helpful votes**',
	liked_courses: '**Wish list',
	played_courses: 'courses marked as played',
	rounds: '**Rounds** that you log',
	condition_reports: '**Reports of conditions**',
	club_announcements: 'what you announce of it for the club',
	trips: '**Trips** you plan',
	trip_days: 'what you say of a day',
	trip_courses: 'the courses of each day',
	trip_travellers: '**A traveller’s name**',
	trip_votes: 'votes, and whether they have played a course',
	follows: '**What you follow**',
	news_readers: 'when you last read what is new',
	lists: '**Lists** of courses',
	list_courses: 'courses and notes on them',
	list_likes: 'which lists of others you like',
	check_ins: '**Check-ins**',
	partner_bookings: '**Booked rounds**',
	course_representatives: '**The course you speak for**',
	club_answers: 'your answers to reviews',
	photographs: '**Photographs**',
	scorecards: '**Scorecards**',
	reports: '**Reports**',
	mail_outbox: 'Our copy of emails sent to you',
	newsletter_subscribers: '**Newsletter address**',
	newsletter_deliveries: 'which issues were sent to it',
	contact_messages: '**Messages** to us',
	contact_replies: 'with our answers',
	desk_notes: 'what editors note about them',
	appeals: '**Objections** to a decision',
	suspensions: '**Suspensions** of an account',
	desk_log: "**Editors' decisions**",
	open_files: null,
	open_file_pieces: null,
	review_files: null,
	review_file_pieces: null,
	decision_roots: null,
	decision_hashes: 'A keyed hash of each decision',
	second_factors: '**The second factor of editors**',
	recovery_codes: 'recovery codes as hashes',
	course_suggestions: '**course suggestions**',
	reviewer_applications: '**Reviewer applications**',
	submissions: 'Receipts of forms',
	desk_items: 'while it waits for us, as a keyed hash',
	desk_decisions: null,
	merged_course_sources: null,
	course_files: null,
	campaigns: null,
	network_salts: null,
	courses: null,
	course_slug_aliases: null,
	partners: null,
	partner_links: null,
	picture_removals: null,
	country_summaries: null,
	region_names: null,
	region_summaries: null,
	rating_days: null,
	job_failures: null,
	settings: null,
};

describe('the privacy page', () => {
	const page = read('./legal/privacy.md');
	const modules = [
		accounts,
		campaigns,
		catalogue,
		conditions,
		desk,
		following,
		lists,
		mail,
		moderation,
		newsletter,
		openData,
		pictures,
		ratings,
		reviews,
		rounds,
		support,
		system,
		trips,
	];
	const tables = modules
		.flatMap((module): unknown[] => Object.values(module))
		.filter((value) => is(value, PgTable))
		.map((table) => getTableName(table));

	it('tells of every table that holds something about a person', () => {
		expect(tables.sort()).toEqual(Object.keys(TOLD).sort());
		for (const words of Object.values(TOLD)) if (words) expect(page).toContain(words);
	});
});

describe('the ways through the settings', () => {
	const settings = read('../app/features/account/settings-sections.tsx');
	const files = ['faq', 'help'].flatMap((kind) =>
		readdirSync(new URL(`./${kind}/`, import.meta.url)).map((file) => `./${kind}/${file}`),
	);
	const ways = files.flatMap((file) =>
		[...read(file).matchAll(/\*\*([A-Z][a-z]+) > ([A-Za-z ]+)\*\*/g)].map(([way, section, button]) => ({
			file,
			way,
			section,
			button,
		})),
	);

	it.each(ways)('$way, which $file names, is there', ({ section, button }) => {
		const [, part = ''] = settings.split(`title="${section}"`);
		expect(part.split('</AccountSection>', 1)[0]).toContain(button);
	});

	it('are named somewhere', () => {
		expect(new Set(ways.map(({ way }) => way))).toContain('**Email > Change Email**');
	});
});
