import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SHOWN_GOLF_LABELS } from '#app/features/auth/labels.ts';
import { paths } from '#app/lib/paths.ts';
import { profiles, users } from '#database/schema/accounts.ts';
import { courseSuggestions } from '#database/schema/catalogue.ts';
import { photographs } from '#database/schema/pictures.ts';
import { clubAnswers } from '#database/schema/reviews.ts';
import { reviewerApplications } from '#database/schema/support.ts';
import type { NewCourseInput } from '#domain/catalogue/rules.ts';
import { type Golfer, getGolfer } from '#domain/members/golfer-queries.ts';
import { listCoursePhotographs } from '#domain/pictures/photograph-queries.ts';
import type { CoursePhotograph, Photograph } from '#domain/pictures/shapes.ts';
import { withdrawReview } from '#domain/reviews/authors/withdraw-commands.ts';
import { listReviewsOfCourse } from '#domain/reviews/lists/course-reviews-queries.ts';
import type { ClubAnswer, Review, Round } from '#domain/reviews/shapes.ts';
import { PLAY_FREQUENCIES, YEARS_PLAYING } from '#domain/support/options.ts';
import type { ApplicationInput } from '#domain/support/rules.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, memberRow, reviewRow } from '#tests/support/databases/rows.ts';
import { editorRow } from '#tests/support/facts/desk.ts';
import { type RoutePage, renderPage } from '#tests/support/sites/rendered-page.tsx';
import * as deskApplication from './items/application.tsx';
import * as deskPhotograph from './items/photograph.tsx';
import * as deskReview from './items/review.tsx';
import * as deskSuggestion from './items/suggestion.tsx';
import * as deskMember from './members/member.tsx';

/** What the desk's page has to say of each field that readers see: the types ask for a text for one that is added. */
type Told<Shown> = { [Field in keyof Shown]-?: (value: NonNullable<Shown[Field]>) => string[] };

let database: TestDatabase;
let written: Awaited<ReturnType<typeof writeEverything>>;
beforeAll(async () => {
	database = await openTestDatabase();
	written = await writeEverything();
});
afterAll(() => database.close());

/** A review with everything that one can have, by a member with everything, with a photograph and the club's answer. */
async function writeEverything() {
	const course = await courseRow(database, { name: 'Whole Links' });
	const { userId } = await memberRow(database);
	await database.db.update(users).set({ role: 'reviewer' }).where(eq(users.id, userId));
	await database.db.insert(profiles).values({
		...{ userId, handle: 'astrid', publicName: 'Astrid of the Dunes', isPublic: true, homeCountry: 'IS' },
		avatarKey: 'b1a7e000-aaaa-4aaa-8aaa-aaaaaaaaaaaa',
		shownGolf: ['counts', 'map', 'years', 'wanted'],
	});
	const review = await reviewRow(database, course.id, {
		...{ userId, rating: 7, content: 'Whatever the wind left of my card.', datePlayed: '2026-05-03' },
		...{
			pros: ['The third green'],
			cons: ['The car park'],
			aspects: { greens: 9 },
			benefit: 'A free round',
			insider: 'relative',
		},
		...{ tees: 'The yellow ones', transport: 'walked', weather: 'windy' },
		...{ pricePaidMinor: 8_550, pricePaidCurrency: 'EUR', handicapBand: '10-18', sample: true },
		...{ verification: 'booked', helpfulCount: 31, photographCount: 1 },
		createdAt: new Date('2026-05-04T10:00:00Z'),
	});
	const reviewId = review.id;
	await database.db.insert(clubAnswers).values({
		...{ reviewId, userId, content: 'We have moved the car park.' },
		createdAt: new Date('2026-05-05T10:00:00Z'),
		editedAt: new Date('2026-05-06T10:00:00Z'),
	});
	const [photograph] = await database.db
		.insert(photographs)
		.values({
			...{ reviewId, courseId: course.id, userId, position: 1, alt: 'A sheep on the tee' },
			...{ width: 400, height: 300, status: 'ready' },
		})
		.returning();
	return { course, userId, reviewId, photographId: photograph?.id ?? '' };
}

/** The page of the desk, as an editor reads it: texts without the comments that React sets between them. */
async function readDesk(page: RoutePage, pattern: string, id: string | number) {
	const { ctx } = await editorRow(database);
	const asked = {
		path: `/desk/${pattern.replace(':id', String(id))}`,
		pattern: `desk/${pattern}`,
		params: { id: String(id) },
	};
	const html = await renderPage(page, { database, ctx, origin: 'https://golf.test', ...asked });
	return html.replaceAll('<!-- -->', '').replaceAll('&#x27;', "'");
}

/** Everything that is shown has a value, and the desk's page tells of it. */
function expectTold<Shown extends object>(html: string, shown: Shown, told: Told<Shown>) {
	for (const field of Object.keys(shown) as (keyof Shown & string)[]) {
		const value = shown[field];
		expect(value, `the test has a value of ${field}`).not.toBeNull();
		expect(told, 'what readers see and the desk does not').toHaveProperty(field);
		const texts = told[field](value as NonNullable<typeof value>);
		expect(texts.length, field).toBeGreaterThan(0);
		for (const text of texts) expect(html, field).toContain(text);
	}
}

const PHOTOGRAPH: Told<Photograph> = {
	id: (id) => [paths.photograph(id, 'small', 'webp')],
	alt: (alt) => [`<bdi>${alt}</bdi>`],
	width: (width) => [`${width}w`],
	height: () => ['height='],
	day: () => ['3 May 2026'],
};

const ROUND: Told<Round> = {
	tees: (tees) => [tees],
	transport: (transport) => [`<dd>${transport}</dd>`],
	weather: (weather) => [`<dd>${weather}</dd>`],
	price: () => ['€85.50'],
};

const ANSWER: Told<ClubAnswer> = {
	content: (content) => [content],
	createdAt: () => ['5 May 2026'],
	editedAt: () => ['edited 6 May 2026'],
};

const textsOf = <Shown extends object>(shown: Shown, told: Told<Shown>) =>
	(Object.keys(told) as (keyof Shown)[]).flatMap((field) =>
		told[field](shown[field] as NonNullable<Shown[keyof Shown]>),
	);

const REVIEW: Told<Review> = {
	id: (id) => [`<bdi>${id}</bdi>`],
	courseId: () => ['<bdi>Whole Links</bdi>'],
	content: (content) => [content],
	rating: (rating) => [`${rating} out of 10`],
	datePlayed: () => ['3 May 2026'],
	createdAt: () => ['4 May 2026'],
	pros: (pros) => pros,
	cons: (cons) => cons,
	aspects: (aspects) => aspects.map(({ aspect, grade }) => `${aspect} ${grade}`),
	userName: (name) => [`<bdi>${name}</bdi>`],
	userAvatar: (address) => [`src="${address}"`],
	golfer: (handle) => [`/golfers/${handle}`],
	reviewer: () => ['>Reviewer<'],
	member: () => ['a member with 1 published review'],
	verification: () => ['Verified: booked through a partner'],
	benefit: (benefit) => [benefit],
	insider: () => ['A relative of somebody there'],
	helpfulCount: (count) => [`${count} votes`],
	clubAnswer: (answer) => textsOf(answer, ANSWER),
	round: (round) => textsOf(round, ROUND),
	handicapBand: () => ['10–18'],
	sample: () => ['Sample review'],
	photographs: (all) => all.flatMap((photograph) => textsOf(photograph, PHOTOGRAPH)),
};

it('whatever pages print of a review, of its photographs and of the club’s answer stands on the desk’s page of it', async () => {
	const { course, reviewId } = written;
	const search = { sort: 'newest', verified: false, photographs: false, after: null } as const;
	const asked = { ...search, band: null, language: null, words: '' };
	const [shown] = (await listReviewsOfCourse(database.context(), course.id, asked)).items;
	const html = await readDesk(deskReview, 'inbox/review/:id', reviewId);
	expectTold(html, shown as Review, REVIEW);
	expectTold(html, shown?.clubAnswer as ClubAnswer, ANSWER);
	expectTold(html, shown?.round as Round, ROUND);
	expectTold(html, shown?.photographs[0] as Photograph, PHOTOGRAPH);
});

it('whatever a gallery prints of a photograph stands on the desk’s page of it', async () => {
	const { course, photographId } = written;
	const [shown] = await listCoursePhotographs(database.context(), course.id, 1);
	expectTold<CoursePhotograph>(
		await readDesk(deskPhotograph, 'inbox/photograph/:id', photographId),
		shown as CoursePhotograph,
		{ ...PHOTOGRAPH, reviewId: (id) => [`<bdi>${id}</bdi>`], userName: (name) => [`<bdi>${name}</bdi>`] },
	);
});

it('whatever a golfer’s public page prints of the profile stands on the desk’s page of the member', async () => {
	const shown = await getGolfer(database.context(), 'astrid');
	expectTold<Golfer>(await readDesk(deskMember, 'members/:id', written.userId), shown as Golfer, {
		userId: (id) => [`/desk/members/${id}`],
		handle: (handle) => [`/golfers/${handle}`],
		name: (name) => [`<bdi>${name}</bdi>`],
		reviewer: () => ['<bdi>Reviewer</bdi>'],
		homeCountry: ({ name }) => [name],
		avatarKey: (key) => [paths.avatar(key, 'portrait')],
		shownGolf: (items) => items.map((item) => SHOWN_GOLF_LABELS[item]),
	});
});

it('whatever an applicant writes stands on the desk’s page of the application', async () => {
	const sent: ApplicationInput = {
		...{ firstName: 'Karin', lastName: 'Nordlund', email: 'karin@golf.example', country: 'Iceland', handicap: '+1.2' },
		...{ yearsPlaying: '11-20', playFrequency: 'monthly', favoriteCourses: 'The one by the lava field' },
		whyJoin: 'Somebody has to write about the north.',
	};
	const [{ id } = { id: 0 }] = await database.db.insert(reviewerApplications).values(sent).returning();
	expectTold<ApplicationInput>(await readDesk(deskApplication, 'inbox/application/:id', id), sent, {
		firstName: (name) => [name],
		lastName: (name) => [`<dd><bdi>Karin ${name}</bdi>`],
		email: (email) => [email],
		country: (country) => [country],
		handicap: (handicap) => [handicap],
		yearsPlaying: (years) => [YEARS_PLAYING[years]],
		playFrequency: (often) => [PLAY_FREQUENCIES[often]],
		favoriteCourses: (words) => [words],
		whyJoin: (words) => [words],
	});
});

it('whatever is suggested of a course stands on the desk’s page of the suggestion', async () => {
	const sent: NewCourseInput = {
		...{
			name: 'Lava Links',
			country: 'IS',
			locality: 'Vik',
			website: 'https://lava.example/',
			email: 'eva@golf.example',
		},
		words: 'Nine holes on black sand.',
	};
	const [{ id } = { id: 0 }] = await database.db.insert(courseSuggestions).values(sent).returning();
	expectTold<NewCourseInput>(await readDesk(deskSuggestion, 'inbox/suggestion/:id', id), sent, {
		name: (name) => [`<bdi>${name}</bdi>`],
		country: () => ['<bdi>Iceland</bdi>'],
		locality: (town) => [`<bdi>${town}</bdi>`],
		website: (address) => [`href="${address}"`],
		email: (email) => [email],
		words: (words) => [words],
	});
});

it('nothing stands at the desk of a review that its author has withdrawn, its grade neither', async () => {
	const course = await courseRow(database);
	const { ctx, userId } = await memberRow(database);
	const { id } = await reviewRow(database, course.id, { userId, rating: 9 });
	await withdrawReview(ctx, { reviewId: id, link: null });
	const pages = [await readDesk(deskReview, 'inbox/review/:id', id), await readDesk(deskMember, 'members/:id', userId)];
	for (const html of pages) {
		expect(html).toMatch(/withdrawn/i);
		expect(html).not.toMatch(/out of 10|\/10/);
	}
});
